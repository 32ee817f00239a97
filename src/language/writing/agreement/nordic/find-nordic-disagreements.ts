import type { WordReading } from '../../../../contracts/language/morphology.ts';
import { ownEntry } from '../../../own-entry.ts';
import type { Disagreement } from '../disagreement.ts';
import { isJoined, type ReadSentence, textOf } from '../phrases.ts';
import {
  adjectiveIn,
  anyCell,
  type Cell,
  cells,
  cellsOf,
  type Definiteness,
  definitenessOf,
  isAdjectiveReading,
  isNounReading,
  nounIn,
  readingsOf,
} from './nordic-cells.ts';
import type { DeterminerForms, NordicGrammar } from './nordic-grammar.ts';

type DeterminerKind = 'indefinite' | 'possessive' | 'definite';

interface Determiner {
  readonly kind: DeterminerKind;
  readonly forms: DeterminerForms;
  /** What its form allows. */
  readonly allowed: number;
}

interface Phrase {
  readonly start: number;
  readonly determiner: Determiner;
  readonly adjectives: readonly number[];
  readonly noun: number;
}

const mostAdjectives = 2;
const vowel = /[aeiouyæøåäö]/iu;

/** What does not agree in a sentence of a Nordic language, in reading order. */
export function findNordicDisagreements(read: ReadSentence, grammar: NordicGrammar): readonly Disagreement[] {
  return read.words
    .flatMap((_, index) => {
      const phrase = phraseAt(read, index, grammar);
      return [
        ...(phrase === undefined ? [] : inPhrase(read, phrase, grammar)),
        ...predicates(read, index, phrase, grammar),
      ];
    })
    .filter(({ compared }) => !isDoubtful(read, compared));
}

function determinerAt(read: ReadSentence, index: number, grammar: NordicGrammar): Determiner | undefined {
  const text = textOf(read, index).toLowerCase();
  for (const kind of ['indefinite', 'possessive', 'definite'] as const)
    for (const forms of grammar[kind]) {
      const allowed = cellNames.reduce((all, cell) => (forms[cell] === text ? all | cells[cell] : all), 0);
      if (allowed !== 0) return { kind, forms, allowed };
    }
  return undefined;
}

const cellNames: readonly Cell[] = ['ut', 'nt', 'pl'];

function phraseAt(read: ReadSentence, start: number, grammar: NordicGrammar): Phrase | undefined {
  const determiner = determinerAt(read, start, grammar);
  if (determiner === undefined) return undefined;
  const adjectives: number[] = [];
  let index = start + 1;
  while (adjectives.length < mostAdjectives && isJoined(read, index) && isAdjective(read, index))
    adjectives.push(index++);
  if (!isJoined(read, index) || !isNoun(read, index, determiner, adjectives.length > 0)) return undefined;
  const nouns = readingsOf(read.words[index]).filter(isNounReading);
  // Of abbreviations (`km`) lexicons know the gender of another word.
  if (nouns.some(({ lemma }) => grammar.freeNouns.includes(lemma) || !vowel.test(lemma))) return undefined;
  // `ett barns leksaker`: what is before a genitive may belong to either noun; `en bil väg`: a compound in pieces.
  const isGenitive = nouns.some(({ tags }) => tags.includes('gen'));
  if (isGenitive && !nouns.some(({ tags }) => !tags.includes('gen'))) return undefined;
  const next = isJoined(read, index + 1) ? readingsOf(read.words[index + 1]) : [];
  if (next.some(({ tags }) => tags[0] === 'n' || (isGenitive && tags[0] === 'adj')) && !isVerb(read, index + 1))
    return undefined;
  // `en något högre nivå`
  const isCompared = readingsOf(read.words[start + 1]).some(({ tags }) => tags.includes('comp'));
  if (isCompared && (determiner.allowed & cells.nt) !== 0) return undefined;
  return { start, determiner, adjectives, noun: index };
}

/** What the rules of the language leave, where the word may be a noun as well. */
function isVerb({ words }: ReadSentence, index: number): boolean {
  const likely = words[index]?.likely.filter(({ tags }) => !tags.includes('cmp')) ?? [];
  return likely.length > 0 && likely.every(({ tags }) => tags[0]?.startsWith('vb'));
}

/** Behind an adjective, a word that may be a verb as well is a noun: `en bra sätt`. */
function isNoun(read: ReadSentence, index: number, { kind }: Determiner, isDescribed: boolean): boolean {
  const readings = readingsOf(read.words[index]);
  if (!readings.some(isNounReading)) return false;
  const isSure = kind !== 'definite' && isDescribed;
  return readings.every((reading) => isNounReading(reading) || (isSure && reading.tags[0]?.startsWith('vb') === true));
}

function isAdjective(read: ReadSentence, index: number): boolean {
  const readings = readingsOf(read.words[index]);
  return readings.length > 0 && readings.every(({ tags }) => tags[0] === 'adj');
}

function inPhrase(read: ReadSentence, phrase: Phrase, grammar: NordicGrammar): readonly Disagreement[] {
  const { determiner, adjectives, noun, start } = phrase;
  const readings = readingsOf(read.words[noun]).filter(isNounReading);
  const compared = [start, ...adjectives, noun];
  const features = readings.reduce((all, reading) => all | cellsOf(reading), 0);
  const shown = adjectives.map((index) => featuresOfAdjective(read, index, determiner, grammar, index + 1 < noun));
  const isDefinite = readings.every((reading) => definitenessOf(reading) === 'definite');
  if (determiner.kind === 'definite') {
    // `finns det nya bilar`: `det` is a pronoun unless a definite adjective and noun in the singular follow it.
    // In Danish only the adjective shows that it is an article: `giver det bedst mening`.
    const isOfPhrase = grammar.definiteNouns
      ? isDefinite
      : (features & cells.pl) === 0 && shown.every(({ isWeak, isOther }) => isWeak && !isOther);
    if (adjectives.length === 0 || !isOfPhrase) return [];
    if ((features & determiner.allowed) === 0) {
      if (shown.some(({ isStrong }) => isStrong)) return [];
      return determinerChange(phrase, features, compared, grammar);
    }
    if (!grammar.definiteNouns) return [];
    return shown.flatMap((one) =>
      one.isStrong && !one.isWeak
        ? adjectiveChange(read, one.index, cellOf(features & determiner.allowed), 'definite', compared)
        : [],
    );
  }
  const wrongAdjectives = shown.filter(({ allowed }) => (allowed & features & determiner.allowed) === 0);
  if ((features & determiner.allowed) !== 0) {
    const target = cellOf(features & determiner.allowed);
    const definiteness = determiner.kind === 'indefinite' ? 'indefinite' : 'definite';
    const [only, ...others] = wrongAdjectives;
    if (only !== undefined)
      return others.length > 0 ? [] : adjectiveChange(read, only.index, target, definiteness, compared);
    // `en bilen`; in `en given computermodel` the lexicon lacks an adjective.
    const isBeforeUnknown = isJoined(read, noun + 1) && read.words[noun + 1]?.readings.length === 0;
    if (!isDefinite || isBeforeUnknown) return [];
    return nounChange(read, noun, target === 'pl' ? 'pl' : 'sg', compared);
  }
  if (isDefinite) return [];
  const both = [
    ...determinerChange(phrase, features, compared, grammar),
    ...(grammar.gendersAreSure ? adjectivesLike(read, phrase, shown, features, compared) : []),
  ];
  if (both.length > 1) return both;
  // The adjectives say whether the gender of the determiner or the noun is wrong.
  if (shown.some(({ allowed }) => (allowed & features) === 0)) {
    if (shown.some(({ allowed }) => (allowed & determiner.allowed) === 0)) return [];
    const isNumber = (features & cells.pl) !== (determiner.allowed & cells.pl);
    return isNumber ? nounChange(read, noun, (determiner.allowed & cells.pl) === 0 ? 'sg' : 'pl', compared) : [];
  }
  const hasSingular = (features & (cells.ut | cells.nt)) !== 0;
  if ((determiner.allowed & cells.pl) !== 0 && (determiner.allowed & ~cells.pl) === 0)
    // `inga roll` may be `ingen roll` as well.
    return adjectives.length > 0 || determiner.kind === 'indefinite' || isUncountable(readings, grammar)
      ? []
      : nounChange(read, noun, 'pl', compared);
  if (!hasSingular) return nounChange(read, noun, 'sg', compared, determiner.allowed);
  return determinerChange(phrase, features, compared, grammar);
}

function isUncountable(readings: readonly WordReading[], { uncountableEndings }: NordicGrammar): boolean {
  return readings.some(({ lemma }) => uncountableEndings.some((ending) => lemma.endsWith(ending)));
}

/** `en härlig land`: the adjectives have the wrong gender of the determiner. Indefinite phrases only. */
function adjectivesLike(
  read: ReadSentence,
  { determiner }: Phrase,
  shown: readonly ShownFeatures[],
  features: number,
  compared: readonly number[],
): readonly Disagreement[] {
  const isGender = (features & (cells.ut | cells.nt)) !== 0 && determiner.allowed !== cells.pl;
  if (determiner.kind !== 'indefinite' || !isGender) return [];
  const wrong = shown.filter(({ allowed }) => (allowed & features & ~cells.pl) === 0);
  if (wrong.some(({ allowed }) => (allowed & determiner.allowed) === 0)) return [];
  return wrong.flatMap(({ index }) => adjectiveChange(read, index, cellOf(features), 'indefinite', compared));
}

interface ShownFeatures {
  readonly index: number;
  readonly allowed: number;
  /** A form for indefinite phrases, or for definite ones. */
  readonly isStrong: boolean;
  readonly isWeak: boolean;
  /** Nothing can be said of its form. */
  readonly isOther: boolean;
}

function featuresOfAdjective(
  read: ReadSentence,
  index: number,
  { kind }: Determiner,
  { uninflected }: NordicGrammar,
  mayBeAdverb: boolean,
): ShownFeatures {
  const readings = readingsOf(read.words[index]);
  const positive = readings.filter(isAdjectiveReading);
  const isOther = positive.length < readings.length || readings.some((reading) => isUninflected(reading, uninflected));
  // `en fullständigt ny bok`
  const isAdverb = mayBeAdverb && readings.some(({ tags }) => tags.includes('nt'));
  if (isOther || isAdverb) return { index, allowed: anyCell, isStrong: false, isWeak: true, isOther: true };
  const fits = (reading: WordReading): boolean =>
    kind === 'indefinite' ? definitenessOf(reading) === 'indefinite' : definitenessOf(reading) === 'definite';
  // Plural forms are the same whatever they are tagged as.
  const used = positive.filter((reading) => fits(reading) || cellsOf(reading) === cells.pl);
  return {
    index,
    allowed: used.reduce((all, reading) => all | cellsOf(reading), 0),
    isStrong: positive.every((reading) => definitenessOf(reading) === 'indefinite' && cellsOf(reading) !== cells.pl),
    isWeak: positive.some((reading) => definitenessOf(reading) === 'definite'),
    isOther: false,
  };
}

/** `lyseblå` may have a plural of its own or not. */
function isUninflected({ lemma }: WordReading, uninflected: readonly string[]): boolean {
  return lemma.endsWith('å') || uninflected.includes(lemma);
}

function cellOf(features: number): Cell {
  return cellNames.find((cell) => (cells[cell] & features) !== 0) ?? 'ut';
}

function determinerChange(
  { start, determiner }: Phrase,
  features: number,
  compared: readonly number[],
  { gendersAreSure }: NordicGrammar,
): readonly Disagreement[] {
  if (!gendersAreSure) return [];
  const fitting = cellNames.filter((cell) => cell !== 'pl' && (cells[cell] & features) !== 0);
  const [only, ...others] = fitting;
  const text = only === undefined ? undefined : determiner.forms[only];
  if (text === undefined || others.length > 0) return [];
  return [{ rule: 'agreement/determiner', compared, change: { index: start, forms: [], text } }];
}

function adjectiveChange(
  read: ReadSentence,
  index: number,
  cell: Cell,
  definiteness: Definiteness,
  compared: readonly number[],
): readonly Disagreement[] {
  const forms = readingsOf(read.words[index])
    .filter(isAdjectiveReading)
    .flatMap((reading) => adjectiveIn(reading, cell, definiteness));
  return forms.length === 0 ? [] : [{ rule: 'agreement/adjective', compared, change: { index, forms } }];
}

function nounChange(
  read: ReadSentence,
  index: number,
  number: 'sg' | 'pl',
  compared: readonly number[],
  gender = anyCell,
): readonly Disagreement[] {
  const forms = readingsOf(read.words[index])
    .filter(isNounReading)
    .map((reading) => nounIn(reading, number, 'indefinite'))
    .filter((reading) => number === 'pl' || (cellsOf(reading) & gender) !== 0);
  return forms.length === 0 ? [] : [{ rule: 'agreement/noun', compared, change: { index, forms } }];
}

/** `Huset är röd.`, `Vi är trött.` */
function predicates(
  read: ReadSentence,
  index: number,
  phrase: Phrase | undefined,
  grammar: NordicGrammar,
): readonly Disagreement[] {
  if (!startsClause(read, index)) return [];
  const pronoun = phrase === undefined ? ownEntry(grammar.pronouns, textOf(read, index).toLowerCase()) : undefined;
  const subject = phrase?.noun ?? index;
  const readings = readingsOf(read.words[subject]);
  const isDefinite =
    readings.length > 0 &&
    readings.every((one) => isNounReading(one) && definitenessOf(one) === 'definite' && !one.tags.includes('gen'));
  if (pronoun === undefined && !isDefinite && phrase?.determiner.kind !== 'possessive') return [];
  const shared =
    pronoun === undefined
      ? readings.reduce((all, reading) => all | cellsOf(reading), 0) & (phrase?.determiner.allowed ?? anyCell)
      : pronoun === 'pl'
        ? cells.pl
        : pronoun === 'nt'
          ? cells.nt
          : cells.ut;
  const copula = (pronoun === undefined ? subject : index) + 1;
  if (shared === 0 || !isJoined(read, copula) || !grammar.copulas.includes(textOf(read, copula).toLowerCase()))
    return [];
  let at = copula + 1;
  while (isJoined(read, at) && grammar.adverbs.includes(textOf(read, at).toLowerCase())) at += 1;
  if (!isJoined(read, at) || !isAdjective(read, at)) return [];
  const after = read.sentence.slice(read.words[at]?.end ?? 0);
  const next = textOf(read, at + 1).toLowerCase();
  if (!/^(?:[.,;:!?]|$)/.test(after) && !grammar.beforeEnd.includes(next)) return [];
  const said = readingsOf(read.words[at]);
  const isPlain =
    said.every(({ tags }) => tags.includes('pst')) &&
    !said.some((reading) => isUninflected(reading, grammar.uninflected));
  const allowed = said
    .filter((reading) => definitenessOf(reading) === 'indefinite' || cellsOf(reading) === cells.pl)
    .reduce((all, reading) => all | cellsOf(reading), 0);
  // `Det är dyra.`
  const isPluralThing = pronoun === 'nt' && (allowed & cells.pl) !== 0;
  if (!isPlain || isPluralThing || (allowed & shared) !== 0 || !isSingle(shared)) return [];
  const forms = said.flatMap((reading) => adjectiveIn(reading, cellOf(shared), 'indefinite'));
  return [{ rule: 'agreement/predicate', compared: [subject, copula, at], change: { index: at, forms } }];
}

function isSingle(features: number): boolean {
  return cellNames.filter((cell) => (cells[cell] & features) !== 0).length === 1;
}

function startsClause({ sentence, words }: ReadSentence, index: number): boolean {
  const before = words[index - 1];
  return before === undefined || /^[.;:!?] ?$/.test(sentence.slice(before.end, words[index]?.start ?? 0));
}

/** Names, figures, quotations of one word and other languages: nobody knows how these agree. */
function isDoubtful(read: ReadSentence, compared: readonly number[]): boolean {
  const { sentence, words } = read;
  const [first, last] = [Math.min(...compared), Math.max(...compared)];
  if (compared.some((index) => index > 0 && /^\p{Lu}/u.test(textOf(read, index)))) return true;
  if (compared.some((index) => !/^[\p{L}\p{M}]+$/u.test(textOf(read, index)))) return true;
  const around = sentence.charAt((words[first]?.start ?? 0) - 1) + sentence.charAt(words[last]?.end ?? 0);
  if (/["“”„«»‘’'()[\]/_*@#-]/.test(around)) return true;
  const behind = sentence.slice(words[last]?.end ?? 0);
  // `en stor Volvo`, `en grupp 3`, `en röd- och`
  return /^ (?:[\p{Lu}\p{N}]|[-–—/&] )/u.test(behind);
}
