import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { RequestedStyle } from '../../features/writing/improvement-request.ts';
import { canonicalLanguage } from '../../language/codes.ts';
import { writingStyles, writingTones } from '../../language/writing/styles/styles-and-tones.ts';
import { MisuseError } from '../translate/translate-errors.ts';
import type { WriteCommand } from './write-command.ts';

const options = {
  to: { type: 'string', short: 't' },
  style: { type: 'string' },
  tone: { type: 'string' },
  correct: { type: 'boolean' },
  verbose: { type: 'boolean', short: 'v' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies NonNullable<ParseArgsConfig['options']>;

/** What the arguments ask for, or `'help'`. Throws `MisuseError` with what would be right. */
export function parseWriteCommand(args: readonly string[]): WriteCommand | 'help' {
  const { values, positionals } = parse(args);
  if (values.help === true) return 'help';
  const { to, style, tone, correct = false } = values;
  if (style !== undefined && tone !== undefined) throw new MisuseError('--style and --tone exclude each other.');
  if (correct && (style !== undefined || tone !== undefined))
    throw new MisuseError('--correct changes no more than mistakes; leave out --style and --tone.');
  if (to !== undefined && canonicalLanguage(to) === undefined)
    throw new MisuseError(`--to: "${to}" is no language code; they look like es or pt-BR.`);
  return {
    texts: textsOf(positionals),
    target: to,
    change: correct ? 'correct' : 'rephrase',
    style:
      style === undefined
        ? styleOf('tone', '--tone', tone, writingTones)
        : styleOf('writing_style', '--style', style, writingStyles),
    verbose: values.verbose === true,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))) throw error;
    throw new MisuseError(error.message.replace(/\.?$/, '.'));
  }
}

function textsOf(positionals: readonly string[]): WriteCommand['texts'] {
  if (positionals.length === 0 || (positionals.length === 1 && positionals[0] === '-')) return undefined;
  if (positionals.includes('-')) throw new MisuseError('"-" (standard input) does not go together with texts.');
  return positionals;
}

function styleOf(
  parameter: RequestedStyle['parameter'],
  option: string,
  given: string | undefined,
  known: readonly RequestedStyle['style'][],
): RequestedStyle | undefined {
  if (given === undefined || given === 'default') return undefined;
  const preferred = given.startsWith('prefer_');
  const name = preferred ? given.slice('prefer_'.length) : given;
  const style = known.find((one) => one === name);
  if (style === undefined) throw new MisuseError(`${option} takes ${known.join(', ')}, not "${given}".`);
  return { style, parameter, preferred };
}
