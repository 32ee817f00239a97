import type { TextEdit } from '../../text-edit.ts';
import { everyCell } from './cells.ts';
import { adjectiveOf, contractionOf, determinerOf, isPreposition } from './declension.ts';
import { nounPhrases, verbs } from './german-grammar.ts';
import type { GermanWords } from './german-words.ts';
import { type NounReading, readNoun } from './nouns.ts';
import { isBeside, smallAt, type Token } from './phrases.ts';

/** Shorter ones are abbreviations and names of commands. */
const shortest = 4;
/** Behind a preposition alone, words of other languages and commands are there as well. */
const shortestBehindPreposition = 6;
const shortestCompound = 9;
const verbEndings = ['', 'e', 't', 'st', 'et', 'est', 'n', 'en', 'te', 'ten', 'ete', 'eten', 'end'];
const uncountable = new Set(nounPhrases.uncountable);
const beforeIch = new Set(verbs.withCapitalIch);
const fixed = nounPhrases.fixedCapitals;
/** Determiners that are hardly ever pronouns before a verb. */
const isOwn = /^(?:ein|(?:k?ein|mein|dein|sein|unser)(?:e|en|em|er|es)|unsere[nmrs]?|jeden|jedem|diese[nmrs]?)$/;
const numbers = new Set(nounPhrases.numbers);
const foreign = new Set(nounPhrases.foreign);

/** Nouns with a small letter, where only a noun can be. */
export function missingCapitals(tokens: readonly Token[], words: GermanWords): readonly TextEdit[] {
  if (tokens.some(({ text }) => foreign.has(text.toLowerCase()))) return [];
  return tokens.flatMap((token, index): readonly TextEdit[] => {
    const { text, start, end } = token;
    if (
      index === 0 ||
      (text.length < shortest && text !== 'uhr') ||
      !/^\p{Ll}+$/u.test(text) ||
      !isBeside(tokens, index)
    )
      return [];
    const meant = text.charAt(0).toUpperCase() + text.slice(1);
    // `nach hause`: the dictionary may lack the form.
    if (isFixed(tokens, index)) return [{ start, end, text: meant, rule: 'agreement/german/capital' }];
    if (!mayBeNoun(tokens, index) || isPiece(tokens, index, words)) return [];
    const noun = readNoun(words, meant);
    // `mailname`: short words together are a name.
    const isVerb = words.find(text)?.classes.includes('v') === true;
    if (words.find(meant) === undefined && !isVerb && text.length < shortestCompound) return [];
    if (noun === undefined || noun.cells === everyCell || !isNounHere(tokens, index, noun, words)) return [];
    return [{ start, end, text: meant, rule: 'agreement/german/capital' }];
  });
}

/** `wenn Ich komme` */
export function capitalsOfIch(tokens: readonly Token[]): readonly TextEdit[] {
  return tokens.flatMap(({ text, start, end, gap }, index): readonly TextEdit[] => {
    const [before, next] = [tokens[index - 1]?.text ?? '', tokens[index + 1]];
    if (
      text !== 'Ich' ||
      !/^,? $/.test(gap) ||
      !beforeIch.has(before.toLowerCase()) ||
      next?.gap !== ' ' ||
      !/^\p{Ll}/u.test(next.text)
    )
      return [];
    return [{ start, end, text: 'ich', rule: 'agreement/german/small-pronoun' }];
  });
}

/** `viele Zeit` */
export function uncounted(tokens: readonly Token[]): readonly TextEdit[] {
  return tokens.flatMap(({ text, start, end }, index): readonly TextEdit[] => {
    if (text !== 'viele' || !isBeside(tokens, index + 1) || !uncountable.has(tokens[index + 1]?.text ?? '')) return [];
    if (!mayBeNoun(tokens, index + 1)) return [];
    return [{ start, end, text: 'viel', rule: 'agreement/german/determiner' }];
  });
}

/** What follows begins no noun: `die klasse Idee`, `der haus-Befehl`. */
function mayBeNoun(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  if (next === undefined) return true;
  return (
    !/^[ \u00a0]?:?[-–/&„"“»«(]/u.test(next.gap) &&
    !(/^[ \u00a0]$/u.test(next.gap) && /^[\p{Lu}\p{N}]/u.test(next.text))
  );
}

/** `der page cache`: of two words of another language. */
function isPiece(tokens: readonly Token[], index: number, words: GermanWords): boolean {
  const next = tokens[index + 1]?.text ?? '';
  if (!isBeside(tokens, index + 1) || next.length < shortest || !/^\p{Ll}+$/u.test(next) || isSmallWord(words, next))
    return false;
  return readNoun(words, next.charAt(0).toUpperCase() + next.slice(1)) !== undefined;
}

/** `zu hause`, `vielen dank` */
function isFixed(tokens: readonly Token[], index: number): boolean {
  return fixed.some(([one, other]) => smallAt(tokens, index - 1) === one && tokens[index]?.text === other);
}

function isNounHere(tokens: readonly Token[], index: number, noun: NounReading, words: GermanWords): boolean {
  const text = tokens[index]?.text ?? '';
  const before = smallAt(tokens, index - 1);
  const cells = determinerOf(before)?.cells;
  // `ein paar fragen`
  const isListed = words.find(text[0]?.toUpperCase() + text.slice(1)) !== undefined;
  if (before === 'paar') return isListed && adjectiveOf(words, text) === undefined;
  // `Sie ist 1968 zurückgekommen`: a year counts nothing.
  const isCounted = numbers.has(before) || (/^\d{1,5}$/.test(before) && !/^(?:1\d|20)\d\d$/.test(before));
  // `meine antwort`: a form of a verb, where none can be.
  if (isListed && isOwn.test(before) && isOnlyFormed(words, text)) return !isReported(tokens, index, words);
  // `ein anderes land`: no adjective comes before the plain stem of a verb.
  if (isListed && isBareStem(words, text) && isBehindAttribute(tokens, index, noun, words)) return true;
  if (isSmallWord(words, text)) {
    // `im vertrauen`, `beim essen`, `in meinem leben`
    const isSure = contractionOf(before) !== undefined || /^(?:mein|dein|sein|ihr|unser|eur)em$/.test(before);
    const isKnown = isListed || words.find(text)?.classes.includes('v') === true;
    return (
      isSure &&
      isKnown &&
      cells !== undefined &&
      (cells & noun.cells) !== 0 &&
      adjectiveOf(words, text)?.ending !== 'en'
    );
  }
  // `am einfachsten einzurichten`, `die Kultur zu genießen`
  if (!isListed && /n$/.test(text)) return false;
  if (cells !== undefined) return isListed || (cells & noun.cells) !== 0;
  if (isCounted) return true;
  if (isPreposition(before))
    return text.length >= shortestBehindPreposition && /(?:e|en|heit|keit|ung|schaft|tät|st|ft|el)$/.test(text);
  // `ein altes haus`, `mit großem balkon`
  if (!isBeside(tokens, index - 1) || adjectiveOf(words, before) === undefined) return false;
  const first = smallAt(tokens, index - 2);
  return determinerOf(first) !== undefined || isPreposition(first);
}

/** `Dieser liege unter drei Prozent`: a pronoun begins the clause, and the verb says what somebody else has said. */
function isReported(tokens: readonly Token[], index: number, words: GermanWords): boolean {
  const opens =
    index === 1 || !isBeside(tokens, index - 1) || /^(?:dass|ob|weil|wenn)$/.test(smallAt(tokens, index - 2));
  const text = tokens[index]?.text ?? '';
  return opens && /^diese[rs]?$/.test(smallAt(tokens, index - 1)) && /[et]$/.test(text) && isOfVerb(words, text);
}

/** Of a verb, and no other word in small letters. */
function isBareStem(words: GermanWords, text: string): boolean {
  return isOnlyFormed(words, text) && !/(?:e|t|en|n)$/.test(text);
}

/** A determiner and an adjective that agree with the noun come before it. */
function isBehindAttribute(tokens: readonly Token[], index: number, noun: NounReading, words: GermanWords): boolean {
  const cells = determinerOf(smallAt(tokens, index - 2))?.cells ?? 0;
  return (
    isBeside(tokens, index - 1) &&
    adjectiveOf(words, smallAt(tokens, index - 1)) !== undefined &&
    cells !== 0 &&
    noun.cells !== 0
  );
}

/** Also forms of verbs that the dictionary does not list. */
function isSmallWord(words: GermanWords, text: string): boolean {
  return words.find(text) !== undefined || adjectiveOf(words, text) !== undefined || isOfVerb(words, text);
}

function isOnlyFormed(words: GermanWords, text: string): boolean {
  return words.find(text) === undefined && adjectiveOf(words, text) === undefined;
}

export function isOfVerb(words: GermanWords, text: string): boolean {
  return verbEndings.some((ending) => {
    if (!text.endsWith(ending)) return false;
    const stem = text.slice(0, text.length - ending.length).replace(/^ge/, '');
    return [`${stem}en`, `${stem}n`].some((verb) => words.find(verb)?.classes.includes('v') === true);
  });
}
