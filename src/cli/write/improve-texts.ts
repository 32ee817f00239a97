import type { WritingEngine } from '../../contracts/engines/writing-engine.ts';
import type { DictionaryFiles } from '../../contracts/language/dictionary-files.ts';
import type { Morphology } from '../../contracts/language/morphology.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { ImprovementResult } from '../../features/writing/improvement-request.ts';
import { InflectionTables } from '../../features/writing/inflection/inflection-tables.ts';
import { TextImprovement } from '../../features/writing/text-improvement.ts';
import { servedLanguages, type WritingServices } from '../../features/writing/writing-languages.ts';
import { createTextDetector } from '../../language/tasks/text-detector.ts';
import { InlineTextWork } from '../../threads/inline-text-work.ts';
import { systemClock } from '../../time/system-clock.ts';
import { CommandFailure, MisuseError } from '../command-line/command-errors.ts';
import type { WriteCommand } from './write-command.ts';

/** Engines are not started yet. */
export interface ImproveTools extends WritingServices {
  /** For the language of short texts. */
  readonly dictionaries?: DictionaryFiles;
  /** For the forms that rules write. Not owned. */
  readonly morphology?: Morphology | undefined;
  readonly signal: AbortSignal;
  /** A line on standard error. */
  readonly notify: (line: string) => void;
}

/** Improves texts as the command says, in the order given. Rejects with `MisuseError` where the use case refuses. */
export type ImproveTexts = (texts: readonly string[]) => Promise<ImprovementResult>;

/** Nobody else waits, so an engine has the time that its own limits give it. */
const attemptMilliseconds = 600_000;

/** Starts the engines. Rejects with `CommandFailure` if there is none. */
export async function startImproving(command: WriteCommand, tools: ImproveTools): Promise<ImproveTexts> {
  const { writingEngines, rewriters, dictionaries, morphology, signal, notify } = tools;
  await Promise.all(writingEngines.map((writingEngine) => writingEngine.started?.()));
  signal.throwIfAborted();
  if (servedLanguages(writingEngines).length === 0)
    throw new CommandFailure('No engine that improves texts is installed; "dragoman doctor" says what is missing.');
  const improvement = new TextImprovement({
    writingEngines,
    rewriters,
    detector: createTextDetector(dictionaries),
    textWork: new InlineTextWork(),
    inflections: new InflectionTables(morphology),
    events: {
      engineCalled() {},
      improvementDone() {},
      engineReplaced: ({ failed, next }) => notify(`${failed.join(', ')} failed; ${next.join(', ')} took over.`),
    },
    attemptMilliseconds,
    clock: systemClock,
  });
  const { change, target, style, reasons } = command;
  const options = {
    change,
    ...(target === undefined ? {} : { targetLanguage: target }),
    ...(style === undefined ? {} : { style }),
    ...(reasons ? { showChanges: true } : {}),
  };
  return async (texts) => {
    const prepared = await improvement.prepare({ texts, ...options }, signal).catch((error: unknown) => {
      throw asMisuse(error, command, writingEngines);
    });
    return await prepared.run(signal);
  };
}

/** What the use case refuses is a matter of the command line. */
function asMisuse(error: unknown, { target, style }: WriteCommand, engines: readonly WritingEngine[]): unknown {
  if (!(error instanceof ServiceError)) return error;
  if (error.code === 'target_language_not_supported')
    return new MisuseError(
      `--to: nothing here improves texts in "${target}"; there is ${servedLanguages(engines).join(', ')}.`,
    );
  if (error.code === 'style_not_supported')
    return new MisuseError(`${error.message} here; with prefer_${style?.style} it goes without.`);
  return error;
}
