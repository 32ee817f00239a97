import type { RequestedStyle } from '../../features/writing/improvement-request.ts';
import { canonicalLanguage } from '../../language/codes.ts';
import { writingStyles, writingTones } from '../../language/writing/styles/styles-and-tones.ts';
import { MisuseError } from '../command-line/command-errors.ts';
import { parseCommandLine } from '../command-line/parse-command-line.ts';
import type { WriteCommand } from './write-command.ts';
import { writeDescription } from './write-description.ts';

/** What the arguments ask for. Throws `MisuseError` with what would be right. */
export function parseWriteCommand(args: readonly string[]): WriteCommand {
  const { values, positionals } = parseCommandLine(args, writeDescription);
  const { to, style, tone, correct = false } = values;
  if (style !== undefined && tone !== undefined) throw new MisuseError('--style and --tone exclude each other.');
  if (correct && (style !== undefined || tone !== undefined))
    throw new MisuseError('--correct changes no more than mistakes; leave out --style and --tone.');
  if (to !== undefined && canonicalLanguage(to) === undefined)
    throw new MisuseError(`--to: "${to}" is not a valid language code (examples: es, pt-BR).`);
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
