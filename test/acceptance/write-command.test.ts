import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { runCli } from '../support/run-cli.ts';

/** With Harper and the dictionaries of hunspell, as the set-up installs them. */
describe('dragoman write', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-write-'));
  after(() => rmSync(folder, { recursive: true }));

  it('corrects arguments and standard input, and keeps nothing', async () => {
    const texts = await runCli(['write', 'I recieve a apple.', 'Das ist villeicht richtig.'], folder);
    assert.deepEqual([texts.code, texts.stdout], [0, 'I receive an apple.\nDas ist vielleicht richtig.\n']);
    const input = 'This sentense is wrong.\n\nThis one is not.\n';
    const piped = await runCli(['write', '--correct'], folder, { input });
    assert.deepEqual([piped.code, piped.stdout], [0, input.replace('sentense', 'sentence')]);
    assert.deepEqual(readdirSync(folder), []);
  });

  it('helps, and says what is wrong with a command line', async () => {
    assert.match((await runCli(['write', '--help'], folder)).stdout, /--tone TONE/);
    const { code, stderr } = await runCli(['write', '--to', 'nl', 'hallo'], folder);
    assert.equal(code, 2);
    assert.match(stderr, /^dragoman write: --to: nothing here improves texts in "nl"; there is en-US, /);
  });
});
