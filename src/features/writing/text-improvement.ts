import type { Clock } from '../../contracts/clock.ts';
import type { Correction } from '../../contracts/engines/correction.ts';
import type {
  ImprovementBatch,
  ImprovementWarning,
  StyleOrTone,
  WritingEngine,
} from '../../contracts/engines/writing-engine.ts';
import type { TextWork, WorkSession } from '../../contracts/text-work.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { countCharacters } from '../../language/characters.ts';
import { baseLanguage } from '../../language/codes.ts';
import { servedLanguage } from '../../language/detection/detection.ts';
import type { TextDetector } from '../../language/tasks/text-detector.ts';
import { convertTexts, guessVariants, sizeOf } from '../../language/tasks/writing/writing-tasks.ts';
import type { EngineCall } from '../../observability/watch-engine-call.ts';
import type { ImprovedText, ImprovementRequest, ImprovementResult } from './improvement-request.ts';
import type { InflectionTables } from './inflection/inflection-tables.ts';
import { changesOf } from './list-changes.ts';
import { rewriteTexts } from './rewrite-texts.ts';
import { tryWritingEngines } from './try-writing-engines.ts';
import {
  checkStyle,
  enginesFor,
  resolveWritingTarget,
  servedLanguages,
  servedVariants,
  stylesFor,
  type WritingServices,
} from './writing-languages.ts';

export interface ImprovementEvents {
  engineCalled(call: EngineCall): void;
  improvementDone(event: { engines: readonly string[]; language: string; characters: number }): void;
  engineReplaced(event: {
    failed: readonly string[];
    next: readonly string[];
    source: string;
    target: string;
    error: unknown;
  }): void;
}

export interface TextImprovementOptions extends WritingServices {
  readonly detector: TextDetector;
  readonly textWork: TextWork;
  /** Forms that rules of styles and tones write. */
  readonly inflections: InflectionTables;
  readonly events: ImprovementEvents;
  /** An engine with another behind it is given up after this time. */
  readonly attemptMilliseconds: number;
  readonly clock: Pick<Clock, 'after'>;
}

/** A text with what is to be done to it. */
interface PlannedText {
  readonly text: string;
  /** Canonical, with its variant. */
  readonly language: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  /** The variant was asked for: words of others are brought into it. */
  readonly converts: boolean;
  readonly style: StyleOrTone | undefined;
}

/** What is done to all texts of a group. */
interface Improving {
  readonly change: ImprovementRequest['change'];
  readonly language: string;
  readonly converts: boolean;
  readonly style: StyleOrTone | undefined;
  readonly work: WorkSession;
  readonly accountId: string | undefined;
  readonly showChanges: boolean;
}

interface Improved {
  readonly texts: readonly string[];
  /** Of each text; absent unless asked for. */
  readonly changes?: readonly (readonly Correction[])[];
  /** What corrected the texts, and what wrote them differently; none where nothing was done. */
  readonly engines: readonly string[];
  readonly warnings: readonly ImprovementWarning[];
}

/** A work ready to run: everything that can refuse the request is behind it. */
export interface PreparedImprovement {
  run(signal: AbortSignal): Promise<ImprovementResult>;
}

const notServed: ImprovementWarning = {
  code: 'language_not_supported',
  message: 'A text is in a language without a writing engine and was not changed.',
};

/**
 * Improves texts in their own languages: an engine corrects or rephrases; variants that it does not do itself are done by
 * rules, styles and tones by a rewriter, which also rephrases what the engine only corrects.
 */
export class TextImprovement {
  readonly #options: TextImprovementOptions;

  constructor(options: TextImprovementOptions) {
    this.#options = options;
  }

  /** Rejects with what refuses the request. */
  async prepare(request: ImprovementRequest, signal: AbortSignal): Promise<PreparedImprovement> {
    const { writingEngines, textWork } = this.#options;
    const target =
      request.targetLanguage === undefined
        ? undefined
        : resolveWritingTarget(writingEngines, request.targetLanguage, request.style);
    if (target !== undefined) checkStyle(this.#options, target, request.style);
    const work = textWork.open({ accountId: request.accountId, signal });
    const planned = await this.#plan(request, target, work);
    const { change, accountId, showChanges = false } = request;
    return { run: (running) => this.#run(planned, { change, work, accountId, showChanges }, running) };
  }

  async #plan(
    { texts, style: requested }: ImprovementRequest,
    target: string | undefined,
    work: WorkSession,
  ): Promise<readonly PlannedText[]> {
    const { writingEngines } = this.#options;
    const sources = await this.#detect(texts, target, work);
    const isOwn = (source: string): boolean => target === undefined || baseLanguage(target) !== source;
    const questions = texts.flatMap((text, index) => {
      const source = sources[index] ?? '';
      return isOwn(source) ? [{ index, text, variants: servedVariants(writingEngines, source) }] : [];
    });
    const guessed = await guess(questions, work);
    return texts.map((text, index) => {
      const sourceLanguage = sources[index] ?? '';
      const own = isOwn(sourceLanguage);
      const language = guessed.get(index) ?? target ?? sourceLanguage;
      // Where the text is not in the target's language, that of the text need not have what the target has.
      const style =
        own && target !== undefined && requested !== undefined
          ? checkStyle(this.#options, language, { ...requested, preferred: true })
          : checkStyle(this.#options, language, requested);
      return { text, language, sourceLanguage, targetLanguage: target ?? language, converts: !own, style };
    });
  }

  /** The language of each text. */
  async #detect(texts: readonly string[], target: string | undefined, work: WorkSession): Promise<readonly string[]> {
    const { writingEngines, detector } = this.#options;
    const candidates = new Set(servedLanguages(writingEngines).map(baseLanguage));
    const [any] = candidates;
    if (any === undefined) throw new ServiceError('engine_unavailable', { reason: 'no writing engine is installed.' });
    const expected = target === undefined ? undefined : baseLanguage(target);
    const fallback = expected ?? (candidates.has('en') ? 'en' : any);
    const detected = await detector.detect({ texts }, work);
    return detected.map((detection) => {
      const found = servedLanguage(detection, candidates);
      if (found.kind === 'unserved') return found.language;
      if (found.kind === 'none') return fallback;
      return found.certain ? found.served : (expected ?? found.served);
    });
  }

  async #run(
    planned: readonly PlannedText[],
    shared: Pick<Improving, 'change' | 'work' | 'accountId' | 'showChanges'>,
    signal: AbortSignal,
  ): Promise<ImprovementResult> {
    const groups = Map.groupBy(planned.keys(), (index) => {
      const { language, converts, style } = planned[index] as PlannedText;
      return `${language} ${converts} ${style}`;
    });
    const texts: string[] = [];
    const changes: (readonly Correction[])[] = [];
    const done = await allOrNone([...groups.values()], signal, async (indexes, groupSignal) => {
      const members = indexes.map((index) => planned[index] as PlannedText);
      const { language, converts, style } = members[0] as PlannedText;
      const given = members.map(({ text }) => text);
      const improved = await this.#improve(given, { ...shared, language, converts, style }, groupSignal);
      for (const [position, index] of indexes.entries()) {
        texts[index] = improved.texts[position] as string;
        changes[index] = improved.changes?.[position] ?? [];
      }
      return improved;
    });
    const improvements = planned.map(
      ({ sourceLanguage, targetLanguage }, index): ImprovedText => ({
        text: texts[index] as string,
        sourceLanguage,
        targetLanguage,
        ...(shared.showChanges ? { changes: changes[index] ?? [] } : {}),
      }),
    );
    const warnings = done.flatMap((improved) => improved.warnings);
    return {
      improvements,
      engines: [...new Set(done.flatMap(({ engines }) => engines))],
      warnings: [...new Map(warnings.map((warning) => [warning.code, warning])).values()],
    };
  }

  /** Tries the writing engines, best first, until one succeeds. */
  async #improve(texts: readonly string[], improving: Improving, signal: AbortSignal): Promise<Improved> {
    const { events, writingEngines, rewriters, attemptMilliseconds, clock } = this.#options;
    const { language } = improving;
    if (!servedLanguages(writingEngines).some((served) => baseLanguage(served) === baseLanguage(language)))
      return { texts, engines: [], warnings: [notServed] };
    const inflection = await this.#options.inflections.tableOf(language, signal);
    const attempted = await tryWritingEngines(
      {
        writingEngines: this.#ranked(improving),
        milliseconds: attemptMilliseconds,
        clock,
        batchFor: (writingEngine) => batchFor(writingEngine, texts, { ...improving, inflection }),
        onCall: (call) => events.engineCalled(call),
        onReplaced: ({ failed, next, error }) =>
          events.engineReplaced({ failed: [failed], next: [next], source: language, target: language, error }),
      },
      signal,
    );
    const { writingEngine, outcome } = attempted;
    const characters = texts.reduce((sum, text) => sum + countCharacters(text), 0);
    const rewritten = await rewriteTexts(
      outcome.texts,
      { ...improving, inflection, rewriters, writingEngine, onCall: (call) => events.engineCalled(call) },
      signal,
    );
    const engines = [writingEngine.id, ...rewritten.engines];
    events.improvementDone({ engines, language, characters });
    return {
      texts: rewritten.texts,
      ...(improving.showChanges
        ? { changes: await changesOf({ ...attempted, ...improving, given: texts, styled: rewritten.texts }) }
        : {}),
      engines,
      warnings: [...outcome.warnings, ...rewritten.warnings],
    };
  }

  /** For a style or a tone, those first that write in it themselves; without rules for it, those alone. */
  #ranked({ language, style }: Improving): readonly WritingEngine[] {
    const able = enginesFor(this.#options.writingEngines, language);
    if (style === undefined) return able;
    const writes = (writingEngine: WritingEngine): boolean =>
      writingEngine.capabilities(language).styles.includes(style);
    const others = able.filter((writingEngine) => !writes(writingEngine));
    const { rewriters } = this.#options;
    const ruled = stylesFor({ writingEngines: others, rewriters }, language).has(style);
    return [...able.filter(writes), ...(ruled ? others : [])];
  }
}

/** Works on all at once. The first failure, which is thrown, ends the others: nobody would read what they write. */
async function allOrNone<Item, Result>(
  items: readonly Item[],
  signal: AbortSignal,
  work: (item: Item, signal: AbortSignal) => Promise<Result>,
): Promise<readonly Result[]> {
  const failed = new AbortController();
  const shared = AbortSignal.any([signal, failed.signal]);
  let first: { readonly failure: unknown } | undefined;
  return Promise.all(
    items.map(async (item) => {
      try {
        return await work(item, shared);
      } catch (error) {
        first ??= { failure: error };
        failed.abort();
        throw first.failure;
      }
    }),
  );
}

/** The variant of each text, by its index. */
async function guess(
  questions: readonly {
    readonly index: number;
    readonly text: string;
    readonly variants: readonly [string, ...string[]];
  }[],
  work: WorkSession,
): Promise<ReadonlyMap<number, string>> {
  const open = questions.filter(({ variants }) => variants.length > 1);
  const found = open.length === 0 ? [] : await work.run(guessVariants, open, sizeOf(open.map(({ text }) => text)));
  const guessed = new Map(questions.map(({ index, variants }) => [index, variants[0]]));
  for (const [position, { index }] of open.entries()) guessed.set(index, found[position] as string);
  return guessed;
}

/** What the writing engine does not do by itself is done by others: before it the variant, after it the style or tone. */
async function batchFor(
  writingEngine: WritingEngine,
  texts: readonly string[],
  { change, language, converts, style, work, accountId, inflection }: Improving & Pick<ImprovementBatch, 'inflection'>,
): Promise<ImprovementBatch> {
  const { styles, variants } = writingEngine.capabilities(language);
  const inVariant = converts && !variants ? await work.run(convertTexts, { texts, language }, sizeOf(texts)) : texts;
  return {
    language,
    texts: inVariant,
    change,
    work,
    inflection,
    ...(accountId === undefined ? {} : { accountId }),
    ...(style !== undefined && styles.includes(style) ? { style } : {}),
  };
}
