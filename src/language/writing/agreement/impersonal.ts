import type { Disagreement } from './disagreement.ts';
import { bothNumbers, cells, inCell, kindOf, masculine, nearestCell } from './features.ts';
import type { AgreementGrammar } from './grammar.ts';
import { isJoined, isOnly, type NounPhrase, type ReadSentence, textOf } from './phrases.ts';
import { unified } from './vetoes.ts';

/** Behind it, an infinitive says that a clause is the subject: `é necessário uma equipe trabalhar`. */
const clauseReach = 5;

/** `É necessário uma análise`: an adjective before a subject with an indefinite article. */
export function predicatesBeforeSubjects(
  read: ReadSentence,
  phrases: readonly NounPhrase[],
  { copulas, impersonal = [], indefinite = [] }: AgreementGrammar,
): readonly Disagreement[] {
  return phrases.flatMap(({ words, noun }) => {
    const [first] = words;
    if (first === undefined || !indefinite.includes(textOf(read, first.index).toLowerCase())) return [];
    const [copula, index] = [first.index - 2, first.index - 1];
    if (!isJoined(read, index) || !isJoined(read, first.index) || !isOnly(read, index, ['adjective'])) return [];
    const isCopula = read.words[copula]?.readings.some(
      (reading) => kindOf(reading) === 'finite' && copulas.includes(reading.lemma),
    );
    const readings = read.words[index]?.readings ?? [];
    if (isCopula !== true || !readings.every(({ lemma }) => impersonal.includes(lemma))) return [];
    const behind = read.words.slice(noun.index + 1, noun.index + 1 + clauseReach);
    if (behind.some((word) => word.readings.some(({ tags }) => tags.includes('inf') || tags.includes('infps'))))
      return [];
    const shared = unified(words.filter((word) => word.index <= noun.index));
    const isMasculine = readings.every(({ tags }) => tags.includes('m') && tags.includes('sg'));
    if (shared === 0 || !isMasculine || (shared & masculine) !== 0) return [];
    const target = nearestCell(bothNumbers(cells.feminine.singular), shared);
    const forms = readings.flatMap((reading) => inCell(reading, target));
    return [{ rule: 'agreement/predicate', compared: [index, first.index, noun.index], change: { index, forms } }];
  });
}
