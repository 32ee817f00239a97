import { type Draft, draft } from './draft.ts';
import {
  capitalLike,
  has,
  isClitic,
  isPossessive,
  isStrongPronoun,
  isVerb,
  lemmaOf,
  numberOf,
  type Unit,
  type Word,
  withTag,
  withWords,
  wordLike,
  writeWord,
  writeWords,
} from './form-units.ts';

/**
 * Puts a French sentence that speaks to one person as a friend into the polite second person plural. Adjectives and
 * participles stay in the singular: `vous êtes fatigué`.
 */
export function toSecondPlural(sentence: readonly Unit[]): readonly Draft[] {
  return ordersThatForbid(sentence).flatMap(rewriteUnit);
}

/** A sentence that speaks to one friend, with orders that forbid in the form for it, and with `s'il te plaît`. */
export function toSecondSingular(sentence: readonly Unit[]): readonly Draft[] {
  const speaks = sentence.some(({ words }) => words.some((word) => has(word, 'p2', 'sg')));
  return ordersThatForbid(sentence).map((unit) => {
    const [word] = unit.words;
    if (!speaks || word === undefined || lemmaOf(word) !== please) return draft(unit, unit.form);
    return draft(unit, writeWord(wordLike(word, pleaseToFriend, word.tags.join('.'))), unit.form);
  });
}

/** `tu n'oublies pas`, in the subjunctive, represents an order: `n'oublie pas`. */
function ordersThatForbid(sentence: readonly Unit[]): readonly Unit[] {
  const [subject, negation, ...others] = sentence;
  const position = others.findIndex(({ words }) => !isClitic(words[0]));
  const verb = others[position];
  const opens = has(subject?.words[0], 'prn', 'tn', 'p2', 'sg') && has(negation?.words[0], 'adv');
  if (!opens || subject === undefined || negation === undefined || verb === undefined) return sentence;
  if (!has(verb.words[0], 'prs', 'p2', 'sg')) return sentence;
  const [no, ...rest] = negation.words;
  const [main, ...joined] = verb.words;
  if (no === undefined || main === undefined) return sentence;
  const lemma = capitalLike(subject.form, no.lemma);
  const opening = { ...withWords(negation, [{ ...no, lemma }, ...rest]), before: subject.before };
  return [opening, ...others.with(position, withWords(verb, [withTag(main, 'prs', 'imp'), ...joined]))];
}

const possessives: Readonly<Record<string, string>> = { ton: 'votre', 'à toi': 'à vous' };

const [please, pleaseToFriend] = ["s'il vous plaît", "s'il te plaît"];

function rewriteUnit(unit: Unit): readonly Draft[] {
  const [first] = unit.words;
  if (first === undefined) return [draft(unit, unit.form)];
  if (lemmaOf(first) === pleaseToFriend) return [draft(unit, writeWord(wordLike(first, please, first.tags.join('.'))))];
  if (lemmaOf(first) === 'avec toi') {
    const pronoun = wordLike({ ...first, lemma: '' }, 'vous', 'prn.tn.p2.mf.pl');
    const preposition = writeWord(wordLike(first, 'avec', 'pr'));
    return [draft(unit, preposition), draft({ before: ' ', bound: unit.bound }, writeWord(pronoun))];
  }
  return [draft(unit, writeWords(unit.words.map(rewriteWord)))];
}

function rewriteWord(word: Word): Word {
  if (isPossessive(word)) return rewritePossessive(word);
  if (!has(word, 'p2') || numberOf(word) === 'pl') return word;
  if (isVerb(word)) return withTag(word, 'sg', 'pl');
  if (isClitic(word)) return wordLike(word, 'vous', `prn.${has(word, 'enc') ? 'enc' : 'pro'}.p2.mf.pl`);
  return isStrongPronoun(word) ? wordLike(word, 'vous', 'prn.tn.p2.mf.pl') : word;
}

function rewritePossessive(word: Word): Word {
  const counterpart = possessives[lemmaOf(word)];
  if (counterpart === undefined) return word;
  return wordLike(word, counterpart, has(word, 'det') ? `det.pos.mf.${numberOf(word)}` : word.tags.join('.'));
}
