import type { TextUnit } from '../../contracts/documents/document-filter.ts';
import type { TranslationWarning } from '../../contracts/engines/text-translator.ts';
import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { Segment } from '../../contracts/segment.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { countCharacters } from '../../language/characters.ts';
import { baseLanguage } from '../../language/codes.ts';
import type { LanguageDetector } from '../../language/detection/language-detector.ts';
import { type SplitSegment, splitSegment } from '../../language/segmentation/split-segment.ts';
import { plainText } from '../../language/segments.ts';
import { effectiveSplit } from '../translation/extract-text.ts';
import { type Direction, prepareDirection } from '../translation/prepare-direction.ts';
import { detectionOptions, resolveSource, resolveTarget } from '../translation/resolve-languages.ts';
import type { Steering } from '../translation/steering/steering.ts';
import { translateSegments } from '../translation/translate-segments.ts';
import type { RequestedFormality } from '../translation/translation-request.ts';

export interface DocumentWishes {
  readonly sourceLanguage?: string;
  readonly targetLanguage: string;
  readonly formality: RequestedFormality;
  readonly accountId: string;
}

interface Dependencies {
  readonly router: TranslationRouter;
  readonly detector: LanguageDetector;
}

export interface DocumentProgress {
  /** Source and target with the engines that are planned: what speed depends on. */
  readonly route: string;
  /** Of the text to be translated. */
  readonly characters: number;
  readonly charactersDone: number;
}

export interface TranslatedDocument {
  /** One for each unit; undefined leaves it as it is. */
  readonly translations: readonly (Segment | undefined)[];
  readonly warnings: readonly TranslationWarning[];
  readonly engines: readonly string[];
}

/** A document that can be translated and only has to be. */
export interface PreparedDocument {
  readonly source: string;
  readonly target: string;
  run(signal: AbortSignal, onProgress: (progress: DocumentProgress) => void): Promise<TranslatedDocument>;
}

/** Characters that go to the engines at once: others get their turn between. */
const batchCharacters = 4_000;
const batchSegments = 200;
/** What the language is told by. */
const sampleCharacters = 20_000;

/** Code points of all text of a document. */
export function countDocument(units: readonly TextUnit[]): number {
  return units.reduce((sum, { segment }) => sum + countCharacters(plainText(segment)), 0);
}

/** Finds the languages and the engines. Throws when source and target are the same, or nothing serves them as wished. */
export function prepareDocument(
  dependencies: Dependencies,
  units: readonly TextUnit[],
  wishes: DocumentWishes,
  steering: Steering,
): PreparedDocument {
  const { router } = dependencies;
  const target = resolveTarget(router, wishes.targetLanguage, wishes.sourceLanguage);
  const source =
    wishes.sourceLanguage === undefined
      ? detectSource(dependencies, units, target)
      : resolveSource(router, wishes.sourceLanguage, target);
  if (source === baseLanguage(target)) throw new ServiceError('equal_languages', {});
  const direction = prepareDirection(router, { source, target }, { ...wishes, customInstructions: [] }, steering);
  return {
    source,
    target,
    run: (signal, onProgress) =>
      translateUnits(router, { units, source, target, direction, steering, wishes }, signal, onProgress),
  };
}

function detectSource({ router, detector }: Dependencies, units: readonly TextUnit[], target: string): string {
  let sample = '';
  for (const { segment } of units) {
    if (sample.length >= sampleCharacters) break;
    sample += `${plainText(segment)}\n`;
  }
  return detector.detect(sample, detectionOptions(router, target)).language;
}

interface Work {
  readonly units: readonly TextUnit[];
  readonly source: string;
  readonly target: string;
  readonly direction: Direction;
  readonly steering: Steering;
  readonly wishes: DocumentWishes;
}

async function translateUnits(
  router: TranslationRouter,
  work: Work,
  signal: AbortSignal,
  onProgress: (progress: DocumentProgress) => void,
): Promise<TranslatedDocument> {
  const { source, target, direction, steering, wishes } = work;
  const { plan, style, splitTier } = direction;
  const splitSentences = effectiveSplit(splitTier, {});
  const parts = work.units.map(({ segment }) => splitSegment(segment, { language: source, splitSentences }));
  const sentences = parts.flatMap(({ segments }) => segments);
  const lengths = sentences.map((segment) => plainText(segment).length);
  const route = [source, target, ...plan.route.hops.map(({ engine }) => engine.id)].join(' ');
  const characters = lengths.reduce((sum, length) => sum + length, 0);
  let charactersDone = 0;
  onProgress({ route, characters, charactersDone });

  const translated: Segment[] = [];
  const warnings = new Map<string, TranslationWarning>();
  const engines = new Set<string>();
  for (const [start, end] of batches(lengths)) {
    signal.throwIfAborted();
    const segments = sentences.slice(start, end);
    const batch = { source, target, segments, options: plan.options, accountId: wishes.accountId };
    const { glossaries, memory } = steering;
    const outcome = await translateSegments(router, { plan, batch, glossaries, style, memory }, signal);
    translated.push(...outcome.segments);
    for (const warning of outcome.warnings) warnings.set(warning.code, warning);
    for (const engine of outcome.engines) engines.add(engine);
    for (let place = start; place < end; place++) charactersDone += lengths[place] ?? 0;
    onProgress({ route, characters, charactersDone });
  }
  const { translations, tooLong } = joinUnits(work.units, parts, translated, target);
  if (tooLong > 0) warnings.set('translation_too_long', tooLongWarning(tooLong));
  return { translations, warnings: [...warnings.values()], engines: [...engines] };
}

/** Ranges of sentences, each of some thousand characters. */
function* batches(lengths: readonly number[]): Generator<readonly [number, number]> {
  let start = 0;
  let characters = 0;
  for (const [place, length] of lengths.entries()) {
    if (place > start && (characters + length > batchCharacters || place - start === batchSegments)) {
      yield [start, place];
      start = place;
      characters = 0;
    }
    characters += length;
  }
  if (start < lengths.length) yield [start, lengths.length];
}

function joinUnits(
  units: readonly TextUnit[],
  parts: readonly SplitSegment[],
  translated: readonly Segment[],
  target: string,
): { readonly translations: readonly (Segment | undefined)[]; readonly tooLong: number } {
  let next = 0;
  let tooLong = 0;
  const translations = parts.map(({ segments, join }, place) => {
    if (segments.length === 0) return undefined;
    const joined = join(translated.slice(next, next + segments.length), target);
    next += segments.length;
    const { maximumLength = Number.POSITIVE_INFINITY } = units[place] ?? {};
    if (plainText(joined).length <= maximumLength) return joined;
    tooLong += 1;
    return undefined;
  });
  return { translations, tooLong };
}

function tooLongWarning(count: number): TranslationWarning {
  return {
    code: 'translation_too_long',
    message: `${count} texts were left as they are, since their translations are too long for their places.`,
  };
}
