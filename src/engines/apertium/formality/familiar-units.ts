import { type BilingualUnit, sourceWord, withSides } from './bilingual-units.ts';
import {
  capitalLike,
  has,
  isClitic,
  isPossessive,
  isVerb,
  lemmaOf,
  type Word,
  withoutCapital,
  withTag,
} from './form-units.ts';
import {
  type GrammaticalNumber,
  isLaterOrder,
  isMisread,
  isNegation,
  isPoliteOrder,
  isPolitePronoun,
  isSubject,
  politeVerbs,
  verbBefore,
} from './polite-verbs.ts';

/** The familiar words of one language. */
interface Familiar {
  readonly subject: string;
  readonly afterPreposition: string;
  readonly reflexive: string;
  /** By the polite ones. */
  readonly possessives: Readonly<Record<string, string>>;
  /** Absent where several persons are addressed politely and as friends in the same way. */
  readonly plural?: { readonly subject: string; readonly reflexive: string };
}

const familiar: Readonly<Record<string, Familiar>> = {
  es: {
    subject: 'tú',
    afterPreposition: 'ti',
    reflexive: 'te',
    possessives: { suyo: 'tuyo', 'el suyo': 'el tuyo' },
    plural: { subject: 'vosotros', reflexive: 'os' },
  },
  ca: {
    subject: 'tu',
    afterPreposition: 'tu',
    reflexive: 'et',
    possessives: { seu: 'teu', 'el seu': 'el teu' },
    plural: { subject: 'vosaltres', reflexive: 'us' },
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
    plural: { subject: 'voi', reflexive: 'vi' },
  },
  fr: {
    subject: 'tu',
    afterPreposition: 'toi',
    reflexive: 'te',
    possessives: { son: 'ton', 'à lui': 'à toi' },
    plural: { subject: 'vous', reflexive: 'vous' },
  },
};

export function readsPoliteForms(source: string, target: string): boolean {
  return familiar[source] !== undefined && source !== 'fr' && familiar[target] !== undefined;
}

/**
 * Speaks to those as friends whom the source addresses politely, so that transfer does what belongs to it: `usted puede`
 * becomes `tú puedes` on both sides. Sentences without a polite pronoun or order stay as they are.
 */
export function toFamiliar(
  sentence: readonly BilingualUnit[],
  source: string,
  target: string,
): readonly BilingualUnit[] {
  const languages = { source: familiar[source], target: familiar[target] };
  return hasBoth(languages) ? rewriteSentence(sentence, languages) : sentence;
}

function hasBoth(languages: { readonly [side in keyof Languages]: Familiar | undefined }): languages is Languages {
  return languages.source !== undefined && languages.target !== undefined;
}

interface Languages {
  readonly source: Familiar;
  readonly target: Familiar;
}

function rewriteSentence(sentence: readonly BilingualUnit[], languages: Languages): readonly BilingualUnit[] {
  const plural = languages.source.plural !== undefined && languages.target.plural !== undefined;
  const done = rewriteNumber(sentence, languages, 'sg');
  return plural ? rewriteNumber(done, languages, 'pl') : done;
}

function rewriteNumber(
  sentence: readonly BilingualUnit[],
  languages: Languages,
  number: GrammaticalNumber,
): readonly BilingualUnit[] {
  const verbs = politeVerbs(sentence, number);
  const speaks = verbs.size > 0 || sentence.some((unit) => isPolitePronoun(sourceWord(unit), number));
  if (!speaks) return sentence;
  let before = '';
  return sentence.flatMap((unit, position) => {
    const unitHere = { ...unit, before: before + unit.before };
    before = '';
    const word = sourceWord(unit);
    if (word === undefined) return [unitHere];
    if (verbs.has(position)) return [withSides(unitHere, familiarVerb(sentence, position, verbs))];
    if (isPolitePronoun(word, number)) {
      // Behind its verb it says nothing that the verb does not say, and transfer would not know it as the subject.
      if (isSubject(sentence, position) && verbBefore(sentence, position, number) !== undefined) {
        before = unitHere.before.trimStart();
        return [];
      }
      const kind = isSubject(sentence, position) ? 'subject' : 'afterPreposition';
      // Italian `Lei` has its capital everywhere.
      const model = position > 0 && word.lemma === 'Lei' ? withoutCapital(word) : word;
      return [withSides(unitHere, (_, side) => strongPronoun(model, languages[side], kind, number))];
    }
    if (isReflexive(word) && verbs.has(verbBeside(sentence, position))) {
      const kind = has(word, 'enc') ? 'enc' : 'pro';
      const lemmas = number === 'sg' ? (language: Familiar) => language : (language: Familiar) => language.plural;
      return [withSides(unitHere, (_, side) => pronoun(word, lemmas(languages[side])?.reflexive ?? '', kind, number))];
    }
    const owned = number === 'sg' && isPossessive(word);
    return owned ? [withSides(unitHere, (old, side) => possessive(old, languages[side]))] : [unitHere];
  });
}

function strongPronoun(
  model: Word,
  language: Familiar,
  kind: 'subject' | 'afterPreposition',
  number: GrammaticalNumber,
): Word {
  return pronoun(model, (number === 'pl' ? language.plural?.subject : language[kind]) ?? '', 'tn', number);
}

function isReflexive(word: Word): boolean {
  return isClitic(word) && has(word, 'ref');
}

/** The verb that a reflexive pronoun comes before or is written as one with, or -1. */
function verbBeside(sentence: readonly BilingualUnit[], position: number): number {
  const step = has(sourceWord(sentence[position]), 'enc') ? -1 : 1;
  for (
    let unitHere = position + step;
    isClitic(sourceWord(sentence[unitHere])) || unitHere === position + step;
    unitHere += step
  ) {
    if (isVerb(sourceWord(sentence[unitHere]))) return unitHere;
  }
  return sentence.findIndex((unit, unitHere) => unitHere === position + 2 * step && isVerb(sourceWord(unit)));
}

/** Orders take the imperative, and the subjunctive where they forbid. */
function familiarVerb(
  sentence: readonly BilingualUnit[],
  position: number,
  verbs: ReadonlySet<number>,
): (word: Word) => Word {
  const order = isPoliteOrder(sentence, position) || isLaterOrder(sentence, position, verbs);
  let before = position - 1;
  while (isClitic(sourceWord(sentence[before]))) before -= 1;
  const forbids = isNegation(sourceWord(sentence[before]));
  return (word) => {
    if (isMisread(word)) return withTag(word, 'imp', 'pri');
    const second = withTag(word, 'p3', 'p2');
    return order && !forbids ? withTag(second, 'prs', 'imp') : second;
  };
}

function pronoun(model: Word, lemma: string, kind: string, number: GrammaticalNumber): Word {
  return { lemma: capitalLike(model.lemma, lemma), tags: ['prn', kind, 'p2', 'mf', number], queue: '' };
}

function possessive(word: Word, { possessives }: Familiar): Word {
  const counterpart = possessives[lemmaOf(word)];
  return counterpart === undefined ? word : { ...word, lemma: capitalLike(word.lemma, counterpart) };
}
