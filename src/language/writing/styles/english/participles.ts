import { formOf, type Inflection } from '../../../inflection/inflection.ts';

/** How words look behind `has` and `is`. */
export interface Participles {
  /** Whether a word can come after `have`: `been`, `worked`, `gone`. */
  isParticiple(word: string): boolean;
  /** Whether a word is the base form as well as the participle, or ends like one: `put`, `need`. */
  isBothForms(word: string): boolean;
}

/** They end with -ed as participles do. */
const others = new Set(
  'need seed feed speed bed red bleed breed deed weed shed hundred indeed embed exceed proceed succeed get make'.split(
    ' ',
  ),
);

/** Of the verbs that the lexicon inflects; those in -ed are participles of any verb. */
export function participlesOf(inflection: Inflection): Participles {
  const participles = new Set(['gotten']);
  const both = new Set(others);
  for (const verb of inflection.words) {
    const participle = formOf(inflection, verb, 'pp');
    if (participle !== undefined) participles.add(participle);
    if (participle === verb) both.add(verb);
  }
  return {
    isParticiple: (word) => participles.has(word) || (word.length > 3 && word.endsWith('ed') && !others.has(word)),
    // Without a lexicon nothing is known, so that short forms stay.
    isBothForms: (word) => inflection.words.length === 0 || both.has(word),
  };
}
