import { type BilingualUnit, readBilingual, sourceWord, withSides, writeBilingual } from './bilingual-units.ts';
import {
  capitalLike,
  has,
  isClitic,
  isFiniteVerb,
  isPossessive,
  isStrongPronoun,
  isVerb,
  lemmaOf,
  numberOf,
  type Word,
  withTag,
} from './form-units.ts';

/** The familiar words of one language. */
interface Familiar {
  readonly subject: string;
  readonly afterPreposition: string;
  readonly reflexive: string;
  /** By the polite ones. */
  readonly possessives: Readonly<Record<string, string>>;
}

const familiar: Readonly<Record<string, Familiar>> = {
  es: {
    subject: 'tú',
    afterPreposition: 'ti',
    reflexive: 'te',
    possessives: { suyo: 'tuyo', 'el suyo': 'el tuyo' },
  },
  ca: {
    subject: 'tu',
    afterPreposition: 'tu',
    reflexive: 'et',
    possessives: { seu: 'teu', 'el seu': 'el teu' },
  },
  pt: {
    subject: 'tu',
    afterPreposition: 'ti',
    reflexive: 'te',
    possessives: { seu: 'teu', 'o seu': 'o teu' },
  },
  gl: {
    subject: 'ti',
    afterPreposition: 'ti',
    reflexive: 'te',
    possessives: { seu: 'teu', 'o seu': 'o teu' },
  },
  it: {
    subject: 'tu',
    afterPreposition: 'te',
    reflexive: 'ti',
    possessives: { suo: 'tuo', 'il suo': 'il tuo' },
  },
  fr: {
    subject: 'tu',
    afterPreposition: 'toi',
    reflexive: 'te',
    possessives: { son: 'ton', 'à lui': 'à toi' },
  },
};

const politePronouns = new Set(['usted', 'vostè', 'vosté', 'você', 'vostede', 'lei']);

/** Orders and wishes whose verb looks like a polite order: `viva el rey`, `sea cual sea`. */
const wishes = new Set(['vivir', 'ser', 'haber', 'estar', 'viure', 'haver', 'viver', 'vivere', 'essere', 'ésser']);

export function readsPoliteForms(source: string, target: string): boolean {
  return familiar[source] !== undefined && source !== 'fr' && familiar[target] !== undefined;
}

/**
 * Speaks to the person as a friend whom the source addresses politely in the singular, so that transfer does what belongs
 * to it: `usted puede` becomes `tú puedes` on both sides. Sentences without a polite pronoun or order stay as they are.
 */
export function toFamiliarUnits(stream: string, source: string, target: string): string {
  const { units, after } = readBilingual(stream);
  const words = { source: familiar[source], target: familiar[target] };
  if (words.source === undefined || words.target === undefined) return stream;
  const languages = { source: words.source, target: words.target };
  const done: BilingualUnit[] = [];
  let start = 0;
  for (const [position, unit] of units.entries()) {
    if (!has(sourceWord(unit), 'sent') && position < units.length - 1) continue;
    done.push(...rewriteSentence(units.slice(start, position + 1), languages));
    start = position + 1;
  }
  return writeBilingual(done, after);
}

interface Languages {
  readonly source: Familiar;
  readonly target: Familiar;
}

function rewriteSentence(sentence: readonly BilingualUnit[], languages: Languages): readonly BilingualUnit[] {
  const verbs = politeVerbs(sentence);
  const speaks = verbs.size > 0 || sentence.some((unit) => isPolitePronoun(sourceWord(unit)));
  if (!speaks) return sentence;
  let before = '';
  return sentence.flatMap((unit, position) => {
    const place = { ...unit, before: before + unit.before };
    before = '';
    const word = sourceWord(unit);
    if (word === undefined) return [place];
    if (verbs.has(position)) return [withSides(place, familiarVerb(sentence, position))];
    if (isPolitePronoun(word)) {
      // Behind its verb it says nothing that the verb does not say, and transfer would not know it as the subject.
      if (isSubject(sentence, position) && verbBefore(sentence, position) !== undefined) {
        before = place.before.trimStart();
        return [];
      }
      const kind = isSubject(sentence, position) ? 'subject' : 'afterPreposition';
      return [withSides(place, (_, side) => pronoun(word, languages[side][kind], 'tn'))];
    }
    if (isReflexive(word) && verbs.has(verbBeside(sentence, position))) {
      const kind = has(word, 'enc') ? 'enc' : 'pro';
      return [withSides(place, (_, side) => pronoun(word, languages[side].reflexive, kind))];
    }
    return isPossessive(word) ? [withSides(place, (old, side) => possessive(old, languages[side]))] : [place];
  });
}

function isSubject(sentence: readonly BilingualUnit[], position: number): boolean {
  return !has(sourceWord(sentence[position - 1]), 'pr');
}

function isPolitePronoun(word: Word | undefined): boolean {
  return word !== undefined && isStrongPronoun(word) && has(word, 'mf', 'sg') && politePronouns.has(lemmaOf(word));
}

function isReflexive(word: Word): boolean {
  return isClitic(word) && has(word, 'ref');
}

/** The positions of verbs whose subject is the polite pronoun, and of polite orders. */
function politeVerbs(sentence: readonly BilingualUnit[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [position, unit] of sentence.entries()) {
    const word = sourceWord(unit);
    if (word === undefined) continue;
    if (isThirdSingular(word) && (has(word, 'imp') || isPoliteOrder(sentence, position))) found.add(position);
    if (!isPolitePronoun(word) || !isSubject(sentence, position)) continue;
    const verb = verbBefore(sentence, position) ?? verbBehind(sentence, position);
    if (verb !== undefined) found.add(verb);
  }
  for (const verb of found) {
    const next = coordinatedVerb(sentence, verb);
    if (next !== undefined) found.add(next);
  }
  return found;
}

function isThirdSingular(word: Word | undefined): boolean {
  return word !== undefined && isFiniteVerb(word) && has(word, 'p3') && numberOf(word) === 'sg';
}

/** `usted quiere`, taken for an order to a friend. */
function isMisread(word: Word | undefined): boolean {
  return has(word, 'imp', 'p2', 'sg');
}

/** A subjunctive that opens the sentence, or follows only `no` and object pronouns. */
function isPoliteOrder(sentence: readonly BilingualUnit[], position: number): boolean {
  const word = sourceWord(sentence[position]);
  if (word === undefined || !has(word, 'prs') || wishes.has(lemmaOf(word))) return false;
  return sentence.slice(0, position).every((unit) => {
    const before = sourceWord(unit);
    return isNegation(before) || isClitic(before) || has(before, 'lquest');
  });
}

function isNegation(word: Word | undefined): boolean {
  return word !== undefined && ['no', 'non', 'não', 'ne'].includes(lemmaOf(word)) && has(word, 'adv');
}

/** `¿tiene usted?`, `ha visto usted`; in the subjunctive it may be a preposition taken for a verb (`para usted`). */
function verbBefore(sentence: readonly BilingualUnit[], position: number): number | undefined {
  for (let before = position - 1; before >= 0 && before >= position - 3; before -= 1) {
    const word = sourceWord(sentence[before]);
    if (isThirdSingular(word)) return has(word, 'prs') ? undefined : before;
    if (!isVerb(word) && !isClitic(word)) return undefined;
  }
  return undefined;
}

function verbBehind(sentence: readonly BilingualUnit[], position: number): number | undefined {
  for (let next = position + 1; next <= position + 6; next += 1) {
    const word = sourceWord(sentence[next]);
    if (isFiniteVerb(word)) return isThirdSingular(word) || isMisread(word) ? next : undefined;
    if (word === undefined || has(word, 'sent') || has(word, 'cm') || has(word, 'cnjsub')) return undefined;
  }
  return undefined;
}

const reach = 12;

/** A verb further on that has no subject of its own: `si usted quiere, puede venir y se queda`. */
function coordinatedVerb(sentence: readonly BilingualUnit[], verb: number): number | undefined {
  for (let next = verb + 1; next <= verb + reach && next < sentence.length; next += 1) {
    const word = sourceWord(sentence[next]);
    if (!has(word, 'cm') && !has(word, 'cnjcoo')) continue;
    let candidate = next + 1;
    while (isClitic(sourceWord(sentence[candidate])) || isNegation(sourceWord(sentence[candidate]))) candidate += 1;
    if (isThirdSingular(sourceWord(sentence[candidate]))) return candidate;
  }
  return undefined;
}

/** The verb that a reflexive pronoun stands before or is written as one with, or -1. */
function verbBeside(sentence: readonly BilingualUnit[], position: number): number {
  const step = has(sourceWord(sentence[position]), 'enc') ? -1 : 1;
  for (let place = position + step; isClitic(sourceWord(sentence[place])) || place === position + step; place += step) {
    if (isVerb(sourceWord(sentence[place]))) return place;
  }
  return sentence.findIndex((unit, place) => place === position + 2 * step && isVerb(sourceWord(unit)));
}

/** Orders take the imperative, and the subjunctive where they forbid. */
function familiarVerb(sentence: readonly BilingualUnit[], position: number): (word: Word) => Word {
  const order = isPoliteOrder(sentence, position);
  const forbids = sentence.slice(0, position).some((unit) => isNegation(sourceWord(unit)));
  return (word) => {
    if (isMisread(word)) return withTag(word, 'imp', 'pri');
    const second = withTag(word, 'p3', 'p2');
    return order && !forbids ? withTag(second, 'prs', 'imp') : second;
  };
}

function pronoun(model: Word, lemma: string, kind: string): Word {
  return { lemma: capitalLike(model.lemma, lemma), tags: ['prn', kind, 'p2', 'mf', 'sg'], queue: '' };
}

function possessive(word: Word, { possessives }: Familiar): Word {
  const counterpart = possessives[lemmaOf(word)];
  return counterpart === undefined ? word : { ...word, lemma: capitalLike(word.lemma, counterpart) };
}
