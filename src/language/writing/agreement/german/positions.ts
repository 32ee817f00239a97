import { everyCell, inCase, inPlural, inSingular } from './cells.ts';
import { verbs } from './german-grammar.ts';
import { type GermanPhrase, smallAt, type Token } from './phrases.ts';

const singular = new Set(verbs.finite.singular);
const plural = new Set(verbs.finite.plural);
const taking = new Set(verbs.withObject);
const moving = new Set(verbs.moving);
const modal = new Set(verbs.modal);
const dwelling = new Set(verbs.dwelling);
const subordinating = new Set(verbs.subordinating);
const between = new Set(verbs.betweenVerbAndObject);
const possessive = /^(?:mein|dein|sein|unser|euer|eur)(?:e[mnrs]?)?$/;
const subject = /^(?:ich|du|er|wir|man)$/;

/** The phrase begins the sentence, and a verb is behind it. */
export function isSubject(tokens: readonly Token[], { first, last }: GermanPhrase): boolean {
  const next = tokens[last + 1];
  // `Ja, mein Vorschlag ist …`: a possessive begins no relative clause.
  const isFirst =
    first === 0 || (first === 1 && /,/.test(tokens[first]?.gap ?? '') && possessive.test(tokens[first]?.text ?? ''));
  return isFirst && next?.gap === ' ' && (singular.has(next.text) || plural.has(next.text));
}

/** Cells that the position in the sentence leaves. */
export function cellsOfPosition(tokens: readonly Token[], phrase: GermanPhrase): number {
  if (phrase.preposition !== '') return everyCell;
  if (isSubject(tokens, phrase))
    return inCase.nominative & (plural.has(tokens[phrase.last + 1]?.text ?? '') ? inPlural : inSingular);
  if (isObject(tokens, phrase)) return inCase.accusative;
  return everyCell;
}

/**
 * `Ich brauche …`, `Heute suche ich …`, `Es gibt …`, `Wir können … kaufen`, `…, dass ich … habe`: the verb has its subject beside it, and
 * this is what it takes.
 */
export function isObject(tokens: readonly Token[], { first, last }: GermanPhrase): boolean {
  let before = first - 1;
  for (; before > 0 && between.has(tokens[before]?.text ?? ''); before -= 1)
    if (tokens[before]?.gap !== ' ') return false;
  if (tokens[before + 1]?.gap !== ' ') return false;
  const [one, other] = [smallAt(tokens, before - 1), smallAt(tokens, before)];
  const isTogether = tokens[before]?.gap === ' ';
  if (isTogether && ((one === 'es' && other === 'gibt') || (one === 'gibt' && other === 'es'))) return true;
  if (isTogether && /^sie$/i.test(one) && taking.has(other) && /en$/.test(other)) return true;
  if (isTogether && ((subject.test(one) && taking.has(other)) || (taking.has(one) && subject.test(other)))) return true;
  const final = tokens[lastOfClause(tokens, last)];
  if (final === undefined || final === tokens[last] || !taking.has(final.text)) return false;
  const isModal = isTogether && ((subject.test(one) && modal.has(other)) || (modal.has(one) && subject.test(other)));
  return isModal || (subject.test(other) && subordinating.has(one) && isTogether);
}

/** `Ich wohne in …`: nobody dwells into a house. */
export function isDwelling(tokens: readonly Token[], { first, last }: GermanPhrase): boolean {
  const end = lastOfClause(tokens, last);
  const near = Math.max(0, first - 4);
  const isNear = tokens.slice(near, first - 1).some((_, index) => dwelling.has(smallAt(tokens, near + index)));
  const isFinal = end > last && dwelling.has(tokens[end]?.text ?? '');
  if (!isNear && !isFinal) return false;
  return !tokens.some(({ text }) => moving.has(text.toLowerCase()) || /^(?:hinein|herein|rein)$/.test(text));
}

function lastOfClause(tokens: readonly Token[], index: number): number {
  let last = index;
  while (tokens[last + 1] !== undefined && /^[ \u00a0]$/u.test(tokens[last + 1]?.gap ?? '')) last += 1;
  return last;
}

/** Of prepositions with two cases: the accusative of a direction, where a verb of moving is there, else the dative. */
export function likelyCase(tokens: readonly Token[], { preposition }: GermanPhrase): number | undefined {
  if (preposition === 'über') return inCase.accusative;
  if (!/^(?:in|an|auf|unter|vor|hinter|neben|zwischen)$/.test(preposition)) return undefined;
  return tokens.some(({ text }) => moving.has(text.toLowerCase())) ? inCase.accusative : inCase.dative;
}
