import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from '../support/bare-environment.ts';
import { type ModelIndexServer, modelCorpus, startModelIndexServer } from '../support/model-index-server.ts';
import { poll } from '../support/poll.ts';
import { type CliResult, runCli } from '../support/run-cli.ts';

const folders: string[] = [];
let data = '';
let server: ModelIndexServer;
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'dragoman-models-command-'));
  folders.push(data);
  server = await startModelIndexServer();
});
afterEach(() => server[Symbol.asyncDispose]());
after(() => {
  for (const made of folders) rmSync(made, { recursive: true });
});

const models = (...args: readonly string[]): Promise<CliResult> =>
  runCli(['models', ...args], data, { environment: { DRAGOMAN_MODELS_URL: server.registry } });

async function output(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await models(...args);
  assert.deepEqual([code, stderr], [0, '']);
  return stdout;
}

async function refusal(code: number, ...args: readonly string[]): Promise<string> {
  const result = await models(...args);
  assert.equal(result.code, code, result.stderr);
  return result.stderr;
}

const installed = (): readonly string[] => readdirSync(join(data, 'models')).filter((name) => !name.startsWith('.'));

describe('dragoman models', () => {
  it('explains itself and each of its commands', async () => {
    for (const command of ['list', 'pull', 'remove', 'verify']) {
      assert.match(await output('--help'), new RegExp(`^ {2}${command} `, 'm'));
      assert.match(await output(command, '--help'), new RegExp(`^ {2}dragoman models ${command} `, 'm'));
    }
    assert.match(await refusal(2, 'push'), /no command "models push"/);
    assert.match(await refusal(2, 'pull'), /at least one pair/);
    assert.match(await refusal(2, 'pull', 'english'), /not a language pair/);
    assert.match(await refusal(2, 'pull', 'en-de', '--architecture', 'huge'), /base, base-memory, tiny/);
  });

  it('pulls, lists, verifies and removes', async () => {
    assert.match(await output('list'), /No neural model is installed .* dragoman models pull en-de/);
    assert.match(await output('list', '--available'), /^en-de +tiny .* English to German$/m);
    const pulled = await output('pull', 'EN-de', 'deen');
    assert.match(pulled, /^en-de: tiny, .*licence MPL-2.0, from http/m);
    assert.match(pulled, /^de-en: installed, 0.1 MB in /m);
    assert.match(await output('list'), /^de-en .*\n^en-de /m);
    const { models: rows } = JSON.parse(await output('list', '--json'));
    assert.deepEqual(
      rows.map((row: { pair: string; licence: string }) => [row.pair, row.licence]),
      [
        ['de-en', 'MPL-2.0'],
        ['en-de', 'MPL-2.0'],
      ],
    );
    assert.equal(await output('verify'), 'de-en: whole\nen-de: whole\n');
    assert.match(await output('remove', 'en-de'), /^en-de: removed, 0.1 MB freed$/m);
    assert.equal(installed().length, 1);
  });

  it('finds a flipped byte', async () => {
    await output('pull', 'en-de');
    const path = join(data, 'models', installed()[0] ?? '', 'lex.50.50.ende.s2t.bin');
    const content = readFileSync(path);
    content[100] = (content[100] ?? 0) ^ 1;
    writeFileSync(path, content);
    assert.match(await refusal(1, 'verify'), /en-de: lex.50.50.ende.s2t.bin is damaged/);
  });

  it('prints what it pulled, verified and removed as JSON, and failures on standard error too', async () => {
    const pulled = await models('pull', 'en-de', 'en-fr', '--json');
    assert.equal(pulled.code, 1);
    assert.match(pulled.stderr, /^dragoman models: en-fr: There is no model for it/m);
    const folder = join(data, 'models', installed()[0] ?? '');
    const bytes = JSON.parse(await output('list', '--json')).models[0].bytes;
    const [first, second] = JSON.parse(pulled.stdout).models;
    assert.deepEqual(first, { pair: 'en-de', status: 'installed', folder, bytes });
    assert.deepEqual([second.pair, second.status], ['en-fr', 'failed']);
    const verified = JSON.parse(await output('verify', '--json'));
    assert.deepEqual(verified, { models: [{ pair: 'en-de', status: 'whole', folder, bytes }] });
    const removed = JSON.parse(await output('remove', 'en-de', '--json'));
    assert.deepEqual(removed, { models: [{ pair: 'en-de', status: 'removed', folder, bytes }] });
    assert.deepEqual(JSON.parse(await output('verify', '--json')), { models: [] });
  });

  it('leaves models of packages alone', async () => {
    const environment = { DRAGOMAN_MODELS_SEARCH_DIRS: modelCorpus };
    assert.match((await runCli(['models', 'list'], data, { environment })).stdout, /^en-de .*corpus/m);
    const { code, stderr } = await runCli(['models', 'remove', 'en-de'], data, { environment });
    assert.equal(code, 1);
    assert.match(stderr, /not the models folder/);
    assert.ok(statSync(join(modelCorpus, 'ende/vocab.ende.spm')).size > 0);
  });

  it('says what there is for pairs there are not', async () => {
    assert.match(await refusal(1, 'pull', 'en-fr'), /en-fr: There is no model for it .* There is en-de/);
    assert.match(await refusal(1, 'pull', 'en-de', '--architecture', 'base'), /no base model; there is tiny/);
    assert.match(
      await refusal(1, 'pull', 'en-de', '--from', `${server.url}/none.json`),
      /answered 404.*DRAGOMAN_MODELS_URL/,
    );
  });

  it('installs from a folder without any network', async () => {
    assert.match(await output('pull', 'en-de', '--from', modelCorpus), /installed/);
    assert.equal(server.requests.length, 0);
  });

  it('says so when the models folder cannot be written to', async () => {
    const environment = { DRAGOMAN_MODELS_URL: server.registry, DRAGOMAN_MODELS_DIR: '/dev/null/models' };
    const { code, stderr } = await runCli(['models', 'pull', 'en-de'], data, { environment });
    assert.equal(code, 1);
    assert.match(stderr, /cannot be written to \/dev\/null\/models: a part of the path is not a folder/);
  });

  it('says so when the disk is full, and leaves no model', (context) => {
    const folder = join(data, 'small');
    mkdirSync(folder);
    const program = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
    const script = `mount -t tmpfs -o size=160k none "$1" && echo mounted && "$2" "$3" models pull en-de --from "$4"; ls "$1"`;
    const { stdout, stderr } = spawnSync(
      'unshare',
      ['-rm', 'sh', '-c', script, 'sh', folder, process.execPath, program, modelCorpus],
      { cwd: data, encoding: 'utf8', env: { ...bareEnvironment, DRAGOMAN_MODELS_DIR: folder } },
    );
    if (!stdout?.startsWith('mounted')) return context.skip('no file system can be mounted here');
    assert.match(stderr, /there is no space left|not enough space/);
    assert.doesNotMatch(stdout, /installed|^en-de\./m);
  });

  for (const signal of ['SIGKILL', 'SIGINT'] as const)
    it(`goes on with a pull that ended by ${signal}`, async () => {
      server.fail('model.ende', { hangAfter: 20_000 });
      const program = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
      const child = spawn(process.execPath, [program, 'models', 'pull', 'en-de'], {
        cwd: data,
        env: { ...bareEnvironment, DRAGOMAN_DATA_DIR: data, DRAGOMAN_MODELS_URL: server.registry },
        stdio: 'ignore',
      });
      const ended = once(child, 'exit');
      await poll(() => partSize() >= 20_000 || child.exitCode !== null);
      child.kill(signal);
      assert.deepEqual(await ended, signal === 'SIGKILL' ? [null, 'SIGKILL'] : [130, null]);
      assert.deepEqual(installed(), []);
      assert.match(await output('pull', 'en-de'), /installed/);
      assert.equal(server.requestsFor('model.ende').at(-1)?.range, 'bytes=20000-');
      assert.equal(await output('verify'), 'en-de: whole\n');
    });
});

function partSize(): number {
  try {
    const pulls = join(data, 'models/.pull');
    const draft = readdirSync(pulls).find((name) => !name.endsWith('.lock')) ?? '';
    return statSync(join(pulls, draft, 'model.ende.intgemm.alphas.bin.part')).size;
  } catch {
    return 0;
  }
}
