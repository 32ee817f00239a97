import type { WordReading } from '../../../../contracts/language/morphology.ts';
import { ownEntry } from '../../../own-entry.ts';
import { packTable } from '../../../packs/tables.ts';
import { wordFrequencies } from '../../spelling/frequent-words.ts';
import {
  behindAdjectives,
  behindAdverbs,
  endsPhrase,
  isDeterminer,
  isHead,
  isMeasure,
  isObject,
  isPluralOnly,
  isPossessive,
  isSubject,
  opensClause,
  type Tokens,
  wordsOf,
} from './phrases.ts';
import {
  type EnglishReadings,
  type EnglishToken,
  englishTokens,
  isAdjective,
  isNoun,
  isOnlyAdjective,
  isParticiple,
  isPast,
  isPlainVerb,
  isPluralNoun,
  isPreposition,
  isSingularNoun,
  isThirdPerson,
  isUnknown,
  isVerb,
  reading,
} from './tokens.ts';

/** What a word should be: as it is written, or a form that a lexicon writes. */
export interface EnglishChange {
  readonly start: number;
  readonly end: number;
  readonly rule: string;
  readonly form: WordReading | string;
  /** How often books must have it for each time that they have the word as written: plurals of mass nouns are in lexicons as well. */
  readonly leastShare?: number;
}

type Finder = (tokens: Tokens, index: number) => EnglishChange | undefined;

/** Words of an English sentence whose form does not fit those beside them, in reading order. */
export function findEnglishChanges(sentence: string, readings: EnglishReadings): readonly EnglishChange[] {
  const tokens = englishTokens(sentence, readings);
  const fitting = hasVariables(tokens) ? finders : findersOfProse;
  const changes: EnglishChange[] = [];
  for (const index of tokens.keys())
    for (const find of fitting) {
      const change = find(tokens, index);
      if (change !== undefined && (changes.at(-1)?.end ?? 0) <= change.start) changes.push(change);
    }
  return changes;
}

/** How often books have a word for each time that they have another one; 0 where either is rare. */
export function shareOf(word: string, other: string): number {
  const frequencies = wordFrequencies('en');
  return (frequencies.get(word) ?? 0) / (frequencies.get(other) ?? Infinity);
}
/** Of what is counted. */
const countedShare = 0.1;
/** Behind `a lot of`, which may be before mass nouns. */
const surelyCountedShare = 0.5;

const modals = wordsOf('modals');
const nounModals = wordsOf('modals-and-nouns');
const beforeInfinitive = wordsOf('before-infinitives');
const many = wordsOf('before-plurals');
const one = wordsOf('before-singulars');
const pronounLike = wordsOf('determiners-without-noun');
const plainDeterminers = wordsOf('before-subjects');
const collectives = wordsOf('collectives');
const singularPronouns = wordsOf('singular-pronouns');
const pluralPronouns = wordsOf('plural-pronouns');
const relatives = wordsOf('relative-pronouns');
const relativeHeads = wordsOf('relative-heads');
const toPlural = packTable('en', 'agreement', 'to-plural');
const toSingular = packTable('en', 'agreement', 'to-singular');

/** `he can went`, `they will takes`: the plain verb follows a modal one. */
const afterModal: Finder = (tokens, index) => {
  const modal = tokens[index] as EnglishToken;
  if (!modals.has(modal.word)) return undefined;
  const before = tokens[index - 1];
  // `at will`, `the can`, `God's will`
  if (nounModals.has(modal.word) && !(isSubject(before) || isHead(before, index === 1))) return undefined;
  const at = behindAdverbs(tokens, index + 1);
  // `should fans return`
  return plainVerbAt(tokens, at, isSubject(before) || isDeterminer(tokens[at + 1]));
};

/** `want to went`, `have to reduced the amount` */
const afterTo: Finder = (tokens, index) => {
  if (tokens[index]?.word !== 'to' || !beforeInfinitive.has(tokens[index - 1]?.word ?? '')) return undefined;
  return plainVerbAt(tokens, index + 1, false);
};

function plainVerbAt(tokens: Tokens, at: number, isSure: boolean): EnglishChange | undefined {
  const [verb, next] = [tokens[at], tokens[at + 1]];
  if (verb === undefined || verb.isCapital || isPlainVerb(verb) || isAdjective(verb)) return undefined;
  const [third, past] = [isThirdPerson(verb), isPast(verb) || isParticiple(verb)];
  if (!third && !past) return undefined;
  if (third && isNoun(verb) && !isSure) return undefined;
  // `will reduced` may lack `be`; before an object it does not.
  if (past && isParticiple(verb) && !isDeterminer(next) && !isObject(next)) return undefined;
  if (!third && isNoun(verb)) return undefined;
  return verbForm(verb, ['inf'], 'agreement/english/verb-form');
}

/** `many car`, `two book`, `a lot of scientist`, `one of the most important thing` */
const pluralNoun: Finder = (tokens, index) => {
  const quantity = tokens[index] as EnglishToken;
  const isPartitive = quantity.word === 'of' && isOfMany(tokens, index);
  if (!many.has(quantity.word) && !isPartitive) return undefined;
  if (quantity.isCapital && index > 0) return undefined;
  // `twenty-one`, `the two`, `page two`
  if (/^(?:\p{N}.*|an?)$/u.test(tokens[index - 1]?.word ?? '')) return undefined;
  const start = isPartitive && isDeterminer(tokens[index + 1]) ? index + 2 : index + 1;
  const at = behindAdjectives(tokens, start);
  const noun = tokens[at];
  if (noun === undefined || noun.isCapital || !isSingularNoun(noun) || isPluralNoun(noun)) return undefined;
  if (collectives.has(noun.word) || !endsPhrase(tokens, at)) return undefined;
  // `lots of trait bounds`, `two text edit fields`
  if (isThirdPerson(tokens[at + 1]) || (isVerb(tokens[at + 1]) && isNoun(tokens[at + 2]))) return undefined;
  // `many work`, `these show`: a pronoun and its verb.
  if (isVerb(noun) && pronounLike.has(quantity.word)) return undefined;
  if (noun.word.endsWith('ing')) return undefined;
  return nounForm(noun, 'pl', 'agreement/english/plural-noun', isPartitive ? surelyCountedShare : countedShare);
};

/** `a lot of`, `the number of`, `one of the most` */
function isOfMany(tokens: Tokens, index: number): boolean {
  const [first, second] = [tokens[index - 2]?.word, tokens[index - 1]?.word];
  const next = tokens[index + 1];
  if (second === 'one') return next?.word === 'the' && tokens[index + 2]?.word === 'most';
  if (next !== undefined && isDeterminer(next)) return false;
  return (second === 'lot' && first === 'a') || second === 'lots' || (second === 'number' && first === 'a');
}

/** `every details`, `another reasons` */
const singularNoun: Finder = (tokens, index) => {
  const determiner = tokens[index] as EnglishToken;
  if (!one.has(determiner.word)) return undefined;
  const at = behindAdjectives(tokens, index + 1);
  const noun = tokens[at];
  if (noun === undefined || noun.isCapital || !isPluralOnly(noun) || !endsPhrase(tokens, at)) return undefined;
  return nounForm(noun, 'sg', 'agreement/english/singular-noun');
};

/** `this animals`, `all this cars`; of `this previews your code` a determiner shows the verb. */
const pluralDeterminer: Finder = (tokens, index) => {
  const determiner = tokens[index] as EnglishToken;
  if (determiner.word !== 'this') return undefined;
  const at = behindAdjectives(tokens, index + 1);
  const noun = tokens[at];
  if (noun === undefined || noun.isCapital || !isPluralOnly(noun) || !endsPhrase(tokens, at)) return undefined;
  const next = tokens[at + 1];
  if (next !== undefined && isDeterminer(next)) return undefined;
  const text = determiner.isCapital ? 'These' : 'these';
  return { start: determiner.start, end: determiner.end, rule: 'agreement/english/determiner', form: text };
};

/** `she have`, `it make`, `they needs` */
const verbOfPronoun: Finder = (tokens, index) => {
  const pronoun = tokens[index] as EnglishToken;
  const isSingular = singularPronouns.has(pronoun.word);
  if (!isSingular && !pluralPronouns.has(pronoun.word)) return undefined;
  if (!opensClause(tokens, index)) return undefined;
  const at = behindAdverbs(tokens, index + 1);
  const verb = tokens[at];
  if (verb === undefined || verb.isCapital || tokens[index + 1]?.isWord !== true) return undefined;
  // `he lay asleep`: the past of `lie`.
  if (verb.word === 'lay') return undefined;
  if (isSingular) {
    const known = ownEntry(toSingular, verb.word);
    if (known !== undefined && verb.word !== 'are' && verb.word !== "aren't")
      return written(verb, known, 'agreement/english/verb');
    if (!isVerb(verb) || !isPlainVerb(verb) || isPast(verb) || isParticiple(verb)) return undefined;
    if (modals.has(verb.word) || verb.word === 'be' || verb.word === 'need' || isAdjective(verb) || verb.word === 'do')
      return undefined;
    // `as he ship dipped`: something else is wrong there.
    if (isNoun(verb) && isPast(tokens[at + 1])) return undefined;
    return verbForm(verb, ['pres', 'p3', 'sg'], 'agreement/english/verb');
  }
  const known = ownEntry(toPlural, verb.word);
  if (known !== undefined) {
    // `if I was`, `I is`
    if (pronoun.word === 'i' && !/^(?:has|doesn't|hasn't)$/.test(verb.word)) return undefined;
    return written(verb, known, 'agreement/english/verb');
  }
  if (!isThirdPerson(verb) || isPast(verb)) return undefined;
  return verbForm(verb, ['inf'], 'agreement/english/verb');
};

/** `people who is`, `a person who are` */
const verbOfRelative: Finder = (tokens, index) => {
  const [head, relative] = [tokens[index] as EnglishToken, tokens[index + 1]];
  if (relative === undefined || !relatives.has(relative.word) || head.isCapital) return undefined;
  const isPlural = relativeHeads.has(head.word) || isPluralOnly(head);
  const at = behindAdverbs(tokens, index + 2);
  const verb = tokens[at];
  const known = verb && ownEntry(isPlural ? toPlural : toSingular, verb.word);
  if (verb === undefined || known === undefined) return undefined;
  if (isPlural && relative.word === 'which') return undefined;
  if (
    !isPlural &&
    (relative.word !== 'who' || !isSingularNoun(head) || isPluralNoun(head) || collectives.has(head.word))
  )
    return undefined;
  // `one of the last browsers that isn’t`
  if (isOneOf(tokens, index)) return undefined;
  let start = index;
  while (
    start > 0 &&
    (isOnlyAdjective(tokens[start - 1]) || isDeterminer(tokens[start - 1]) || many.has(tokens[start - 1]?.word ?? ''))
  )
    start -= 1;
  const before = tokens[start - 1];
  // `one of the people who is`, `a man in jeans who is`
  if (
    before !== undefined &&
    (before.word === 'of' || isPreposition(before) || (isNoun(before) && !isVerb(before)) || isUnknown(before))
  )
    return undefined;
  if (/^(?:and|or|,|than|as)$/.test(before?.word ?? '') || /^an?$/.test(tokens[start]?.word ?? '') === isPlural)
    return undefined;
  return written(verb, known, 'agreement/english/relative');
};

function isOneOf(tokens: Tokens, index: number): boolean {
  const before = tokens.slice(Math.max(0, index - longestPhrase), index);
  return before.some(({ word }, at) => word === 'one' && before[at + 1]?.word === 'of');
}
/** Words between *one* and the noun. */
const longestPhrase = 6;

/** `there is many reasons` */
const existing: Finder = (tokens, index) => {
  const [there, verb] = [tokens[index] as EnglishToken, tokens[index + 1]];
  if (there.word !== 'there' || (verb?.word !== 'is' && verb?.word !== 'was')) return undefined;
  let at = index + 2;
  while (/^(?:many|several|some|few|two|three|four|five|six|no|too|so|other|different)$/.test(tokens[at]?.word ?? ''))
    at += 1;
  at = behindAdjectives(tokens, at);
  const noun = tokens[at];
  if (noun === undefined || noun.isCapital || !isPluralOnly(noun) || !endsPhrase(tokens, at)) return undefined;
  if (isMeasure(noun) || tokens[at + 1]?.word === 'of') return undefined;
  return written(verb, verb.word === 'is' ? 'are' : 'were', 'agreement/english/there');
};

/** `These books is`, `The professor oppose`: where a clause begins, so that nothing else is the subject. */
const verbOfNoun: Finder = (tokens, index) => {
  const determiner = tokens[index] as EnglishToken;
  if (!(plainDeterminers.has(determiner.word) || isPossessive(determiner) || /^(?:an?|this)$/.test(determiner.word)))
    return undefined;
  if (!opensClause(tokens, index)) return undefined;
  const at = behindAdjectives(tokens, index + 1);
  const [noun, verb, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (noun === undefined || verb === undefined || noun.isCapital || verb.isCapital || isMeasure(noun)) return undefined;
  // A noun or an adjective would belong to the one before it.
  const isOnlyVerb = isVerb(verb) && !isNoun(verb) && !isAdjective(verb) && !isPast(verb) && !isParticiple(verb);
  const rule = 'agreement/english/verb';
  if (isPluralOnly(noun)) {
    if (/^(?:an?|this)$/.test(determiner.word)) return undefined;
    const known = ownEntry(toPlural, verb.word);
    if (known !== undefined) return index === 0 ? written(verb, known, rule) : undefined;
    // `What taxes and other costs does it have?`
    if (verb.word === 'does') return undefined;
    return isOnlyVerb && isThirdPerson(verb) ? verbForm(verb, ['inf'], rule) : undefined;
  }
  if (
    !isSingularNoun(noun) ||
    isPluralNoun(noun) ||
    collectives.has(noun.word) ||
    modals.has(noun.word) ||
    at !== index + 1
  )
    return undefined;
  if (!/^(?:the|an?|this|my|your|his|her|its|our|their)$/.test(determiner.word)) return undefined;
  // `The rich are`, `the Dutch have`
  if (isAdjective(noun)) return undefined;
  const known = ownEntry(toSingular, verb.word);
  // `An exception are holds`: the subject follows.
  if (known !== undefined)
    return index === 0 && !/^an?$/.test(determiner.word) ? written(verb, known, rule) : undefined;
  if (!isOnlyVerb || !isPlainVerb(verb) || /^(?:be|do|need|like)$/.test(verb.word) || modals.has(verb.word))
    return undefined;
  return next === undefined || isDeterminer(next) || isObject(next)
    ? verbForm(verb, ['pres', 'p3', 'sg'], rule)
    : undefined;
};

/** `more stronger`, but `more younger people` */
const doubleComparative: Finder = (tokens, index) => {
  const [more, adjective, next] = [tokens[index] as EnglishToken, tokens[index + 1], tokens[index + 2]];
  if (more.word !== 'more' || adjective === undefined || adjective.isCapital) return undefined;
  if (!adjective.readings.every(({ tags }) => tags[0] === 'adj' && tags.includes('comp'))) return undefined;
  if (adjective.readings.length === 0 || !endsPhrase(tokens, index + 1) || isNoun(next)) return undefined;
  return { start: more.start, end: adjective.start, rule: 'agreement/english/comparative', form: '' };
};

/** `i think` */
const smallPronoun: Finder = (tokens, index) => {
  const [pronoun, next] = [tokens[index] as EnglishToken, tokens[behindAdverbs(tokens, index + 1)]];
  if (pronoun.word !== 'i' || pronoun.isCapital || next === undefined || next.isCapital) return undefined;
  const before = tokens[index - 1];
  if (before !== undefined && !(before.isWord ? before.readings.length > 0 : before.word === ',')) return undefined;
  const isPersonal =
    isVerb(next) && next.word !== 'be' ? !isThirdPerson(next) && !isNoun(next) : modals.has(next.word) && !isNoun(next);
  return isPersonal || /^(?:can|will|think|want|need|have|am)$/.test(next.word)
    ? written(pronoun, 'I', 'agreement/english/pronoun')
    : undefined;
};

const finders: readonly Finder[] = [
  afterModal,
  afterTo,
  pluralNoun,
  singularNoun,
  pluralDeterminer,
  verbOfPronoun,
  verbOfRelative,
  existing,
  verbOfNoun,
  doubleComparative,
];
const findersOfProse: readonly Finder[] = [...finders, smallPronoun];

/** Variables, signs of formulas or of code: there, `i` is a variable. */
function hasVariables(tokens: Tokens): boolean {
  return tokens.some(({ word, isWord }) => (isWord ? /^[jkn]$/.test(word) : /^[=<>+*[\]{}`]$/.test(word)));
}

function written({ start, end }: EnglishToken, form: string, rule: string): EnglishChange {
  return { start, end, rule, form };
}

function verbForm(verb: EnglishToken, tags: readonly string[], rule: string): EnglishChange | undefined {
  const known = reading(verb, isVerb);
  if (known === undefined || known.joined !== undefined) return undefined;
  return { start: verb.start, end: verb.end, rule, form: { ...known, tags: [known.tags[0] as string, ...tags] } };
}

function nounForm(noun: EnglishToken, number: 'sg' | 'pl', rule: string, leastShare = 0): EnglishChange | undefined {
  const known = reading(noun, (token) => isNoun(token) && (isSingularNoun(token) || isPluralNoun(token)));
  if (known === undefined || known.joined !== undefined) return undefined;
  return { start: noun.start, end: noun.end, rule, form: { ...known, tags: ['n', number] }, leastShare };
}
