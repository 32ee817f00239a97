import { packData } from '../../../packs/pack-files.ts';
import { type PhraseTable, readPhrases } from '../modality/phrase-table.ts';

/*
 * A threat is a demand or a condition with a consequence that harms the reader: `Pay by Friday or we will block your account`. Which
 * words are conditions and harms is data; both have to be in one sentence, which is not put considerately already.
 */

interface ThreatWords {
  readonly conditions: PhraseTable;
  readonly harms: PhraseTable;
  readonly alone: PhraseTable;
  readonly softened: PhraseTable;
}

/**
 * `threats.json` of a pack: a sentence with a demand or a condition and a consequence for the reader threatens, or with what
 * threatens alone; with a word of `softened` it is put considerately. Phrases are alternatives (`|`) of words; `^` is the start of
 * a clause, `$` its end, `~` one or two words, `block*` any ending. `changes` are sentences that are threats, `stays` are none.
 */
interface ThreatData {
  readonly conditions: readonly string[];
  readonly harms: readonly string[];
  readonly alone: readonly string[];
  readonly softened: readonly string[];
}

const data = packData<ThreatData>('threats');
const read = new Map<string, ThreatWords>();
const negation = new Set('not never no nicht kein keine keinen nie non não'.split(' '));
const sentence = /[^.!?\n]+[.!?…]*/gu;
const word = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*['’]?/gu;

/** The languages whose threats are known. */
export const threatLanguages: readonly string[] = Object.keys(data);

/** Whether a sentence of the text threatens, and does so without a softening word. */
export function threatens(text: string, language: string): boolean {
  const words = wordsOf(language);
  return words !== undefined && [...text.matchAll(sentence)].some(([found]) => isThreat(found, words));
}

/** Whether a sentence threatens in words that no rule softens: `You will regret it.` */
export function threatensAlone(text: string, language: string): boolean {
  const words = wordsOf(language);
  return words !== undefined && clausesOf(text).some((clause) => has(clause, words.alone));
}

function isThreat(text: string, { conditions, harms, alone, softened }: ThreatWords): boolean {
  const clauses = clausesOf(text);
  if (clauses.some((clause) => has(clause, softened))) return false;
  if (clauses.some((clause) => has(clause, alone))) return true;
  return clauses.some((clause) => has(clause, conditions)) && clauses.some((clause) => harmIn(clause, harms));
}

function has(words: readonly string[], phrases: PhraseTable): boolean {
  return words.some((_, index) => phrases.endAt(words, index) !== undefined);
}

/** `You will not be charged` harms nobody. */
function harmIn(words: readonly string[], harms: PhraseTable): boolean {
  return words.some(
    (_, index) =>
      harms.endAt(words, index) !== undefined &&
      !words.slice(Math.max(0, index - 2), index).some((before) => negation.has(before) || before === "won't"),
  );
}

function clausesOf(text: string): readonly (readonly string[])[] {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[,;:()–—¿¡]+/u)
    .map((clause) => clause.replace(/(?<=(?:^|[^\p{L}])[nljdcsmt]')/gu, ' ').match(word) ?? []);
}

function wordsOf(language: string): ThreatWords | undefined {
  const known = read.get(language);
  if (known !== undefined) return known;
  const file = data[language];
  if (file === undefined) return undefined;
  const words = {
    conditions: readPhrases(file.conditions),
    harms: readPhrases(file.harms),
    alone: readPhrases(file.alone),
    softened: readPhrases(file.softened),
  };
  read.set(language, words);
  return words;
}
