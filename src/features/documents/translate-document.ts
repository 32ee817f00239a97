import type { TextUnit } from '../../contracts/documents/document-filter.ts';
import type { EngineTier, TranslationWarning } from '../../contracts/engines/text-translator.ts';
import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { Segment } from '../../contracts/segment.ts';
import type { TextWork, WorkSession } from '../../contracts/text-work.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { countCharacters } from '../../language/characters.ts';
import { baseLanguage } from '../../language/codes.ts';
import { segmentSize } from '../../language/segmentation/segment-size.ts';
import { plainText } from '../../language/segments.ts';
import { splitUnits } from '../../language/tasks/split-units.ts';
import type { TextDetector } from '../../language/tasks/text-detector.ts';
import { effectiveSplit } from '../translation/effective-split.ts';
import { groupBySize } from '../translation/group-by-size.ts';
import { mapInOrder } from '../translation/map-in-order.ts';
import { type Direction, prepareDirection } from '../translation/prepare-direction.ts';
import { detectionOptions, notServed, resolveSource, resolveTarget } from '../translation/resolve-languages.ts';
import type { RequestResources } from '../translation/resources/request-resources.ts';
import { groupsAtOnce, translateSegments } from '../translation/translate-segments.ts';
import type { RequestedFormality } from '../translation/translation-request.ts';

export interface DocumentOptions {
  readonly sourceLanguage?: string;
  readonly targetLanguage: string;
  readonly formality: RequestedFormality;
  readonly accountId: string;
}

interface Dependencies {
  readonly router: TranslationRouter;
  readonly detector: TextDetector;
  readonly textWork: TextWork;
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
  run(onProgress: (progress: DocumentProgress) => void): Promise<TranslatedDocument>;
}

/** What goes to the engines at once (`segmentSize`): others get their turn between. */
const batchLimits = { size: 1_000, items: 200 };

/** What the language is known by. */
const sampleCharacters = 20_000;

/** Code points of all text of a document. */
export function countDocument(units: readonly TextUnit[]): number {
  return units.reduce((sum, { segment }) => sum + countCharacters(plainText(segment)), 0);
}

/** Finds the languages and the engines. Throws when source and target are the same, or nothing serves them as wished. */
export async function prepareDocument(
  dependencies: Dependencies,
  units: readonly TextUnit[],
  requested: DocumentOptions,
  resources: RequestResources,
  signal: AbortSignal,
): Promise<PreparedDocument> {
  const { router, textWork } = dependencies;
  const session = textWork.open({ accountId: requested.accountId, urgency: 'background', signal });
  const target = resolveTarget(router, requested.targetLanguage, requested.sourceLanguage);
  const source =
    requested.sourceLanguage === undefined
      ? await detectSource(dependencies, units, target, session)
      : resolveSource(router, requested.sourceLanguage, target);
  if (source === baseLanguage(target)) throw new ServiceError('equal_languages', {});
  const direction = await prepareDirection(
    router,
    { source, target },
    { ...requested, customInstructions: [] },
    resources,
    session,
  );
  return {
    source,
    target,
    tier: direction.plan.route.tier,
    run: (onProgress) =>
      translateUnits(router, { units, source, target, direction, resources, requested, session }, signal, onProgress),
  };
}

async function detectSource(
  { router, detector }: Dependencies,
  units: readonly TextUnit[],
  target: string,
  session: WorkSession,
): Promise<string> {
  let sample = '';
  for (const { segment } of units) {
    if (sample.length >= sampleCharacters) break;
    sample += `${plainText(segment)}\n`;
  }
  const options = detectionOptions(router, target);
  const [detected] = await detector.detect({ texts: [sample], options }, session);
  const { language = options.fallback, unserved } = detected ?? {};
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
  readonly requested: DocumentOptions;
  readonly session: WorkSession;
}

async function translateUnits(
  router: TranslationRouter,
  work: Work,
  signal: AbortSignal,
  onProgress: (progress: DocumentProgress) => void,
): Promise<TranslatedDocument> {
  const { source, target, direction, resources, requested } = work;
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
      accountId: requested.accountId,
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
    const segments = group.map(({ segment }) => segment);
    const parts = await splitUnits(segments, { language: source, splitSentences }, work.session);
    const sentences = parts.sentences.flat();
    const translated: Segment[] = [];
    for (const some of groupBySize(sentences, segmentSize, batchLimits))
      translated.push(...(await translate(some, groupSignal)));
    const rest = translated.values();
    const ofUnits = parts.sentences.map((own) => own.map((sentence) => rest.next().value ?? sentence));
    const joined = fitting(group, parts.sentences, await parts.join(ofUnits, target));
    return { ...joined, characters: lengthOfAll(group) };
  };
  const groups = groupBySize(work.units, ({ segment }) => segmentSize(segment), batchLimits);
  for await (const joined of mapInOrder(groups, groupsAtOnce(), signal, translateGroup)) {
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

/** Undefined for units without a sentence, and for those whose translation is too long. */
function fitting(
  units: readonly TextUnit[],
  sentences: readonly (readonly Segment[])[],
  joined: readonly Segment[],
): { readonly translations: readonly (Segment | undefined)[]; readonly tooLong: number } {
  let tooLong = 0;
  const translations = joined.map((segment, index) => {
    if (sentences[index]?.length === 0) return undefined;
    const { maximumLength = Number.POSITIVE_INFINITY } = units[index] ?? {};
    if (textLength(segment) <= maximumLength) return segment;
    tooLong += 1;
    return undefined;
  });
  return { translations, tooLong };
}

function tooLongWarning(count: number): TranslationWarning {
  return {
    code: 'translation_too_long',
    message: `${count} texts were not translated: the translation exceeds the maximum length.`,
  };
}
