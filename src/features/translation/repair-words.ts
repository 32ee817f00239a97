import type { TranslationBatch } from '../../contracts/engines/text-translator.ts';
import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { Morphology, WordReading } from '../../contracts/language/morphology.ts';
import type { FuzzyMatch } from '../../contracts/stores/translation-memories.ts';
import { baseLanguage } from '../../language/codes.ts';
import { plainText, textSegment } from '../../language/segments.ts';
import { type RepairedTranslation, repairWord } from '../../language/translation-memory/repair-translation.ts';
import { textDifference } from '../../language/translation-memory/text-difference.ts';
import type { TranslationPlan } from './plan-translation.ts';
import type { UsedMemory } from './resources/request-resources.ts';

/** Of the work on segments, what their lookup in a memory needs. */
export interface MemoryWork {
  readonly plan: TranslationPlan;
  readonly batch: Omit<TranslationBatch, 'terms'>;
  readonly glossaries: readonly unknown[];
  readonly memory?: UsedMemory | undefined;
  /** Without it, no word of a translation is exchanged. */
  readonly morphology?: Morphology | undefined;
}

/** The fuzzy match of a segment that is not translated yet. */
export interface SimilarSegment {
  readonly position: number;
  readonly text: string;
  readonly match: FuzzyMatch;
}

interface Repair extends RepairedTranslation {
  readonly position: number;
}

/**
 * Stored translations of texts in which one word is another, with the word exchanged. An engine translates both texts: where
 * its translations differ in one word as well, and a morphology reads both words as nouns of the same gender and number, no
 * other word of the stored translation depends on which of them it is.
 */
export async function repairWords(
  router: TranslationRouter,
  work: MemoryWork,
  similar: readonly SimilarSegment[],
  signal: AbortSignal,
): Promise<readonly Repair[]> {
  const { plan, batch, glossaries, morphology } = work;
  const language = baseLanguage(batch.target);
  // A glossary may have a term for the word, which is then another one.
  if (morphology?.languages().includes(language) !== true || glossaries.length > 0) return [];
  const candidates = similar.filter(({ text, match }) => textDifference(match.source, text) !== undefined);
  if (candidates.length === 0) return [];
  const segments = candidates.flatMap(({ text, match }) => [textSegment(text), textSegment(match.source)]);
  const outcome = await router.translate(plan.requests, { ...batch, segments }, signal);
  const repairs = candidates.flatMap(({ position, match }, index): readonly Repair[] => {
    const [wanted = '', stored = ''] = outcome.segments.slice(2 * index, 2 * index + 2).map(plainText);
    const repaired = repairWord({ wanted, stored }, match.target);
    return repaired === undefined ? [] : [{ ...repaired, position }];
  });
  const words = repairs.flatMap(({ from, to }) => [from, to]);
  const readings = await morphology.analyse(
    { language, words, ...(batch.urgency && { urgency: batch.urgency }) },
    signal,
  );
  return repairs.filter((_repair, index) => sameForm(readings[2 * index], readings[2 * index + 1]));
}

const genders = new Set(['m', 'f', 'mf', 'nt', 'ut', 'un']);
const numbers = new Set(['sg', 'pl', 'sp']);

/** Both are nouns and nothing else, of one gender and one number. */
function sameForm(one: readonly WordReading[] = [], other: readonly WordReading[] = []): boolean {
  const [form, otherForm] = [one, other].map(formOf);
  return form !== undefined && form === otherForm;
}

/** Undefined where it is not certain. */
function formOf(readings: readonly WordReading[]): string | undefined {
  const forms = readings.map(({ tags, joined }) => {
    const gender = tags.find((tag) => genders.has(tag));
    const number = tags.find((tag) => numbers.has(tag));
    const isNoun = (tags[0] === 'n' || tags[0] === 'np') && joined === undefined;
    return isNoun && number !== undefined ? `${tags[0]} ${gender} ${number}` : undefined;
  });
  const [form] = forms;
  return forms.every((other) => other === form) ? form : undefined;
}
