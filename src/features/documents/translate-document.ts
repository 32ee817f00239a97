import type { TextUnit } from '../../contracts/documents/document-filter.ts';
import type { EvaluatedSegment } from '../../contracts/engines/quality-evaluator.ts';
import type { EngineTier, TranslationWarning } from '../../contracts/engines/text-translator.ts';
import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { Segment } from '../../contracts/segment.ts';
import type { TextWork, WorkSession } from '../../contracts/text-work.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { countCharacters } from '../../language/characters.ts';
import type { CodeKeeping } from '../../language/code/find-code.ts';
import { baseLanguage, languageName } from '../../language/codes.ts';
import { noLanguage, servedLanguage } from '../../language/detection/detection.ts';
import { segmentSize } from '../../language/segmentation/segment-size.ts';
import { plainText } from '../../language/segments.ts';
import { splitUnits } from '../../language/tasks/split-units.ts';
import type { TextDetector } from '../../language/tasks/text-detector.ts';
import { effectiveSplit } from '../translation/effective-split.ts';
import { groupBySize } from '../translation/group-by-size.ts';
import type { UnservedSource } from '../translation/group-by-source.ts';
import { mapInOrder } from '../translation/map-in-order.ts';
import { type Direction, prepareDirection } from '../translation/prepare-direction.ts';
import { resolveSource, resolveTarget, servedSources, unservedSource } from '../translation/resolve-languages.ts';
import type { RequestResources } from '../translation/resources/request-resources.ts';
import { groupsAtOnce, translateSegments } from '../translation/translate-segments.ts';
import type { KeepCode, RequestedFormality } from '../translation/translation-request.ts';
import { KeptSegments } from './kept-segments.ts';

export interface DocumentOptions {
  readonly sourceLanguage?: string;
  readonly targetLanguage: string;
  readonly formality: RequestedFormality;
  /** `auto`, the default: what is no prose is not translated. */
  readonly keepCode?: KeepCode;
  readonly accountId: string;
  /** How many of its segments are returned with their translations, the first ones; default none. */
  readonly keptSegments?: number;
}

interface Dependencies {
  readonly router: TranslationRouter;
  readonly detector: TextDetector;
  readonly textWork: TextWork;
  /** Default `refuse`. */
  readonly unservedSource?: UnservedSource;
}

export interface DocumentProgress {
  /** Source and target with the engines that are planned: what speed depends on. */
  readonly route: string;
  /** Of the text to be translated. */
  readonly characters: number;
  readonly charactersDone: number;
  /** Of documents with pages: those before the first one whose text is still to be translated. */
  readonly pagesDone?: number;
}

export interface TranslatedDocument {
  /** One for each unit; undefined leaves it as it is. */
  readonly translations: readonly (Segment | undefined)[];
  readonly warnings: readonly TranslationWarning[];
  readonly engines: readonly string[];
  /** Sentences with text, as the document has them, and as it has their translations. */
  readonly segments: readonly EvaluatedSegment[];
  /** How many more it has than were to be kept. */
  readonly segmentsLeftOut: number;
}

/** A document that can be translated and only has to be. */
export interface PreparedDocument {
  readonly source: string;
  readonly target: string;
  /** Of the route that is planned. */
  readonly tier: EngineTier;
  /** Not where no text is translated. */
  readonly billed: boolean;
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

/** Those of text that costs something. */
export function countBilled(units: readonly TextUnit[]): number {
  return countDocument(units.filter(({ unbilled = false }) => !unbilled));
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
  const found =
    requested.sourceLanguage === undefined
      ? await detectSource(dependencies, units, target, session)
      : { source: resolveSource(router, requested.sourceLanguage, target), kept: false, warnings: [] };
  const { source } = found;
  if (found.kept) return keptDocument(units, { source, target, warnings: found.warnings });
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
    billed: true,
    async run(onProgress) {
      const work = { units, source, target, direction, resources, requested, session };
      const translated = await translateUnits(router, work, signal, onProgress);
      return { ...translated, warnings: [...found.warnings, ...translated.warnings] };
    },
  };
}

/** All texts stay as they are. */
function keptDocument(
  units: readonly TextUnit[],
  { source, target, warnings }: { source: string; target: string; warnings: readonly TranslationWarning[] },
): PreparedDocument {
  const run = async (): Promise<TranslatedDocument> => ({
    translations: units.map(() => undefined),
    warnings,
    engines: [],
    segments: [],
    segmentsLeftOut: 0,
  });
  return { source, target, tier: 'classic', billed: false, run };
}

/** The language of most of the text. Throws for one without a route, unless such documents are kept as they are. */
async function detectSource(
  { router, detector, unservedSource: treatment = 'refuse' }: Dependencies,
  units: readonly TextUnit[],
  target: string,
  session: WorkSession,
): Promise<DocumentSource> {
  const [detection = noLanguage] = await detector.detect({ texts: [sampleOf(units)] }, session);
  const found = servedLanguage(detection, servedSources(router, target));
  if (found.kind === 'none') return { source: baseLanguage(target), kept: true, warnings: [] };
  if (found.kind === 'unserved') {
    if (treatment === 'refuse') throw unservedSource(router, { source: found.language, target }, 'the document');
    const message = `The document is in ${languageName(found.language)}, which no engine here translates.`;
    return { source: found.language, kept: true, warnings: [{ code: 'source_language_not_served', message }] };
  }
  const message = `The document was translated from ${languageName(found.served)}, uncertain of its language.`;
  const warnings = found.certain ? [] : [{ code: 'source_language_uncertain', message }];
  return { source: found.served, kept: false, warnings };
}

interface DocumentSource {
  readonly source: string;
  /** No text is translated: there is none in a language, or no engine for it. */
  readonly kept: boolean;
  readonly warnings: readonly TranslationWarning[];
}

/** Text from all over the document. */
function sampleOf(units: readonly TextUnit[]): string {
  const step = Math.ceil(lengthOfAll(units) / sampleCharacters);
  let sample = '';
  for (let index = 0; index < units.length && sample.length < sampleCharacters; index += step) {
    const unit = units[index];
    if (unit !== undefined) sample += `${plainText(unit.segment)}\n`;
  }
  return sample;
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
  const { glossaries, morphology, memory, phrases } = resources;
  const splitSentences = effectiveSplit(splitTier, {});
  const route = [source, target, ...plan.route.hops.map(({ engine }) => engine.id)].join(' ');
  const characters = lengthOfAll(work.units);
  let charactersDone = 0;
  const translations: (Segment | undefined)[] = [];
  const lastPage = work.units.findLast(({ page }) => page !== undefined)?.page;
  const report = (): void => {
    const { page = (lastPage ?? 0) + 1 } = work.units[translations.length] ?? {};
    onProgress({ route, characters, charactersDone, ...(lastPage !== undefined && { pagesDone: page - 1 }) });
  };
  report();

  const warnings = new Map<string, TranslationWarning>();
  const engines = new Set<string>();
  const kept = new KeptSegments(requested.keptSegments ?? 0);
  let tooLong = 0;
  const keepCode = keepingOf(requested.keepCode, work.units);
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
    const outcome = await translateSegments(
      router,
      { plan, batch, glossaries, morphology, style, memory, phrases, keepCode },
      groupSignal,
    );
    for (const warning of outcome.warnings) warnings.set(warning.code, warning);
    for (const engine of outcome.engines) engines.add(engine);
    return outcome.segments;
  };
  // A group at a time is cut and joined again, so that no large document holds up the thread.
  const translateGroup = async (group: readonly TextUnit[], groupSignal: AbortSignal) => {
    await new Promise(setImmediate);
    const segments = group.map(({ segment }) => segment);
    const parts = await splitUnits(
      segments,
      { language: source, splitSentences, keepCode: keepCode !== undefined },
      work.session,
    );
    const sentences = parts.sentences.flat();
    const translated: Segment[] = [];
    for (const some of groupBySize(sentences, segmentSize, batchLimits))
      translated.push(...(await translate(some, groupSignal)));
    const rest = translated.values();
    const ofUnits = parts.sentences.map((own) => own.map((sentence) => rest.next().value ?? sentence));
    const joined = fitting(group, parts.sentences, await parts.join(ofUnits, target));
    return { ...joined, sentences: parts.sentences, translated: ofUnits, characters: lengthOfAll(group) };
  };
  const groups = groupBySize(work.units, ({ segment }) => segmentSize(segment), batchLimits);
  for await (const joined of mapInOrder(groups, groupsAtOnce(), signal, translateGroup)) {
    translations.push(...joined.translations);
    // A translation that does not fit is not in the result.
    kept.add(
      joined.sentences,
      joined.translated.map((own, index) => (joined.translations[index] === undefined ? [] : own)),
    );
    tooLong += joined.tooLong;
    charactersDone += joined.characters;
    report();
  }
  if (tooLong > 0) warnings.set('translation_too_long', tooLongWarning(tooLong));
  const search = { source, target, glossaries, morphology, urgency: 'background' } as const;
  const segments = await kept.withTerms(search, signal);
  return {
    translations,
    warnings: [...warnings.values()],
    engines: [...engines],
    segments,
    segmentsLeftOut: kept.leftOut,
  };
}

/** Files of messages are those whose strings programs read as well. */
function keepingOf(keepCode: KeepCode | undefined, units: readonly TextUnit[]): CodeKeeping | undefined {
  if (keepCode === 'off') return undefined;
  return units.some(({ kind }) => kind === 'message') ? 'data' : 'document';
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
