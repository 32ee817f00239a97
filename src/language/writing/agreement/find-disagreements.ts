import { ownEntry } from '../../own-entry.ts';
import { missingAccents } from './accents.ts';
import { articlesBeforeLetters } from './articles.ts';
import { verbsOfSeveral } from './clauses.ts';
import { confusedWords } from './confusions.ts';
import { crase } from './crase.ts';
import type { ChangedWord, Disagreement } from './disagreement.ts';
import {
  bothGenders,
  bothNumbers,
  cells,
  inCell,
  kindOf,
  nearestCell,
  personsOf,
  plural,
  singular,
} from './features.ts';
import type { AgreementGrammar } from './grammar.ts';
import { agreementGrammar } from './grammars.ts';
import { predicatesBeforeSubjects } from './impersonal.ts';
import { missingInfinitives } from './infinitives.ts';
import { verbsBeforeSubjects } from './inversions.ts';
import { missingSubjunctives } from './moods.ts';
import { findNordicDisagreements } from './nordic/find-nordic-disagreements.ts';
import { nordicGrammar } from './nordic/nordic-grammar.ts';
import {
  hasKind,
  isArticle,
  isContraction,
  isJoined,
  isOnly,
  type NounPhrase,
  nounPhrases,
  type PhraseWord,
  type ReadSentence,
  textOf,
} from './phrases.ts';
import { wordsBeforePhrases } from './predeterminers.ts';
import { beginsWithStress } from './spanish-stress.ts';
import { withStressedNoun } from './stressed-nouns.ts';
import { pluralsWithoutDeterminer, withPronoun, withVerb } from './subjects-and-verbs.ts';
import { twinOf } from './twins.ts';
import { isDoubtful, mayBelongElsewhere, mayHaveOtherNoun, unified } from './vetoes.ts';

/** What does not agree in a sentence, in reading order. */
export function findDisagreements(read: ReadSentence, language: string): readonly Disagreement[] {
  const nordic = nordicGrammar(language);
  if (nordic !== undefined) return findNordicDisagreements(read, nordic);
  const grammar = agreementGrammar(language);
  if (grammar === undefined) return [];
  const phrases = nounPhrases(read, grammar);
  return [
    ...phrases.flatMap((phrase) => inPhrase(read, phrase, grammar)),
    ...phrases.flatMap((phrase) => withVerb(read, phrase, grammar)),
    ...pluralsWithoutDeterminer(read, grammar),
    ...withPronoun(read, grammar),
    ...articlesBeforeLetters(read, grammar),
    ...compoundTenses(read, grammar),
    ...missingAccents(read, grammar),
    ...crase(read, grammar),
    ...confusedWords(read, grammar),
    ...missingInfinitives(read, grammar),
    ...verbsBeforeSubjects(read, phrases, grammar),
    ...verbsOfSeveral(read, phrases, grammar),
    ...missingSubjunctives(read, grammar),
    ...wordsBeforePhrases(read, phrases, grammar),
    ...predicatesBeforeSubjects(read, phrases, grammar),
  ].filter((found) => !isDoubtful(read, found, grammar));
}

function inPhrase(read: ReadSentence, phrase: NounPhrase, grammar: AgreementGrammar): readonly Disagreement[] {
  const words = phrase.words.map((word) => withStressedNoun(read, word, phrase, grammar));
  const inner = words.filter(({ index }) => index <= phrase.noun.index);
  const shared = unified(inner);
  const isBehind = shared !== 0;
  if (isBehind && (phrase.adjective === undefined || (shared & phrase.adjective.features) !== 0)) return [];
  if (isBehind && mayBelongElsewhere(read, phrase, grammar)) return [];
  if (!isBehind && mayHaveOtherNoun(read, phrase, grammar)) return [];
  const meant = twinInPhrase(read, words);
  if (meant !== undefined)
    return [{ rule: 'agreement/accent', compared: phrase.words.map(({ index }) => index), change: meant }];
  const outlier = outlierOf(read, words, phrase, grammar);
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

/** `no pais`: the one word that agrees with the others when it has another accent. */
function twinInPhrase(read: ReadSentence, words: readonly PhraseWord[]): ChangedWord | undefined {
  const meant = words.flatMap((word) => {
    const others = unified(words.filter((other) => other !== word));
    const text = word.kind === 'determiner' ? undefined : twinOf(read, word.index, word.kind, others);
    return text === undefined ? [] : [{ index: word.index, forms: [], text }];
  });
  return meant.length === 1 ? meant[0] : undefined;
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

interface Outlier {
  readonly word: PhraseWord;
  /** One cell. */
  readonly target: number;
}

/**
 * The word without which the others agree, and what it would be. A noun keeps its gender. Where only the number differs between
 * two, the verb decides, else the plural, of which the last letter is lost.
 */
function outlierOf(
  read: ReadSentence,
  words: readonly PhraseWord[],
  phrase: NounPhrase,
  grammar: AgreementGrammar,
): Outlier | undefined {
  const offers = words.flatMap((word) => {
    const others = unified(words.filter((other) => other !== word));
    const allowed = word.kind === 'noun' ? others & bothNumbers(word.features) : others;
    return allowed === 0 ? [] : [{ word, allowed }];
  });
  const isOne = words.some(({ index }) => grammar.singularOnly?.includes(textOf(read, index).toLowerCase()) === true);
  // `ogni venti`: a numeral.
  if (isOne && hasKind(read, phrase.noun.index, 'numeral')) return undefined;
  const number = isOne ? singular : (numberOfVerb(read, phrase) ?? plural);
  const chosen = offers.length < 2 ? offers : offers.filter(({ allowed }) => (allowed & number) !== 0);
  const [only, ...others] = chosen;
  if (only === undefined || others.length > 0) return undefined;
  const { word, allowed } = only;
  const target = nearestCell(word.features, allowed);
  // Who writes the wrong gender and the wrong number means another noun: `como o nosso tantas coisas`, `o relações públicas`.
  const isName = (word.features & ~cells.masculine.singular) === 0 && phrase.adjective !== undefined;
  const isFar = word.index < phrase.noun.index - 1 || isName;
  const isOther = (bothGenders(word.features) & target) === 0 && (bothNumbers(word.features) & target) === 0;
  const isDefinite = isArticle(read, word.index) || isContraction(read, word.index);
  return word.kind === 'determiner' && (isFar || isDefinite) && isOther ? undefined : { word, target };
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
  const [first = ''] = textOf(read, index).toLowerCase().split(' ');
  const apart = ownEntry(contractions, first);
  const forms = readings.flatMap((reading) => {
    // `dei` is `di` with `i`, or `uno` in the plural: what is written apart counts.
    if ((reading.joined === undefined) !== (apart === undefined)) return [];
    if (reading.joined === undefined) return inCell(reading, target);
    const [, lemma = '', tags = ''] = /^([^<]+)((?:<[^<>]+>)+)$/.exec(reading.joined) ?? [];
    const { joined: _, ...rest } = reading;
    return inCell({ ...rest, lemma, tags: tags.match(/[^<>]+(?=>)/g) ?? [] }, target);
  });
  const preposition = apart?.split(' ')[0];
  const change = { index, forms, ...(preposition === undefined ? {} : { preposition }) };
  if (index > noun.index) return change;
  const isOneMan = target === cells.masculine.singular;
  return { ...change, ...(isOneMan ? { shortened } : {}), isArticle: isArticle(read, index) };
}

/** `han comidas`: the participle of a compound tense does not change. */
function compoundTenses(read: ReadSentence, { auxiliaries }: AgreementGrammar): readonly Disagreement[] {
  return read.words.flatMap(({ readings }, index) => {
    if (!isJoined(read, index) || !auxiliaries.includes(textOf(read, index - 1).toLowerCase())) return [];
    if (readings.length === 0 || !readings.every(({ tags }) => tags.includes('pp'))) return [];
    if (readings.some(({ tags }) => tags.includes('m') && tags.includes('sg'))) return [];
    const forms = readings.flatMap((reading) => inCell(reading, cells.masculine.singular));
    return [{ rule: 'agreement/participle', compared: [index - 1, index], change: { index, forms } }];
  });
}
