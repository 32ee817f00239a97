import type { RequestedStyle } from '../../features/writing/improvement-request.ts';
import { canonicalLanguage } from '../../language/codes.ts';
import { writingStyles, writingTones } from '../../language/writing/styles/styles-and-tones.ts';
import { MisuseError } from '../command-line/command-errors.ts';
import { type OptionValues, parseCommandLine } from '../command-line/parse-command-line.ts';
import type { WriteCommand, WriteInput, WriteReport } from './write-command.ts';
import { writeDescription } from './write-description.ts';

type Values = OptionValues<(typeof writeDescription)['options']>;

/** What the arguments ask for. Throws `MisuseError` with what would be right. */
export function parseWriteCommand(args: readonly string[]): WriteCommand {
  const { values, positionals } = parseCommandLine(args, writeDescription);
  const { to, check = false, 'in-place': inPlace = false } = values;
  if (to !== undefined && canonicalLanguage(to) === undefined)
    throw new MisuseError(`--to: "${to}" is not a valid language code (examples: es, pt-BR).`);
  const input = inputOf(values.file, positionals);
  if (check && inPlace) throw new MisuseError('--check writes nothing; leave out --in-place.');
  if (inPlace && input.kind !== 'files') throw new MisuseError('--in-place is for --file.');
  return {
    input,
    target: to,
    change: values.correct === true ? 'correct' : 'rephrase',
    style: requestedStyle(values),
    report: reportOf(values),
    check,
    inPlace,
    reasons: values.reasons === true,
    verbose: values.verbose === true,
  };
}

function inputOf(files: readonly string[] | undefined, positionals: readonly string[]): WriteInput {
  const items = [...(files ?? []), ...positionals];
  if (files !== undefined && items.includes('')) throw new MisuseError('--file needs a path.');
  if (items.length === 0 || (items.length === 1 && items[0] === '-')) return { kind: 'stdin' };
  if (items.includes('-')) throw new MisuseError('"-" (standard input) does not go together with texts or files.');
  return files === undefined ? { kind: 'arguments', texts: items } : { kind: 'files', paths: items };
}

function reportOf({ json, diff, reasons, check, 'in-place': inPlace }: Values): WriteReport {
  if (json === true && diff === true) throw new MisuseError('--json and --diff exclude each other.');
  if (json === true) return 'json';
  if (diff === true) return 'differences';
  if (reasons === true) return 'reasons';
  if (check === true) return 'names';
  return inPlace === true ? 'nothing' : 'texts';
}

function requestedStyle({ style, tone, correct }: Values): RequestedStyle | undefined {
  if (style !== undefined && tone !== undefined) throw new MisuseError('--style and --tone exclude each other.');
  if (correct === true && (style !== undefined || tone !== undefined))
    throw new MisuseError('--correct changes no more than mistakes; leave out --style and --tone.');
  return style === undefined
    ? styleOf('tone', '--tone', tone, writingTones)
    : styleOf('writing_style', '--style', style, writingStyles);
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
