import type { Morphology, SentenceWord, WordReading } from '../../contracts/language/morphology.ts';
import { compoundReading, splitsOf } from '../../language/writing/agreement/compounds.ts';
import {
  type ChangedWord,
  type Disagreement,
  findDisagreements,
} from '../../language/writing/agreement/find-disagreements.ts';
import type { ReadSentence } from '../../language/writing/agreement/phrases.ts';
import { applyEdits, type TextEdit } from '../../language/writing/text-edit.ts';

interface Agreeing {
  readonly language: string;
  readonly morphology: Morphology;
  readonly signal: AbortSignal;
}

/** Disagreements of one sentence that are looked at. */
const mostTried = 6;

/**
 * What makes the words of a sentence agree. A disagreement counts where every installed lexicon has it, and its correction
 * stays where the sentence has fewer of them afterwards. In reading order, without overlaps.
 */
export async function agreeingSentence(read: ReadSentence, agreeing: Agreeing): Promise<readonly TextEdit[]> {
  const { language, morphology } = agreeing;
  const first = findDisagreements(read, language);
  if (first.length === 0) return [];
  const confirmed = await confirm(read, first, agreeing);
  const kept: TextEdit[] = [];
  let left = first.length;
  for (const disagreement of confirmed.slice(0, mostTried)) {
    const edit = await editOf(read, disagreement, agreeing);
    if (edit === undefined || kept.some((other) => edit.start < other.end && other.start < edit.end)) continue;
    const tried = [...kept, edit].sort((one, other) => one.start - other.start);
    const sentence = applyEdits(read.sentence, tried);
    const [words = []] =
      (await morphology.sentences?.analyse({ language, sentences: [sentence] }, agreeing.signal)) ?? [];
    const remaining = words.length === 0 ? left : findDisagreements({ sentence, words }, language).length;
    if (remaining >= left) continue;
    left = remaining;
    kept.splice(0, kept.length, ...tried);
  }
  return kept;
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
  const oneForm = await compoundsAmong(texts, agreeing);
  const words = read.words.map((word, index) => {
    const compound = oneForm.get(read.sentence.slice(word.start, word.end));
    return { ...word, readings: [...word.readings, ...(more.get(index) ?? []), ...(compound ?? [])] };
  });
  const again = findDisagreements({ sentence: read.sentence, words }, language);
  return found.filter((one) => again.some((other) => isSame(one, other)));
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

/** Undefined where a lexicon does not write the form. */
async function editOf(
  read: ReadSentence,
  { rule, change }: Disagreement,
  { language, morphology, signal }: Agreeing,
): Promise<TextEdit | undefined> {
  const { start, end } = read.words[change.index] as SentenceWord;
  const made = await morphology.generate({ language, forms: change.forms }, signal);
  const text = chooseForm(made, read.sentence.slice(start, end), change);
  if (text === undefined) return undefined;
  const before = read.words[change.index - 1];
  if (change.contraction === undefined || before === undefined || made.every((form) => form !== 'el'))
    return { start, end, text, rule };
  return { start: before.start, end, text: change.contraction, rule };
}

/** The first form that a lexicon writes, in the place and with the capital of the word. */
function chooseForm(
  made: readonly (string | undefined)[],
  written: string,
  { before, shortened = {} }: ChangedWord,
): string | undefined {
  const [form] = made.filter((one) => one !== undefined && /^[\p{L}\p{M}-]+$/u.test(one));
  if (form === undefined) return undefined;
  const whole = before + (Object.hasOwn(shortened, form) ? shortened[form] : form);
  const cased = /^\p{Lu}/u.test(written) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
  return cased === written ? undefined : cased;
}
