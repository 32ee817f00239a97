import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeCommand } from './command-description.ts';
import { MisuseError } from './command-errors.ts';
import { asksForHelp, parseCommandLine } from './parse-command-line.ts';

const description = describeCommand({
  name: 'try',
  summary: 'Try',
  about: [],
  usage: [],
  arguments: [{ name: 'TEXT...', help: '' }],
  options: {
    to: { type: 'string', short: 't', value: 'LANGUAGE', help: '' },
    file: { type: 'string', multiple: true, help: '' },
    limit: { type: 'string', help: '' },
    verbose: { type: 'boolean', short: 'v', help: '' },
  },
  examples: [],
});
const parse = (...args: readonly string[]) => parseCommandLine(args, description);

describe('parseCommandLine', () => {
  it('reads options in every spelling, and the arguments between them', () => {
    const all = { to: 'es', verbose: true };
    for (const args of [
      ['--to', 'es', '-v'],
      ['--to=es', '--verbose'],
      ['-tes', '-v'],
      ['-vt', 'es'],
    ])
      assert.deepEqual({ ...parse(...args).values }, all, args.join(' '));
    assert.deepEqual(parse('one', '-v', 'two', '--', '-v', '--to').positionals, ['one', 'two', '-v', '--to']);
    assert.deepEqual(parse('--file', 'a', '--file=b').values.file, ['a', 'b']);
    assert.equal(parse('--to', 'es', '--to', 'fr').values.to, 'fr');
  });

  it('takes numbers below zero and a lone dash as values', () => {
    assert.equal(parse('--limit', '-1').values.limit, '-1');
    assert.deepEqual(parse('--file', '-').values.file, ['-']);
    assert.equal(parse('--to=-x').values.to, '-x');
  });

  for (const [args, message] of [
    [['--too', 'es'], 'There is no option --too. Did you mean --to?'],
    [['--bogus'], 'There is no option --bogus.'],
    [['-x'], 'There is no option -x.'],
    [['--to'], '--to needs a value: --to LANGUAGE.'],
    [
      ['--to', '--verbose'],
      '--to needs a value, and "--verbose" looks like an option. If it is the value: --to=--verbose.',
    ],
    [['--verbose=yes'], '--verbose takes no value.'],
    [['--constructor'], 'There is no option --constructor.'],
  ] as const)
    it(`refuses ${args.join(' ')}`, () => {
      assert.throws(() => parse(...args), new MisuseError(message));
    });

  it('refuses arguments where there are only options', () => {
    const { arguments: _, ...options } = description;
    assert.throws(() => parseCommandLine(['one'], options), /"one" is one argument too many/);
  });
});

describe('asksForHelp', () => {
  it('sees --help and -h among other arguments, up to "--"', () => {
    for (const args of [['--help'], ['-h'], ['--to', 'x', '--bogus', '-h']]) assert.ok(asksForHelp(args));
    for (const args of [[], ['help'], ['--', '--help']]) assert.ok(!asksForHelp(args));
  });
});
