import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { describe, it } from 'node:test';
import { showPull } from './pull-progress.ts';

const million = 1_000_000;

/** What the terminal was given, write by write. */
function terminal(): { readonly written: string[]; readonly stream: Writable } {
  const written: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write(chunk: string, _encoding, done) {
      written.push(chunk);
      done();
    },
  });
  return { written, stream };
}

describe('the progress of a pull', () => {
  it('is one line that is written over, with a bar of one width', () => {
    const { written, stream } = terminal();
    const progress = showPull(stream, 'en-de');
    for (const bytes of [0, 10, 20]) progress.show({ bytes: bytes * million, total: 20 * million });
    assert.deepEqual(written, [
      `\ren-de: [${'.'.repeat(24)}] 0.0 MB of 20 MB\x1b[K`,
      `\ren-de: [${'#'.repeat(12)}${'.'.repeat(12)}] 10 MB of 20 MB\x1b[K`,
      `\ren-de: [${'#'.repeat(24)}] 20 MB of 20 MB\x1b[K`,
    ]);
  });

  it('stays within its width when more arrives than was announced', () => {
    const { written, stream } = terminal();
    showPull(stream, 'en-de').show({ bytes: 3 * million, total: 2 * million });
    assert.deepEqual(written, [`\ren-de: [${'#'.repeat(24)}] 3.0 MB of 2.0 MB\x1b[K`]);
  });

  it('is the bytes alone where nobody knows how many there will be', () => {
    const { written, stream } = terminal();
    showPull(stream, 'en-de').show({ bytes: 1_500_000, total: undefined });
    assert.deepEqual(written, ['\ren-de: 1.5 MB\x1b[K']);
  });

  it('is written when the line changes only', () => {
    const { written, stream } = terminal();
    const progress = showPull(stream, 'en-de');
    for (let bytes = 0; bytes < 100_000; bytes += 1_000) progress.show({ bytes, total: 20 * million });
    assert.deepEqual(
      written.map((line) => /[\d.]+ MB of/.exec(line)?.[0]),
      ['0.0 MB of', '0.1 MB of'],
    );
  });

  it('takes its line away at the end, once', () => {
    const { written, stream } = terminal();
    const progress = showPull(stream, 'en-de');
    progress.show({ bytes: million, total: 2 * million });
    progress.end();
    progress.end();
    assert.deepEqual(written.slice(1), ['\r\x1b[K']);
  });

  it('leaves a terminal alone on which it has shown nothing', () => {
    const { written, stream } = terminal();
    showPull(stream, 'en-de').end();
    assert.deepEqual(written, []);
  });

  it('shows nothing where there is no terminal', () => {
    const progress = showPull(undefined, 'en-de');
    progress.show({ bytes: 1, total: 2 });
    progress.end();
  });
});
