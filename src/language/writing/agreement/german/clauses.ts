import { inCase, inPlural } from './cells.ts';
import { verbs } from './german-grammar.ts';
import type { GermanWords } from './german-words.ts';
import { readNoun } from './nouns.ts';
import { type GermanPhrase, smallAt, type Token } from './phrases.ts';

const conjunctions = new Set(verbs.joining);
const copulas = new Set(verbs.copulas);
const withDative = new Set(verbs.withDative);
const conditional = new Set(verbs.conditional);
/** Behind these, a noun has the case of another one. */
const comparing = new Set(verbs.comparing);
const plural = new Set(verbs.finite.plural);
/** Pronouns that are a subject, and nothing else. */
const subjects = /^(?:ich|du|er|wir|man)$/;
const sameInBoth = /^(?:k?ein|mein|dein|sein|ihr|unser|euer)$/;

/** The words around a phrase up to the next sign or conjunction, from `from` to before `to`. */
function clauseAround(tokens: readonly Token[], { first, last }: GermanPhrase): { from: number; to: number } {
  let [from, to] = [first, last + 1];
  while (from > 0 && isSpace(tokens[from]) && !conjunctions.has(smallAt(tokens, from - 1))) from -= 1;
  while (to < tokens.length && isSpace(tokens[to]) && !conjunctions.has(tokens[to]?.text ?? '')) to += 1;
  return { from, to };
}

function isSpace(token: Token | undefined): boolean {
  return token !== undefined && /^[ \u00a0]$/u.test(token.gap);
}

/**
 * `Heute habe ich nur ein kleiner Tisch`, `Die Gäste bekommen ein Kaffee`: the clause has its subject, and no verb such as *sein* that has
 * two nominatives.
 */
export function isBesideSubject(tokens: readonly Token[], phrase: GermanPhrase, words: GermanWords): boolean {
  const { first, last, preposition, determiner } = phrase;
  const small = smallAt(tokens, first);
  if (preposition !== '' || determiner === undefined) return false;
  const { from, to } = clauseAround(tokens, phrase);
  const clause = tokens.slice(from, to).map((_, index) => smallAt(tokens, from + index));
  if (comparing.has(smallAt(tokens, first - 1)) || first === from) return false;
  const isConditional = clause.some((word) => conditional.has(word)) && /^(?!ge)\p{Ll}+en$/u.test(clause.at(-1) ?? '');
  if (clause.some((word) => copulas.has(word) && !(isConditional && conditional.has(word)))) return false;
  if (clause.some((word) => withDative.has(word))) return false;
  const outside = [...tokens.keys()].slice(from, to).filter((index) => index < first || index > last);
  const hasPronoun = outside.some((index) => subjects.test(smallAt(tokens, index)));
  const verb = outside.find((index) => plural.has(tokens[index]?.text ?? ''));
  const isOfSeveral = verb !== undefined && verb < first && isOfPlural(tokens, from, verb, words);
  if (!hasPronoun && !isOfSeveral && !isExistence(clause)) return false;
  // `der` is another case of other nouns, and begins other clauses.
  return sameInBoth.test(small) || (small !== 'der' && small !== 'die' && small !== 'das') || last + 1 === to;
}

/** Of a phrase that agrees in the nominative only. */
export function isNominative(cells: number): boolean {
  return cells !== 0 && (cells & ~inCase.nominative) === 0 && (cells & inPlural) === 0;
}

/** `Die Gäste haben`, `haben sie`: a subject in the plural right beside the verb. */
function isOfPlural(tokens: readonly Token[], from: number, verb: number, words: GermanWords): boolean {
  const [before, next] = [tokens[verb - 1]?.text ?? '', tokens[verb + 1]?.text ?? ''];
  if (/^sie$/i.test(before) || /^sie$/i.test(next)) return true;
  if (verb - from > longestSubject || verb === from) return false;
  const noun = /^\p{Lu}/u.test(before) ? readNoun(words, before) : undefined;
  return noun !== undefined && (noun.cells & inCase.nominative & inPlural) !== 0 && noun.genders.length === 0;
}

const longestSubject = 4;

/** `Hier gab es noch ein großer Unterschied` */
function isExistence(clause: readonly string[]): boolean {
  return clause.some(
    (word, index) => /^g[iaä]be?t?$/.test(word) && (clause[index - 1] === 'es' || clause[index + 1] === 'es'),
  );
}
