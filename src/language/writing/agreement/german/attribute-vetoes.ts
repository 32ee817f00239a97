import { inCase, inPlural } from './cells.ts';
import { determinerOf } from './declension.ts';
import { nounPhrases, verbs } from './german-grammar.ts';
import { type GermanPhrase, smallAt, type Token } from './phrases.ts';

/*
 * Phrases inside of attributes, and words that only look like the determiner, preposition or adjective of a phrase.
 */

/** Whether a word of the phrase is not what it looks like. */
export function isOtherAttribute(tokens: readonly Token[], phrase: GermanPhrase): boolean {
  return (
    isBehindMeasure(tokens, phrase) ||
    isPartOfReason(tokens, phrase) ||
    isBehindPronoun(tokens, phrase) ||
    isInsideOther(tokens, phrase) ||
    isComparative(phrase)
  );
}

/** `trotz der viel zu hohen Steuer`: an adverb, and no preposition. */
function isBehindMeasure(tokens: readonly Token[], phrase: GermanPhrase): boolean {
  const { first, preposition, determiner, adjectives, noun } = phrase;
  if (preposition !== 'zu') return false;
  if (nounPhrases.beforeTooMuch.includes(tokens[first - 2]?.text ?? '')) return true;
  // `die Vergrößerung zu kleiner Partitionen`: the genitive of a plural.
  return (
    determiner === undefined &&
    adjectives.length > 0 &&
    adjectives.every(({ ending }) => ending === 'er') &&
    (noun.cells & inCase.genitive & inPlural) !== 0 &&
    /^\p{Lu}/u.test(tokens[first - 2]?.text ?? '')
  );
}

/** `Das ist mit ein Grund dafür`, `bis zu eine Stunde`: adverbs, and no prepositions. */
function isPartOfReason(tokens: readonly Token[], { first, preposition, adjectives }: GermanPhrase): boolean {
  const small = smallAt(tokens, first);
  if (preposition === 'zu') return smallAt(tokens, first - 2) === 'bis' && /^eine?n?$/.test(small);
  return (
    preposition === 'mit' &&
    adjectives.length === 0 &&
    /^eine?$/.test(small) &&
    tokens.some(({ text }) => being.has(text))
  );
}
const being = new Set(verbs.copulas);

/** `die von uns allen gewünschte Vernetzung` */
function isBehindPronoun(tokens: readonly Token[], { first }: GermanPhrase): boolean {
  return (
    /^(?:all|beid)e[nr]?$/.test(smallAt(tokens, first)) &&
    /^(?:uns|euch|ihnen|sie|wir|ihr)$/i.test(tokens[first - 1]?.text ?? '')
  );
}

/** `des mit den Proben korrespondierenden Volumens`: behind the phrase, the attribute goes on. */
function isInsideOther(tokens: readonly Token[], { first, preposition, determiner }: GermanPhrase): boolean {
  if (preposition === '' || determiner?.preposition !== undefined) return false;
  return (
    /^(?:des|der|die|das|den|dem|eine[mnrs]?)$/.test(smallAt(tokens, first - 2)) &&
    determinerOf(smallAt(tokens, first)) !== undefined
  );
}

/** `die dichter gewordene Hülle`, `den geringer werdenden Niederschlag`: a comparative belongs to the participle behind it. */
function isComparative({ adjectives }: GermanPhrase): boolean {
  const [one, next] = adjectives;
  return (
    one !== undefined &&
    next !== undefined &&
    one.ending === 'er' &&
    next.ending !== 'er' &&
    /(?:end|ge\p{Ll}+(?:en|t))$/u.test(next.stem)
  );
}
