import type { Morphology, SentenceWord, WordReading } from '../../contracts/language/morphology.ts';
import { baseLanguage } from '../../language/codes.ts';
import { compoundReading, splitsOf } from '../../language/writing/agreement/compounds.ts';
import type { Disagreement } from '../../language/writing/agreement/disagreement.ts';
import { withAnyFeatures } from '../../language/writing/agreement/features.ts';
import { findDisagreements } from '../../language/writing/agreement/find-disagreements.ts';
import { agreementGrammar } from '../../language/writing/agreement/grammars.ts';
import { hasKind, type ReadSentence, type Twin } from '../../language/writing/agreement/phrases.ts';
import { suspectsOf, twinSpellings } from '../../language/writing/agreement/twins.ts';
import { writtenChange } from '../../language/writing/agreement/written-change.ts';
import { wordFrequencies } from '../../language/writing/spelling/frequent-words.ts';
import { applyEdits, type TextEdit } from '../../language/writing/text-edit.ts';

interface Agreeing {
  readonly language: string;
  readonly morphology: Morphology;
  readonly signal: AbortSignal;
}

/** Disagreements of one sentence that are looked at. */
const mostTried = 6;
/** Words of one sentence whose twins are looked up: those with most unknown words are in another language. */
const mostSuspects = 24;

/**
 * What makes the words of a sentence agree. A disagreement counts where every installed lexicon has it, and its correction
 * stays where the sentence has fewer of them afterwards. In reading order, without overlaps.
 */
export async function agreeingSentence(read: ReadSentence, agreeing: Agreeing): Promise<readonly TextEdit[]> {
  const { language, morphology } = agreeing;
  const withTwins = await twinsOf(read, agreeing);
  const first = findDisagreements(withTwins, language);
  if (first.length === 0) return [];
  const confirmed = await confirm(withTwins, first, agreeing);
  const kept: TextEdit[] = [];
  let left = first.length;
  for (const disagreement of confirmed.slice(0, mostTried)) {
    const edit = await editOf(read, disagreement, agreeing);
    if (edit === undefined || kept.some((other) => edit.start < other.end && other.start < edit.end)) continue;
    const tried = [...kept, edit].sort((one, other) => one.start - other.start);
    const sentence = applyEdits(read.sentence, tried);
    const [words = []] =
      (await morphology.sentences?.analyse({ language, sentences: [sentence] }, agreeing.signal)) ?? [];
    const again = words.length === 0 ? undefined : await twinsOf({ sentence, words }, agreeing);
    const remaining = again === undefined ? left : findDisagreements(again, language).length;
    if (remaining >= left) continue;
    left = remaining;
    kept.splice(0, kept.length, ...tried);
  }
  return kept;
}

/** The sentence with the twins of the words that may be meant to have another accent. */
async function twinsOf(read: ReadSentence, { language, morphology, signal }: Agreeing): Promise<ReadSentence> {
  const grammar = agreementGrammar(language);
  if (grammar === undefined) return read;
  const frequencies = wordFrequencies(baseLanguage(language));
  const compared = findDisagreements(read, language).flatMap((found) => found.compared);
  const suspects = [...new Set([...compared, ...suspectsOf(read, grammar)])].slice(0, mostSuspects);
  const spellings = suspects.flatMap((index) => {
    const { start, end, readings } = read.words[index] as SentenceWord;
    const texts = twinSpellings(read.sentence.slice(start, end), grammar);
    // A word that only the dictionary has (`de baias`) is meant, unless its twin is a frequent one.
    const isMeant = readings.length === 0 && !hasKind(read, index - 1, 'determiner');
    return texts.map((text) => ({ index, text, isMeant }));
  });
  if (spellings.length === 0) return read;
  const readings = await morphology.analyse({ language, words: spellings.map(({ text }) => text) }, signal);
  const twins = new Map<number, Twin[]>();
  for (const [position, { index, text, isMeant }] of spellings.entries()) {
    const known = readings[position] ?? [];
    // `vitimas`: its twin is the plural of a frequent word.
    const isFrequent = [text, ...known.map(({ lemma }) => lemma)].some((one) => frequencies.has(one));
    if (isMeant && !isFrequent) continue;
    if (known.length > 0) twins.set(index, [...(twins.get(index) ?? []), { text, readings: known, isFrequent }]);
  }
  return { ...read, twins };
}

/** Those that are left with the readings of all lexicons together. */
async function confirm(
  read: ReadSentence,
  found: readonly Disagreement[],
  agreeing: Agreeing,
): Promise<readonly Disagreement[]> {
  const { language, morphology, signal } = agreeing;
  if (morphology.analyseInAll === undefined) return found;
  const compared = [...new Set(found.flatMap((one) => one.compared))];
  const texts = compared.map((index) => {
    const { start, end } = read.words[index] as SentenceWord;
    return read.sentence.slice(start, end);
  });
  const readings = await morphology.analyseInAll({ language, words: texts }, signal);
  const more = new Map(compared.map((index, position) => [index, readings[position] ?? []]));
  const [oneForm, foreign] = [await compoundsAmong(texts, agreeing), await foreignAmong(texts, agreeing)];
  const words = read.words.map((word, index) => {
    const written = read.sentence.slice(word.start, word.end);
    const known = [...(more.get(index) ?? []), ...(oneForm.get(written) ?? [])];
    const all = [...word.readings, ...known];
    return { ...word, readings: foreign.has(written) ? all.map(withAnyFeatures) : all };
  });
  const again = findDisagreements({ ...read, words }, language);
  return found.filter((one) => again.some((other) => isSame(one, other)));
}

/** Words of the English lexicon, with ends that English words have as well: `il database`, `o interface`, `la priorità none`. */
async function foreignAmong(
  words: readonly string[],
  { language, morphology, signal }: Agreeing,
): Promise<ReadonlySet<string>> {
  const endings = agreementGrammar(language)?.foreignEndings ?? [];
  const asked = words.filter((word) => endings.some((ending) => word.endsWith(ending)));
  if (asked.length === 0) return new Set();
  const singulars = asked.map((word) => word.replace(/s$/, ''));
  const readings = await morphology.analyse({ language: 'en', words: singulars }, signal);
  return new Set(asked.filter((_, index) => readings[index]?.length !== 0));
}

/** Those words that are a verb and its object, with a reading that the lexicons lack. */
async function compoundsAmong(
  words: readonly string[],
  { language, morphology, signal }: Agreeing,
): Promise<ReadonlyMap<string, readonly WordReading[]>> {
  const splits = words.flatMap((word) => splitsOf(word).map((split) => ({ word, split })));
  if (splits.length === 0) return new Map();
  const parts = splits.flatMap(({ split }) => split);
  const readings = await morphology.analyse({ language, words: parts }, signal);
  return new Map(
    splits.flatMap(({ word }, index) => {
      const reading = compoundReading(word, readings[index * 2] ?? [], readings[index * 2 + 1] ?? []);
      return reading === undefined ? [] : [[word, [reading]] as const];
    }),
  );
}

function isSame(one: Disagreement, other: Disagreement): boolean {
  return one.rule === other.rule && one.compared.join() === other.compared.join();
}

/** In long texts, these need other mistakes. */
const oftenWrong: ReadonlySet<string> = new Set([
  'agreement/crase',
  'agreement/infinitive',
  'agreement/mood',
  'agreement/verb',
]);

/** Undefined where a lexicon does not write the form. */
async function editOf(
  read: ReadSentence,
  { rule, change }: Disagreement,
  { language, morphology, signal }: Agreeing,
): Promise<TextEdit | undefined> {
  const made = await morphology.generate({ language, forms: change.forms }, signal);
  const edit = writtenChange(read, change, made, language);
  if (edit === undefined) return undefined;
  return { ...edit, rule, ...(oftenWrong.has(rule) ? { fewestMistakes: 1 } : {}) };
}
