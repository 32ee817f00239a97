import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MisuseError } from '../command-line/command-errors.ts';
import { parseTranslateCommand } from './parse-translate-command.ts';
import type { TranslateCommand } from './translate-command.ts';

function parse(...args: string[]): TranslateCommand {
  const command = parseTranslateCommand(['--to', 'es', ...args]);
  return command;
}

function misuse(args: readonly string[]): string {
  try {
    parseTranslateCommand(args);
  } catch (error) {
    assert(error instanceof MisuseError, String(error));
    return error.message;
  }
  throw new assert.AssertionError({ message: `${args.join(' ')} is understood` });
}

describe('the command line of translate', () => {
  it('takes arguments as texts, which go to standard output', () => {
    const { input, output, source, server } = parse('Good morning', 'Good night');
    assert.deepEqual(input, { kind: 'arguments', texts: ['Good morning', 'Good night'] });
    assert.deepEqual(output, { kind: 'stdout' });
    assert.equal(source, undefined);
    assert.equal(server, undefined);
  });

  it('reads standard input without texts and files, and for "-"', () => {
    for (const args of [[], ['-'], ['--file', '-']]) assert.deepEqual(parse(...args).input, { kind: 'stdin' });
  });

  it('takes the paths after --file as files, too', () => {
    for (const args of [
      ['--file', 'a', 'b'],
      ['--file', 'a', '--file', 'b'],
    ])
      assert.deepEqual(parse(...args).input, { kind: 'files', paths: ['a', 'b'] });
  });

  it('takes what follows -- as texts, whatever it looks like', () => {
    assert.deepEqual(parse('--', '--to', '-x').input, { kind: 'arguments', texts: ['--to', '-x'] });
  });

  it('writes one file to standard output and several beside their originals', () => {
    assert.deepEqual(parse('--file', 'a').output, { kind: 'stdout' });
    assert.deepEqual(parse('--file', 'a', 'b').output, { kind: 'beside' });
    assert.deepEqual(parse('--file', 'a', '-o', 'x').output, { kind: 'file', path: 'x' });
    assert.deepEqual(parse('--file', 'a', '-o', '-').output, { kind: 'stdout' });
    assert.deepEqual(parse('--file', 'a', '--output-dir', 'd').output, { kind: 'folder', path: 'd' });
  });

  it('knows the kinds of text', () => {
    assert.equal(parse('a').format, undefined);
    for (const format of ['text', 'html', 'xml'] as const) assert.equal(parse(`--${format}`, 'a').format, format);
    const wrapped = parse('--wrapped', 'a');
    assert.deepEqual([wrapped.format, wrapped.wrapped], ['text', true]);
  });

  it('keeps the path of a server and drops its last slash', () => {
    const { server } = parse('--server', 'http://localhost:8080/', '--key', 'k', 'a');
    assert.deepEqual(server, { address: 'http://localhost:8080', key: 'k' });
    assert.equal(parse('--server', 'https://example.com/mt/', 'a').server?.address, 'https://example.com/mt');
  });

  const refused: readonly (readonly [name: string, args: readonly string[], message: RegExp])[] = [
    ['no target', ['hello'], /--to LANGUAGE is missing/],
    ['a target that is no code', ['--to', 'klingon', 'a'], /--to: "klingon" is not a valid language code/],
    ['a source that is no code', ['--to', 'es', '--from', 'e', 'a'], /--from: "e" is not a valid language code/],
    ['an unknown option', ['--to', 'es', '--colour', 'a'], /no option --colour/],
    ['an option without its value', ['--to'], /--to/],
    ['two kinds of text', ['--to', 'es', '--html', '--xml', 'a'], /--html and --xml exclude each other/],
    ['wrapped markup', ['--to', 'es', '--html', '--wrapped', 'a'], /exclude each other/],
    ['an unknown formality', ['--to', 'es', '--formality', 'very', 'a'], /default, more, less, prefer_more/],
    ['"-" beside texts', ['--to', 'es', 'a', '-'], /standard input/],
    ['one output for two files', ['--to', 'es', '-o', 'x', '--file', 'a', 'b'], /--output-dir/],
    ['two outputs', ['--to', 'es', '-o', 'x', '--output-dir', 'y', '--file', 'a'], /exclude each other/],
    ['a folder for texts', ['--to', 'es', '--output-dir', 'y', 'a'], /use --output/],
    ['a key without a server', ['--to', 'es', '--key', 'k', 'a'], /--key belongs to --server/],
    ['a server without http', ['--to', 'es', '--server', 'localhost:8080', 'a'], /http:\/\/127\.0\.0\.1:8080/],
    ['line buffering of files', ['--to', 'es', '--line-buffered', '--file', 'a'], /from standard input/],
    ['line buffering of markup', ['--to', 'es', '--line-buffered', '--html'], /from standard input/],
  ];
  for (const [name, args, message] of refused)
    it(`refuses ${name} in one line`, () => {
      const given = misuse(args);
      assert.match(given, message);
      assert(!given.includes('\n') && given.endsWith('.'), given);
    });
});
