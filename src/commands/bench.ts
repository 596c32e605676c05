import { BENCH_FLAGS_HELP, benchOptions } from '../bench/options.ts';
import type { BenchResult } from '../bench/result.ts';
import { renderBench } from '../bench/text.ts';
import { bench } from '../bench.ts';
import { EXIT } from '../errors.ts';
import { progressPrinter } from '../progress.ts';
import { withWorld } from '../world/create.ts';
import type { Command } from './command.ts';
import { surroundings } from './run.ts';

const HELP = `patchboot bench: measure kernels, alone or side by side, without any patch

Usage: patchboot bench [OPTION...] KERNEL...

KERNEL is one of
  MACHINE              the default tree's kernel for this machine, such as x86_64-rt
  MACHINE=TREE         the kernel of a git folder, git URL, tarball or apt:PACKAGE
  MACHINE=TREE@REF     the same at a commit, tag or branch
  MACHINE=apt:linux-image-NAME
                       a distribution's kernel, from its package, such as arm64-rt=apt:linux-image-rt-arm64
  MACHINE=IMAGE        an image of your own (bzImage, Image). It needs CONFIG_BLK_DEV_INITRD, CONFIG_DEVTMPFS,
                       CONFIG_TMPFS, CONFIG_VIRTIO_PCI and CONFIG_VIRTIO_CONSOLE. Those of distributions have the last
                       two as modules: unpack the package (dpkg -x) and give DIR/boot/vmlinuz-RELEASE, then they are
                       loaded from DIR/lib/modules/RELEASE

Every later kernel is held against the first. The same seeds are booted on each, in turns; a boot is one sample.
Each figure says whether it is of wall or of virtual time. Virtual time counts instructions: it repeats to the last
digit on any host, but caches and memory are not modelled, so it is never hardware time.

${BENCH_FLAGS_HELP}
Exit status: 0 all kernels measured, 1 a kernel did not compile, boot or get through its suite, 2 wrong usage or
input, 3 infrastructure trouble, 130 interrupted. Tables go to stdout and to bench.txt in the folder of --out, every
run to bench.json there.

Examples
  patchboot bench x86_64 x86_64-rt
  patchboot bench x86_64-rt=~/linux@v6.12 x86_64-rt=~/linux@HEAD --boots 12
  patchboot bench x86_64=arch/x86/boot/bzImage --suites umount-more --json
  patchboot bench x86_64=apt:linux-image-amd64 x86_64-rt=apt:linux-image-rt-amd64
`;

export const benchCommand: Command = {
  help: HELP,
  async run(args, io) {
    const options = benchOptions(args, surroundings(io));
    const colour = io.stderrIsTty && (io.env['NO_COLOR'] ?? '') === '';
    const emit = progressPrinter({ colour, write: io.stderr, now: () => Date.now() });
    const { cacheDir, outDir } = options.run;
    const result = await withWorld(
      { cacheDir, dataDir: io.dataDir, env: io.env, emit, signal: io.signal, stdin: io.stdin },
      (world) => bench(options, world),
    );
    io.stdout(options.json ? `${JSON.stringify(result, null, 2)}\n` : renderBench(result));
    io.stderr(`\nbench.json, bench.txt and logs are in ${outDir}\n`);
    return io.signal.aborted ? EXIT.interrupted : benchStatus(result);
  },
};

/** The exit status that a result stands for: trouble of a kernel outweighs trouble of ours. */
export function benchStatus({ kernels, boots }: Pick<BenchResult, 'kernels' | 'boots'>): number {
  const troubled = kernels.filter(({ trouble }) => trouble !== '');
  if (troubled.length === 0) return EXIT.passed;
  const ours = troubled.every(({ label }) => {
    const bad = boots.filter((boot) => boot.kernel === label && boot.state !== 'passed');
    return bad.length > 0 && bad.every(({ state }) => state === 'infrastructure');
  });
  return ours ? EXIT.infrastructure : EXIT.finding;
}
