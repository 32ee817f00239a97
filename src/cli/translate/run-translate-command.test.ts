import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, beforeEach, describe, it } from 'node:test';
import { ServiceError } from '../../errors/service-error.ts';
import { CommandFailure, InputError } from '../command-line/command-errors.ts';
import type { CommandTranslator, TextsToTranslate } from './command-translator.ts';
import { parseTranslateCommand } from './parse-translate-command.ts';
import { runTranslateCommand } from './run-translate-command.ts';

type Answer = (request: TextsToTranslate) => { readonly text: string; readonly sourceLanguage: string }[];

const upperCase: Answer = ({ texts }) => texts.map((one) => ({ text: one.toUpperCase(), sourceLanguage: 'en' }));

describe('running a translation', () => {
  let folder = '';
  const folders: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dragoman-'));
    folders.push(folder);
  });
  after(() => {
    for (const made of folders) rmSync(made, { recursive: true });
  });

  const path = (name: string): string => join(folder, name);
  const write = (name: string, content: string | Uint8Array): string => {
    writeFileSync(path(name), content);
    return path(name);
  };

  interface RunOptions {
    readonly input?: Readable & { isTTY?: boolean };
    readonly answer?: Answer;
    readonly terminal?: boolean;
    readonly stop?: AbortController;
  }

  async function run(args: readonly string[], options: RunOptions = {}) {
    const answer = options.answer ?? upperCase;
    const requests: TextsToTranslate[] = [];
    const notices: string[] = [];
    const translator: CommandTranslator = {
      inFlight: 2,
      async translate(request) {
        requests.push(request);
        return answer(request);
      },
      async [Symbol.asyncDispose]() {},
    };
    const command = parseTranslateCommand(['--to', 'es', ...args]);
    const stdout = new PassThrough();
    const stderr = Object.assign(new PassThrough(), { isTTY: options.terminal ?? false });
    const output = buffer(stdout);
    const errors = buffer(stderr);
    try {
      const code = await runTranslateCommand(command, {
        translator,
        stdin: () => options.input ?? Readable.from([]),
        stdout,
        stderr,
        signal: (options.stop ?? new AbortController()).signal,
        warn: (_code, message) => void notices.push(message),
        notify: (line) => void notices.push(line),
      });
      return { code, error: undefined, requests, notices, ...(await ended()) };
    } catch (error) {
      return { code: undefined, error, requests, notices, ...(await ended()) };
    }

    async function ended() {
      stdout.end();
      stderr.end();
      return { stdout: (await output).toString(), stderr: (await errors).toString() };
    }
  }

  const bytes = (content: string): Readable => Readable.from([Buffer.from(content)], { objectMode: false });

  it('prints a line for each argument, asked for at once', async () => {
    const { code, stdout, requests } = await run(['one', 'two words', '']);
    assert.equal(code, 0);
    assert.equal(stdout, 'ONE\nTWO WORDS\n\n');
    assert.deepEqual(requests, [{ texts: ['one', 'two words', ''], format: 'text' }]);
  });

  describe('with --json', () => {
    const answer: Answer = ({ texts }) =>
      texts.map((one) => ({ text: one.toUpperCase(), sourceLanguage: one.startsWith('das') ? 'de' : 'en' }));
    const translations = async (args: readonly string[], input?: Readable) => {
      const result = await run(['--json', ...args], { answer, ...(input === undefined ? {} : { input }) });
      return { ...result, translations: JSON.parse(result.stdout).translations };
    };

    it('answers as the interface does, for arguments and standard input', async () => {
      assert.deepEqual((await translations(['one', 'das zweite'])).translations, [
        { detected_source_language: 'EN', text: 'ONE' },
        { detected_source_language: 'DE', text: 'DAS ZWEITE' },
      ]);
      const piped = await translations([], bytes(' das ist es\n\nund dies\n'));
      assert.deepEqual(piped.translations, [{ detected_source_language: 'DE', text: ' DAS IST ES\n\nUND DIES\n' }]);
      assert.deepEqual((await translations(['--from', 'en-GB'], bytes('a'))).translations, [
        { detected_source_language: 'EN', text: 'A' },
      ]);
      assert.deepEqual((await translations([], bytes('12\n'))).translations, [{ text: '12\n' }]);
    });

    it('names the files, and writes none', async () => {
      const files = [write('a.txt', 'das'), path('none.txt'), write('b.html', '<p>one</p>')];
      const result = await translations(['--file', ...files]);
      assert.equal(result.code, 1);
      assert.match(result.notices.join(), /none\.txt: no such file/);
      assert.deepEqual(result.translations, [
        { file: files[0], detected_source_language: 'DE', text: 'DAS' },
        { file: files[2], detected_source_language: 'EN', text: '<P>ONE</P>' },
      ]);
      assert.deepEqual(readdirSync(folder).sort(), ['a.txt', 'b.html']);
    });

    it('goes with no other output', () => {
      for (const other of [['--output', 'x'], ['--output-dir', 'x', '--file', 'a'], ['--line-buffered']])
        assert.throws(
          () => parseTranslateCommand(['--to', 'es', '--json', ...other]),
          /--json prints on standard output/,
        );
    });
  });

  it('keeps every byte between the sentences of standard input', async () => {
    const { stdout } = await run([], { input: bytes('\ufeff  one\r\n\r\n\ttwo') });
    assert.equal(stdout, '\ufeff  ONE\r\n\r\n\tTWO');
  });

  it('answers empty input with nothing and asks nobody', async () => {
    const { code, stdout, requests } = await run(['--html'], { input: bytes('') });
    assert.deepEqual([code, stdout, requests], [0, '', []]);
  });

  it('answers a terminal line by line, each detected by itself', async () => {
    const input = Object.assign(bytes('one\ntwo\n'), { isTTY: true });
    const { stdout, stderr, requests } = await run([], { input, terminal: true });
    assert.equal(stdout, 'ONE\nTWO\n');
    assert.match(stderr, /Ctrl-D/);
    assert.deepEqual(requests, [
      { texts: ['one'], format: 'text' },
      { texts: ['two'], format: 'text' },
    ]);
  });

  it('sends markup as one text of its kind', async () => {
    const { stdout, requests } = await run(['--from', 'en', '--file', write('page.html', '<p>one</p>\n')]);
    assert.equal(stdout, '<P>ONE</P>\n');
    const source = { code: 'en', detected: false };
    assert.deepEqual(requests, [{ texts: ['<p>one</p>\n'], format: 'html', source }]);
  });

  it('writes several files beside their originals, and into a folder', async () => {
    const files = [write('a.txt', 'one\n'), write('b.txt', 'two\n')];
    assert.equal((await run(['--file', ...files])).code, 0);
    assert.equal(readFileSync(path('a.es.txt'), 'utf8'), 'ONE\n');
    assert.equal(readFileSync(path('b.es.txt'), 'utf8'), 'TWO\n');
    assert.equal((await run(['--output-dir', path('out/es'), '--file', ...files])).code, 0);
    assert.deepEqual(readdirSync(path('out/es')), ['a.txt', 'b.txt']);
  });

  it('goes on after a file that cannot be translated, and says so with its name', async () => {
    mkdirSync(path('folder'));
    const bad = write('bad.txt', Buffer.from('ni\xf1o', 'latin1'));
    const broken = write('broken.xml', '<a>');
    const answer: Answer = (request) => {
      if (request.format === 'xml') throw new ServiceError('tag_handling_failed', {}, { detail: 'It ends early.' });
      return upperCase(request);
    };
    const files = [path('none.txt'), path('folder'), bad, broken, write('good.txt', 'one')];
    const { code, notices } = await run(['--file', ...files], { answer });
    assert.equal(code, 1);
    assert.equal(notices.length, 4);
    for (const [index, words] of [
      'none.txt: no such file or folder.',
      'folder: is a folder.',
      'bad.txt: line 1 is not UTF-8.',
      'broken.xml: Tag handling parsing failed, please check input. It ends early.',
    ].entries())
      assert(notices[index]?.includes(words), notices[index]);
    assert.equal(readFileSync(path('good.es.txt'), 'utf8'), 'ONE');
    assert.deepEqual(readdirSync(folder).sort(), ['bad.txt', 'broken.xml', 'folder', 'good.es.txt', 'good.txt']);
  });

  it('names the file that a server refuses alone', async () => {
    const answer: Answer = () => {
      throw new InputError('the document is too large.');
    };
    const file = write('page.html', '<p>one</p>');
    const { code, notices } = await run(['--file', file], { answer });
    assert.deepEqual([code, notices], [1, [`${file}: the document is too large.`]]);
  });

  it('stops at what concerns every file, and leaves no half translation', async () => {
    const answer: Answer = () => {
      throw new CommandFailure('the server is gone.');
    };
    const files = [write('a.txt', 'one'), write('b.txt', 'two')];
    const { error, requests } = await run(['--file', ...files], { answer });
    assert(error instanceof CommandFailure);
    assert.equal(requests.length, 1);
    assert.deepEqual(readdirSync(folder), ['a.txt', 'b.txt']);
  });

  it('replaces a file by its own translation only when that is whole', async () => {
    const file = write('a.txt', 'word. '.repeat(10_000));
    let answered = 0;
    const answer: Answer = (request) => {
      if (answered++ === 2) throw new CommandFailure('the server is gone.');
      return upperCase(request);
    };
    await run(['--from', 'en', '-o', file, '--file', file], { answer });
    assert.equal(readFileSync(file, 'utf8'), 'word. '.repeat(10_000));
    await run(['--from', 'en', '-o', file, '--file', file]);
    assert.equal(readFileSync(file, 'utf8'), 'WORD. '.repeat(10_000));
  });

  it('ends with the reason of the signal while it waits for input', async () => {
    const stop = new AbortController();
    const reason = new Error('stopped');
    const input = new PassThrough();
    input.write('one\n');
    const answer: Answer = (request) => {
      stop.abort(reason);
      return upperCase(request);
    };
    const { error, stdout } = await run(['--line-buffered'], { input, answer, stop });
    assert(error instanceof Error && stop.signal.aborted);
    assert.equal(stdout, '');
    assert(input.destroyed);
  });

  it('shows when an input is taken for the target language, and other languages when asked', async () => {
    const spanish: Answer = ({ texts }) => texts.map((one) => ({ text: one, sourceLanguage: 'es' }));
    const { notices } = await run([], { input: bytes('hola'), answer: spanish });
    assert.deepEqual(notices, [
      'standard input: detected Spanish (es), so it is not translated; use --from to name its language.',
    ]);
    assert.deepEqual((await run(['one'])).notices, []);
    assert.deepEqual((await run(['-v', 'one', 'two'])).notices, ['detected English (en).', 'detected English (en).']);
    assert.deepEqual((await run(['-v', '--from', 'en', 'one'])).notices, []);
  });

  it('shows progress of a big file on a terminal, and wipes it', async () => {
    const big = write('big.txt', 'A line of text.\n'.repeat(20_000));
    const shown = await run(['--from', 'en', '-o', path('out.txt'), '--file', big], { terminal: true });
    assert.match(shown.stderr, /\r.*big\.txt: 50 %\r/);
    assert(shown.stderr.endsWith('\r\u001b[K'));
    assert.equal((await run(['--from', 'en', '-o', path('out.txt'), '--file', big])).stderr, '');
    const small = write('small.txt', 'one');
    assert.equal((await run(['--file', small], { terminal: true })).stderr, '');
  });
});
