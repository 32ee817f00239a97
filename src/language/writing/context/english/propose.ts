import { ownEntry } from '../../../own-entry.ts';
import { packLines, packTable, packWords } from '../../../packs/tables.ts';
import { shareOf } from '../../agreement/english/find-english-changes.ts';
import {
  type EnglishToken,
  isAdjective,
  isNoun,
  isParticiple,
  isPast,
  isPlainVerb,
  isPluralNoun,
  isPreposition,
  isSingularNoun,
  isThirdPerson,
  isVerb,
  reading as readingWith,
} from '../../agreement/english/tokens.ts';
import type { Alternative, Proposer } from '../alternative.ts';
import type { Reading } from '../reading.ts';
import { pastParticiplesOf, pluralsOf, presentParticiplesOf, thirdPersonOf } from './forms.ts';

type Words = Reading<EnglishToken>;

const wordsOf = (section: string): ReadonlySet<string> => new Set(packWords('en', 'context', section));
const determiners = wordsOf('determiners');
const withThe = wordsOf('with-the');
const be = wordsOf('be');
const have = wordsOf('have');
const beforePlain = wordsOf('before-plain-verbs');
const between = wordsOf('between');
const modalVerbs = wordsOf('modal-verbs');
const beforePredicates = wordsOf('before-predicates');
const beforePlurals = wordsOf('before-plurals');
const degrees = wordsOf('degrees');
const demonstratives = wordsOf('plural-demonstratives');
const formsOfBe = packTable('en', 'context', 'forms-of-be');
const confused = confusedWords();

function confusedWords(): ReadonlyMap<string, ReadonlySet<string>> {
  const others = new Map<string, Set<string>>();
  for (const line of packLines('en', 'context', 'confused')) {
    const group = line.split(' ');
    for (const word of group)
      for (const other of group)
        if (other !== word) others.set(word, (others.get(word) ?? new Set<string>()).add(other));
  }
  return others;
}

const one = (position: number, kind: string, word: string): Alternative => ({
  from: position,
  to: position + 1,
  words: [word],
  kind,
});

const otherWord: Proposer<EnglishToken> = (words, at) => {
  const { word } = words.word(at) as EnglishToken;
  // `the a is italic`, `a and b`: a letter
  if (/^an?$/.test(word) && isLetter(words, at)) return [];
  // `turn these off`: a pronoun, whose number is that of something else.
  const next = words.word(at + 1);
  if (demonstratives.has(word) && !isNoun(next) && !isAdjective(next)) return [];
  return [...(confused.get(word) ?? [])].map((other) => one(at, 'confused-word', other));
};

function isLetter(words: Words, at: number): boolean {
  const next = words.word(at + 1)?.word ?? '';
  return /^(?:an?|the|this)$/.test(words.word(at - 1)?.word ?? '') || /^(?:and|or)$/.test(next) || be.has(next);
}

/** `many year`, but not `year end` */
const plural: Proposer<EnglishToken> = (words, at) => {
  const [noun, next] = [words.word(at) as EnglishToken, words.word(at + 1)];
  if (!isSingularNoun(noun) || isPluralNoun(noun)) return [];
  if ((isNoun(next) && !isVerb(next)) || isGerund(next)) return [];
  // `any other idea`
  const [before, farther] = [words.word(at - 1)?.word ?? '', words.word(at - 2)?.word ?? ''];
  const asksForPlural = beforePlurals.has(before) && !determiners.has(farther);
  return pluralsOf(noun.word).map((word) =>
    one(at, asksForPlural && isCounted(noun.word) ? 'plural/counted' : 'plural', word),
  );
};

/** Whether books have its plural. */
function isCounted(noun: string): boolean {
  return pluralsOf(noun).some((plural) => shareOf(plural, noun) >= countedShare);
}
/** So often for each time that they have the singular. */
const countedShare = 0.2;

/** `is generate`, `have leave`, `to spent`, `the bread smell` */
const verbForm: Proposer<EnglishToken> = (words, at) => {
  const verb = words.word(at) as EnglishToken;
  const lemma = readingWith(verb, isVerb)?.lemma;
  if (lemma === undefined || verb.word.includes("'") || /^(?:be|have|do)$| /.test(lemma)) return [];
  const helperAt = behindAdverbs(words, at - 1);
  const helper = words.word(helperAt)?.word ?? '';
  // `they had faces`
  if (isThirdPerson(verb) && isNoun(verb) && !modalVerbs.has(helper)) return [];
  const [isPlain, isPastParticiple, isThird] = [isPlainVerb(verb), isParticiple(verb), isThirdPerson(verb)];
  const forms = (kind: string, list: readonly string[]): readonly Alternative[] =>
    list.filter((form) => form !== verb.word).map((form) => one(at, kind, form));
  // `whatever he was, came out`
  const isBehindSign = isApart(words, helperAt, at);
  if (isBehindSign && (be.has(helper) || have.has(helper) || beforePlain.has(helper))) return [];
  if (be.has(helper) && !isPastParticiple && !isGerund(verb))
    return forms('participle', [...pastParticiplesOf(lemma), ...presentParticiplesOf(lemma)]);
  // `such as he had often had going`: the second one is the verb.
  if (have.has(words.word(behindAdverbs(words, helperAt - 1))?.word ?? '')) return [];
  if (have.has(helper) && !isPastParticiple) return forms('past-participle', pastParticiplesOf(lemma));
  // `an approach to adjusting it`: behind a noun, *to* may be no part of an infinitive.
  if (helper === 'to' && isGerund(verb) && isSingularNoun(words.word(helperAt - 1))) return [];
  if (beforePlain.has(helper)) return isPlain ? [] : forms('plain-verb', [lemma]);
  if (isNoun(verb) || isAdjective(verb) || isPast(verb) || isPastParticiple) return [];
  // `Tinseltown, it seems, likes nothing more`: the subject is farther away.
  if (isApart(words, at - 1, at)) return [];
  // `The file says it and translates it`: the second verb of one subject.
  if (isThird && isSecondVerb(words, at)) return [];
  if (isPlain) return forms('verb', [thirdPersonOf(lemma)]);
  return isThird ? forms('verb', [lemma]) : [];
};

/** Behind *and*, and with another verb in the third person before that. */
function isSecondVerb(words: Words, at: number): boolean {
  if (!/^(?:and|but|or)$/.test(words.word(at - 1)?.word ?? '')) return false;
  for (let before = at - 2; words.word(before) !== undefined; before -= 1)
    if (isThirdPerson(words.word(before))) return true;
  return false;
}

/** A sign is between the words. */
function isApart(words: Words, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1)
    if ((words.word(at + 1)?.start ?? 0) - (words.word(at)?.end ?? 0) > 1) return true;
  return false;
}

function behindAdverbs(words: Words, position: number): number {
  let at = position;
  while (at > position - 2 && between.has(words.word(at)?.word ?? '')) at -= 1;
  return at;
}

/** `in _ factory`, `is not _ same` */
const article: Proposer<EnglishToken> = (words, at) => {
  const [before, word] = [words.word(at - 1), words.word(at) as EnglishToken];
  if (before === undefined || before.end + 1 !== word.start) return [];
  if (determiners.has(before.word) || before.word.endsWith("'s")) return [];
  const put = (found: string): Alternative => ({ from: at, to: at, words: [found], kind: 'article' });
  if (withThe.has(word.word)) return [put('the')];
  if (word.word === 'lot') return [put('a')];
  if (determiners.has(word.word) || word.word.endsWith("'s") || !(isNoun(word) || isAdjective(word))) return [];
  const head = headOf(words, at);
  if (!isNoun(words.word(head)) || isCompound(words, at, head) || isNounish(before)) return [];
  return [put('the'), ...(isSingularNoun(words.word(head)) ? [put(startsWithVowel(word.word) ? 'an' : 'a')] : [])];
};

/** The position of the noun that an article before `at` belongs to, behind up to two adjectives. */
function headOf(words: Words, at: number): number {
  const [word, next, second] = [words.word(at), words.word(at + 1), words.word(at + 2)];
  if (!isOnlyAdjectiveBefore(word, next)) return at;
  return isAdjective(next) && isNoun(second) ? at + 2 : at + 1;
}

function isOnlyAdjectiveBefore(word: EnglishToken | undefined, next: EnglishToken | undefined): boolean {
  return (isAdjective(word) && !isNoun(word)) || (isAdjective(word) && isNoun(next) && !isVerb(next));
}

/** `car travel` */
function isCompound(words: Words, at: number, head: number): boolean {
  const next = words.word(at + 1);
  return head === at && isNoun(next) && !isVerb(next) && !isPreposition(next);
}

/** Whether a word can only be a noun or an adjective, which no article follows. */
function isNounish(word: EnglishToken): boolean {
  return (isNoun(word) || isAdjective(word)) && (!isVerb(word) || isGerund(word)) && !isPreposition(word);
}

function isGerund(word: EnglishToken | undefined): boolean {
  return word?.word.endsWith('ing') === true && isVerb(word);
}

function startsWithVowel(word: string): boolean {
  return /^(?:[aeio]|u(?!ni|s[eu]|ti)|hour|honest|honou?r|heir)/.test(word) && !/^(?:one|once|eu)/.test(word);
}

/** `it will _ the best`, `it _ very good`, `there _ a lot` */
const missingBe: Proposer<EnglishToken> = (words, at) => {
  const [before, word, next] = [words.word(at - 1), words.word(at) as EnglishToken, words.word(at + 1)];
  if (before === undefined || before.end + 1 !== word.start) return [];
  const put = (form: string): Alternative => ({ from: at, to: at, words: [form], kind: 'missing-be' });
  // `should more than double`
  if (/^(?:less|more)$/.test(word.word) && next?.word === 'than') return [];
  if (modalVerbs.has(before.word)) return beforePredicates.has(word.word) ? [put('be')] : [];
  const forms = ownEntry(formsOfBe, before.word);
  if (forms === undefined) return [];
  const isPredicate = degrees.has(word.word)
    ? isAdjective(next) || degrees.has(next?.word ?? '')
    : isAlwaysAdjective(word);
  const isCounted = before.word === 'there' && /^(?:a|many|much|several|some)$/.test(word.word);
  return isPredicate || isCounted ? forms.split(' ').map(put) : [];
};

function isAlwaysAdjective(word: EnglishToken): boolean {
  return isAdjective(word) && !isNoun(word) && !isVerb(word) && !word.word.endsWith('ly');
}

/** `home work` */
const joinedWord: Proposer<EnglishToken> = (words, at) => {
  const [word, next] = [words.word(at) as EnglishToken, words.word(at + 1)];
  if (next === undefined || word.end + 1 !== next.start) return [];
  return [{ from: at, to: at + 2, words: [word.word + next.word], kind: 'joined-word' }];
};

/** The proposers for words that English has; unknown words are looked up by their letters instead. */
export const englishProposers: readonly Proposer<EnglishToken>[] = [
  otherWord,
  plural,
  verbForm,
  article,
  missingBe,
  joinedWord,
];
