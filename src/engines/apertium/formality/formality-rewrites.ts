import type { Formality } from '../../../contracts/engines/text-translator.ts';
import type { LanguagePair } from '../../../contracts/language-pair.ts';
import { baseLanguage } from '../../../language/codes.ts';
import type { StreamRewrites } from '../stream-rewrites.ts';
import { type BilingualUnit, rewriteBilingual } from './bilingual-units.ts';
import { type Draft, draft } from './draft.ts';
import { readsPoliteForms, toFamiliar } from './familiar-units.ts';
import { isSentenceEnd, readForms, type Unit } from './form-units.ts';
import { familiarProhibitions, prohibitionsAsOrders } from './italian-prohibitions.ts';
import { joinPronouns } from './joined-pronouns.ts';
import { mayMisreadOrders, ordersAsSuch } from './misread-orders.ts';
import {
  addressedAsOne,
  catalanFamiliar,
  type FamiliarForms,
  galicianFamiliar,
  ordersAndPossessivesOfOne,
  spanishFamiliar,
} from './one-person.ts';
import { catalan, italian, portuguese, spanish } from './polite-languages.ts';
import { pronounsBehindInfinitives, secondPersonOfTu } from './portuguese-pronouns.ts';
import { forbids, statementsAsProhibitions, writesProhibitions } from './prohibitions.ts';
import { toSecondPlural, toSecondSingular } from './second-plural.ts';
import { toThirdPerson } from './third-person.ts';
import { indicativeAfterWhen } from './wrong-subjunctives.ts';

/** Knows which forms the generator of a mode can write. */
export type KnownForms = (forms: readonly string[]) => Promise<ReadonlySet<string>>;

const politeForms: Readonly<Record<string, (sentence: readonly Unit[]) => readonly Draft[]>> = {
  es: (sentence) => toThirdPerson(sentence, spanish),
  ca: (sentence) => toThirdPerson(sentence, catalan),
  pt: (sentence) => toThirdPerson(pronounsBehindInfinitives(secondPersonOfTu(sentence)), portuguese),
  it: (sentence) => toThirdPerson(prohibitionsAsOrders(indicativeAfterWhen(sentence)), italian),
  fr: (sentence) => toSecondPlural(indicativeAfterWhen(sentence)),
};

const familiarForms: Readonly<Record<string, FamiliarForms>> = {
  es: spanishFamiliar,
  ca: catalanFamiliar,
  gl: galicianFamiliar,
};

export function knowsFormality({ target }: LanguagePair): boolean {
  return Object.hasOwn(politeForms, baseLanguage(target));
}

/**
 * How the translation of a text gets the asked tone. Undefined when there is nothing to do.
 *
 * Whatever the source says, the sentence is first put into the form for a friend, as far as the source shows that one
 * person is meant; then, for `more`, into the polite form.
 */
export function formalityRewrites(
  pair: LanguagePair,
  formality: Formality,
  known: KnownForms,
  text = '',
): StreamRewrites | undefined {
  if (!needsFormality(pair, formality, text)) return undefined;
  const [source, target] = [baseLanguage(pair.source), baseLanguage(pair.target)];
  const polite = politeForms[target];
  const asOrders = forbids(text, source) ? statementsAsProhibitions : (units: readonly Unit[]) => units;
  if (formality === 'default') return oneAddress(target, known, asOrders);
  if (polite === undefined) return undefined;
  const toForms = (sentence: readonly Unit[]): readonly (readonly Draft[])[] => {
    const ofOne = ofOnePerson(asOrders(sentence, target), source, target);
    return formality === 'more' ? [polite(ofOne)] : asToFriend(ofOne, target);
  };
  const forms = (stream: string): Promise<string> => rewriteForms(stream, toForms, known);
  const unitsOfSentence = unitRewrite(pair, formality);
  if (unitsOfSentence === undefined) return { forms };
  return { units: (stream) => rewriteBilingual(stream, unitsOfSentence), forms };
}

/** English `your` and its orders that forbid come out in the plural beside verbs in the singular: one form for both. */
function oneAddress(target: string, known: KnownForms, asOrders: typeof statementsAsProhibitions): StreamRewrites {
  const familiar = familiarForms[target];
  const toForms = (sentence: readonly Unit[]): readonly (readonly Draft[])[] => {
    const orders = asOrders(sentence, target);
    const ofOne = familiar === undefined ? orders : ordersAndPossessivesOfOne(orders, familiar);
    return [ofOne.map((unit) => draft(unit, unit.form))];
  };
  return { forms: (stream) => rewriteForms(stream, toForms, known) };
}

const englishAddress = /\byour/i;

/** Whether the rewrites can change anything of the text; without them it takes a shorter way through the engine. */
function needsFormality(pair: LanguagePair, formality: Formality, text: string): boolean {
  if (formality !== 'default') return true;
  const [source, target] = [baseLanguage(pair.source), baseLanguage(pair.target)];
  const addresses = source === 'en' && familiarForms[target] !== undefined && englishAddress.test(text);
  return addresses || (writesProhibitions(target) && forbids(text, source));
}

type UnitRewrite = (sentence: readonly BilingualUnit[]) => readonly BilingualUnit[];

function unitRewrite(pair: LanguagePair, formality: Formality): UnitRewrite | undefined {
  const [source, target] = [baseLanguage(pair.source), baseLanguage(pair.target)];
  // Polite pronouns come through as such; French is the exception, where transfer loses the verb's person. In Brazil the
  // polite pronoun of the dictionaries, `você`, is the familiar one.
  const toFriend =
    readsPoliteForms(source, target) && (target === 'fr' || (formality === 'less' && pair.target !== 'pt-BR'));
  const orders = mayMisreadOrders(source);
  if (!toFriend && !orders) return undefined;
  return (sentence) => {
    const read = orders ? ordersAsSuch(sentence, source) : sentence;
    return toFriend ? toFamiliar(read, source, target) : read;
  };
}

function asToFriend(sentence: readonly Unit[], target: string): readonly (readonly Draft[])[] {
  if (target === 'fr') return [toSecondSingular(sentence)];
  // Some generators know `contigo`, others make it of `con` and `ti`.
  const choices = target === 'it' ? [familiarProhibitions(sentence)] : [joinPronouns(sentence, target), sentence];
  return choices.map((friendly) => friendly.map((unit) => draft(unit, unit.form)));
}

function ofOnePerson(sentence: readonly Unit[], source: string, target: string): readonly Unit[] {
  const forms = familiarForms[target];
  if (forms === undefined) return sentence;
  if (source === 'en') return ordersAndPossessivesOfOne(sentence, forms);
  return source === 'fr' ? addressedAsOne(sentence, forms) : sentence;
}

/** Takes the first choice that the generator can write in full; if there is none, the sentence stays as it was. */
async function rewriteForms(
  stream: string,
  rewrite: (sentence: readonly Unit[]) => readonly (readonly Draft[])[],
  known: KnownForms,
): Promise<string> {
  const { units, after } = readForms(stream);
  const sentences = sentencesOf(units).map((sentence) => ({ sentence, choices: rewrite(sentence) }));
  const given = new Set(units.map((unit) => unit.form));
  const wanted = new Set(sentences.flatMap(({ choices }) => choices.flat().flatMap(({ forms }) => forms)));
  const writable = await known([...wanted].filter((form) => !given.has(form)));
  const canWrite = (form: string): boolean => given.has(form) || writable.has(form);
  const written = sentences.map(({ sentence, choices }) => {
    const choice = choices.find((drafts) => drafts.every(({ forms }) => forms.some(canWrite)));
    if (choice !== undefined)
      return write(
        choice,
        choice.map(({ forms }) => forms.find(canWrite)),
      );
    return write(
      sentence,
      sentence.map(({ form }) => form),
    );
  });
  return written.join('') + after;
}

function write(slots: readonly Pick<Unit, 'before' | 'bound'>[], forms: readonly (string | undefined)[]): string {
  return slots.map(({ before, bound }, index) => `${before}${bound}^${forms[index] ?? ''}$`).join('');
}

function sentencesOf(units: readonly Unit[]): readonly (readonly Unit[])[] {
  const sentences: Unit[][] = [[]];
  for (const unit of units) {
    sentences.at(-1)?.push(unit);
    if (isSentenceEnd(unit)) sentences.push([]);
  }
  return sentences;
}
