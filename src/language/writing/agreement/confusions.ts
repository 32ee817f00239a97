import type { Disagreement } from './disagreement.ts';
import { kindOf } from './features.ts';
import type { AgreementGrammar, Confusion } from './grammar.ts';
import { isJoined, isOnly, type ReadSentence, textOf } from './phrases.ts';
import { twinWith } from './twins.ts';

/** Words that are mistaken for each other, by what is before and behind them: `El canta` for `Él canta`. */
export function confusedWords(read: ReadSentence, grammar: AgreementGrammar): readonly Disagreement[] {
  const { confusions = [] } = grammar;
  return read.words.flatMap((_, index) => {
    const written = textOf(read, index).toLowerCase();
    const rule = confusions.find((one) => one.wrong === written && fits(read, index, one, grammar));
    if (rule === undefined) return [];
    return [{ rule: 'agreement/confused-word', compared: [index], change: { index, forms: [], text: rule.right } }];
  });
}

function fits(
  read: ReadSentence,
  index: number,
  { before, after, unless }: Confusion,
  grammar: AgreementGrammar,
): boolean {
  const isBefore = before === undefined || before.some((one) => matchesBefore(read, index, one, grammar));
  const isAfter = after === undefined || after.some((one) => matchesSequence(read, index + 1, one, grammar));
  return isBefore && isAfter && unless?.some((one) => read.sentence.toLowerCase().includes(one)) !== true;
}

/** The element that ends before the word. `^` is the start of the sentence or of a clause, `,` a comma. */
function matchesBefore(read: ReadSentence, index: number, element: string, grammar: AgreementGrammar): boolean {
  const gap = read.sentence.slice(read.words[index - 1]?.end ?? 0, read.words[index]?.start);
  const mark = gap.trim();
  const sign = mark === '' && /^\p{P}$/u.test(textOf(read, index - 1)) ? textOf(read, index - 1) : mark;
  if (element === '^') return index === 0 || /^[.,;:!?¿¡]$/.test(sign);
  if (element === ',') return sign === ',';
  return isJoined(read, index) && matches(read, index - 1, element, grammar);
}

/** Elements with spaces between. `$` is the end or a mark. */
function matchesSequence(read: ReadSentence, start: number, sequence: string, grammar: AgreementGrammar): boolean {
  return sequence.split(' ').every((element, offset) => {
    const index = start + offset;
    const isApart = !isJoined(read, index) || /^\p{P}/u.test(textOf(read, index));
    const isEnd = isApart && /^ ?(?:[.,;:!?]|$)/.test(read.sentence.slice(read.words[index - 1]?.end ?? 0));
    return element === '$' ? isEnd : !isApart && matches(read, index, element, grammar);
  });
}

/** `el desenfoque gaussiano`, `el plasma de sangre`: a noun that the lexicon has as a verb only. */
function isLikeNoun(read: ReadSentence, index: number, { behindNouns = [] }: AgreementGrammar): boolean {
  if (!/[ae]$/.test(textOf(read, index)) || !isJoined(read, index + 1)) return false;
  const next = textOf(read, index + 1).toLowerCase();
  return (
    behindNouns.includes(next) ||
    isOnly(read, index + 1, ['adjective', 'finite']) ||
    read.words[index + 1]?.readings.length === 0
  );
}

/** A word, a kind of words (`:finite`), or forms of a lemma (`{saber|aprender}`). */
function matches(read: ReadSentence, index: number, element: string, grammar: AgreementGrammar): boolean {
  const readings = read.words[index]?.readings ?? [];
  if (element === ':inf') return readings.length > 0 && readings.every(({ tags }) => tags.includes('inf'));
  if (element === ':noun') return isOnly(read, index, ['noun']);
  if (element === ':verb') return isOnly(read, index, ['finite']);
  if (element === ':number') return /^\d+$/.test(textOf(read, index)) || readings.some(({ tags }) => tags[0] === 'num');
  if (element === ':finite')
    return (
      readings.length > 0 &&
      readings.every((reading) => kindOf(reading) === 'finite' || reading.tags.includes('pp')) &&
      readings.some(({ tags }) => tags.includes('p3') && tags.includes('sg')) &&
      twinWith(read, index, (twin) => twin.some((reading) => kindOf(reading) === 'noun')) === undefined &&
      !isLikeNoun(read, index, grammar)
    );
  if (element.startsWith('{')) {
    const lemmas = element.slice(1, -1).split('|');
    return readings.some(({ lemma, tags }) => tags[0]?.startsWith('vb') === true && lemmas.includes(lemma));
  }
  return textOf(read, index).toLowerCase() === element;
}
