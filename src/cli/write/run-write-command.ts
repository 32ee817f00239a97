import type { Readable, Writable } from 'node:stream';
import type { WritingEngine } from '../../contracts/engines/writing-engine.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { TextImprovement } from '../../features/writing/text-improvement.ts';
import { servedLanguages } from '../../features/writing/writing-languages.ts';
import { languageName } from '../../language/codes.ts';
import { taskDetector } from '../../language/tasks/text-detector.ts';
import { InlineTextWork } from '../../threads/inline-text-work.ts';
import { systemClock } from '../../time/system-clock.ts';
import { CommandFailure, MisuseError } from '../command-line/command-errors.ts';
import { streamOutput } from '../command-line/open-output.ts';
import { readText, standardInput } from '../command-line/read-text.ts';
import type { WriteCommand } from './write-command.ts';

export interface WriteTools {
  /** Best first, not started yet. */
  readonly writingEngines: readonly WritingEngine[];
  readonly stdin: () => Readable;
  readonly stdout: Writable;
  readonly signal: AbortSignal;
  readonly tell: (line: string) => void;
}

/** Nobody else waits, so an engine has the time that its own limits give it. */
const attemptMilliseconds = 600_000;

/** Improves what the command names and prints it; white space around and inside of standard input stays. */
export async function runWriteCommand(command: WriteCommand, tools: WriteTools): Promise<number> {
  const { writingEngines, signal, tell } = tools;
  await Promise.all(writingEngines.map((writingEngine) => writingEngine.started?.()));
  signal.throwIfAborted();
  const served = servedLanguages(writingEngines);
  if (served.length === 0)
    throw new CommandFailure('No engine that improves texts is installed; "dragoman doctor" says what is missing.');
  const texts = command.texts ?? [await readAll(tools.stdin())];
  const events = {
    engineCalled() {},
    improvementDone() {},
    engineReplaced: ({ failed, next }: { failed: readonly string[]; next: readonly string[] }) =>
      tell(`${failed.join(', ')} failed; ${next.join(', ')} took over.`),
  };
  const improvement = new TextImprovement({
    writingEngines,
    detector: taskDetector,
    textWork: new InlineTextWork(),
    events,
    attemptMilliseconds,
    clock: systemClock,
  });
  const prepared = await prepare(improvement, command, { texts, served, signal });
  const { improvements, engines, warnings } = await prepared.run(signal);
  for (const { message } of warnings) tell(message);
  const output = streamOutput(tools.stdout, signal);
  for (const { text, sourceLanguage } of improvements) {
    if (command.verbose) tell(`${languageName(sourceLanguage)} (${sourceLanguage})`);
    await output.write(command.texts === undefined ? text : `${text}\n`);
  }
  if (command.verbose) tell(`improved by ${engines.join(', ') || 'nothing'}`);
  return 0;
}

/** What the use case refuses is a matter of the command line. */
async function prepare(
  improvement: TextImprovement,
  { change, target, style }: WriteCommand,
  {
    texts,
    served,
    signal,
  }: { readonly texts: readonly string[]; readonly served: readonly string[]; readonly signal: AbortSignal },
): ReturnType<TextImprovement['prepare']> {
  try {
    const request = {
      texts,
      change,
      ...(target === undefined ? {} : { targetLanguage: target }),
      ...(style === undefined ? {} : { style }),
    };
    return await improvement.prepare(request, signal);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.code === 'target_language_not_supported')
      throw new MisuseError(`--to: nothing here improves texts in "${target}"; there is ${served.join(', ')}.`);
    if (error.code === 'style_not_supported')
      throw new MisuseError(`${error.message} here; with prefer_${style?.style} it goes without.`);
    throw error;
  }
}

async function readAll(stdin: Readable): Promise<string> {
  let whole = '';
  for await (const piece of readText(stdin, standardInput)) whole += piece;
  return whole;
}
