import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MisuseError } from '../command-line/command-errors.ts';
import { parseWriteCommand } from './parse-write-command.ts';

const plain = {
  ...{ target: undefined, change: 'rephrase', style: undefined, reasons: false, verbose: false },
  ...{ report: 'texts', check: false, inPlace: false },
};

describe('the arguments of dragoman write', () => {
  it('are texts, or standard input, to be rephrased in their own language', () => {
    const texts = (...given: readonly string[]) => ({ kind: 'arguments', texts: given });
    assert.deepEqual(parseWriteCommand(['a', 'b']), { ...plain, input: texts('a', 'b') });
    for (const args of [[], ['-']]) assert.deepEqual(parseWriteCommand(args), { ...plain, input: { kind: 'stdin' } });
  });

  it('are files after --file, as shells expand patterns', () => {
    const input = { kind: 'files', paths: ['a.txt', 'b.txt'] };
    assert.deepEqual(parseWriteCommand(['--file', 'a.txt', 'b.txt']), { ...plain, input });
    const inPlace = parseWriteCommand(['--in-place', '--file', 'a.txt', 'b.txt']);
    assert.deepEqual(inPlace, { ...plain, input, inPlace: true, report: 'nothing' });
  });

  it('name what is reported', () => {
    const report = (...args: readonly string[]) => parseWriteCommand([...args, 'a']).report;
    assert.deepEqual(
      [report('--diff'), report('--check'), report('--check', '--diff'), report('--check', '--json')],
      ['differences', 'names', 'differences', 'json'],
    );
    const reasons = ['--reasons', '--diff --reasons', '--json --reasons'].map((args) =>
      parseWriteCommand([...args.split(' '), 'a']),
    );
    assert.deepEqual(
      reasons.map((command) => [command.report, command.reasons]),
      [
        ['reasons', true],
        ['differences', true],
        ['json', true],
      ],
    );
  });

  it('name a language, a change, and a style or a tone', () => {
    const style = { style: 'simple', parameter: 'writing_style', preferred: true };
    assert.deepEqual(parseWriteCommand(['-t', 'en-GB', '--style', 'prefer_simple', '-v', 'a']), {
      ...{ ...plain, input: { kind: 'arguments', texts: ['a'] }, target: 'en-GB', style, verbose: true },
    });
    const friendly = parseWriteCommand(['--tone', 'friendly', 'a']);
    assert.deepEqual(friendly.style, { style: 'friendly', parameter: 'tone', preferred: false });
    const corrected = parseWriteCommand(['--correct', 'a']);
    assert.ok(corrected.change === 'correct');
    const usual = parseWriteCommand(['--style', 'default', 'a']);
    assert.ok(usual.style === undefined);
  });

  for (const [args, words] of [
    [['--style', 'simple', '--tone', 'friendly', 'a'], /exclude each other/],
    [['--correct', '--tone', 'friendly', 'a'], /no more than mistakes/],
    [['--style', 'friendly', 'a'], /--style takes simple, .*not "friendly"/],
    [['--tone', 'simple', 'a'], /--tone takes enthusiastic/],
    [['--to', 'English', 'a'], /--to: "English" is not a valid language code/],
    [['a', '-'], /standard input/],
    [['--file', 'a.txt', '-'], /standard input/],
    [['--file', ''], /--file needs a path/],
    [['--in-place', 'a'], /--in-place is for --file/],
    [['--in-place', '--check', '--file', 'a.txt'], /--check writes nothing/],
    [['--diff', '--json', 'a'], /--json and --diff exclude each other/],
    [['--loud', 'a'], /--loud/],
  ] as const)
    it(`are refused with what would be right: ${args.join(' ')}`, () => {
      assert.throws(
        () => parseWriteCommand(args),
        (error: unknown) => error instanceof MisuseError && words.test(error.message),
      );
    });
});
