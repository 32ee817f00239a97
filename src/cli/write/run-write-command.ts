import { createReadStream } from 'node:fs';
import { addAbortSignal, type Readable } from 'node:stream';
import { languageName } from '../../language/codes.ts';
import type { OutputStream } from '../command-line/command-context.ts';
import { InputError, systemErrorWords } from '../command-line/command-errors.ts';
import { explainTyping } from '../command-line/explain-typing.ts';
import { fileOutput, streamOutput } from '../command-line/open-output.ts';
import { readText, standardInput } from '../command-line/read-text.ts';
import { markWithColours, markWithSigns } from './format-difference.ts';
import { type ImproveTexts, type ImproveTools, startImproving } from './improve-texts.ts';
import { hasChanged, type ImprovedInput, reportImprovements } from './report-improvements.ts';
import type { WriteCommand } from './write-command.ts';

export interface WriteTools extends ImproveTools {
  /** Opened when it is asked for. */
  readonly stdin: () => Readable & { readonly isTTY?: boolean };
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
}

/** The exit code of `--check` when a text would change; that of DeepL's own command line. */
export const wouldChange = 8;

/**
 * Improves what the command names and reports it; white space around and inside of standard input and files stays.
 * Returns the exit code: 1 if a file failed, `wouldChange` if `--check` found a change.
 */
export async function runWriteCommand(command: WriteCommand, tools: WriteTools): Promise<number> {
  const improve = await startImproving(command, tools);
  const output = streamOutput(tools.stdout, tools.signal);
  const mark = tools.stdout.isTTY === true && tools.stdout.hasColors?.() === true ? markWithColours : markWithSigns;
  const improved: ImprovedInput[] = [];
  let [failed, changed] = [false, false];
  for (const input of inputs(command, tools)) {
    try {
      const some = await improveInput(input, improve, command, tools);
      if (command.report === 'json') improved.push(...some);
      else await reportImprovements(command, some, { output, mark });
      changed ||= some.some(hasChanged);
    } catch (error) {
      tools.signal.throwIfAborted();
      if (input.file === undefined) throw error;
      tools.notify(faultOf(input.file, error));
      failed = true;
    }
  }
  if (command.report === 'json') await reportImprovements(command, improved, { output, mark });
  if (failed) return 1;
  return command.check && changed ? wouldChange : 0;
}

interface Input {
  /** Path of the file, if it is one. */
  readonly file?: string;
  read(): Promise<readonly string[]>;
}

function inputs({ input }: WriteCommand, { stdin, stderr, signal }: WriteTools): readonly Input[] {
  switch (input.kind) {
    case 'arguments':
      return [{ read: async () => input.texts }];
    case 'stdin':
      return [
        {
          read: async () => {
            const stream = stdin();
            explainTyping(stream, stderr);
            return [await readWhole(addAbortSignal(signal, stream), standardInput)];
          },
        },
      ];
    case 'files':
      return input.paths.map((file) => ({
        file,
        read: async () => [await readWhole(createReadStream(file, { signal }), file)],
      }));
  }
}

async function improveInput(
  { file, read }: Input,
  improve: ImproveTexts,
  { verbose, inPlace }: WriteCommand,
  { notify }: WriteTools,
): Promise<readonly ImprovedInput[]> {
  const texts = await read();
  const { improvements, engines, warnings } = await improve(texts);
  const prefix = file === undefined ? '' : `${file}: `;
  for (const { message } of warnings) notify(`${prefix}${message}`);
  const improved = improvements.map(({ text, targetLanguage, sourceLanguage, changes }, index) => ({
    ...(file === undefined ? {} : { file }),
    before: texts[index] ?? '',
    after: text,
    targetLanguage,
    sourceLanguage,
    ...(changes === undefined ? {} : { changes }),
  }));
  if (verbose) {
    for (const { sourceLanguage } of improved) notify(`${prefix}${languageName(sourceLanguage)} (${sourceLanguage})`);
    notify(`${prefix}improved by ${engines.join(', ') || 'nothing'}`);
  }
  if (inPlace && file !== undefined) for (const one of improved) if (hasChanged(one)) await replace(file, one.after);
  return improved;
}

async function replace(file: string, text: string): Promise<void> {
  await using output = await fileOutput(file, { makeFolder: false });
  await output.write(text);
  await output.finish();
}

async function readWhole(bytes: AsyncIterable<Uint8Array>, name: string): Promise<string> {
  let whole = '';
  for await (const piece of readText(bytes, name)) whole += piece;
  return whole;
}

/** The words for a fault of this file; anything else is thrown on. */
function faultOf(name: string, error: unknown): string {
  const words = systemErrorWords(error);
  if (words !== undefined) return `${name}: ${words}.`;
  if (!(error instanceof InputError)) throw error;
  return error.message.startsWith(`${name}: `) ? error.message : `${name}: ${error.message}`;
}
