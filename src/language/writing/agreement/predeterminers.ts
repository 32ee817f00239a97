import { ownEntry } from '../../own-entry.ts';
import type { Disagreement } from './disagreement.ts';
import { bothGenders, cells, featuresOf, inCell, kindOf, masculine, plural, singular } from './features.ts';
import type { AgreementGrammar } from './grammar.ts';
import { hasKind, isJoined, isOnly, type NounPhrase, type ReadSentence, textOf } from './phrases.ts';
import { unified } from './vetoes.ts';

/** Words before a noun phrase or a noun that have its gender or a shorter form: `todos mis clases`, `un bueno lugar`. */
export function wordsBeforePhrases(
  read: ReadSentence,
  phrases: readonly NounPhrase[],
  grammar: AgreementGrammar,
): readonly Disagreement[] {
  return [...predeterminers(read, phrases), ...longAdjectives(read, grammar), ...degrees(read, grammar)];
}

/** In the number of the phrase: `dieron todos su apoyo` says who gave it. */
function predeterminers(read: ReadSentence, phrases: readonly NounPhrase[]): readonly Disagreement[] {
  return phrases.flatMap(({ words, noun }) => {
    const [first] = words;
    const index = (first?.index ?? 0) - 1;
    const readings = (read.words[index]?.readings ?? []).filter(({ tags }) => tags[0] === 'predet');
    if (first === undefined || readings.length === 0 || !isJoined(read, first.index)) return [];
    const features = featuresOf(readings, 'determiner');
    if (!isBeforeDefinite(read, first.index) || mayBePronoun(read, index, features)) return [];
    const shared = unified(words.filter((word) => word.index <= noun.index));
    if (shared === 0 || (features & shared) !== 0 || (bothGenders(features) & shared) === 0) return [];
    const target = [
      cells.masculine.plural,
      cells.masculine.singular,
      cells.feminine.plural,
      cells.feminine.singular,
    ].find((cell) => (cell & shared & bothGenders(features)) !== 0);
    if (target === undefined) return [];
    const forms = readings.flatMap((reading) => inCell(reading, target));
    const compared = [index, ...words.map((word) => word.index).filter((at) => at <= noun.index)];
    return [{ rule: 'agreement/determiner', compared, change: { index, forms } }];
  });
}

/** `dopo tutto una variabile`: before other determiners it is a pronoun. */
function isBeforeDefinite(read: ReadSentence, index: number): boolean {
  return (
    read.words[index]?.readings.some(({ tags }) => ['def', 'pos', 'dem'].some((tag) => tags.includes(tag))) === true
  );
}

/** `sobre todo la gente`, `ignora del tutto la norma`: `todo` is everything, unless it begins a sentence. */
function mayBePronoun({ words }: ReadSentence, index: number, features: number): boolean {
  return features === cells.masculine.singular && index > 0 && words[index - 1] !== undefined;
}

/** `è molta stanca`: behind a copula and before an adjective that no noun follows. */
function degrees(
  read: ReadSentence,
  { degreeForms = {}, copulas, comparatives }: AgreementGrammar,
): readonly Disagreement[] {
  return read.words.flatMap((_, index) => {
    const text = ownEntry(degreeForms, textOf(read, index));
    const [before, next] = [index - 1, index + 1];
    if (text === undefined || !isJoined(read, index) || !isJoined(read, next)) return [];
    const isCopula = read.words[before]?.readings.some(
      (reading) => kindOf(reading) === 'finite' && copulas.includes(reading.lemma),
    );
    const isAdjective = isOnly(read, next, ['adjective']) && !comparatives.includes(textOf(read, next).toLowerCase());
    const isFollowed =
      isJoined(read, next + 1) &&
      // `sono molte ottime newsletter`: of a loan, the lexicon has no noun.
      (hasKind(read, next + 1, 'noun') ||
        hasKind(read, next + 1, 'adjective') ||
        read.words[next + 1]?.readings.length === 0);
    if (isCopula !== true || !isAdjective || isFollowed) return [];
    return [{ rule: 'agreement/adjective', compared: [index, next], change: { index, forms: [], text } }];
  });
}

/** `mi primero año`: shorter right before a masculine noun in the singular. */
function longAdjectives(read: ReadSentence, { shortenedAdjectives = {} }: AgreementGrammar): readonly Disagreement[] {
  return read.words.flatMap((_, index) => {
    const text = ownEntry(shortenedAdjectives, textOf(read, index));
    const next = index + 1;
    if (text === undefined || index === 0 || !isJoined(read, index) || !isJoined(read, next)) return [];
    const features = featuresOf(read.words[next]?.readings ?? [], 'noun');
    if (!isOnly(read, next, ['noun']) || (features & ~masculine) !== 0 || (features & plural) !== 0) return [];
    if ((features & singular) === 0) return [];
    return [{ rule: 'agreement/adjective', compared: [index, next], change: { index, forms: [], text } }];
  });
}
