import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';

const module = pathToFileURL(join(import.meta.dirname, 'launch.mjs')).href;
const root = mkdtempSync(join(tmpdir(), 'dragoman-launch-'));
after(() => rmSync(root, { recursive: true }));

// A process is replaced where Node can do that, and has a child otherwise; both have to look the same from outside.
for (const way of ['replaced', 'with a child']) {
  const preparation = way === 'replaced' ? '' : 'process.execve = undefined;';

  /** Starts a launcher of a program with this text. @param {string} program @param {string[]} args */
  const start = (program, ...args) => {
    writeFileSync(join(root, 'program.mjs'), program);
    const launcher = `${preparation} const { launch } = await import('${module}'); launch('${root}', ['program.mjs', ...${JSON.stringify(args)}]);`;
    return spawn(process.execPath, ['--input-type=module', '--eval', launcher], { stdio: ['pipe', 'pipe', 'inherit'] });
  };

  describe(`a launcher that is ${way}`, () => {
    it('hands over arguments and input, and ends with the exit code of the program', async () => {
      const child = start(
        "let input = ''; for await (const part of process.stdin) input += part; console.log(process.argv.slice(2).join('+'), input); process.exitCode = 7;",
        'one two',
        '--three',
      );
      child.stdin.end('from outside');
      const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
      assert.equal(output, 'one two+--three from outside\n');
      assert.equal(code, 7);
    });

    it('lets the program finish its work on SIGTERM, and hands over one signal once', async () => {
      const child = start(
        "let count = 0; process.on('SIGTERM', () => { count += 1; setTimeout(() => { console.log('finished', count); process.exit(0); }, 200); }); setInterval(() => {}, 1000); console.log('ready');",
      );
      const output = text(child.stdout);
      await once(child.stdout, 'data');
      child.kill('SIGTERM');
      const [code] = await once(child, 'close');
      assert.equal(await output, 'ready\nfinished 1\n');
      assert.equal(code, 0);
    });

    it('ends by the signal that ended the program', async () => {
      const child = start("process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000);");
      const [code, signal] = await once(child, 'close');
      assert.deepEqual([code, signal], [null, 'SIGKILL']);
    });
  });
}
