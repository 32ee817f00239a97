import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { Segment } from '../../contracts/segment.ts';
import type { TextWork, WorkSession } from '../../contracts/text-work.ts';
import { countCharacters } from '../../language/characters.ts';
import { baseLanguage } from '../../language/codes.ts';
import { preserveSegmentFormatting } from '../../language/segmentation/preserve-formatting.ts';
import { type ExtractedTexts, extractTexts } from '../../language/tasks/extracted-texts.ts';
import type { TextDetector } from '../../language/tasks/text-detector.ts';
import { effectiveSplit } from './effective-split.ts';
import { checkFormality } from './formality-support.ts';
import { groupBySource, type SourceGroup, type SourceGroups, type UnservedSource } from './group-by-source.ts';
import type { TranslationPlan } from './plan-translation.ts';
import { prepareDirection } from './prepare-direction.ts';
import { resolveTarget } from './resolve-languages.ts';
import { noResources, type RequestResources, type StyleRewriting } from './resources/request-resources.ts';
import type { Trace } from './trace.ts';
import { translateSegments } from './translate-segments.ts';
import type { TranslatedText, TranslationRequest, TranslationResult } from './translation-request.ts';

export interface TranslationEvents {
  translationDone(event: { engines: readonly string[]; source: string; target: string; characters: number }): void;
}

interface Dependencies {
  readonly router: TranslationRouter;
  readonly detector: TextDetector;
  readonly textWork: TextWork;
  readonly events: TranslationEvents;
  /** Gets every layer of every segment. */
  readonly trace?: Trace | undefined;
  /** Default `refuse`. */
  readonly unservedSource?: UnservedSource;
}

/** A request that has passed every check and only has to be done. */
export interface PreparedTranslation {
  /** Unicode code points of the source texts that are billed: all but those that are in no language that is served. */
  readonly characters: number;
  run(signal: AbortSignal): Promise<TranslationResult>;
}

/** Text translation without accounts: detect → plan → extract, then engine → merge. */
export class TextTranslation {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Everything that can refuse the request happens here, so that nothing is counted for it. */
  async prepare(
    request: TranslationRequest,
    signal: AbortSignal,
    resources: RequestResources = noResources,
  ): Promise<PreparedTranslation> {
    const target = resolveTarget(this.#dependencies.router, request.targetLanguage, request.sourceLanguage);
    const session = this.#dependencies.textWork.open({ accountId: request.accountId, signal });
    const sources = await groupBySource(this.#dependencies, request, target, session);
    const { groups } = sources;
    const work = await Promise.all(
      groups.map((group) => this.#prepareGroup(group, target, request, resources, session)),
    );
    const kept = new Set(groups.flatMap((group) => (group.kept ? group.indexes : [])));
    const counts = request.texts.map((text, index) => (kept.has(index) ? 0 : countCharacters(text)));
    return {
      characters: counts.reduce((sum, count) => sum + count, 0),
      run: async (signal) => {
        const failure = new AbortController();
        const either = work.length > 1 ? AbortSignal.any([signal, failure.signal]) : signal;
        try {
          const finished = await Promise.all(work.map((item) => this.#run(item, target, request, resources, either)));
          return this.#assemble(sources, finished, counts, target);
        } catch (error) {
          // Nobody gets the other groups' texts any more.
          failure.abort(error);
          throw error;
        }
      },
    };
  }

  async #prepareGroup(
    group: SourceGroup,
    target: string,
    request: TranslationRequest,
    resources: RequestResources,
    session: WorkSession,
  ): Promise<PreparedGroup> {
    const { source } = group;
    const { router } = this.#dependencies;
    if (group.kept || source === baseLanguage(target)) {
      checkFormality(router, target, request.formality);
      return { group, translated: undefined };
    }
    const { plan, style, splitTier } = await prepareDirection(router, { source, target }, request, resources, session);
    const { tagHandling } = request;
    const splitSentences = effectiveSplit(splitTier, request);
    const options = { language: source, splitSentences, keepCode: request.keepCode !== 'off', tagHandling };
    const texts = group.indexes.map((index) => request.texts[index] ?? '');
    return { group, translated: { plan, style, extracted: await extractTexts(texts, options, session) } };
  }

  async #run(
    { group, translated }: PreparedGroup,
    target: string,
    request: TranslationRequest,
    { glossaries, morphology, memory, phrases }: RequestResources,
    signal: AbortSignal,
  ): Promise<FinishedGroup> {
    // Kept, or of the same base language: the text is returned unchanged (`facts.md`, Text translation).
    if (translated === undefined)
      return {
        texts: group.indexes.map((index) => request.texts[index] ?? ''),
        warnings: [],
        engines: [],
        next: false,
      };
    const { plan, style, extracted } = translated;
    const { segments } = extracted;
    const { context, accountId } = request;
    const options = { ...plan.options, ...(context === undefined ? {} : { context }) };
    const batch = {
      source: group.source,
      target,
      segments,
      options,
      ...(accountId === undefined ? {} : { accountId }),
    };
    const keepForm = (before: Segment, after: Segment): Segment => preserveSegmentFormatting(before, after, target);
    const finish = request.preserveFormatting ? { finish: keepForm } : {};
    const keepCode = request.keepCode === 'off' ? undefined : ('prose' as const);
    const { router, trace } = this.#dependencies;
    const work = { plan, batch, glossaries, morphology, style, memory, phrases, keepCode, trace, ...finish };
    const outcome = await translateSegments(router, work, signal);
    return {
      texts: await extracted.merge(outcome.segments, target),
      warnings: outcome.warnings,
      engines: outcome.engines,
      next: outcome.tier === 'next_gen',
    };
  }

  #assemble(
    { groups, warnings }: SourceGroups,
    finished: readonly FinishedGroup[],
    counts: readonly number[],
    target: string,
  ): TranslationResult {
    const translations: TranslatedText[] = [];
    groups.forEach((group, groupIndex) => {
      const { texts, engines, next } = finished[groupIndex] ?? { texts: [], engines: [], next: false };
      let characters = 0;
      group.indexes.forEach((index, position) => {
        const billedCharacters = counts[index] ?? 0;
        characters += billedCharacters;
        translations[index] = {
          text: texts[position] ?? '',
          sourceLanguage: group.source,
          billedCharacters,
          modelType: next ? 'quality_optimized' : 'latency_optimized',
        };
      });
      this.#dependencies.events.translationDone({ engines, source: group.source, target, characters });
    });
    return {
      translations,
      warnings: distinct([...warnings, ...finished.flatMap((group) => group.warnings)]),
      engines: [...new Set(finished.flatMap((group) => group.engines))],
    };
  }
}

interface PreparedGroup {
  readonly group: SourceGroup;
  /** Undefined when the texts stay as they are. */
  readonly translated:
    | {
        readonly plan: TranslationPlan;
        readonly style: StyleRewriting | undefined;
        readonly extracted: ExtractedTexts;
      }
    | undefined;
}

interface FinishedGroup {
  readonly texts: readonly string[];
  readonly warnings: TranslationResult['warnings'];
  readonly engines: readonly string[];
  readonly next: boolean;
}

function distinct(warnings: TranslationResult['warnings']): TranslationResult['warnings'] {
  return [...new Map(warnings.map((warning) => [warning.code, warning])).values()];
}
