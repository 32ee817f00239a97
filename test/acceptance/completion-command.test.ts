import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { scopes } from '../../src/contracts/stores/accounts.ts';
import { offeredCompletions } from '../support/offered-completions.ts';
import { runCli } from '../support/run-cli.ts';

const installed = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).status === 0;

for (const shell of ['bash', 'zsh', 'fish'] as const)
  describe(`dragoman completion ${shell}`, { skip: installed(shell) ? false : `${shell} is not installed` }, () => {
    let folder = '';
    let script = '';
    before(async () => {
      folder = mkdtempSync(join(tmpdir(), 'dragoman-completion-'));
      const { code, stdout, stderr } = await runCli(['completion', shell], folder);
      assert.deepEqual([code, stderr], [0, '']);
      script = join(folder, 'script');
      writeFileSync(script, stdout);
      writeFileSync(join(folder, 'my letter.txt'), '');
      mkdirSync(join(folder, 'my folder'));
    });
    after(() => rmSync(folder, { recursive: true }));

    /** Sorted, since each shell has its own order. */
    const offered = (line: string): readonly string[] =>
      offeredCompletions[shell](`dragoman ${line}`, script, folder).toSorted();

    it('completes commands and their commands', () => {
      assert.deepEqual(offered('transl'), ['translate']);
      assert.ok(offered('').includes('keys'));
      assert.deepEqual(offered('keys r'), ['rename', 'rotate']);
      assert.deepEqual(offered('models p'), ['pull']);
      assert.deepEqual(offered('fly '), offered(''));
    });

    it('completes options', () => {
      assert.deepEqual(offered('translate --ou'), ['--output', '--output-dir']);
      assert.deepEqual(offered('keys create --sc'), ['--scope']);
      assert.deepEqual(offered('translate --to es --form'), ['--formality']);
      assert.deepEqual(offered('doctor -'), ['--help', '--json', '--verbose', '-h', '-v']);
    });

    it('completes values', () => {
      assert.deepEqual(offered('translate --formality prefer'), ['prefer_less', 'prefer_more']);
      assert.deepEqual(offered('keys create --scope '), [...scopes].toSorted());
      assert.deepEqual(offered('completion '), ['bash', 'fish', 'zsh']);
      assert.deepEqual(offered('translate --to '), []);
    });

    it('completes values with colons and values after an equals sign', () => {
      // Bash replaces only what follows the colon, fish the whole word.
      const write = shell === 'bash' ? 'improve' : 'write:improve';
      const value = shell === 'fish' ? '--formality=prefer_less' : 'prefer_less';
      assert.deepEqual(offered('keys create --scope write:i'), [write]);
      assert.deepEqual(offered('keys create --scope write:'), [write]);
      assert.deepEqual(offered('keys create --scope translate:text --sc'), ['--scope']);
      assert.deepEqual(offered('translate --formality=prefer_l'), [value]);
    });

    it('completes files and folders, with spaces in their names', () => {
      assert.deepEqual(offered('document --to es my'), ['my folder', 'my letter.txt']);
      assert.deepEqual(offered('translate --output-dir my'), ['my folder']);
    });
  });

describe('dragoman completion', () => {
  it('requires a shell that it knows', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-completion-'));
    for (const args of [[], ['powershell'], ['bash', 'zsh']]) {
      const { code, stdout, stderr } = await runCli(['completion', ...args], folder);
      assert.deepEqual([code, stdout], [2, '']);
      assert.match(stderr, /bash, zsh, fish/);
    }
    rmSync(folder, { recursive: true });
  });
});
