import type { WordReading } from '../../../contracts/language/morphology.ts';
import { baseLanguage } from '../../codes.ts';
import {
  bothNumbers,
  cells,
  feminine,
  inCell,
  inPerson,
  kindOf,
  masculine,
  nearestCell,
  personsOf,
  plural,
  singular,
} from './features.ts';
import type { AgreementGrammar } from './grammar.ts';
import {
  hasKind,
  isAdjective,
  isArticle,
  isJoined,
  isOnly,
  type NounPhrase,
  nounPhrases,
  type PhraseWord,
  type ReadSentence,
  textOf,
} from './phrases.ts';
import spanish from './spanish.json' with { type: 'json' };
import { beginsWithStress } from './spanish-stress.ts';
import { isDoubtful, mayBelongElsewhere, mayHaveOtherNoun, unified } from './vetoes.ts';

const grammars: Readonly<Record<string, AgreementGrammar>> = { es: spanish };

/** Base languages whose agreement is checked. */
export const agreeingLanguages: readonly string[] = Object.keys(grammars);

/** A word that does not agree, and the forms that do: any of them that a lexicon writes. */
export interface ChangedWord {
  readonly index: number;
  readonly forms: readonly WordReading[];
  /** What is written before the form: the preposition of a contraction. */
  readonly before: string;
  /** Forms that are shorter here: `primer` for `primero`. */
  readonly shortened?: Readonly<Record<string, string>>;
  /** What the word before and the form become together: `del` for `de` and `el`. */
  readonly contraction?: string;
}

/** Words that should agree and cannot, whatever their readings. */
export interface Disagreement {
  readonly rule: string;
  /** The words that were compared. */
  readonly compared: readonly number[];
  /** One word only: where two would have to change, nobody knows which of them is wrong. */
  readonly change: ChangedWord;
}

/** What does not agree in a sentence, in reading order. */
export function findDisagreements(read: ReadSentence, language: string): readonly Disagreement[] {
  const grammar = grammars[baseLanguage(language)];
  if (grammar === undefined) return [];
  const phrases = nounPhrases(read, grammar);
  return [
    ...phrases.flatMap((phrase) => inPhrase(read, phrase, grammar)),
    ...phrases.slice(0, 1).flatMap((phrase) => withVerb(read, phrase, grammar)),
    ...withPronoun(read, grammar),
    ...compoundTenses(read, grammar),
  ].filter((found) => !isDoubtful(read, found.compared, grammar));
}

function inPhrase(read: ReadSentence, phrase: NounPhrase, grammar: AgreementGrammar): readonly Disagreement[] {
  const words = phrase.words.map((word) => withStressedNoun(read, word, phrase, grammar));
  const inner = words.filter(({ index }) => index <= phrase.noun.index);
  const shared = unified(inner);
  const isBehind = shared !== 0;
  if (isBehind && (phrase.adjective === undefined || (shared & phrase.adjective.features) !== 0)) return [];
  if (isBehind && mayBelongElsewhere(read, phrase, grammar)) return [];
  if (!isBehind && mayHaveOtherNoun(read, phrase, grammar)) return [];
  const outlier = outlierOf(read, words, phrase);
  if (outlier === undefined) return [];
  const { word, target } = outlier;
  if (losesArticle(read, word, target, phrase, grammar)) return [];
  const rule = { noun: 'agreement/noun', adjective: 'agreement/adjective' }[word.kind as string];
  return [
    {
      rule: rule ?? 'agreement/determiner',
      compared: phrase.words.map(({ index }) => index),
      change: changeOf(read, word, target, phrase, grammar),
    },
  ];
}

/** `el agua`: the article looks masculine, and is not. */
function withStressedNoun(
  read: ReadSentence,
  word: PhraseWord,
  { noun }: NounPhrase,
  { beforeStressed }: AgreementGrammar,
): PhraseWord {
  const isArticle = word.kind === 'determiner' && word.index === noun.index - 1;
  if (!isArticle || !beginsWithStress(textOf(read, noun.index))) return word;
  if (!beforeStressed.includes(textOf(read, word.index).toLowerCase())) return word;
  return { ...word, features: word.features | cells.feminine.singular };
}

/** Of `los agua`, the article would be `la`, which does not stand there. */
function losesArticle(
  read: ReadSentence,
  word: PhraseWord,
  target: number,
  { noun }: NounPhrase,
  { beforeStressed }: AgreementGrammar,
): boolean {
  if (word.kind !== 'determiner' || word.index !== noun.index - 1 || target !== cells.feminine.singular) return false;
  const first = textOf(read, word.index).toLowerCase().slice(0, 1);
  return beginsWithStress(textOf(read, noun.index)) && beforeStressed.some((article) => article.startsWith(first));
}

/** Of words such as `constructor` tables have nothing. */
function entryOf(table: Readonly<Record<string, string>>, word: string): string | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}

interface Outlier {
  readonly word: PhraseWord;
  /** One cell. */
  readonly target: number;
}

/**
 * The word without which the others agree, and what it would be. A noun keeps its gender. Where only the number differs between
 * two, the verb decides, else the plural, of which the last letter is lost.
 */
function outlierOf(read: ReadSentence, words: readonly PhraseWord[], phrase: NounPhrase): Outlier | undefined {
  const offers = words.flatMap((word) => {
    const others = unified(words.filter((other) => other !== word));
    const allowed = word.kind === 'noun' ? others & bothNumbers(word.features) : others;
    return allowed === 0 ? [] : [{ word, allowed }];
  });
  const number = numberOfVerb(read, phrase) ?? plural;
  const chosen = offers.length < 2 ? offers : offers.filter(({ allowed }) => (allowed & number) !== 0);
  const [only, ...others] = chosen;
  if (only === undefined || others.length > 0) return undefined;
  return { word: only.word, target: nearestCell(only.word.features, only.allowed) };
}

function numberOfVerb(read: ReadSentence, { noun, adjective }: NounPhrase): number | undefined {
  const at = (adjective ?? noun).index + 1;
  if (!isOnly(read, at, ['finite'])) return undefined;
  const persons = personsOf(read.words[at]?.readings ?? []);
  if (persons.has('p3pl') === persons.has('p3sg')) return undefined;
  return persons.has('p3pl') ? plural : singular;
}

function changeOf(
  read: ReadSentence,
  { index, kind }: PhraseWord,
  target: number,
  { noun }: NounPhrase,
  { contractions, shortened }: AgreementGrammar,
): ChangedWord {
  const readings = (read.words[index]?.readings ?? []).filter((reading) => kindOf(reading) === kind);
  const forms = readings.flatMap((reading) => {
    if (reading.joined === undefined) return inCell(reading, target);
    const [, lemma = '', tags = ''] = /^([^<]+)((?:<[^<>]+>)+)$/.exec(reading.joined) ?? [];
    const { joined: _, ...rest } = reading;
    return inCell({ ...rest, lemma, tags: tags.match(/[^<>]+(?=>)/g) ?? [] }, target);
  });
  const contracted = entryOf(contractions, textOf(read, index).toLowerCase());
  const change = { index, forms, before: contracted === undefined ? '' : `${contracted} ` };
  if (index > noun.index || target !== cells.masculine.singular) return change;
  const before = textOf(read, index - 1);
  const [contraction] = isArticle(read, index)
    ? Object.keys(contractions).filter((key) => contractions[key] === before)
    : [];
  return { ...change, shortened, ...(contraction === undefined ? {} : { contraction }) };
}

/** A phrase at the start of a sentence, with the verb behind it and what that says of it. */
function withVerb(read: ReadSentence, phrase: NounPhrase, grammar: AgreementGrammar): readonly Disagreement[] {
  const [first] = phrase.words;
  if (first?.index !== 0 || read.words[0]?.readings.some(({ joined }) => joined !== undefined)) return [];
  const shared = unified(phrase.words.map((word) => withStressedNoun(read, word, phrase, grammar)));
  const nouns = read.words[phrase.noun.index]?.readings.filter((reading) => kindOf(reading) === 'noun') ?? [];
  if (shared === 0 || nouns.some(({ lemma }) => grammar.freeNouns.includes(lemma))) return [];
  const at = (phrase.adjective ?? phrase.noun).index + 1;
  const compared = phrase.words.map(({ index }) => index);
  return [...verbFor(read, at, shared, compared, grammar), ...predicate(read, at, shared, compared, grammar)];
}

function verbFor(
  read: ReadSentence,
  at: number,
  shared: number,
  compared: readonly number[],
  grammar: AgreementGrammar,
): readonly Disagreement[] {
  if (!isJoined(read, at) || !isOnly(read, at, ['finite'])) return [];
  const wanted = (shared & singular) === 0 ? 'p3pl' : (shared & plural) === 0 ? 'p3sg' : undefined;
  const other = wanted === 'p3pl' ? 'p3sg' : 'p3pl';
  const readings = read.words[at]?.readings ?? [];
  const persons = personsOf(readings);
  if (wanted === undefined || persons.has(wanted) || !persons.has(other)) return [];
  if (readings.some(({ lemma }) => grammar.identity.includes(lemma))) return [];
  // A main clause with its subject first states something: `las órdenes declare y local` name something.
  if (!readings.some(({ tags }) => tags.some((tag) => grammar.indicative.includes(tag)))) return [];
  const forms = readings.filter(({ tags }) => tags.includes('p3')).map((reading) => inPerson(reading, wanted));
  return [{ rule: 'agreement/verb', compared: [...compared, at], change: { index: at, forms, before: '' } }];
}

/** `La casa es bonito.` */
function predicate(
  read: ReadSentence,
  at: number,
  shared: number,
  compared: readonly number[],
  { copulas, conjunctions }: AgreementGrammar,
): readonly Disagreement[] {
  if (!isJoined(read, at) || !isOnly(read, at, ['finite'])) return [];
  if (read.words[at]?.readings.every(({ lemma }) => copulas.includes(lemma)) !== true) return [];
  let index = at + 1;
  while (isJoined(read, index) && isOnly(read, index, ['adverb'])) index += 1;
  if (!isJoined(read, index) || !isAdjective(read, index) || hasKind(read, index, 'noun')) return [];
  const after = read.sentence.slice(read.words[index]?.end ?? 0).trimStart();
  const next = textOf(read, index + 1).toLowerCase();
  if (!/^[.,;:!?]|^$/.test(after) && !conjunctions.includes(next)) return [];
  const features = (read.words[index]?.readings ?? []).reduce(
    (all, reading) => (kindOf(reading) === 'adjective' ? all | cellMask(reading) : all),
    0,
  );
  if (features === 0 || (features & shared) !== 0) return [];
  const target = [
    cells.masculine.singular,
    cells.feminine.singular,
    cells.masculine.plural,
    cells.feminine.plural,
  ].filter((cell) => (shared & cell) !== 0);
  const [only, ...others] = target;
  if (only === undefined || others.length > 0) return [];
  const forms = (read.words[index]?.readings ?? []).flatMap((reading) =>
    kindOf(reading) === 'adjective' ? inCell(reading, only) : [],
  );
  return [{ rule: 'agreement/predicate', compared: [...compared, index], change: { index, forms, before: '' } }];
}

function cellMask({ tags }: WordReading): number {
  const gender = tags.includes('m') ? masculine : tags.includes('f') ? feminine : masculine | feminine;
  const number = tags.includes('sg') ? singular : tags.includes('pl') ? plural : singular | plural;
  return gender & number;
}

/** `Ellos viene`: a subject pronoun at the start of a clause. */
function withPronoun(read: ReadSentence, grammar: AgreementGrammar): readonly Disagreement[] {
  return read.words.flatMap((_, index) => {
    const wanted = entryOf(grammar.pronouns, textOf(read, index).toLowerCase());
    if (wanted === undefined || !startsClause(read, index)) return [];
    let at = index + 1;
    while (isJoined(read, at) && grammar.clitics.includes(textOf(read, at).toLowerCase())) at += 1;
    if (!isJoined(read, at) || !isOnly(read, at, ['finite'])) return [];
    const readings = read.words[at]?.readings ?? [];
    const persons = personsOf(readings);
    if (persons.size === 0 || persons.has(wanted)) return [];
    const forms = readings.map((reading) => inPerson(reading, wanted));
    return [{ rule: 'agreement/verb', compared: [index, at], change: { index: at, forms, before: '' } }];
  });
}

function startsClause({ sentence, words }: ReadSentence, index: number): boolean {
  const word = words[index];
  const before = words[index - 1];
  if (word === undefined) return false;
  return before === undefined || /^[.,;:!?¿¡] ?$/.test(sentence.slice(before.end, word.start));
}

/** `han comidas`: the participle of a compound tense does not change. */
function compoundTenses(read: ReadSentence, { auxiliaries }: AgreementGrammar): readonly Disagreement[] {
  return read.words.flatMap(({ readings }, index) => {
    if (!isJoined(read, index) || !auxiliaries.includes(textOf(read, index - 1).toLowerCase())) return [];
    if (readings.length === 0 || !readings.every(({ tags }) => tags.includes('pp'))) return [];
    if (readings.some(({ tags }) => tags.includes('m') && tags.includes('sg'))) return [];
    const forms = readings.flatMap((reading) => inCell(reading, cells.masculine.singular));
    return [{ rule: 'agreement/participle', compared: [index - 1, index], change: { index, forms, before: '' } }];
  });
}
