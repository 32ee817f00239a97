import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { type CliResult, runCli } from '../support/run-cli.ts';
import { startServer } from '../support/running-server.ts';

const folders: string[] = [];
let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dragoman-data-folder-'));
  folders.push(dataDir);
});
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const environment = { DRAGOMAN_PORT: '0', DRAGOMAN_ENGINES: 'apertium' };

/** One or two lines that name the file, exit code 1, and no stack. */
function assertExplained({ code, stdout, stderr }: CliResult, file: string): void {
  assert.equal(code, 1, stderr);
  assert.equal(stdout, '');
  assert.ok(stderr.includes(file), stderr);
  assert.ok(stderr.trimEnd().split('\n').length <= 2, stderr);
  assert.doesNotMatch(stderr, /^ +at /m);
}

describe('a data folder', () => {
  it('has one server, which a kill frees at once; commands work beside it', async () => {
    {
      await using server = await startServer({ dataDir });
      const refused = await runCli(['serve'], dataDir, { environment });
      assertExplained(refused, dataDir);
      assert.match(refused.stderr, new RegExp(`process id ${server.process.pid} `));
      assert.equal((await runCli(['accounts', 'list'], dataDir)).code, 0);
      server.process.kill('SIGKILL');
      await once(server.process, 'exit');
    }
    await using next = await startServer({ dataDir });
    assert.equal((await next.request('/v2/usage')).status, 200);
  });

  it('is waited for while its server finishes requests', async () => {
    await using draining = await startServer({ dataDir, environment: { DRAGOMAN_PORT: '0' } });
    const text = Array(50).fill('The house is red and the car is blue, and nobody knows why it had to be so.');
    const answers = Promise.all(
      Array.from({ length: 8 }, () => draining.translate({ text, source_lang: 'EN', target_lang: 'ES' })),
    );
    while (!/requests_in_progress [8-9]/.test(await (await fetch(new URL('/metrics', draining.address))).text()));
    draining.process.kill('SIGTERM');
    await using next = await startServer({ dataDir });
    assert.equal((await next.request('/v2/usage')).status, 200);
    assert.deepEqual(new Set((await answers).map(({ status }) => status)), new Set([200]));
  });

  it('with memories and an empty database is not taken for a new installation, unless that is asked for', async () => {
    await runCli(['accounts', 'list'], dataDir);
    const memories = join(dataDir, 'translation-memories', 'account');
    mkdirSync(memories, { recursive: true });
    writeFileSync(join(memories, 'memory.sqlite'), '');
    const database = join(dataDir, 'dragoman.sqlite');
    assertExplained(await runCli(['serve'], dataDir, { environment }), database);
    truncateSync(database, 0);
    assertExplained(await runCli(['serve'], dataDir, { environment }), database);
    assertExplained(await runCli(['accounts', 'list'], dataDir), database);
    assert.ok(!existsSync(join(dataDir, 'first-keys')));
    // A documentation address (RFC 5737), so that the start ends after the data folder was opened.
    const elsewhere = { ...environment, DRAGOMAN_HOST: '192.0.2.1' };
    const anew = await runCli(['serve', '--new-installation'], dataDir, { environment: elsewhere });
    assert.match(anew.stderr, /^dragoman serve: 192\.0\.2\.1 is not an address of this machine\. Set DRAGOMAN_HOST/);
    const [, aside = ''] = /^The old data is in (.+)\.$/m.exec(anew.stdout) ?? [];
    assert.ok(existsSync(join(aside, 'translation-memories', 'account', 'memory.sqlite')));
    assert.ok(existsSync(join(dataDir, 'first-keys')), 'nobody would see the keys otherwise');
  });

  it('that cannot be used is explained', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    const badFolder = { ...environment, DRAGOMAN_DATA_DIR: join(file, 'data') };
    assertExplained(await runCli(['serve'], dataDir, { environment: badFolder }), file);
    writeFileSync(join(dataDir, 'dragoman.sqlite'), 'x'.repeat(8192));
    assertExplained(await runCli(['serve'], dataDir, { environment }), join(dataDir, 'dragoman.sqlite'));
  });
});

describe('dragoman serve --check-config', () => {
  it('says ok, or all problems, and starts nothing', async () => {
    const good = await runCli(['serve', '--check-config'], dataDir, { environment });
    assert.deepEqual(good, { code: 0, stdout: 'The configuration is ok.\n', stderr: '' });
    const bad = { DRAGOMAN_PORT: 'x', DRAGOMAN_PLAN: 'y' };
    const { code, stdout, stderr } = await runCli(['serve', '--check-config'], dataDir, { environment: bad });
    assert.deepEqual([code, stdout], [1, '']);
    for (const name of ['DRAGOMAN_PORT', 'DRAGOMAN_PLAN']) assert.ok(stderr.includes(name), stderr);
    assert.deepEqual(readdirSync(dataDir), []);
  });
});
