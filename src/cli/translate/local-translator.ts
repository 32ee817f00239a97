import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { DictionaryFiles } from '../../contracts/language/dictionary-files.ts';
import type { InterfacePhrases } from '../../contracts/stores/interface-phrases.ts';
import { createTranslationRouter } from '../../engines/router.ts';
import type { RankedTranslator } from '../../engines/routing/ranked-translator.ts';
import { resolveSource, resolveTarget } from '../../features/translation/resolve-languages.ts';
import { noResources } from '../../features/translation/resources/request-resources.ts';
import { TextTranslation } from '../../features/translation/text-translation.ts';
import type { TranslationRequest } from '../../features/translation/translation-request.ts';
import { baseLanguage, canonicalLanguage, languageName } from '../../language/codes.ts';
import { createTextDetector } from '../../language/tasks/text-detector.ts';
import { InlineTextWork } from '../../threads/inline-text-work.ts';
import { CommandFailure, MisuseError } from '../command-line/command-errors.ts';
import type { CommandTranslator, TextsToTranslate, Warn } from './command-translator.ts';
import { Explanation } from './explanation.ts';
import type { TranslateCommand } from './translate-command.ts';

export interface LocalContext {
  readonly warn: Warn;
  /** Gets the lines of `--explain`. */
  readonly notify?: (line: string) => void;
  /** Detection asks them about texts of one or two words. */
  readonly dictionaries?: DictionaryFiles;
  /** The list of the server on the same data folder; the translator disposes of it. */
  readonly phrases?: InterfacePhrases | undefined;
}

/**
 * Translates in this process: no accounts, no database, and engine processes that end with it. Owns the engines from
 * this call on. Throws at once when they cannot serve the languages of the command.
 */
export async function createLocalTranslator(
  engines: readonly RankedTranslator[],
  command: TranslateCommand,
  { warn, notify = () => {}, dictionaries, phrases }: LocalContext,
): Promise<CommandTranslator> {
  await using opened = new AsyncDisposableStack();
  for (const { engine } of engines) opened.use(engine);
  opened.use(phrases);
  await Promise.all(engines.map(({ engine }) => engine.started?.()));
  const router = createTranslationRouter(engines);
  checkLanguages(router, command);
  const explanation = command.explain ? new Explanation() : undefined;
  const translation = new TextTranslation({
    router,
    trace: explanation?.trace,
    detector: createTextDetector(dictionaries),
    textWork: new InlineTextWork(),
    events: { translationDone() {} },
  });
  const everything = opened.move();
  return {
    // Enough for engines that read ahead while an answer is on its way back.
    inFlight: 3,
    async translate(texts, signal) {
      const resources = command.interfacePhrases && phrases !== undefined ? { ...noResources, phrases } : noResources;
      const prepared = await translation.prepare(toRequest(texts, command), signal, resources);
      const result = await prepared.run(signal);
      if (explanation !== undefined) {
        for (const language of new Set(result.translations.map(({ sourceLanguage }) => sourceLanguage)))
          if (texts.source === undefined) notify(`detected  ${languageName(language)} (${language})`);
        for (const line of explanation.take()) notify(line);
      }
      for (const warning of result.warnings) warn(warning.code, warning.message);
      return result.translations;
    },
    [Symbol.asyncDispose]: () => everything.disposeAsync(),
  };
}

/** In the words of the command line; the use case speaks of parameters. */
function checkLanguages(router: TranslationRouter, { target: to, source: from }: TranslateCommand): void {
  const { sources, targets } = router.reachable();
  if (targets.length === 0)
    throw new CommandFailure('No language pair is installed; "dragoman doctor" says what to install.');
  const target = known(() => resolveTarget(router, to, undefined));
  if (target === undefined)
    throw new MisuseError(
      `--to: nothing here translates into "${to}"; there is ${targets.join(', ')}.${help(router, from ?? 'en', to)}`,
    );
  if (from === undefined) return;
  const source = known(() => resolveSource(router, from, target));
  if (source === undefined)
    throw new MisuseError(
      `--from: nothing here translates from "${from}"; there is ${sources.join(', ')}.${help(router, from, to)}`,
    );
  if (source === baseLanguage(target) || router.find({ source, target }) !== undefined) return;
  const reached = targets.filter(
    (code) => baseLanguage(code) !== source && router.find({ source, target: code }) !== undefined,
  );
  const pair = `from ${languageName(source)} (${source}) into ${languageName(target)} (${target})`;
  throw new MisuseError(
    `Nothing here translates ${pair}; from ${source} there is ${reached.join(', ')}.${help(router, source, target)}`,
  );
}

/** What would make the pair available, as a sentence with a space before it. */
function help(router: TranslationRouter, from: string, to: string): string {
  const [source, target] = [canonicalLanguage(from), canonicalLanguage(to)];
  if (source === undefined || target === undefined) return '';
  const command = router.remedy({ source: baseLanguage(source), target });
  return command === undefined ? '' : ` To make it available: ${command}.`;
}

function known(resolve: () => string): string | undefined {
  try {
    return resolve();
  } catch {
    return undefined;
  }
}

function toRequest({ texts, format, source }: TextsToTranslate, command: TranslateCommand): TranslationRequest {
  return {
    texts,
    targetLanguage: command.target,
    ...(source === undefined ? {} : { sourceLanguage: source.code }),
    // What a request without a source language gets (DESIGN, Tier).
    ...(source?.detected === true ? { modelType: 'prefer_quality_optimized' as const } : {}),
    ...(command.wrapped ? { splitSentences: 'nonewlines' as const } : {}),
    preserveFormatting: false,
    formality: command.formality,
    ...(command.keepCode === undefined ? {} : { keepCode: command.keepCode }),
    customInstructions: [],
    ...(format === 'text'
      ? {}
      : {
          tagHandling: {
            format,
            version: 'v2' as const,
            outlineDetection: true,
            splittingTags: [],
            nonSplittingTags: [],
            ignoreTags: [],
          },
        }),
  };
}
