import type { CheckedSentence, GrammarFinding, ReadWord } from './read-answer.ts';

/** Words to the left that are looked at. */
const reach = 25;

/**
 * Whether a word agrees with a noun before it, though not with the one that the rule compared it to: `la chasse aux sorcières
 * lancée par lui`. So it is with a noun before such a word: `mises en conformité décidées`.
 */
export function agreesElsewhere(
  sentence: string,
  { start, end }: GrammarFinding,
  { words }: Pick<CheckedSentence, 'words'>,
): boolean {
  const at = words.findIndex((word) => word.start < end && word.end > start);
  const word = words[at];
  if (word === undefined) return false;
  if (agreesBefore(sentence, words, at) || agreesWithNext(words, at)) return true;
  // `les générateurs diesel`, `des scripts utilisateur`: a noun that says of which kind another one is stays as it is.
  if (
    isNoun(word) &&
    !isModifier(word) &&
    [words[at - 1], words[at + 1]].some((other) => isBesideNoun(sentence, word, other))
  )
    return true;
  const next = words.findIndex((other, index) => index > at && !isAdverb(other));
  return isNoun(word) && next > at && isModifier(words[next] as ReadWord) && agreesBefore(sentence, words, next);
}

/** Whether a determiner has the gender of an adjective behind its noun: `la docteur albanaise` is meant so. */
export function agreesBehindNoun({ start, end }: GrammarFinding, { words }: Pick<CheckedSentence, 'words'>): boolean {
  const at = words.findIndex((word) => word.start <= start && word.end >= end - 1);
  const [determiner, noun, adjective] = words.slice(at, at + 3);
  if (at < 0 || determiner === undefined || noun === undefined || adjective === undefined) return false;
  if (!determiner.readings.some((reading) => reading.includes(':D'))) return false;
  const own = featuresOf(determiner, /:D/);
  const nouns = featuresOf(noun, nominal);
  const agreeing = featuresOf(adjective, modifier).filter((one) => own.some((other) => fit(one, other)));
  return agreeing.some((one) => !nouns.some((other) => fit(one, other)));
}

/** A noun of the clause before the word at `at`, however far, has a gender and number that the word has too. */
function agreesBefore(sentence: string, words: readonly ReadWord[], at: number): boolean {
  const word = words[at] as ReadWord;
  if (!isModifier(word)) return false;
  const own = featuresOf(word, modifier);
  for (let before = at - 1; before >= Math.max(0, at - reach); before -= 1) {
    const noun = words[before] as ReadWord;
    const gap = sentence.slice(noun.end, (words[before + 1] as ReadWord).start);
    if (/[;:.!?()]/.test(gap)) return false;
    if (isNoun(noun) && featuresOf(noun, nominal).some((one) => own.some((other) => fit(one, other)))) return true;
  }
  return false;
}

const nominal = /:N/;
const functional = /:G|:V0|:[WX]/;
const modifier = /:[AQ]/;

/** `est`, `pas` and `son` are hardly ever nouns, and the letter of `s’est` is no unit. */
function isNoun({ start, end, readings }: ReadWord): boolean {
  if (end - start === 1) return false;
  return readings.some((reading) => nominal.test(reading)) && !readings.some((reading) => functional.test(reading));
}

function isModifier({ readings }: ReadWord): boolean {
  return readings.some((reading) => modifier.test(reading));
}

/** Two nouns with nothing but a space between them. */
function isBesideNoun(sentence: string, word: ReadWord, other: ReadWord | undefined): boolean {
  if (other === undefined || !isNoun(other)) return false;
  return sentence.slice(Math.min(word.end, other.end), Math.max(word.start, other.start)) === ' ';
}

/** `des caractères pleine chasse` */
function agreesWithNext(words: readonly ReadWord[], at: number): boolean {
  const [word, next] = [words[at] as ReadWord, words[at + 1]];
  if (next === undefined || !isModifier(word) || !isNoun(next) || isModifier(next)) return false;
  const own = featuresOf(word, modifier);
  return featuresOf(next, nominal).some((one) => own.some((other) => fit(one, other)));
}

function isAdverb({ readings }: ReadWord): boolean {
  return readings.length > 0 && readings.every((reading) => reading.includes(':W'));
}

interface Features {
  /** `e` for both. */
  readonly gender: string;
  /** `i` for both. */
  readonly number: string;
}

function featuresOf({ readings }: ReadWord, kind: RegExp): readonly Features[] {
  return readings.flatMap((reading) => {
    if (!kind.test(reading)) return [];
    const gender = /:([mfe])(?![\p{L}\d])/u.exec(reading)?.[1];
    const number = /:([spi])(?![\p{L}\d])/u.exec(reading)?.[1];
    return gender === undefined || number === undefined ? [] : [{ gender, number }];
  });
}

function fit(one: Features, other: Features): boolean {
  return (
    (one.gender === other.gender || one.gender === 'e' || other.gender === 'e') &&
    (one.number === other.number || one.number === 'i' || other.number === 'i')
  );
}
