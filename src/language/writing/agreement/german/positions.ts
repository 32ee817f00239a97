import { everyCell, inCase, inPlural, inSingular } from './cells.ts';
import data from './german-verbs.json' with { type: 'json' };
import { type GermanPhrase, smallAt, type Token } from './phrases.ts';

const singular = new Set(data.finite.singular);
const plural = new Set(data.finite.plural);
const taking = new Set(data.withObject);
const moving = new Set(data.moving);
const between = new Set(data.betweenVerbAndObject);
const subject = /^(?:ich|du|er|wir|man)$/;

/** The phrase begins the sentence, and a verb is behind it. */
export function isSubject(tokens: readonly Token[], { first, last }: GermanPhrase): boolean {
  const next = tokens[last + 1];
  return first === 0 && next?.gap === ' ' && (singular.has(next.text) || plural.has(next.text));
}

/** Cells that the position in the sentence leaves. */
export function cellsOfPosition(tokens: readonly Token[], phrase: GermanPhrase): number {
  if (phrase.preposition !== '') return everyCell;
  if (isSubject(tokens, phrase))
    return inCase.nominative & (plural.has(tokens[phrase.last + 1]?.text ?? '') ? inPlural : inSingular);
  if (isObject(tokens, phrase)) return inCase.accusative;
  return everyCell;
}

/** `Ich brauche …`, `Heute suche ich …`: the verb has its subject beside it, and this is what it takes. */
export function isObject(tokens: readonly Token[], { first }: GermanPhrase): boolean {
  let before = first - 1;
  for (; before > 0 && between.has(tokens[before]?.text ?? ''); before -= 1)
    if (tokens[before]?.gap !== ' ') return false;
  if (tokens[before + 1]?.gap !== ' ') return false;
  const [one, other] = [smallAt(tokens, before - 1), smallAt(tokens, before)];
  return (subject.test(one) && taking.has(other)) || (taking.has(one) && subject.test(other));
}

/** Of prepositions with two cases: the accusative of a direction, where a verb of moving is there, else the dative. */
export function likelyCase(tokens: readonly Token[], { preposition }: GermanPhrase): number | undefined {
  if (preposition === 'über') return inCase.accusative;
  if (!/^(?:in|an|auf|unter|vor|hinter|neben|zwischen)$/.test(preposition)) return undefined;
  return tokens.some(({ text }) => moving.has(text.toLowerCase())) ? inCase.accusative : inCase.dative;
}
