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
  type Unit,
  type Word,
  withTag,
  withWords,
} from './form-units.ts';

/** Familiar pronouns of one person, by those of several. */
export interface FamiliarForms {
  readonly strong: Readonly<Record<string, string>>;
  readonly clitic: Readonly<Record<string, string>>;
  readonly possessives: Readonly<Record<string, string>>;
  readonly determinersWithoutGender: boolean;
  /** The strong pronoun behind a preposition. */
  readonly afterPreposition: string;
}

export const spanishFamiliar: FamiliarForms = {
  strong: { vosotros: 'tú' },
  clitic: { os: 'te' },
  possessives: { vuestro: 'tuyo', 'el vuestro': 'el tuyo' },
  determinersWithoutGender: true,
  afterPreposition: 'ti',
};

export const catalanFamiliar: FamiliarForms = {
  strong: { vosaltres: 'tu' },
  clitic: { us: 'et' },
  possessives: { 'el vostre': 'el teu', vostre: 'teu' },
  determinersWithoutGender: false,
  afterPreposition: 'tu',
};

export const galicianFamiliar: FamiliarForms = {
  strong: { vós: 'ti' },
  clitic: { vos: 'te' },
  possessives: { 'o voso': 'o teu', voso: 'teu' },
  determinersWithoutGender: false,
  afterPreposition: 'ti',
};

/**
 * English has one `your`, which comes out in the plural, and so do orders that forbid: puts both into the singular.
 */
export function ordersAndPossessivesOfOne(sentence: readonly Unit[], forms: FamiliarForms): readonly Unit[] {
  return sentence.map((unit, position) => {
    const [word, ...others] = unit.words;
    if (word === undefined) return unit;
    if (isPossessive(word)) return others.length > 0 ? unit : withWords(unit, [possessiveOfOne(word, forms)]);
    if (!isVerb(word) || !has(word, 'imp', 'p2', 'pl')) return unit;
    const [previous] = sentence[position - 1]?.words ?? [];
    const order = withTag(word, 'pl', 'sg');
    const forbids = previous !== undefined && lemmaOf(previous) === 'no';
    return withWords(unit, [forbids ? withTag(order, 'imp', 'prs') : order, ...others]);
  });
}

/**
 * French `vous` says neither whether it is one person nor how well one knows them. It counts as one unless an adjective or
 * a participle agrees with several: `vous êtes fatigués`.
 */
export function addressedAsOne(sentence: readonly Unit[], forms: FamiliarForms): readonly Unit[] {
  if (speaksToSeveral(sentence)) return sentence;
  return sentence.map((unit, position) => {
    const previous = sentence[position - 1]?.words[0];
    const next = sentence[position + 1]?.words[0];
    return unit.words.length === 0 || !unit.words.some((word) => has(word, 'p2', 'pl') || isPossessive(word))
      ? unit
      : withWords(
          unit,
          unit.words.map((word) => ofOne(word, { previous, next }, forms)),
        );
  });
}

interface Neighbours {
  readonly previous: Word | undefined;
  readonly next: Word | undefined;
}

function ofOne(word: Word, { previous, next }: Neighbours, forms: FamiliarForms): Word {
  if (isPossessive(word)) return possessiveOfOne(word, forms);
  if (!has(word, 'p2', 'pl')) return word;
  if (isVerb(word)) return withTag(word, 'pl', 'sg');
  const pronoun = (lemma: string, kind: string): Word => ({
    lemma: capitalLike(word.lemma, lemma),
    tags: ['prn', kind, 'p2', 'mf', 'sg'],
    queue: '',
  });
  const [clitic = ''] = Object.values(forms.clitic);
  if (isStrongPronoun(word)) {
    // An object that transfer took for a subject.
    if (isFiniteVerb(next) && !has(next, 'p2')) return pronoun(clitic, 'pro');
    const strong = forms.strong[lemmaOf(word)];
    return strong === undefined ? word : pronoun(has(previous, 'pr') ? forms.afterPreposition : strong, 'tn');
  }
  if (!isClitic(word) || forms.clitic[lemmaOf(word)] === undefined) return word;
  if (has(word, 'enc')) return pronoun(clitic, 'enc');
  return has(previous, 'pr') ? pronoun(forms.afterPreposition, 'tn') : pronoun(clitic, 'pro');
}

function possessiveOfOne(word: Word, forms: FamiliarForms): Word {
  const counterpart = forms.possessives[lemmaOf(word)];
  if (counterpart === undefined) return word;
  const lemma = capitalLike(word.lemma, counterpart);
  if (!forms.determinersWithoutGender || !has(word, 'det')) return { ...word, lemma };
  return { ...word, lemma, tags: ['det', 'pos', 'mf', numberOf(word)] };
}

/** A verb of the second person plural with an adjective or a participle in the plural behind it. */
function speaksToSeveral(sentence: readonly Unit[]): boolean {
  return sentence.some((unit, position) => {
    const [verb] = unit.words;
    if (!isVerb(verb) || !has(verb, 'p2', 'pl')) return false;
    let next = position + 1;
    while (has(sentence[next]?.words[0], 'preadv') || has(sentence[next]?.words[0], 'adv')) next += 1;
    const word = sentence[next]?.words[0];
    return has(word, 'pl') && (has(word, 'pp') || word?.tags[0] === 'adj');
  });
}
