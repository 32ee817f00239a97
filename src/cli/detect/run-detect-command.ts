import { addAbortSignal } from 'node:stream';
import type { DetectedLanguage } from '../../features/detection/text-languages.ts';
import { languageName } from '../../language/codes.ts';
import { type CommandContext, writeJson } from '../command-line/command-context.ts';
import { MisuseError } from '../command-line/command-errors.ts';
import { explainTyping } from '../command-line/explain-typing.ts';
import { parseCommandLine } from '../command-line/parse-command-line.ts';
import { readText, standardInput } from '../command-line/read-text.ts';
import { detectDescription } from './detect-description.ts';

export interface DetectCommand {
  /** Undefined: standard input. */
  readonly texts: readonly string[] | undefined;
  readonly json: boolean;
}

export interface DetectTools extends Pick<CommandContext, 'stdin' | 'stderr' | 'signal' | 'write'> {
  readonly detect: (texts: readonly string[], signal: AbortSignal) => Promise<readonly DetectedLanguage[]>;
}

/** What the arguments ask for. Throws `MisuseError` with what would be right. */
export function parseDetectCommand(args: readonly string[]): DetectCommand {
  const { values, positionals } = parseCommandLine(args, detectDescription);
  const isInput = positionals.length === 0 || (positionals.length === 1 && positionals[0] === '-');
  if (!isInput && positionals.includes('-'))
    throw new MisuseError('"-" (standard input) does not go together with texts.');
  return { texts: isInput ? undefined : positionals, json: values.json === true };
}

/** Prints the language of each text. */
export async function runDetectCommand({ texts, json }: DetectCommand, tools: DetectTools): Promise<number> {
  const detected = await tools.detect(texts ?? [await readInput(tools)], tools.signal);
  if (json) {
    const results = detected.map(({ language, status }) => ({
      detected_language: language ?? null,
      detection_status: status,
    }));
    writeJson(tools, { results });
  } else for (const one of detected) tools.write(lineOf(one));
  return 0;
}

async function readInput({ stdin, stderr, signal }: DetectTools): Promise<string> {
  const stream = stdin();
  explainTyping(stream, stderr);
  let whole = '';
  for await (const piece of readText(addAbortSignal(signal, stream), standardInput)) whole += piece;
  return whole;
}

function lineOf({ language, status }: DetectedLanguage): string {
  if (language === undefined) return '-\tno language';
  const name = `${language}\t${languageName(language)}`;
  if (status === 'insufficient_confidence') return `${name}, uncertain`;
  return status === 'unsupported_language' ? `${name}, which no engine here translates` : name;
}
