import type { CommandEntry } from './command.ts';

/** All commands, in the order of the help. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'run',
    summary: 'apply, build, boot and measure a patch series, and report (the main job)',
    load: async () => (await import('./run.ts')).runCommand,
  },
  {
    name: 'demo',
    summary: 'the main job on a bundled example, everything fetched and built',
    load: async () => (await import('./demo.ts')).demoCommand,
  },
  {
    name: 'bench',
    summary: 'measure kernels, alone or side by side, without any patch',
    load: async () => (await import('./bench.ts')).benchCommand,
  },
  {
    name: 'mail',
    summary: 'show what is in mails: kind, author, place in a series, diff',
    load: async () => (await import('./mail.ts')).mailCommand,
  },
  {
    name: 'series',
    summary: 'show the series that would be tested, or all that are in the mails',
    load: async () => (await import('./series.ts')).seriesCommand,
  },
  {
    name: 'claims',
    summary: 'show what the mails claim about speed',
    load: async () => (await import('./claims.ts')).claimsCommand,
  },
  {
    name: 'dmesg',
    summary: 'find and decode the problems on kernel console logs',
    load: async () => (await import('./dmesg.ts')).dmesgCommand,
  },
  {
    name: 'plan',
    summary: 'the machines that test a series, as a job matrix in JSON',
    load: async () => (await import('./plan.ts')).planCommand,
  },
  {
    name: 'report',
    summary: 'show a result as text, Markdown, HTML, JUnit XML, mail or JSON',
    load: async () => (await import('./report.ts')).reportCommand,
  },
  {
    name: 'publish',
    summary: 'post a result to its pull request: comment, check run',
    load: async () => (await import('./publish.ts')).publishCommand,
  },
  {
    name: 'doctor',
    summary: 'what this machine has, lacks, and what to type',
    load: async () => (await import('./doctor.ts')).doctorCommand,
  },
];
