import type { Morphology, WordReading } from '../../src/contracts/language/morphology.ts';
import { baseLanguage } from '../../src/language/codes.ts';
import { lettersApart } from './letters-apart.ts';
import { findReplacements, splitTokens } from './match-tokens.ts';

/**
 * Kinds of mechanical mistakes: one word that replaces one word, and differs from it in little. `misspelt` and `accent` are words
 * that the lexicon lacks; those below it are words that it has.
 */
export const mistakeKinds = [
  'space',
  'capital',
  'accent',
  'misspelt',
  'accent of another word',
  'agreement',
  'person or number of a verb',
  'other form of a verb',
  'other word',
] as const;
export type MistakeKind = (typeof mistakeKinds)[number];

/** Tokens of a sentence, from `start` to `end`, that its corrector replaced by `meant`. */
export interface MechanicalMistake {
  readonly kind: MistakeKind;
  readonly start: number;
  readonly end: number;
  readonly meant: string;
}

/** Letters that a mechanical slip may change, in a word of at least twice as many. */
const mostLetters = 2;

const words = (text: string): readonly string[] => splitTokens(text).map((token) => token.text);

/** The mechanical mistakes that a corrector repaired in a sentence, and how many other changes there are. */
export async function mechanicalMistakes(
  [written, corrected]: readonly [string, string],
  language: string,
  morphology: Morphology,
): Promise<{ readonly mistakes: readonly MechanicalMistake[]; readonly others: number }> {
  const [from, to] = [words(written), words(corrected)];
  const mistakes: MechanicalMistake[] = [];
  let others = 0;
  for (const { start, end, meant } of findReplacements(from, to)) {
    const before = from.slice(start, end);
    if (before.length !== meant.length && before.join('') === meant.join('') && before.length > 0) {
      mistakes.push({ kind: 'space', start, end, meant: meant.join(' ') });
    } else if (before.length !== meant.length) others += 1;
    else
      for (const [offset, word] of before.entries()) {
        const kind = await kindOf(word, meant[offset] ?? '', language, morphology);
        if (kind === undefined) others += 1;
        else mistakes.push({ kind, start: start + offset, end: start + offset + 1, meant: meant[offset] ?? '' });
      }
  }
  return { mistakes, others };
}

async function kindOf(
  word: string,
  meant: string,
  language: string,
  morphology: Morphology,
): Promise<MistakeKind | undefined> {
  if (!/\p{L}/u.test(word) || !/\p{L}/u.test(meant)) return undefined;
  const [written, right] = [word.toLowerCase(), meant.toLowerCase()];
  if (written === right) return 'capital';
  const asked = { language: baseLanguage(language), words: [written, right] };
  const [own = [], other = []] = await morphology.analyse(asked, new AbortController().signal);
  const isAccent = plain(written) === plain(right);
  if (isAccent) return own.length === 0 ? 'accent' : 'accent of another word';
  const isForm = own.some(({ lemma }) => other.some((reading) => reading.lemma.toLowerCase() === lemma.toLowerCase()));
  const isNear = lettersApart(plain(written), plain(right)) <= Math.min(mostLetters, Math.floor(right.length / 2));
  if (own.length === 0) return isNear ? 'misspelt' : undefined;
  if (!isForm) return isNear ? 'other word' : undefined;
  if (!own.some(isVerb) || !other.some(isVerb)) return 'agreement';
  return isOtherPerson(own, other) ? 'person or number of a verb' : 'other form of a verb';
}

function isVerb({ tags }: WordReading): boolean {
  return tags[0]?.startsWith('vb') === true;
}

/** The same tense, in another person or number. */
function isOtherPerson(own: readonly WordReading[], other: readonly WordReading[]): boolean {
  const tenses = (readings: readonly WordReading[]) =>
    readings.filter(isVerb).map(({ tags }) => tags.filter((tag) => !/^(?:p[123]|sg|pl|sp|m|f|mf)$/.test(tag)).join());
  const known = new Set(tenses(own));
  return tenses(other).some((tense) => known.has(tense));
}

function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** What became of a sentence: which of its mistakes are repaired, and what else was changed. */
export interface MendedSentence {
  readonly mended: readonly MechanicalMistake[];
  readonly missed: readonly MechanicalMistake[];
  /** Changes that the corrector did not make, as `before→after`. */
  readonly different: readonly string[];
  /** Whether the result is what the corrector wrote, but for spaces. */
  readonly isExact: boolean;
}

export function judgeMechanical(
  [written, corrected]: readonly [string, string],
  made: string,
  mistakes: readonly MechanicalMistake[],
): MendedSentence {
  const [from, to, result] = [words(written), words(corrected), words(made)];
  const right = new Map(replacedTokens(findReplacements(from, to)));
  const own = new Map(replacedTokens(findReplacements(from, result)));
  const [mended, missed]: [MechanicalMistake[], MechanicalMistake[]] = [[], []];
  for (const mistake of mistakes) {
    const key = `${mistake.start}-${mistake.end}`;
    (own.get(key) === mistake.meant ? mended : missed).push(mistake);
  }
  const different = [...own].flatMap(([key, text]) => {
    const [start = 0, end = 0] = key.split('-').map(Number);
    return right.get(key) === text ? [] : [`${from.slice(start, end).join(' ')}→${text}`];
  });
  return { mended, missed, different, isExact: to.join(' ') === result.join(' ') };
}

/** Where as many words replace as many, each replacement by itself. */
function replacedTokens(replacements: ReturnType<typeof findReplacements>): readonly (readonly [string, string])[] {
  return replacements.flatMap(({ start, end, meant }): readonly (readonly [string, string])[] =>
    meant.length === end - start
      ? meant.map((text, offset) => [`${start + offset}-${start + offset + 1}`, text] as const)
      : [[`${start}-${end}`, meant.join(' ')]],
  );
}
