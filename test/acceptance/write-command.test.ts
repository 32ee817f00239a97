import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { bareEnvironment } from '../support/bare-environment.ts';
import { program, runCli } from '../support/run-cli.ts';

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

  it('shows what would change, checks files, and corrects them in place', async () => {
    const letter = join(folder, 'letter.txt');
    const wrong = 'This is fine.\nI recieve a apple.\n';
    writeFileSync(letter, wrong);
    writeFileSync(join(folder, 'fine.txt'), 'This is fine.\n');
    const files = ['--correct', '--file', 'letter.txt', 'fine.txt'];
    const shown = await runCli(['write', '--diff', ...files], folder);
    const line = 'letter.txt:2: I [-recieve-]{+receive+} [-a-]{+an+} apple.\n';
    assert.deepEqual([shown.code, shown.stdout], [0, line], shown.stderr);
    const checked = await runCli(['write', '--check', ...files], folder);
    assert.deepEqual([checked.code, checked.stdout], [8, 'letter.txt\n']);
    assert.equal(readFileSync(letter, 'utf8'), wrong);
    const { code, stdout } = await runCli(['write', '--in-place', '--json', ...files], folder);
    assert.equal(code, 0);
    assert.deepEqual(
      JSON.parse(stdout).improvements.map(({ file, text }: { file: string; text: string }) => [file, text]),
      [
        ['letter.txt', 'This is fine.\nI receive an apple.\n'],
        ['fine.txt', 'This is fine.\n'],
      ],
    );
    assert.equal(readFileSync(letter, 'utf8'), 'This is fine.\nI receive an apple.\n');
    assert.deepEqual(await runCli(['write', '--check', ...files], folder), { code: 0, stdout: '', stderr: '' });
  });

  it('shows colours on a terminal unless NO_COLOR is set', () => {
    const onTerminal = (environment: Readonly<Record<string, string>>): string => {
      const command = `"${process.execPath}" "${program}" write --diff "I recieve it."`;
      const env = { ...bareEnvironment, TERM: 'xterm-256color', DRAGOMAN_DATA_DIR: folder, ...environment };
      return spawnSync('script', ['-qec', command, '/dev/null'], { cwd: folder, env, encoding: 'utf8' }).stdout;
    };
    assert.equal(onTerminal({}), 'I \x1b[31;9mrecieve\x1b[0m\x1b[32;4mreceive\x1b[0m it.\r\n');
    assert.equal(onTerminal({ NO_COLOR: '1' }), 'I [-recieve-]{+receive+} it.\r\n');
  });

  it('helps, and says what is wrong with a command line', async () => {
    assert.match((await runCli(['write', '--help'], folder)).stdout, /--tone TONE/);
    const { code, stderr } = await runCli(['write', '--to', 'nl', 'hallo'], folder);
    assert.equal(code, 2);
    assert.match(stderr, /^dragoman write: --to: nothing here improves texts in "nl"; there is en-US, /);
  });
});
