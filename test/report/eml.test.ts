import { gzipSync } from 'node:zlib';
import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { renderEml } from '../../src/report/eml.ts';
import { renderLkp } from '../../src/report/lkp.ts';
import type { Result } from '../../src/report/result.ts';
import { functionalFail, pass, perfImprovement, SAMPLES } from './samples.ts';

const series = pass.series;
if (series === null) throw new Error('the sample has a series');
const withSeries = (change: Partial<NonNullable<Result['series']>>): Result => ({
  ...pass,
  series: { ...series, ...change },
});

describe('the reply', () => {
  it.each(Object.entries(SAMPLES))('of %s gives the same text after mailparser', async (_, sample) => {
    const result = sample();
    const mail = await simpleParser(renderEml(result) ?? '');
    expect(mail.text).toBe(renderLkp(result));
  });

  it('threads under the mail that it answers', async () => {
    const mail = await simpleParser(renderEml(functionalFail()) ?? '');
    expect(mail.inReplyTo).toBe('<20260301.cover@example.org>');
    expect(mail.references).toBe('<20260301.cover@example.org>');
    expect(mail.subject).toBe('Re: [PATCH v2 0/2] fs/namespace: release mounts later');
    expect(mail.to).toMatchObject({ value: [{ address: 'ada@example.org', name: 'Ada Example' }] });
    // The author stands in To already; the mail's To and Cc follow.
    expect(mail.cc).toMatchObject({
      value: [
        { address: 'fs@lists.example.org', name: 'Filesystem list' },
        { address: 'zoe@example.net', name: 'Zoë Prüfer' },
      ],
    });
  });

  it('is 8bit, CR LF, and has header lines of at most 78 characters', () => {
    const mail = renderEml(perfImprovement()) ?? '';
    const [head = '', body = ''] = mail.split('\r\n\r\n', 2);
    expect(head).toContain('Content-Transfer-Encoding: 8bit');
    expect(head.split('\r\n').every((line) => line.length <= 78)).toBe(true);
    expect(mail.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(body).toContain('Hello,');
    expect(mail).toContain('±');
  });

  it('folds and encodes long subjects of any script', async () => {
    const subject = `[PATCH] ${'Größe und 王 '.repeat(12)}`.trim();
    const result = withSeries({
      cover: null,
      patches: [{ ...series.patches[0], subject } as (typeof series.patches)[0]],
      messageId: '20260301.1@example.org',
    });
    const text = renderEml(result) ?? '';
    const [head = ''] = text.split('\r\n\r\n', 1);
    expect(head.split('\r\n').every((line) => line.length <= 78)).toBe(true);
    expect((await simpleParser(text)).subject).toBe(`Re: ${subject}`);
  });

  it('lets no one add headers or recipients', async () => {
    const evil = 'x\r\nBcc: spy@evil.example\r\n\r\nbody';
    const result = withSeries({
      cover: null,
      subject: evil,
      patches: [{ ...series.patches[0], subject: evil } as (typeof series.patches)[0]],
      author: { name: 'A", <spy@evil.example>, "B', email: 'ada@example.org' },
      cc: [
        { name: 'x\nBcc: spy@evil.example', email: 'zoe@example.net' },
        { name: 'y', email: 'a@b>, <spy@evil.example' },
        { name: 'z', email: 'a@b\r\nBcc: spy@evil.example' },
      ],
    });
    const mail = await simpleParser(renderEml(result) ?? '');
    expect(mail.bcc).toBeUndefined();
    expect(mail.to).toMatchObject({ value: [{ address: 'ada@example.org' }] });
    expect(mail.cc).toMatchObject({
      value: [{ address: 'fs@lists.example.org' }, { address: 'zoe@example.net' }],
    });
    expect([mail.to, mail.cc].flat().flatMap((list) => list?.value ?? [])).toHaveLength(3);
    expect(mail.subject).toBe('Re: [PATCH v2 1/2] x Bcc: spy@evil.example body');
  });

  it('is not made when there is no mail to answer', () => {
    expect(renderEml({ ...pass, series: null })).toBeNull();
    expect(renderEml(withSeries({ messageId: 'sha256-00@patchboot' }))).toBeNull();
    expect(renderEml(withSeries({ messageId: '0123@github' }))).toBeNull();
    expect(renderEml(withSeries({ messageId: 'a> x\r\nBcc: b' }))).toBeNull();
  });

  it('breaks lines that no mail server would carry', async () => {
    const text = `${'ö'.repeat(3000)}\nend\n`;
    const mail = renderEml(pass, { text }) ?? '';
    expect(mail.split('\r\n').every((line) => Buffer.byteLength(line) <= 998)).toBe(true);
    expect((await simpleParser(mail)).text?.replace(/\n(?=ö)/g, '')).toBe(text);
  });

  it('carries what is needed to do it again, as LKP attaches it', async () => {
    const attachments = [
      { name: 'x86_64-lockdep.sh', content: Buffer.from(`#!/bin/sh\n${'x'.repeat(3000)}\nö\n`) },
      { name: 'dmesg.gz', content: gzipSync('[    0.000000] Linux version 6.12\n') },
    ];
    const text = renderEml(functionalFail(), { attachments }) ?? '';
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 998)).toBe(true);
    const mail = await simpleParser(text);
    expect(mail.inReplyTo).toBe('<20260301.cover@example.org>');
    expect(mail.text).toContain(
      'The kernel config and materials to reproduce are attached:\n\tx86_64-lockdep.sh\n',
    );
    expect(mail.text).toContain('\tsh x86_64-lockdep.sh\n');
    expect(mail.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['x86_64-lockdep.sh', 'text/plain'],
      ['dmesg.gz', 'application/gzip'],
    ]);
    expect(mail.attachments.map(({ content }) => content)).toEqual(attachments.map(({ content }) => content));
  });

  it('cannot be split by what a report says', async () => {
    const attachments = [{ name: 'a"\r\nX: y.sh', content: Buffer.from('x\n') }];
    const whole = renderEml(functionalFail(), { attachments }) ?? '';
    const mark = /boundary="([^"]+)"/.exec(whole)?.[1] ?? '';
    const text = `before\n--${mark}\nafter\n--${mark}--\nend\n`;
    const mail = await simpleParser(renderEml(functionalFail(), { attachments, text }) ?? '');
    expect(mail.text).toBe(text);
    expect(mail.attachments).toHaveLength(1);
    expect(mail.attachments[0]?.filename).toBe('a___X__y.sh');
  });
});
