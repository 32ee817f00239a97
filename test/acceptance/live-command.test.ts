import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import { bareEnvironment } from '../support/bare-environment.ts';
import { startFaultProxy } from '../support/fault-proxy.ts';
import { type CliResult, program, runCli } from '../support/run-cli.ts';
import { developerKey, type RunningServer, startServer } from '../support/running-server.ts';
import { sendRequest } from '../support/send-request.ts';

const sentences = [
  'Our customers expect a quick answer to their questions.',
  'The software update will be installed on all computers next week.',
  'The children were playing in the garden when it started to rain.',
];

describe('dragoman live', () => {
  let server: RunningServer;
  let isMissing = true;
  before(async () => {
    server = await startServer();
    const heard: readonly { readonly usable_as_source: boolean }[] = (
      await sendRequest(server.address, 'GET', '/v3/languages?resource=voice')
    ).json();
    isMissing = !heard.some(({ usable_as_source }) => usable_as_source);
    if (isMissing) return;
    for (const [index, sentence] of sentences.entries())
      execFileSync('flite', ['-voice', 'rms', '-t', sentence, '-o', fileOf(index)]);
    const inputs = sentences.flatMap((_, index) => ['-i', fileOf(index)]);
    const padded = sentences.map((_, index) => `[${index}]apad=pad_dur=1[p${index}]`).join(';');
    const joined = `${padded};${sentences.map((_, index) => `[p${index}]`).join('')}concat=n=${sentences.length}:v=0:a=1`;
    execFileSync('ffmpeg', ['-v', 'error', ...inputs, '-filter_complex', joined, fileOf('talk')]);
  });
  after(() => server[Symbol.asyncDispose]());

  const fileOf = (name: number | string): string => join(server.dataDir, `${name}.wav`);
  const environment = { DRAGOMAN_API_KEY: developerKey };

  function run(args: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<CliResult> {
    return runCli(['live', '--server', server.address, ...args], server.dataDir, {
      environment: { ...environment, ...more },
    });
  }

  /** A command that runs, and what it printed so far. */
  class Running {
    readonly process: ChildProcess;
    readonly ended: Promise<number | null>;
    output = '';
    errors = '';
    #wake: () => void = () => {};

    constructor(address: string, args: readonly string[]) {
      this.process = spawn(process.execPath, [program, 'live', '--server', address, ...args], {
        cwd: server.dataDir,
        env: { ...bareEnvironment, DRAGOMAN_DATA_DIR: server.dataDir, ...environment },
      });
      this.process.stdout?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
        this.#wake();
      });
      this.process.stderr?.setEncoding('utf8').on('data', (text: string) => {
        this.errors += text;
        this.#wake();
      });
      this.ended = new Promise((resolve) => {
        this.process.once('close', (code) => {
          this.#wake();
          resolve(code);
        });
      });
    }

    async firstLine(): Promise<void> {
      while (!this.output.includes('\n') && this.process.exitCode === null)
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      assert.match(this.output, /\n/, this.errors);
    }
  }

  function skips(test: TestContext): boolean {
    if (isMissing) test.skip('no speech recognition is installed');
    return isMissing;
  }

  it('prints what is said in a file, and its translations, a line for each sentence', async (test) => {
    if (skips(test)) return;
    const { code, stdout, stderr } = await run(['--from', 'en', '--to', 'es', fileOf('talk')]);
    assert.equal(code, 0, stderr);
    const lines = stdout.trim().split('\n');
    assert.deepEqual(
      lines.filter((line) => line.startsWith('en: ')),
      sentences.map((sentence) => `en: ${sentence}`),
      `${stdout}\n${stderr}`,
    );
    assert.equal(lines.filter((line) => line.startsWith('es: ')).length, sentences.length, stdout);
    assert.match(stdout, /es: Nuestros clientes/);
    assert.equal(stderr, '');
  });

  it('reads standard input', async (test) => {
    if (skips(test)) return;
    const running = new Running(server.address, ['-']);
    running.process.stdin?.end(readFileSync(fileOf(0)));
    assert.equal(await running.ended, 0, running.errors);
    assert.equal(running.output, `${sentences[0]}\n`);
  });

  it('ends the session in order at Ctrl-C', async (test) => {
    if (skips(test)) return;
    const running = new Running(server.address, [fileOf('talk')]);
    await running.firstLine();
    running.process.kill('SIGINT');
    assert.equal(await running.ended, 0, running.errors);
    assert.ok(running.output.startsWith(`${sentences[0]}\n`), running.output);
    assert.ok(!running.output.includes('rain'), running.output);
    assert.equal(running.errors, '');
  });

  it('continues after a broken connection', async (test) => {
    if (skips(test)) return;
    await using proxy = await startFaultProxy(server.address);
    const running = new Running(proxy.origin, [fileOf('talk')]);
    await running.firstLine();
    proxy.use({ kind: 'none' });
    assert.equal(await running.ended, 0, running.errors);
    assert.match(running.errors, /^dragoman live: .*; connecting again\.\n$/);
    assert.ok(running.output.startsWith(`${sentences[0]}\n`), running.output);
    assert.match(running.output, /started to rain\.\n$/);
  });

  it('says what is wrong', async (test) => {
    const noSound = { PULSE_SERVER: 'unix:/nowhere', ALSA_CONFIG_PATH: '/nowhere' };
    const microphone = await run([], noSound);
    assert.equal(microphone.code, 1);
    assert.match(
      microphone.stderr,
      /^dragoman live: (No microphone can be opened \(pulse:default: .*; alsa:default: .*\)\. Name a file instead: |Live captions need ffmpeg)/,
    );
    const twice = await run(['a.wav', 'b.wav']);
    assert.equal(twice.code, 2);
    if (skips(test)) return;
    const missing = await run(['missing.wav']);
    assert.equal(missing.code, 1);
    assert.match(missing.stderr, /^dragoman live: missing\.wav: No such file or directory\.$/m);
    writeFileSync(fileOf('broken'), 'this is no audio');
    const broken = await run([fileOf('broken')]);
    assert.equal(broken.code, 1);
    assert.match(broken.stderr, /broken\.wav: Invalid data found/);
    const refused = await run(['--to', 'tlh', fileOf(0)]);
    assert.equal(refused.code, 1);
    assert.match(refused.stderr, /target_languages/);
  });
});
