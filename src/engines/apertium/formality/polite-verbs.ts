import { type BilingualUnit, sourceWord } from './bilingual-units.ts';
import { has, isClitic, isFiniteVerb, isStrongPronoun, isVerb, lemmaOf, numberOf, type Word } from './form-units.ts';

/* Who is addressed politely in a sentence, as the source says it: `usted` and the verbs that go with it. */

const politePronouns = new Set(['usted', 'vostè', 'vosté', 'você', 'vostede', 'lei']);

/** Verbs of optatives whose form looks like a polite order: `viva el rey`, `sea cual sea`. */
const optativeVerbs = new Set([
  'vivir',
  'ser',
  'haber',
  'estar',
  'viure',
  'haver',
  'viver',
  'vivere',
  'essere',
  'ésser',
]);

export type GrammaticalNumber = 'sg' | 'pl';

/** The positions of verbs whose subject is the polite pronoun, and of polite orders. */
export function politeVerbs(sentence: readonly BilingualUnit[], number: GrammaticalNumber): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [position, unit] of sentence.entries()) {
    const word = sourceWord(unit);
    if (word === undefined) continue;
    if (isThird(word, number) && (has(word, 'imp') || isPoliteOrder(sentence, position))) found.add(position);
    if (!isPolitePronoun(word, number) || !isSubject(sentence, position)) continue;
    const verb = verbBefore(sentence, position, number) ?? verbBehind(sentence, position, number);
    if (verb !== undefined) found.add(verb);
  }
  for (const verb of found) {
    const next = coordinatedVerb(sentence, verb, number);
    if (next !== undefined) found.add(next);
  }
  return found;
}

export function isSubject(sentence: readonly BilingualUnit[], position: number): boolean {
  return !has(sourceWord(sentence[position - 1]), 'pr');
}

export function isPolitePronoun(word: Word | undefined, number: GrammaticalNumber): boolean {
  return word !== undefined && isStrongPronoun(word) && has(word, 'mf', number) && politePronouns.has(lemmaOf(word));
}

function isThird(word: Word | undefined, number: GrammaticalNumber): boolean {
  return word !== undefined && isFiniteVerb(word) && has(word, 'p3') && numberOf(word) === number;
}

/** `usted quiere`, taken for an order to a friend. */
export function isMisread(word: Word | undefined): boolean {
  return has(word, 'imp', 'p2', 'sg');
}

/** A subjunctive that opens the sentence, or follows only `no` and object pronouns. */
export function isPoliteOrder(sentence: readonly BilingualUnit[], position: number): boolean {
  const word = sourceWord(sentence[position]);
  if (word === undefined || !has(word, 'prs') || optativeVerbs.has(lemmaOf(word))) return false;
  return sentence.slice(0, position).every((unit) => {
    const before = sourceWord(unit);
    return isNegation(before) || isClitic(before) || has(before, 'lquest');
  });
}

export function isNegation(word: Word | undefined): boolean {
  return word !== undefined && ['no', 'non', 'não', 'ne'].includes(lemmaOf(word)) && has(word, 'adv');
}

/** `¿tiene usted?`, `ha visto usted`; in the subjunctive it may be a preposition taken for a verb (`para usted`). */
export function verbBefore(
  sentence: readonly BilingualUnit[],
  position: number,
  number: GrammaticalNumber,
): number | undefined {
  for (let before = position - 1; before >= 0 && before >= position - 3; before -= 1) {
    const word = sourceWord(sentence[before]);
    if (isThird(word, number) || isMisread(word)) return has(word, 'prs') ? undefined : before;
    if (!isVerb(word) && !isClitic(word)) return undefined;
  }
  return undefined;
}

function verbBehind(
  sentence: readonly BilingualUnit[],
  position: number,
  number: GrammaticalNumber,
): number | undefined {
  for (let next = position + 1; next <= position + 6; next += 1) {
    const word = sourceWord(sentence[next]);
    if (isFiniteVerb(word)) return isThird(word, number) || isMisread(word) ? next : undefined;
    if (word === undefined || has(word, 'sent') || has(word, 'cm') || has(word, 'cnjsub')) return undefined;
  }
  return undefined;
}

const reach = 12;

/** A verb further on that has no subject of its own: `si usted quiere, puede venir y se queda`. */
function coordinatedVerb(
  sentence: readonly BilingualUnit[],
  verb: number,
  number: GrammaticalNumber,
): number | undefined {
  for (let next = verb + 1; next <= verb + reach && next < sentence.length; next += 1) {
    const word = sourceWord(sentence[next]);
    if (!has(word, 'cm') && !has(word, 'cnjcoo')) continue;
    let candidate = next + 1;
    while (isClitic(sourceWord(sentence[candidate])) || isNegation(sourceWord(sentence[candidate]))) candidate += 1;
    if (isThird(sourceWord(sentence[candidate]), number)) return candidate;
  }
  return undefined;
}

/** An order that goes on from another (`elija y pulse`) or comes after a clause (`cuando llegue, avise`). */
export function isLaterOrder(
  sentence: readonly BilingualUnit[],
  position: number,
  verbs: ReadonlySet<number>,
): boolean {
  if (!has(sourceWord(sentence[position]), 'prs')) return false;
  let before = position - 1;
  while (isClitic(sourceWord(sentence[before])) || isNegation(sourceWord(sentence[before]))) before -= 1;
  const link = sourceWord(sentence[before]);
  if (has(link, 'cm')) return true;
  const isOrder = (verb: number): boolean => has(sourceWord(sentence[verb]), 'imp') || isPoliteOrder(sentence, verb);
  return has(link, 'cnjcoo') && [...verbs].some((verb) => verb < position && isOrder(verb));
}
