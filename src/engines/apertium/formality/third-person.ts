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
  withoutCapital,
  withTag,
  wordLike,
  writeWord,
  writeWords,
} from './form-units.ts';
import { finiteVerb, governingVerb, mainVerb, type ObjectVerbs, takesDative } from './verb-phrases.ts';

/** An object pronoun of the third person: its lemma and the gender it takes for a person of unknown sex. */
interface ObjectPronoun {
  readonly lemma: string;
  readonly gender: string;
}

/** What a language needs whose polite form is the third person. */
export interface ThirdPersonForms {
  /** The polite pronoun: `usted`. */
  readonly pronoun: string;
  /** Whether the plural has its own polite form (`ustedes`). */
  readonly plural: boolean;
  /** Pronouns of two words or with a preposition in them, with the preposition: `contigo` → `con`. */
  readonly withPreposition: Readonly<Record<string, string>>;
  /** Other strong pronouns that have their own counterpart. */
  readonly strong: Readonly<Record<string, string>>;
  readonly reflexive: string;
  readonly dative: ObjectPronoun;
  readonly accusative: ObjectPronoun;
  /** Represents the dative in front of another pronoun of the third person. */
  readonly dativeBeforeObject: 'reflexive' | ObjectPronoun;
  /** Familiar possessives to polite ones. */
  readonly possessives: Readonly<Record<string, string>>;
  /** Possessive determiners have one form for both genders. */
  readonly determinersWithoutGender: boolean;
  /** Object pronouns go in front of a polite imperative. */
  readonly pronounsBeforeImperative: boolean;
  readonly verbs: ObjectVerbs;
}

/** Puts a sentence that speaks to somebody as a friend into the polite third person. Other sentences stay as they are. */
export function toThirdPerson(sentence: readonly Unit[], language: ThirdPersonForms): readonly Draft[] {
  return new ThirdPerson(sentence, language).rewrite();
}

/** Dictionaries made with English call all personal pronouns by this name. */
const anyPronoun = 'prpers';

class ThirdPerson {
  readonly #sentence: readonly Unit[];
  readonly #language: ThirdPersonForms;

  constructor(sentence: readonly Unit[], language: ThirdPersonForms) {
    this.#sentence = sentence;
    this.#language = language;
  }

  rewrite(): readonly Draft[] {
    return this.#sentence.flatMap((unit, position) => this.#rewriteUnit(unit, position));
  }

  #rewriteUnit(unit: Unit, position: number): readonly Draft[] {
    const [first, ...others] = unit.words;
    if (first === undefined) return [draft(unit, unit.form)];
    if (others.length > 0 || isClitic(first) || isVerb(first)) return this.#rewriteVerbGroup(unit, position);
    if (isPossessive(first)) return [draft(unit, ...this.#possessives(first))];
    if (isStrongPronoun(first) && this.#isFamiliar(first)) return this.#strongPronoun(unit, first);
    return [draft(unit, unit.form)];
  }

  #isFamiliar(word: Word): boolean {
    return has(word, 'p2') && (this.#language.plural || numberOf(word) === 'sg');
  }

  #strongPronoun(unit: Unit, word: Word): readonly Draft[] {
    const { pronoun, strong, withPreposition } = this.#language;
    const tags = `prn.tn.p3.mf.${numberOf(word)}`;
    const preposition = withPreposition[lemmaOf(word)];
    if (preposition !== undefined) {
      return [
        draft(unit, writeWord(wordLike(word, preposition, 'pr'))),
        draft({ before: ' ', bound: unit.bound }, ...personal(pronoun, tags)),
      ];
    }
    const counterpart = strong[lemmaOf(word)];
    if (counterpart !== undefined) {
      return [draft(unit, writeWord({ ...withTag(word, 'p2', 'p3'), lemma: capitalLike(word.lemma, counterpart) }))];
    }
    return [draft(unit, ...personal(capitalLike(word.lemma, pronoun), tags))];
  }

  #possessives(word: Word): readonly string[] {
    const { possessives, determinersWithoutGender } = this.#language;
    const counterpart = possessives[lemmaOf(word)];
    if (counterpart === undefined) return [writeWord(word)];
    const polite = { ...word, lemma: capitalLike(word.lemma, counterpart) };
    if (!determinersWithoutGender || !has(word, 'det')) return [writeWord(polite)];
    const number = numberOf(word);
    return [writeWord(wordLike(word, counterpart, `det.pos.mf.${number}`)), writeWord(polite)];
  }

  /** A verb with the pronouns written as one with it, or a pronoun alone. */
  #rewriteVerbGroup(unit: Unit, position: number): readonly Draft[] {
    const choices = unit.words.map((word, index) => this.#verbOrPronoun(word, index, position));
    const [verb] = unit.words;
    const imperative = verb !== undefined && has(verb, 'imp') && this.#isFamiliar(verb);
    if (imperative && this.#language.pronounsBeforeImperative && unit.words.length > 1) {
      return this.#pronounsFirst(unit, choices);
    }
    return [draft(unit, ...combinations(choices).map(writeWords))];
  }

  #pronounsFirst(unit: Unit, [verbs = [], ...pronouns]: readonly (readonly Word[])[]): readonly Draft[] {
    const parts = [...pronouns.map((words) => words.map((word) => withTag(word, 'enc', 'pro'))), verbs];
    return parts.map((words, index) => {
      const forms = words.map((word) =>
        index === 0 ? { ...word, lemma: capitalLike(unit.form, word.lemma) } : withoutCapital(word),
      );
      return draft(index === 0 ? unit : { before: ' ', bound: unit.bound }, ...forms.map(writeWord));
    });
  }

  #verbOrPronoun(word: Word, index: number, position: number): readonly Word[] {
    if (!this.#isFamiliar(word)) return [word];
    if (isClitic(word)) return this.#clitic(word, index, position);
    if (!isVerb(word)) return [word];
    if (has(word, 'imp') && this.#hasOtherSubject(position)) return [word];
    const polite = withTag(word, 'p2', 'p3');
    return has(word, 'imp') ? [polite, withTag(polite, 'imp', 'prs')] : [polite];
  }

  /** `usted quiere`, `¿quiere usted?`, where the verb was taken for an order to a friend. */
  #hasOtherSubject(position: number): boolean {
    let before = position - 1;
    while (isClitic(this.#sentence[before]?.words[0]) || has(this.#sentence[before]?.words[0], 'adv')) before -= 1;
    return [before, position + 1].some((at) => {
      const word = this.#sentence[at]?.words[0];
      return isStrongPronoun(word) && has(word, 'p3', 'mf');
    });
  }

  #clitic(word: Word, index: number, position: number): readonly Word[] {
    const tag = has(word, 'enc') ? 'enc' : 'pro';
    const { reflexive, dative, accusative, dativeBeforeObject } = this.#language;
    const itself = wordLike(word, reflexive, `prn.${tag}.ref.p3.mf.sp`);
    const number = numberOf(word);
    const object = ({ lemma, gender }: ObjectPronoun): readonly Word[] => [
      wordLike(word, lemma, `prn.${tag}.p3.${gender}.${number}`),
      wordLike(word, anyPronoun, `prn.${tag}.p3.${gender}.${number}`),
    ];
    const verb = governingVerb(this.#sentence, position);
    if (verb !== undefined && this.#isReflexive(word, verb)) return [itself];
    const { words = [] } = this.#sentence[position + (tag === 'enc' ? 0 : 1)] ?? {};
    if (isObject(words[tag === 'enc' ? index + 1 : 0])) {
      return dativeBeforeObject === 'reflexive' ? [itself] : object(dativeBeforeObject);
    }
    const isDative = verb !== undefined && takesDative(this.#sentence, verb, this.#language.verbs);
    return object(isDative ? dative : accusative);
  }

  /** Whether subject and object are the same person. */
  #isReflexive(pronoun: Word, verb: number): boolean {
    const subject = finiteVerb(this.#sentence, verb);
    if (!has(subject, 'p2') || subject === undefined || numberOf(subject) !== numberOf(pronoun)) return false;
    // With English `you` as object the verb comes out in its person; reflexive verbs are marked there.
    return lemmaOf(pronoun) !== anyPronoun || has(this.#sentence[mainVerb(this.#sentence, verb)]?.words[0], 'pron');
  }
}

function personal(lemma: string, tags: string): readonly string[] {
  const model: Word = { lemma, tags: [], queue: '' };
  return [writeWord(wordLike(model, lemma, tags)), writeWord(wordLike(model, anyPronoun, tags))];
}

/** `lo`, `la`, `ho`: a thing in the third person. */
function isObject(word: Word | undefined): boolean {
  return isClitic(word) && has(word, 'p3') && !has(word, 'ref') && !has(word, 'mf');
}

function combinations(choices: readonly (readonly Word[])[]): readonly (readonly Word[])[] {
  return choices.reduce<readonly (readonly Word[])[]>(
    (done, words) => words.flatMap((word) => done.map((before) => [...before, word])),
    [[]],
  );
}
