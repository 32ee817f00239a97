import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MisuseError } from '../command-line/command-errors.ts';
import { parseWriteCommand } from './parse-write-command.ts';

describe('the arguments of dragoman write', () => {
  it('are texts, or standard input, to be rephrased in their own language', () => {
    const plain = { target: undefined, change: 'rephrase', style: undefined, verbose: false };
    assert.deepEqual(parseWriteCommand(['a', 'b']), { ...plain, texts: ['a', 'b'] });
    for (const args of [[], ['-']]) assert.deepEqual(parseWriteCommand(args), { ...plain, texts: undefined });
  });

  it('name a language, a change, and a style or a tone', () => {
    const style = { style: 'simple', parameter: 'writing_style', preferred: true };
    assert.deepEqual(parseWriteCommand(['-t', 'en-GB', '--style', 'prefer_simple', '-v', 'a']), {
      ...{ texts: ['a'], target: 'en-GB', change: 'rephrase', style, verbose: true },
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
    [['--loud', 'a'], /--loud/],
  ] as const)
    it(`are refused with what would be right: ${args.join(' ')}`, () => {
      assert.throws(
        () => parseWriteCommand(args),
        (error: unknown) => error instanceof MisuseError && words.test(error.message),
      );
    });
});
