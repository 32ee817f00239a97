import { availableParallelism } from 'node:os';
import type { TextUnit } from '../../contracts/documents/document-filter.ts';
import type { EngineTier, TranslationWarning } from '../../contracts/engines/text-translator.ts';
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
import { detectionOptions, notServed, resolveSource, resolveTarget } from '../translation/resolve-languages.ts';
import type { RequestResources } from '../translation/resources/request-resources.ts';
import { translateSegments } from '../translation/translate-segments.ts';
import type { RequestedFormality } from '../translation/translation-request.ts';
import { mapInOrder } from './map-in-order.ts';

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
  /** Of the route that is planned. */
  readonly tier: EngineTier;
  run(signal: AbortSignal, onProgress: (progress: DocumentProgress) => void): Promise<TranslatedDocument>;
}

/** Characters that go to the engines at once: others get their turn between. */
const batchCharacters = 1_000;
const batchItems = 200;

/** Calls of the engines at once: they work at some texts while others of the document are cut, joined and on their way. */
export function callsAtOnce(): number {
  return 2 * availableParallelism();
}

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
  resources: RequestResources,
): PreparedDocument {
  const { router } = dependencies;
  const target = resolveTarget(router, wishes.targetLanguage, wishes.sourceLanguage);
  const source =
    wishes.sourceLanguage === undefined
      ? detectSource(dependencies, units, target)
      : resolveSource(router, wishes.sourceLanguage, target);
  if (source === baseLanguage(target)) throw new ServiceError('equal_languages', {});
  const direction = prepareDirection(router, { source, target }, { ...wishes, customInstructions: [] }, resources);
  return {
    source,
    target,
    tier: direction.plan.route.tier,
    run: (signal, onProgress) =>
      translateUnits(router, { units, source, target, direction, resources, wishes }, signal, onProgress),
  };
}

function detectSource({ router, detector }: Dependencies, units: readonly TextUnit[], target: string): string {
  let sample = '';
  for (const { segment } of units) {
    if (sample.length >= sampleCharacters) break;
    sample += `${plainText(segment)}\n`;
  }
  const { language, unserved } = detector.detect(sample, detectionOptions(router, target));
  if (unserved !== undefined)
    throw new ServiceError('invalid_parameter', { parameter: 'source_lang', reason: notServed(unserved, target) });
  return language;
}

interface Work {
  readonly units: readonly TextUnit[];
  readonly source: string;
  readonly target: string;
  readonly direction: Direction;
  readonly resources: RequestResources;
  readonly wishes: DocumentWishes;
}

async function translateUnits(
  router: TranslationRouter,
  work: Work,
  signal: AbortSignal,
  onProgress: (progress: DocumentProgress) => void,
): Promise<TranslatedDocument> {
  const { source, target, direction, resources, wishes } = work;
  const { plan, style, splitTier } = direction;
  const { glossaries, memory } = resources;
  const splitSentences = effectiveSplit(splitTier, {});
  const route = [source, target, ...plan.route.hops.map(({ engine }) => engine.id)].join(' ');
  const characters = lengthOfAll(work.units);
  let charactersDone = 0;
  onProgress({ route, characters, charactersDone });

  const translations: (Segment | undefined)[] = [];
  const warnings = new Map<string, TranslationWarning>();
  const engines = new Set<string>();
  let tooLong = 0;
  const translate = async (segments: readonly Segment[], groupSignal: AbortSignal): Promise<readonly Segment[]> => {
    groupSignal.throwIfAborted();
    const batch = {
      source,
      target,
      segments,
      options: plan.options,
      accountId: wishes.accountId,
      urgency: 'background',
    } as const;
    const outcome = await translateSegments(router, { plan, batch, glossaries, style, memory }, groupSignal);
    for (const warning of outcome.warnings) warnings.set(warning.code, warning);
    for (const engine of outcome.engines) engines.add(engine);
    return outcome.segments;
  };
  // A group at a time is cut and joined again, so that no large document holds up the thread.
  const translateGroup = async (group: readonly TextUnit[], groupSignal: AbortSignal) => {
    await new Promise(setImmediate);
    const parts = group.map(({ segment }) => splitSegment(segment, { language: source, splitSentences }));
    const sentences = parts.flatMap(({ segments }) => segments);
    const translated: Segment[] = [];
    for (const batch of groupsOf(sentences, textLength)) translated.push(...(await translate(batch, groupSignal)));
    return { ...joinUnits(group, parts, translated, target), characters: lengthOfAll(group) };
  };
  const groups = groupsOf(work.units, ({ segment }) => textLength(segment));
  for await (const joined of mapInOrder(groups, callsAtOnce(), signal, translateGroup)) {
    translations.push(...joined.translations);
    tooLong += joined.tooLong;
    charactersDone += joined.characters;
    onProgress({ route, characters, charactersDone });
  }
  if (tooLong > 0) warnings.set('translation_too_long', tooLongWarning(tooLong));
  return { translations, warnings: [...warnings.values()], engines: [...engines] };
}

function textLength(segment: Segment): number {
  return plainText(segment).length;
}

function lengthOfAll(units: readonly TextUnit[]): number {
  return units.reduce((sum, { segment }) => sum + textLength(segment), 0);
}

/** In their order, as many as have some hundred characters together; one that has more is alone. */
function* groupsOf<Item>(items: readonly Item[], lengthOf: (item: Item) => number): Generator<readonly Item[]> {
  let group: Item[] = [];
  let characters = 0;
  for (const item of items) {
    const length = lengthOf(item);
    if (group.length > 0 && (characters + length > batchCharacters || group.length === batchItems)) {
      yield group;
      group = [];
      characters = 0;
    }
    group.push(item);
    characters += length;
  }
  if (group.length > 0) yield group;
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
    if (textLength(joined) <= maximumLength) return joined;
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
