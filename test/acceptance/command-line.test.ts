import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from '../support/bare-environment.ts';
import { type CliResult, runCli } from '../support/run-cli.ts';
import { developerKey, type RunningServer, startServer } from '../support/running-server.ts';

const folders: string[] = [];
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-command-line-'));
  folders.push(folder);
});
after(() => {
  for (const made of folders) rmSync(made, { recursive: true });
});

const write = (name: string, content: string | Uint8Array): void => writeFileSync(join(folder, name), content);
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

interface Run {
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

async function output(args: readonly string[], options?: Run): Promise<string> {
  const { code, stdout, stderr } = await runCli(args, folder, options);
  assert.deepEqual([code, stderr], [0, '']);
  return stdout;
}

/** One line on standard error and nothing else. */
async function refusal(args: readonly string[], code: number, options?: Run): Promise<string> {
  const result = await runCli(args, folder, options);
  assert.deepEqual([result.code, result.stdout], [code, ''], result.stderr);
  assert.match(result.stderr, /^dragoman translate: .+\n$/);
  return result.stderr;
}

const intoSpanish = ['translate', '--from', 'en', '--to', 'es'];

describe('dragoman', () => {
  it('lists its commands, each of which explains itself', async () => {
    const text = await output(['--help']);
    for (const command of ['serve', 'translate', 'doctor', 'keys', 'accounts']) {
      assert.match(text, new RegExp(`^ {2}${command} `, 'm'));
      assert.match(await output([command, '--help']), /dragoman/);
    }
  });

  it('exits with 2 for a command there is not', async () => {
    const { code, stderr } = await runCli(['fly'], folder);
    assert.equal(code, 2);
    assert.match(stderr, /^dragoman: There is no command "fly"\. See: dragoman --help$/m);
  });
});

describe('dragoman translate', () => {
  it('prints a line for each argument', async () => {
    assert.equal(await output([...intoSpanish, 'The red car', 'Good morning.']), 'El coche rojo\nBuenos días.\n');
  });

  it('detects the language and goes through a third one', async () => {
    assert.match(await output(['translate', '--to', 'pt', 'The house is very big.']), /casa/);
  });

  it('keeps white space and line ends of standard input', async () => {
    const translated = await output(intoSpanish, { input: '  The cat.\r\n\r\n\tThe dog.' });
    assert.equal(translated, '  El gato.\r\n\r\n\tEl perro.');
  });

  it('translates files beside their originals, into a folder, and to standard output', async () => {
    write('a.txt', 'The cat.\n');
    write('b', 'The dog.\n');
    assert.equal(await output([...intoSpanish, '--file', 'a.txt']), 'El gato.\n');
    assert.equal(await output([...intoSpanish, '--file', 'a.txt', 'b']), '');
    assert.deepEqual([read('a.es.txt'), read('b.es')], ['El gato.\n', 'El perro.\n']);
    await output([...intoSpanish, '--output-dir', 'es', '--file', 'a.txt', 'b']);
    assert.deepEqual(readdirSync(join(folder, 'es')), ['a.txt', 'b']);
    await output([...intoSpanish, '-o', 'a.txt', '--file', 'a.txt']);
    assert.equal(read('a.txt'), 'El gato.\n');
  });

  it('gives the same for a long text in pieces as for its lines', async () => {
    const lines = ['The red car is here.', 'Where is the station?', 'He has two dogs.'];
    const short = await output(intoSpanish, { input: `${lines.join('\n')}\n` });
    assert.equal(await output(intoSpanish, { input: `${lines.join('\n')}\n`.repeat(800) }), short.repeat(800));
  });

  it('translates markup by the ending of the file', async () => {
    write('page.html', '<!doctype html>\n<p class="x">The <b>house</b>.</p>\n<script>the house</script>\n');
    assert.equal(
      await output([...intoSpanish, '--file', 'page.html']),
      '<!doctype html>\n<p class="x">La <b>casa</b>.</p>\n<script>the house</script>\n',
    );
    assert.equal(await output([...intoSpanish, '--xml', '<a><b>The cat</b></a>']), '<a><b>El gato</b></a>\n');
  });

  it('names the model that would make a language available', async () => {
    for (const args of [
      ['--to', 'de', 'hi'],
      ['--from', 'en', '--to', 'de', 'hi'],
    ])
      assert.match(
        await refusal(['translate', ...args], 2),
        /"de".* To make it available: dragoman models pull en-de\./,
      );
  });

  it('says in one line what is wrong with the command line', async () => {
    assert.match(await refusal(['translate', 'hello'], 2), /--to LANGUAGE is missing/);
    assert.match(await refusal(['translate', '--to', 'xx', 'hello'], 2), /--to: nothing here.*"xx".*\bes\b/);
    assert.match(await refusal(['translate', '--to', 'es', '--from', 'xx', 'a'], 2), /--from: nothing here.*"xx"/);
    assert.match(await refusal(['translate', '--to', 'eo', '--from', 'ur', 'a'], 2), /Urdu.*Esperanto.*there is hi/);
    assert.match(await refusal(['translate', '--to', 'es', '--what', 'a'], 2), /no option --what/);
  });

  it('says in one line what is wrong with a file, and goes on with the others', async () => {
    write('latin.txt', Buffer.from('a\nni\xf1o\n', 'latin1'));
    write('good.txt', 'The cat.');
    assert.match(await refusal([...intoSpanish, '--file', 'none.txt'], 1), /none\.txt: no such file/);
    assert.match(await refusal([...intoSpanish, '--file', 'latin.txt'], 1), /latin\.txt: line 2 is not UTF-8.*iconv/);
    assert.match(await refusal([...intoSpanish, '--file', 'none.txt', 'good.txt'], 1), /none\.txt/);
    assert.equal(read('good.es.txt'), 'El gato.');
  });

  it('reports what it could not do as requested', async () => {
    const { code, stdout, stderr } = await runCli(['translate', '-f', 'en', '-t', 'es-419', 'The car'], folder);
    assert.deepEqual([code, stdout], [0, 'El coche\n']);
    assert.match(stderr, /'es-419'/);
    const formal = ['translate', '-f', 'en', '-t', 'eo', '--formality', 'more', 'the car'];
    assert.match(await refusal(formal, 1), /'formality' is not supported/);
  });

  it('needs no data folder and no settings of a server, and leaves nothing behind', async () => {
    await output([...intoSpanish, 'the car']);
    assert.deepEqual(readdirSync(folder), []);
  });

  it('ends its engines and leaves no output when it is interrupted', async () => {
    const program = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
    const child = spawn(process.execPath, [program, ...intoSpanish, '--line-buffered', '-o', 'out.txt'], {
      cwd: folder,
      env: bareEnvironment,
      stdio: ['pipe', 'ignore', 'inherit'],
      // A process group of its own, as a terminal makes one.
      detached: true,
    });
    child.stdin.write('The cat.\n');
    const group = child.pid as number;
    // The engine has started when the first piece is written.
    const written = (): boolean => readdirSync(folder).some((name) => read(name) !== '');
    const ended = new AbortController();
    child.once('exit', () => ended.abort());
    for await (const _ of watch(folder, { signal: ended.signal })) if (written()) break;
    assert(processesOf(group).length > 2);
    process.kill(-group, 'SIGINT');
    const [code] = await once(child, 'exit');
    assert.equal(code, 130);
    // A killed process is seen for a moment longer.
    while (processesOf(group).length > 0) await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(readdirSync(folder), []);
  });
});

/** Processes of a group that have not ended. */
function processesOf(group: number): readonly string[] {
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      // `1234 (name) state parent group …`
      const [state, , owner] = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return Number(owner) === group && state !== 'Z';
    } catch {
      return false;
    }
  });
}

describe('dragoman translate --server', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(async () => {
    await server[Symbol.asyncDispose]();
  });

  const withKey = { DRAGOMAN_API_KEY: developerKey };
  const withServer = (...args: string[]): readonly string[] => [...intoSpanish, '--server', server.address, ...args];

  it('takes the key from the environment or the command line', async () => {
    const fromEnvironment = await output(withServer('The red car', 'The house'), { environment: withKey });
    assert.equal(fromEnvironment, 'El coche rojo\nLa casa\n');
    assert.equal(await output(withServer('--key', developerKey, 'The red car')), 'El coche rojo\n');
  });

  it('gives what the process itself gives, for more than a request holds', async () => {
    const input = '  The cat is in the house.\r\n\r\n\tThe dog is red. '.repeat(2800);
    assert(input.length > 128 * 1024);
    const remote = await output(withServer(), { input, environment: withKey });
    assert.equal(remote, await output(intoSpanish, { input }));
    const many = Array.from({ length: 120 }, (_, index) => `${index} cars`);
    const lines = await output(withServer(...many), { environment: withKey });
    assert.deepEqual(
      lines
        .trimEnd()
        .split('\n')
        .map((line) => Number.parseInt(line, 10)),
      many.map((_, index) => index),
    );
  });

  it('translates markup, and says what to do with too much of it', async () => {
    write('page.html', '<p>The <b>house</b>.</p>\n');
    write('large.html', `<p>${'The house. '.repeat(13_000)}</p>`);
    const page = await output(withServer('--file', 'page.html'), { environment: withKey });
    assert.equal(page, '<p>La <b>casa</b>.</p>\n');
    const message = await refusal(withServer('--file', 'large.html'), 1, { environment: withKey });
    assert.match(message, /large\.html: the document is 1\d\d KiB.*without --server, or split/);
  });

  it('prints the message of the server', async () => {
    const wrongKey = await refusal(withServer('--key', 'a-key-that-nobody-has', 'hello'), 1);
    assert.match(wrongKey, /Authorization failed: .*\(HTTP 403\)/);
    const target = ['translate', '--to', 'xx', '--server', server.address, 'hello'];
    assert.match(await refusal(target, 1, { environment: withKey }), /'target_lang' not supported.*\(HTTP 400\)/);
    write('broken.xml', '<a><b></a>');
    const broken = await refusal(withServer('--file', 'broken.xml'), 1, { environment: withKey });
    assert.match(broken, /broken\.xml: Tag handling parsing failed/);
  });

  it('says so when there is no key or no server', async () => {
    assert.match(await refusal(withServer('hello'), 2), /--key KEY, or DRAGOMAN_API_KEY/);
    const nowhere = [...intoSpanish, '--server', 'http://127.0.0.1:9', '--key', 'k', 'hello'];
    assert.match(await refusal(nowhere, 1), /http:\/\/127\.0\.0\.1:9 cannot be reached/);
  });
});

describe('dragoman doctor', () => {
  // With port 0 there is no address to ask a server at.
  const withoutServer = { DRAGOMAN_PORT: '0' };
  const doctor = (...args: string[]): Promise<CliResult> =>
    runCli(['doctor', ...args], folder, { environment: withoutServer });

  it('shows engines, languages and packages, and changes nothing', async () => {
    const { code, stdout } = await doctor();
    assert.equal(code, 0);
    assert.match(stdout, /^Dragoman \d+\.\d+\.\d+ on Node\.js 24\./);
    assert.match(stdout, /^Engine apertium \(classic\): ready$/m);
    assert.match(stdout, /^ {4}en English → .*\bes Spanish\b/m);
    assert.match(stdout, /\d+ pairs directly, \d+ through a third language/);
    assert.match(stdout, /^Debian packages: /m);
    assert.deepEqual(readdirSync(folder), []);
  });

  it('gives programs the same data', async () => {
    const { code, stdout } = await doctor('--json');
    assert.equal(code, 0);
    const report = JSON.parse(stdout);
    assert.equal(report.ready, true);
    assert.equal(report.dataFolder.path, folder);
    assert(report.engines[0].directions.some((pair: object) => JSON.stringify(pair).includes('"pt-BR"')));
  });

  it('says why modes are not offered when asked', async () => {
    assert.match((await doctor('--verbose')).stdout, /not the name of a direction: /);
  });

  it('exits with 1 when nothing can be translated, and says why', async () => {
    const environment = { ...withoutServer, DRAGOMAN_APERTIUM_DIR: join(folder, 'none') };
    const { code, stdout } = await runCli(['doctor'], folder, { environment });
    assert.equal(code, 1);
    assert.match(stdout, /Engine apertium \(classic\): unavailable: no Apertium translation pair is installed/);
    const message = await refusal([...intoSpanish, 'hello'], 1, { environment });
    assert.match(message, /No language pair is installed; "dragoman doctor"/);
  });

  it('asks the running server, and starts no second engines', async () => {
    await using server = await startServer();
    const environment = { DRAGOMAN_PORT: new URL(server.address).port };
    const { code, stdout } = await runCli(['doctor'], server.dataDir, { environment });
    assert.equal(code, 0, stdout);
    assert.match(stdout, /^Server: http:\/\/127\.0\.0\.1:\d+ ready, answered in \d+ ms/m);
    assert.match(stdout, /^Engine apertium \(classic\): ready$/m);
    assert.doesNotMatch(stdout, /A trial of/);
    assert.match(stdout, /\nReady to translate\.\n$/);
  });

  it('lists everything that is wrong with the configuration', async () => {
    const environment = { DRAGOMAN_PORT: 'x', DRAGOMAN_LOG_LEVEL: 'loud' };
    const { code, stdout } = await runCli(['doctor'], folder, { environment });
    assert.equal(code, 1);
    assert.match(stdout, /Configuration: 2 problems\n {2}- DRAGOMAN_PORT: .*\n {2}- DRAGOMAN_LOG_LEVEL: /);
  });
});
