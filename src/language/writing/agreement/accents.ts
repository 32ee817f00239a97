import type { WordReading } from '../../../contracts/language/morphology.ts';
import { ownEntry } from '../../own-entry.ts';
import type { Disagreement } from './disagreement.ts';
import { cells, featuresOf, feminine, kindOf, masculine } from './features.ts';
import type { AgreementGrammar } from './grammar.ts';
import { hasKind, isDeterminer, isJoined, isNoun, isOnly, type ReadSentence, textOf } from './phrases.ts';
import { isFirstPerson, isInfinitiveWithPronoun, isRareWord, misplacedWords, twinWith, verbTwinOf } from './twins.ts';

/** Accents without which a word is another word that cannot be there: `um individuo`, `cargas horarias`, `comete-la`, `que esta fechada`. */
export function missingAccents(read: ReadSentence, grammar: AgreementGrammar): readonly Disagreement[] {
  return [...misplacedVerbs(read, grammar), ...verbsWithoutAccent(read, grammar), ...reflexiveVerbs(read, grammar)];
}

/** `se quedo`: the first person has another pronoun. */
function reflexiveVerbs(read: ReadSentence, grammar: AgreementGrammar): readonly Disagreement[] {
  return read.words.flatMap((_, index) => {
    const isReflexive = textOf(read, index - 1).toLowerCase() === grammar.reflexive && isJoined(read, index);
    if (!isReflexive || !isFirstPerson(read, index)) return [];
    const text = verbTwinOf(read, index, 'p3sg', grammar);
    const compared = [index - 1, index];
    return text === undefined ? [] : [{ rule: 'agreement/accent', compared, change: { index, forms: [], text } }];
  });
}

function misplacedVerbs(read: ReadSentence, grammar: AgreementGrammar): readonly Disagreement[] {
  const misplaced = new Set(misplacedWords(read, grammar));
  const rare = new Set(
    read.words.flatMap((_, index) => (!misplaced.has(index) && isRareWord(read, index, grammar) ? [index] : [])),
  );
  return [...misplaced, ...rare].flatMap((index) => {
    // `il comando disabilita`
    if (grammar.naming?.includes(textOf(read, index - 1).toLowerCase()) === true) return [];
    // `il comando abilita e disabilita la finestra`: joined with another verb.
    if (isJoinedWithVerb(read, index, grammar)) return [];
    const text = isInfinitiveWithPronoun(textOf(read, index))
      ? twinWith(read, index, (readings) =>
          readings.some(({ tags, joined }) => tags.includes('inf') && joined !== undefined),
        )
      : twinWith(read, index, (readings) =>
          rare.has(index) ? isNominal(readings) : fitsBefore(read, index, readings, grammar),
        );
    return text === undefined
      ? []
      : [{ rule: 'agreement/accent', compared: [index], change: { index, forms: [], text } }];
  });
}

function isJoinedWithVerb(read: ReadSentence, index: number, { conjunctions }: AgreementGrammar): boolean {
  return (
    conjunctions.includes(textOf(read, index - 1).toLowerCase()) &&
    isJoined(read, index - 1) &&
    isJoined(read, index) &&
    isOnly(read, index - 2, ['finite'])
  );
}

function isNominal(readings: readonly WordReading[]): boolean {
  return (featuresOf(readings, 'noun') | featuresOf(readings, 'adjective')) !== 0;
}

/** Whether a noun or an adjective with these readings agrees with the word before it. */
function fitsBefore(
  read: ReadSentence,
  index: number,
  readings: readonly WordReading[],
  { barePrepositions = [] }: AgreementGrammar,
): boolean {
  const before = index - 1;
  const nominal = featuresOf(readings, 'noun') | featuresOf(readings, 'adjective');
  if (barePrepositions.includes(textOf(read, before).toLowerCase())) {
    const next = isJoined(read, index + 1) ? featuresOf(read.words[index + 1]?.readings ?? [], 'noun') : 0;
    return featuresOf(readings, 'noun') !== 0 || (featuresOf(readings, 'adjective') & next) !== 0;
  }
  const all = read.words[before]?.readings ?? [];
  if (hasKind(read, before, 'determiner')) {
    const isPreposition = all.some(({ tags, joined }) => tags[0] === 'pr' && joined === undefined);
    return ((isPreposition ? masculine | feminine : featuresOf(all, 'determiner')) & nominal) !== 0;
  }
  return (featuresOf(all, 'noun') & featuresOf(readings, 'adjective')) !== 0;
}

/** `a porta esta fechada`, `esta chovendo`: a determiner where only a verb can be. */
function verbsWithoutAccent(read: ReadSentence, grammar: AgreementGrammar): readonly Disagreement[] {
  return read.words.flatMap((_, index) => {
    const text = ownEntry(grammar.verbsWithoutAccent ?? {}, textOf(read, index).toLowerCase());
    if (text === undefined || !isJoined(read, index + 1)) return [];
    const next = index + 1;
    const before = textOf(read, index - 1).toLowerCase();
    if (grammar.prepositions.includes(before) && isJoined(read, index)) return [];
    const readings = read.words[next]?.readings ?? [];
    const isGerund = readings.length > 0 && readings.every(({ tags }) => tags.includes('ger'));
    const isAdjective = isOnly(read, next, ['adjective']);
    const isOther = isAdjective && (featuresOf(readings, 'adjective') & cells.feminine.singular) === 0;
    const isPredicate =
      followsSubject(read, index, grammar) &&
      // `esta humilde y devota oración`
      !grammar.conjunctions.includes(textOf(read, next + 1).toLowerCase()) &&
      ((isAdjective && !isNoun(read, next + 1) && !hasKind(read, next + 1, 'noun')) ||
        grammar.behindVerb?.includes(textOf(read, next).toLowerCase()) === true ||
        (isOnly(read, next, ['adverb']) && !hasKind(read, next + 1, 'noun')));
    if (!isGerund && !isOther && !isPredicate) return [];
    return [{ rule: 'agreement/accent', compared: [index], change: { index, forms: [], text } }];
  });
}

/** A noun with its determiner, or a word that a determiner does not follow. */
function followsSubject(read: ReadSentence, index: number, { beforeVerbs = [] }: AgreementGrammar): boolean {
  if (!isJoined(read, index)) return false;
  if (beforeVerbs.includes(textOf(read, index - 1).toLowerCase())) return true;
  const isPlainNoun = isOnly(read, index - 1, ['noun', 'adjective']) && hasKind(read, index - 1, 'noun');
  return (
    isPlainNoun &&
    (isDeterminer(read, index - 2) || (isOnly(read, index - 2, ['adjective']) && kindsBefore(read, index)))
  );
}

function kindsBefore(read: ReadSentence, index: number): boolean {
  return (read.words[index - 1]?.readings ?? []).every((reading) => kindOf(reading) === 'noun');
}
