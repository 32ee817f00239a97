import { type Adjective, adjectiveOf, type Determiner, determinerOf, governedBy, isPreposition } from './declension.ts';
import { nounPhrases } from './german-grammar.ts';
import type { GermanWords } from './german-words.ts';
import { type NounReading, readNoun } from './nouns.ts';

/** A word of a sentence, from `start` to before `end`. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What is between the word before and this one. */
  readonly gap: string;
}

const word = /[\p{L}\p{M}\p{N}]+(?:[-'’_.@/][\p{L}\p{M}\p{N}]+)*-?/gu;

export function tokensOf(sentence: string): readonly Token[] {
  let position = 0;
  return [...sentence.matchAll(word)].map(({ 0: text, index }) => {
    const gap = sentence.slice(position, index);
    position = index + text.length;
    return { text, start: index, end: position, gap };
  });
}

/** Determiner, adjectives and noun, or adjectives and noun behind a preposition. */
export interface GermanPhrase {
  /** Of its first word and of its noun, in the tokens. */
  readonly first: number;
  readonly last: number;
  readonly determiner: Determiner | undefined;
  readonly adjectives: readonly (Adjective & { readonly index: number })[];
  readonly noun: NounReading;
  /** Of the preposition before it or in its determiner; empty where there is none. */
  readonly preposition: string;
  /** The cells of its cases. */
  readonly governed: number;
}

const mostAdjectives = 4;
const modifiers = new Set(nounPhrases.modifiers);
const noAdjectives = new Set(nounPhrases.adverbsBehindPrepositions);

/** Those whose words are all known, in reading order. */
export function phrasesOf(tokens: readonly Token[], words: GermanWords): readonly GermanPhrase[] {
  const phrases: GermanPhrase[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const phrase = phraseFrom(tokens, index, words);
    if (phrase === undefined) continue;
    phrases.push(phrase);
    index = phrase.last;
  }
  return phrases;
}

function phraseFrom(tokens: readonly Token[], first: number, words: GermanWords): GermanPhrase | undefined {
  const small = smallAt(tokens, first);
  const determiner = determinerOf(small);
  const before = isBeside(tokens, first) ? smallAt(tokens, first - 1) : '';
  const preposition = determiner?.preposition ?? (isPreposition(before) ? before : '');
  if (determiner === undefined && (preposition === '' || noAdjectives.has(small))) return undefined;
  const adjectives: (Adjective & { index: number })[] = [];
  let index = determiner === undefined ? first : first + 1;
  for (; index <= first + mostAdjectives * 2; index += 1) {
    if (index > first && !isBeside(tokens, index, adjectives.length > 0)) return undefined;
    const text = tokens[index]?.text ?? '';
    if (/^\p{Lu}/u.test(text)) break;
    // `die teilweise alten Häuser`
    // `die online verfügbaren Dateien`
    const mayBeAdverb = /weise$/.test(text) || words.find(text)?.classes.includes('a') === true;
    const isAdverb = modifiers.has(text) || (mayBeAdverb && /^\p{Ll}/u.test(tokens[index + 1]?.text ?? ''));
    if ((isAdverb || (text === 'und' && adjectives.length > 0)) && index > first) continue;
    const adjective = adjectiveOf(words, text);
    if (adjective === undefined) return undefined;
    adjectives.push({ ...adjective, index });
  }
  const text = tokens[index]?.text ?? '';
  if (!/^\p{Lu}\p{Ll}+(?:-\p{L}+)*$/u.test(text) || adjectives.length > mostAdjectives) return undefined;
  if (determiner === undefined && adjectives.length === 0) return undefined;
  // `parallel zu bauende Häuser`
  if (preposition === 'zu' && determiner === undefined && adjectives[0]?.stem.endsWith('end') === true)
    return undefined;
  const noun = readNoun(words, text);
  if (noun === undefined) return undefined;
  return { first, last: index, determiner, adjectives, noun, preposition, governed: governedBy(preposition) };
}

/** Only a space is between a word and the one before, or a comma between adjectives. */
export function isBeside(tokens: readonly Token[], index: number, commas = false): boolean {
  const gap = tokens[index]?.gap;
  return index > 0 && gap !== undefined && (commas ? /^,?[ \u00a0]$/u : /^[ \u00a0]$/u).test(gap);
}

/** With a small letter at the start of the sentence. */
export function smallAt(tokens: readonly Token[], index: number): string {
  const text = tokens[index]?.text ?? '';
  const isFirst = index === 0 || /[:.!?–—]/.test(tokens[index]?.gap ?? '');
  return isFirst || /^(?:Ihr|Ihre[mnrs]?|Ihre)$/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
