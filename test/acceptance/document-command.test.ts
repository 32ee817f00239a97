import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import { DocumentServer } from '../support/document-server.ts';
import { type CliResult, runCli } from '../support/run-cli.ts';
import { developerKey, type RunningServer, startServer } from '../support/running-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('dragoman document', () => {
  let server: RunningServer;
  let folder = '';
  before(async () => {
    server = await startServer();
    folder = join(server.dataDir, 'papers');
    mkdirSync(folder);
  });
  after(() => server[Symbol.asyncDispose]());

  const put = (name: string, content: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  function run(...args: readonly string[]): Promise<CliResult> {
    const environment = { DRAGOMAN_API_KEY: developerKey, DRAGOMAN_PORT: new URL(server.address).port };
    return runCli(['document', ...args], folder, { environment });
  }

  it('translates text and Word files beside their originals, and shows the progress of each', async () => {
    put('a.txt', 'The house is big.\n');
    copyFileSync(join(root, 'test/corpus/docx/report.docx'), join(folder, 'b.docx'));
    const before = readFileSync(join(folder, 'b.docx'));
    const { code, stdout, stderr } = await run('--from', 'en', '--to', 'es', 'a.txt', 'b.docx');
    assert.equal(code, 0, stderr);
    assert.equal(read('a.es.txt'), 'La casa es grande.\n');
    const result = readFileSync(join(folder, 'b.es.docx'));
    assert.equal(result.subarray(0, 2).toString(), 'PK');
    assert.ok(!result.equals(before));
    assert.match(stdout, /^a\.es\.txt: \d+ characters$/m);
    assert.match(stdout, /^b\.es\.docx: \d+ characters$/m);
    assert.match(stderr, /^dragoman document: b\.docx: uploading\.$/m);
    assert.match(stderr, /^dragoman document: b\.docx: downloading\.$/m);
  });

  it('expands patterns in quotes, into a folder', async () => {
    put('site/one.html', '<p>The house is <b>big</b>.</p>');
    put('site/deep/two.html', '<p>Good morning.</p>');
    const { code, stderr } = await run('--to', 'es', '--from', 'en', 'site/**/*.html', '--out', 'es');
    assert.equal(code, 0, stderr);
    assert.equal(read('es/one.html'), '<p>La casa es <b>grande</b>.</p>');
    assert.equal(read('es/deep/two.html'), '<p>Buenos días.</p>');
  });

  it('prints the reason of the server for each document, and continues', async () => {
    put('bad/a.exe', 'x');
    put('bad/b.json', '{"a": ');
    put('bad/c.txt', 'The house is big.\n'.repeat(60_000));
    put('bad/d.txt', 'The house is big.\n');
    const { code, stdout, stderr } = await run('--to', 'es', '--from', 'en', 'bad/*');
    assert.equal(code, 1);
    assert.match(stderr, /^dragoman document: bad\/a\.exe: .*\.exe/m);
    assert.match(stderr, /^dragoman document: bad\/b\.json: The document could not be read/m);
    assert.match(stderr, /^dragoman document: bad\/c\.txt: .*larger than 1 MiB/m);
    assert.equal(stdout.split('\n').filter((line) => line !== '').length, 1);
    assert.equal(read('bad/d.es.txt'), 'La casa es grande.\n');
  });

  it('says what is wrong with the command line, the key or the address', async () => {
    put('a.txt', 'The house is big.\n');
    rmSync(join(folder, 'a.es.txt'), { force: true });
    for (const [args, code, words] of [
      [[], 2, /Name a document/],
      [['a.txt'], 2, /--to LANGUAGE is missing/],
      [['a.txt', '--to', 'es', '--server', 'ftp://x'], 2, /--server takes an address/],
      [['a.txt', '--to', 'es', '--server', 'http://127.0.0.1:9'], 1, /a\.txt: .*cannot be reached/],
      [['a.txt', '--to', 'es', '--key', 'wrong'], 1, /Authorization failed: .*\(HTTP 403\)/],
    ] as const) {
      const result = await run(...args);
      assert.equal(result.code, code, args.join(' '));
      assert.match(result.stderr, words);
    }
    assert.match((await run('--help')).stdout, /^Translates documents/);
  });
});

describe('dragoman document, ended by Ctrl-C', () => {
  it('deletes what it has sent, leaves no file, and exits as shells expect', async () => {
    await using server = await new DocumentServer().start();
    using owner = new TemporaryFolder();
    for (const name of ['a.txt', 'b.txt', 'c.txt']) writeFileSync(join(owner.path, name), 'text');
    server.next.status.push(...Array.from({ length: 100 }, () => [200, { status: 'translating' }] as const));
    const program = join(root, 'src/main.ts');
    const child = spawn(process.execPath, [program, 'document', '--to', 'es', '*.txt', '--server', server.address], {
      cwd: owner.path,
      env: { ...bareEnvironment, DRAGOMAN_DATA_DIR: owner.path, DRAGOMAN_API_KEY: 'k' },
    });
    // Once: who presses it again means at once.
    server.asked = () => {
      if (server.uploads.length < 2) return;
      server.asked = () => {};
      child.kill('SIGINT');
    };
    const [[code], stdout, stderr] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
    assert.deepEqual([code, stdout], [130, '']);
    assert.deepEqual(server.deleted.sort(), server.uploads.map(({ name }) => name).sort());
    assert.equal(server.deleted.length, 2);
    assert.deepEqual(
      readdirSync(owner.path).filter((name) => !name.endsWith('.txt')),
      [],
    );
    assert.ok(!existsSync(join(owner.path, 'a.es.txt')));
    assert.match(stderr, /^dragoman document: stopped; 2 documents deleted from the server, 1 document not sent\.$/m);
    assert.doesNotMatch(stderr, /SECRET/);
  });
});
