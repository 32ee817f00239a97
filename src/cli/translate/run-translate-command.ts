import { open } from 'node:fs/promises';
import { addAbortSignal } from 'node:stream';
import { ServiceError } from '../../errors/service-error.ts';
import { InputError, systemErrorWords } from '../command-line/command-errors.ts';
import { explainTyping } from '../command-line/explain-typing.ts';
import { fileOutput, type Output, streamOutput } from '../command-line/open-output.ts';
import { standardInput } from '../command-line/read-text.ts';
import { type PlannedFile, planFiles } from './plan-files.ts';
import { noProgress, showProgress, worthProgress } from './progress.ts';
import type { TranslateCommand } from './translate-command.ts';
import { given, reportDetected, type TranslateContext, translateOneInput } from './translate-one-input.ts';
import { KeptOutput, type TranslationAnswer, translationAnswer } from './translation-answer.ts';

/** Reads, translates and writes. Answers the exit code; what stops everything is thrown. */
export async function runTranslateCommand(command: TranslateCommand, context: TranslateContext): Promise<number> {
  const { input } = command;
  switch (input.kind) {
    case 'arguments':
      await translateArguments(input.texts, command, context);
      return 0;
    case 'stdin':
      await translateStandardInput(command, context);
      return 0;
    case 'files':
      return translateFiles(planFiles(input.paths, command), command, context);
  }
}

async function translateArguments(
  texts: readonly string[],
  command: TranslateCommand,
  context: TranslateContext,
): Promise<void> {
  const format = command.format ?? 'text';
  const translations = await context.translator.translate({ texts, format, ...given(command) }, context.signal);
  for (const { sourceLanguage } of translations) reportDetected(sourceLanguage, command, context);
  if (command.output.kind === 'json') {
    const answers = translations.map(({ text, sourceLanguage }) => translationAnswer(text, sourceLanguage));
    return await writeAnswers(answers, context);
  }
  await using output = await outputOf(command, context);
  await output.write(translations.map(({ text }) => `${text}\n`).join(''));
  await output.finish();
}

async function translateStandardInput(command: TranslateCommand, context: TranslateContext): Promise<void> {
  const stdin = context.stdin();
  const format = command.format ?? 'text';
  explainTyping(stdin, context.stderr);
  const bytes = addAbortSignal(context.signal, stdin);
  const json = command.output.kind === 'json' ? new KeptOutput() : undefined;
  await using output = json ?? (await outputOf(command, context));
  const typed = stdin.isTTY === true && format === 'text' && !command.wrapped && json === undefined;
  const lineByLine = command.lineBuffered || typed;
  const language = await translateOneInput(
    { name: standardInput, bytes, format, lineByLine, output, progress: noProgress },
    command,
    context,
  );
  await output.finish();
  if (json !== undefined) await writeAnswers([translationAnswer(json.text, language)], context);
}

async function writeAnswers(
  translations: readonly TranslationAnswer[],
  { stdout, signal }: TranslateContext,
): Promise<void> {
  await streamOutput(stdout, signal).write(`${JSON.stringify({ translations }, null, 2)}\n`);
}

function outputOf({ output }: TranslateCommand, { stdout, signal }: TranslateContext): Promise<Output> {
  return output.kind === 'file'
    ? fileOutput(output.path, { makeFolder: false })
    : Promise.resolve(streamOutput(stdout, signal));
}

async function translateFiles(
  files: readonly PlannedFile[],
  command: TranslateCommand,
  context: TranslateContext,
): Promise<number> {
  let code = 0;
  const answers: TranslationAnswer[] = [];
  for (const file of files) {
    try {
      const json = command.output.kind === 'json' ? new KeptOutput() : undefined;
      const language = await translateFile(file, json, command, context);
      if (json !== undefined) answers.push(translationAnswer(json.text, language, file.path));
    } catch (error) {
      context.signal.throwIfAborted();
      context.notify(faultOf(file.path, error).message);
      code = 1;
    }
  }
  if (command.output.kind === 'json') await writeAnswers(answers, context);
  return code;
}

/** A fault of this input, reported with its name; anything else is thrown on. */
function faultOf(name: string, error: unknown): InputError {
  const words = systemErrorWords(error);
  if (words !== undefined) return new InputError(`${name}: ${words}.`);
  if (error instanceof ServiceError && error.code === 'tag_handling_failed')
    return new InputError(`${name}: ${[error.message, error.detail].join(' ').trimEnd()}`);
  if (!(error instanceof InputError)) throw error;
  return error.message.startsWith(`${name}: `) ? error : new InputError(`${name}: ${error.message}`);
}

/** Returns the language that was given or detected. */
async function translateFile(
  file: PlannedFile,
  kept: Output | undefined,
  command: TranslateCommand,
  context: TranslateContext,
): Promise<string | undefined> {
  await using input = await open(file.path);
  const { size } = await input.stat();
  const bytes = input.createReadStream({ signal: context.signal });
  const { stderr, stdout, signal } = context;
  const watched = stderr.isTTY === true && !(file.output === undefined && stdout.isTTY === true) && worthProgress(size);
  const progress = watched ? showProgress(stderr, file.path, size) : noProgress;
  try {
    await using output =
      file.output === undefined
        ? (kept ?? streamOutput(stdout, signal))
        : await fileOutput(file.output, { makeFolder: command.output.kind === 'folder' });
    const { path: name, format } = file;
    const input = { name, bytes, format, lineByLine: false, output, progress };
    const language = await translateOneInput(input, command, context);
    await output.finish();
    return language;
  } finally {
    bytes.destroy();
    progress.end();
  }
}
