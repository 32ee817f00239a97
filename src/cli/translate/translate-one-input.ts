import type { Readable, Writable } from 'node:stream';
import { baseLanguage, canonicalLanguage, languageName } from '../../language/codes.ts';
import { InputError } from '../command-line/command-errors.ts';
import type { Output } from '../command-line/open-output.ts';
import { readText } from '../command-line/read-text.ts';
import type { CommandTranslator, TextsToTranslate, Warn } from './command-translator.ts';
import { cutText } from './cut-text.ts';
import type { Progress } from './progress.ts';
import type { TextFormat, TranslateCommand } from './translate-command.ts';
import { translatePieces } from './translate-pieces.ts';

export interface TranslateContext {
  readonly translator: CommandTranslator;
  /** Opened when it is asked for. */
  readonly stdin: () => Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly signal: AbortSignal;
  readonly warn: Warn;
  /** A line on standard error. */
  notify(line: string): void;
}

/** Markup is held in memory whole. */
const largestDocument = 64 * 1024 * 1024;

export interface OneInput {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly format: TextFormat;
  readonly lineByLine: boolean;
  readonly output: Output;
  readonly progress: Progress;
}

/**
 * One file, or standard input: text in pieces as it is read, markup as a whole. Returns the language that was given or
 * detected; undefined if there was nothing to detect.
 */
export async function translateOneInput(
  input: OneInput,
  command: TranslateCommand,
  context: TranslateContext,
): Promise<string | undefined> {
  const { name, output, progress } = input;
  const text = readText(input.bytes, name);
  if (input.format !== 'text') return translateDocument(name, text, input.format, output, command, context);
  const pieces = cutText(text, { at: command.wrapped ? 'paragraphs' : 'lines', eachLine: input.lineByLine });
  let language = command.source;
  const translated = translatePieces(pieces, context.translator, {
    source: command.source,
    independent: input.lineByLine,
    signal: context.signal,
    detected: (found) => {
      language = found;
      reportDetected(found, command, context, name);
    },
  });
  for await (const { piece, text } of translated) {
    await output.write(text);
    progress.add(Buffer.byteLength(piece));
  }
  return language;
}

async function translateDocument(
  name: string,
  chunks: AsyncIterable<string>,
  format: TextFormat,
  output: Output,
  command: TranslateCommand,
  context: TranslateContext,
): Promise<string | undefined> {
  let text = '';
  for await (const chunk of chunks) {
    text += chunk;
    if (text.length > largestDocument)
      throw new InputError(`${name}: is larger than ${largestDocument / 1024 / 1024} MiB, the limit for markup.`);
  }
  const request = { texts: [text], format, ...given(command) };
  const [translation] = text.trim() === '' ? [] : await context.translator.translate(request, context.signal);
  if (translation !== undefined) reportDetected(translation.sourceLanguage, command, context, name);
  await output.write(translation?.text ?? text);
  return translation?.sourceLanguage ?? command.source;
}

/** The source language as far as the command names it. */
export function given({ source }: TranslateCommand): Pick<TextsToTranslate, 'source'> {
  return source === undefined ? {} : { source: { code: source, detected: false } };
}

/**
 * Reports what a language was detected as, if that was asked for. An input that is detected as the target language comes back
 * unchanged, which may be a wrong guess, so that is reported in any case.
 */
export function reportDetected(
  found: string,
  command: TranslateCommand,
  context: TranslateContext,
  name?: string,
): void {
  if (command.source !== undefined) return;
  const language = `${languageName(found)} (${found})`;
  if (name !== undefined && found === baseLanguage(canonicalLanguage(command.target) ?? command.target))
    context.notify(`${name}: detected ${language}, so it is not translated; use --from to name its language.`);
  else if (command.verbose) context.notify(`${name === undefined ? '' : `${name}: `}detected ${language}.`);
}
