import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { scopes } from '../../src/contracts/stores/accounts.ts';
import { runCli } from '../support/run-cli.ts';

const installed = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).status === 0;

describe('dragoman completion', () => {
  let folder = '';
  let script = '';
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dragoman-completion-'));
    const { code, stdout, stderr } = await runCli(['completion', 'bash'], folder);
    assert.deepEqual([code, stderr], [0, '']);
    script = join(folder, 'script.bash');
    writeFileSync(script, stdout);
    writeFileSync(join(folder, 'my letter.txt'), '');
    mkdirSync(join(folder, 'my folder'));
  });
  after(() => rmSync(folder, { recursive: true }));

  /** What bash offers for the last word, with the script sourced and the function that it registered. */
  function offered(...words: readonly string[]): readonly string[] {
    const code = `source "$0"
      [[ $(complete -p dragoman) == *' -F '* ]] || exit 1
      function_name=$(complete -p dragoman | sed 's/.* -F \\([^ ]*\\) .*/\\1/')
      COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=\${#COMP_LINE}
      "$function_name" dragoman
      printf '%s\\n' "\${COMPREPLY[@]}"`;
    const out = execFileSync('bash', ['--norc', '-c', code, script, 'dragoman', ...words], { cwd: folder });
    return out.toString().split('\n').filter(Boolean);
  }

  it('completes commands and their commands', () => {
    assert.deepEqual(offered('tran'), ['translate']);
    assert.ok(offered('').includes('keys'));
    assert.deepEqual(offered('keys', 'r'), ['rename', 'rotate']);
    assert.deepEqual(offered('models', 'p'), ['pull']);
    assert.deepEqual(offered('fly', ''), offered(''));
  });

  it('completes options', () => {
    assert.deepEqual(offered('translate', '--ou'), ['--output', '--output-dir']);
    assert.deepEqual(offered('keys', 'create', '--sc'), ['--scope']);
    assert.deepEqual(offered('translate', '--to', 'es', '--form'), ['--formality']);
    assert.deepEqual(offered('doctor', '-'), ['--verbose', '-v', '--json', '--help', '-h']);
  });

  it('completes values', () => {
    assert.deepEqual(offered('translate', '--formality', 'prefer'), ['prefer_more', 'prefer_less']);
    assert.deepEqual(offered('keys', 'create', '--scope', ''), [...scopes]);
    assert.deepEqual(offered('completion', ''), ['bash', 'zsh', 'fish']);
    assert.deepEqual(offered('translate', '--to', ''), []);
  });

  it('completes files and folders, with spaces in their names', () => {
    assert.deepEqual(offered('document', '--to', 'es', 'my').toSorted(), ['my folder', 'my letter.txt']);
    assert.deepEqual(offered('translate', '--output-dir', 'my'), ['my folder']);
  });

  for (const shell of ['zsh', 'fish'] as const)
    it(`prints a script that ${shell} accepts`, {
      skip: installed(shell) ? false : `${shell} is not installed`,
    }, async () => {
      const { stdout } = await runCli(['completion', shell], folder);
      execFileSync(shell, ['-n'], { input: stdout });
    });

  it('names every command in the scripts of the other shells', async () => {
    for (const shell of ['zsh', 'fish']) {
      const { code, stdout } = await runCli(['completion', shell], folder);
      assert.equal(code, 0);
      for (const words of ['translate', 'keys create', 'glossaries replace', 'output-dir'])
        assert.ok(stdout.includes(words), `${shell}: ${words}`);
    }
  });

  it('wants a shell that it knows', async () => {
    for (const args of [[], ['powershell'], ['bash', 'zsh']]) {
      const { code, stdout, stderr } = await runCli(['completion', ...args], folder);
      assert.deepEqual([code, stdout], [2, '']);
      assert.match(stderr, /bash, zsh, fish/);
    }
  });
});
