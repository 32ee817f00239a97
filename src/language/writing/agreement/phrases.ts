import type { SentenceWord, WordReading } from '../../../contracts/language/morphology.ts';
import { bothGenders, featuresOf, feminine, kindOf, masculine, plural, type WordKind } from './features.ts';
import type { AgreementGrammar } from './grammar.ts';

/** A word of a phrase, and what it is there. */
export interface PhraseWord {
  readonly index: number;
  readonly kind: WordKind;
  /** What all of its readings of that kind allow. */
  readonly features: number;
}

/** A determiner with its noun, and the adjectives around it. */
export interface NounPhrase {
  readonly words: readonly PhraseWord[];
  readonly noun: PhraseWord;
  /** Behind the noun; absent where none is. */
  readonly adjective: PhraseWord | undefined;
}

/** A word that differs in one accent, with what a lexicon says of it. */
export interface Twin {
  readonly text: string;
  readonly readings: readonly WordReading[];
  /** It, or its lemma, is in the table of frequent words. */
  readonly isFrequent?: boolean;
}

const mostBefore = 2;

/** A sentence with its words. */
export interface ReadSentence {
  readonly sentence: string;
  readonly words: readonly SentenceWord[];
  /** Of some words, those that differ in an accent. */
  readonly twins?: ReadonlyMap<number, readonly Twin[]>;
}

/** The noun phrases that begin with a determiner. */
export function nounPhrases(read: ReadSentence, grammar: AgreementGrammar): readonly NounPhrase[] {
  const phrases: NounPhrase[] = [];
  for (let index = 0; index < read.words.length; index += 1) {
    const phrase = phraseAt(read, index, grammar);
    if (phrase === undefined) continue;
    phrases.push(phrase);
    index = phrase.noun.index;
  }
  return phrases;
}

function phraseAt(read: ReadSentence, start: number, grammar: AgreementGrammar): NounPhrase | undefined {
  const words: PhraseWord[] = [];
  let index = start;
  const before = textOf(read, start - 1).toLowerCase();
  // `que ele desse consultas`: a verb that the lexicon lacks; `não diventeranno certo`: an adverb.
  if (isContraction(read, start) && (Object.hasOwn(grammar.pronouns, before) || isClitic(read, start, grammar)))
    return undefined;
  if (isAdverbial(read, start, grammar)) return undefined;
  const isGoverned = isArticleBehindPreposition(read, start, grammar) || isSubjectArticle(read, start, grammar);
  if (isGoverned) words.push(determinerWord(read, index++, grammar));
  while (words.length < 2 && isDeterminer(read, index)) {
    // `la del lado`: the noun of the first one is not written.
    if (words.length > 0 && (!isJoined(read, index) || isContraction(read, index))) break;
    // `como o nosso tantas coisas`: its noun is not written.
    if (words.length > 0 && isSeveral(read, index - 1)) return undefined;
    // `dai uno sguardo`: an article is in it, so that it is a verb; `un una`: nobody knows which is meant.
    if (words.length > 0 && hasArticle(read, index - 1) && hasOtherArticle(read, index)) return undefined;
    // `una molt bona presència`
    if (words.length > 0 && isAdverbial(read, index, grammar)) return undefined;
    words.push(determinerWord(read, index++, grammar));
  }
  // `muitas pessoas`, which lexicons may have as an adjective.
  if (words.length === 0 && isQuantity(read, index, grammar)) words.push(phraseWord(read, index++, 'adjective'));
  if (words.length === 0) return undefined;
  if (isOnly(read, index, ['numeral']) && isJoined(read, index)) {
    // `un cinco puertas`: the noun of the determiner is not written.
    if (words.some(({ features }) => (features & plural) === 0)) return undefined;
    words.push(phraseWord(read, index++, 'numeral'));
  }
  for (let count = 0; count < mostBefore; count += 1) {
    // Of two that may be nouns, the first one is, unless the second one is nothing else.
    if (!isAdjective(read, index) || !isJoined(read, index)) break;
    if (isNoun(read, index) && !isOnly(read, index + 1, ['noun'])) break;
    words.push(phraseWord(read, index++, 'adjective'));
  }
  // `mi comida`: no verb follows what is only a determiner.
  const isCertain =
    (isGoverned && index === start + 1) ||
    (words.at(-1)?.kind === 'determiner' && isOnly(read, index - 1, ['determiner'])) ||
    isBehindAdjective(read, index, words);
  // `da questa tutti i nostri errori`: a pronoun before another phrase.
  if (read.words[index]?.readings.some(({ tags }) => tags[0] === 'predet') === true) return undefined;
  const mayBeNoun = isNoun(read, index) || (isCertain && isNounBehindArticle(read, index));
  if (!mayBeNoun || !isJoined(read, index)) return undefined;
  // `con la otra sobre la mesa`: a preposition, since a determiner is behind it.
  if (grammar.prepositions.includes(textOf(read, index).toLowerCase()) && isDeterminer(read, index + 1))
    return undefined;
  const noun = { index, kind: 'noun' as const, features: nounFeatures(read, index, grammar) };
  const behind = index + 1;
  const isAdverb = hasKind(read, behind, 'adverb') || isAdverbial(read, behind, grammar);
  const isModified = isAdjective(read, behind) && isJoined(read, behind) && !isAdverb;
  const adjective = isModified ? phraseWord(read, behind, 'adjective') : undefined;
  const all = [...words, noun, ...(adjective === undefined ? [] : [adjective])];
  return all.some(({ features }) => features === 0) ? undefined : { words: all, noun, adjective };
}

/** `mi nuevo casa`: no verb follows either; of `el viejo cocina` the noun may be the adjective. */
function isBehindAdjective(read: ReadSentence, index: number, words: readonly PhraseWord[]): boolean {
  const [first, second, ...others] = words;
  if (first === undefined || second?.kind !== 'adjective' || others.length > 0) return false;
  return (
    isOnly(read, first.index, ['determiner']) &&
    !isArticle(read, first.index) &&
    isOnly(read, index - 1, ['adjective']) &&
    !hasKind(read, index + 1, 'noun')
  );
}

function isQuantity(read: ReadSentence, index: number, { quantities }: AgreementGrammar): boolean {
  return quantities?.includes(textOf(read, index).toLowerCase()) === true && isOnly(read, index, ['adjective']);
}

function isAdverbial(read: ReadSentence, index: number, { adverbial }: AgreementGrammar): boolean {
  return adverbial.includes(textOf(read, index).toLowerCase());
}

function phraseWord({ words }: ReadSentence, index: number, kind: WordKind): PhraseWord {
  return { index, kind, features: featuresOf(words[index]?.readings ?? [], kind) };
}

/** A word that may be a preposition as well (`a`) says nothing, and the gender of some contractions neither. */
function determinerWord(read: ReadSentence, index: number, { anyGender }: AgreementGrammar): PhraseWord {
  const word = phraseWord(read, index, 'determiner');
  const readings = read.words[index]?.readings ?? [];
  if (readings.some(({ tags, joined }) => tags[0] === 'pr' && joined === undefined))
    return { ...word, features: masculine | feminine };
  return anyGender.includes(textOf(read, index).toLowerCase())
    ? { ...word, features: bothGenders(word.features) }
    : word;
}

/**
 * Everything that the readings of a noun allow, with both genders where it names people of both, or things of both by what they
 * are: lexicons have one of them only.
 */
export function nounFeatures({ words }: ReadSentence, index: number, grammar: AgreementGrammar): number {
  const readings = words[index]?.readings ?? [];
  const features = featuresOf(readings, 'noun');
  const lemmas = readings.flatMap((reading) => (kindOf(reading) === 'noun' ? [reading.lemma.toLowerCase()] : []));
  const isCommon = lemmas.some((lemma) => grammar.commonNouns.includes(lemma));
  const last = lemmas.map((lemma) => lemma.slice(-1));
  const isForeign = grammar.lastLetters !== '' && last.some((letter) => !grammar.lastLetters.includes(letter));
  if (features !== 0 && isForeign) return masculine | feminine;
  const isMasculine = (features & masculine) !== 0 && (features & feminine) === 0;
  const isPerson = lemmas.some(
    (lemma) => grammar.personEndings.some((ending) => lemma.endsWith(ending)) && !grammar.things.includes(lemma),
  );
  // `o pós-guerra`
  const isCompound = lemmas.some((lemma) => lemma.includes('-'));
  const isOfEnding = Object.keys(grammar.genderEndings).some(
    (ending) =>
      lemmas.some((lemma) => lemma.endsWith(ending)) &&
      (features & (grammar.genderEndings[ending] === 'm' ? masculine : feminine)) === 0,
  );
  return isCommon || isCompound || isOfEnding || (isMasculine && isPerson) ? bothGenders(features) : features;
}

/** Nothing but a space, or the apostrophe of an elision, is between it and the word before. */
export function isJoined({ sentence, words }: ReadSentence, index: number): boolean {
  const [before, word] = [words[index - 1], words[index]];
  if (before === undefined || word === undefined) return false;
  const gap = sentence.slice(before.end, word.start);
  return gap === ' ' || (gap === '' && /['’]/.test(sentence.charAt(before.end - 1)));
}

export function isContraction({ words }: ReadSentence, index: number): boolean {
  return words[index]?.readings.some(({ joined }) => joined !== undefined) === true;
}

/** `en los películas`: no pronoun and verb can follow. */
function isArticleBehindPreposition(read: ReadSentence, index: number, { prepositions }: AgreementGrammar): boolean {
  if (!prepositions.includes(textOf(read, index - 1).toLowerCase()) || !isJoined(read, index)) return false;
  return isArticle(read, index);
}

/** `La casa és`: the start of a sentence, with a verb behind what may be a noun. */
function isSubjectArticle(read: ReadSentence, index: number, { initialArticles = [] }: AgreementGrammar): boolean {
  if (index !== 0 || !initialArticles.includes(textOf(read, 0).toLowerCase()) || !isArticle(read, 0)) return false;
  return isJoined(read, 1) && isJoined(read, 2) && hasKind(read, 1, 'noun') && isOnly(read, 2, ['finite']);
}

/** `tu mi dai`: behind a pronoun that verbs have before them. */
function isClitic(read: ReadSentence, index: number, { clitics }: AgreementGrammar): boolean {
  return (
    hasKind(read, index, 'finite') && isJoined(read, index) && clitics.includes(textOf(read, index - 1).toLowerCase())
  );
}

function hasArticle(read: ReadSentence, index: number): boolean {
  return (
    isContraction(read, index) ||
    isArticle(read, index) ||
    read.words[index]?.readings.some(({ tags }) => tags[0] === 'det' && tags.includes('ind')) === true
  );
}

/** What is where an article is, rather than behind one as possessives are. */
function hasOtherArticle({ words }: ReadSentence, index: number): boolean {
  const readings = words[index]?.readings.filter(({ tags }) => tags[0] === 'det') ?? [];
  return readings.length > 0 && readings.every(({ tags }) => !tags.includes('pos'));
}

/** A definite one. */
export function isArticle({ words }: ReadSentence, index: number): boolean {
  return words[index]?.readings.some(({ tags }) => tags[0] === 'det' && tags.includes('def')) === true;
}

/** A verb cannot stand there, but a number or a pronoun can: `a la una`. */
function isNounBehindArticle(read: ReadSentence, index: number): boolean {
  const isOther = (['numeral', 'pronoun', 'determiner', 'adverb'] as const).some((kind) => hasKind(read, index, kind));
  return !isSeveral(read, index) && !isOther && hasKind(read, index, 'noun');
}

/** What the rules of the language leave, or what it is before a noun: a pronoun that looks like it is before a verb. */
export function isDeterminer(read: ReadSentence, index: number): boolean {
  const word = read.words[index];
  if (word === undefined || word.readings.length === 0) return false;
  // `os meus`
  if (isSeveral(read, index) && !isOnly(read, index, ['determiner', 'pronoun'])) return false;
  if (word.likely.every((reading) => kindOf(reading) === 'determiner')) return true;
  return (
    hasKind(read, index, 'determiner') &&
    isJoined(read, index + 1) &&
    (isOnly(read, index + 1, ['noun', 'adjective']) || isNoun(read, index + 1))
  );
}

export function isNoun(read: ReadSentence, index: number): boolean {
  const word = read.words[index];
  // `los mal educados`
  if (word === undefined || isSeveral(read, index) || !hasKind(read, index, 'noun') || hasKind(read, index, 'adverb'))
    return false;
  return (
    isOnly(read, index, ['noun', 'adjective']) ||
    (word.likely.length > 0 && word.likely.every((reading) => kindOf(reading) === 'noun')) ||
    isNounUnlessSubjunctive(read, index)
  );
}

/** `viaje`: as a verb it states nothing, and is behind *que* or at the start. */
function isNounUnlessSubjunctive(read: ReadSentence, index: number): boolean {
  if (!isOnly(read, index, ['noun', 'finite']) || !hasKind(read, index - 1, 'determiner')) return false;
  const verbs = (read.words[index]?.readings ?? []).filter((reading) => kindOf(reading) === 'finite');
  const isClitic =
    read.words[index - 1]?.readings.some(({ tags }) => tags[0] === 'prn' && tags.includes('pro')) === true;
  return !isClitic && verbs.every(({ tags }) => tags.includes('prs') || tags.includes('imp'));
}

export function isAdjective(read: ReadSentence, index: number): boolean {
  const word = read.words[index];
  if (word === undefined || isSeveral(read, index) || !hasKind(read, index, 'adjective')) return false;
  if (isOnly(read, index, ['adjective'])) return true;
  return (
    isOnly(read, index, ['adjective', 'noun']) ||
    (isOnly(read, index, ['adjective', 'noun', 'determiner']) &&
      word.likely.every((reading) => kindOf(reading) === 'adjective'))
  );
}

/** Whether all of its readings are of these kinds, and it has some. */
export function isOnly({ words }: ReadSentence, index: number, kinds: readonly WordKind[]): boolean {
  const readings = words[index]?.readings ?? [];
  return readings.length > 0 && readings.every((reading) => kinds.includes(kindOf(reading)));
}

export function hasKind({ words }: ReadSentence, index: number, kind: WordKind): boolean {
  return words[index]?.readings.some((reading) => kindOf(reading) === kind) === true;
}

/** Entries of several words are no part of a phrase. */
function isSeveral({ sentence, words }: ReadSentence, index: number): boolean {
  const word = words[index];
  return word === undefined || /\s/.test(sentence.slice(word.start, word.end));
}

export function textOf({ sentence, words }: ReadSentence, index: number): string {
  const word = words[index];
  return word === undefined ? '' : sentence.slice(word.start, word.end);
}
