import {
  capitalLike,
  has,
  isClitic,
  isVerb,
  lemmaOf,
  readWords,
  type Unit,
  type Word,
  withWords,
} from './form-units.ts';
import table from './prohibitions.json' with { type: 'json' };

/** How a target language says `don't open it`, where transfer writes a statement about a third person. */
interface Prohibition {
  readonly negation: string;
  /** Tags of the verb as transfer writes it, and those of the order in their place. */
  readonly statement: readonly string[];
  readonly order: readonly string[];
  /** In place of the reflexive pronoun of the third person. */
  readonly reflexive?: string;
}

const targets: Readonly<Record<string, Prohibition | undefined>> = table.targets;

const patterns = new Map(
  Object.entries(table.sources).map(([language, { forbids }]) => [language, new RegExp(forbids, 'iu')]),
);

/** Whether a clause of the text looks like an order that forbids, whose subject is nobody but the reader. */
export function forbids(text: string, source: string): boolean {
  return patterns.get(source)?.test(text) === true && !text.trimEnd().endsWith('?');
}

/** Whether orders that forbid have a form of their own in the table. */
export function writesProhibitions(target: string): boolean {
  return targets[target] !== undefined;
}

/** The statements that open a clause with a negation, as orders. For texts that forbid. */
export function statementsAsProhibitions(sentence: readonly Unit[], target: string): readonly Unit[] {
  const prohibition = targets[target];
  if (prohibition === undefined) return sentence;
  const written = [...sentence];
  for (const [position, unit] of sentence.entries()) {
    const [negation] = unit.words;
    if (negation === undefined || lemmaOf(negation) !== prohibition.negation) continue;
    if (!opensClause(sentence[position - 1])) continue;
    const verb = sentence.findIndex((other, index) => index > position && !isClitic(other.words[0]));
    const order = orderOf(sentence[verb], prohibition);
    if (order === undefined) continue;
    written[verb] = order;
    for (let index = position + 1; index < verb; index += 1)
      written[index] = familiarReflexive(written[index] as Unit, prohibition);
  }
  return written;
}

/** Behind nothing, a mark or a conjunction, `please` among them. */
function opensClause(before: Unit | undefined): boolean {
  if (before === undefined) return true;
  const [word] = before.words;
  return ['cm', 'guio', 'lpar', 'lquest', 'sent', 'cnjcoo', 'ij'].some((tag) => has(word, tag));
}

function orderOf(unit: Unit | undefined, { statement, order }: Prohibition): Unit | undefined {
  const [verb, ...others] = unit?.words ?? [];
  if (unit === undefined || !isVerb(verb) || verb === undefined || !has(verb, ...statement)) return undefined;
  const tags = verb.tags.map((tag) => order[statement.indexOf(tag)] ?? tag);
  return withWords(unit, [{ ...verb, tags }, ...others]);
}

function familiarReflexive(unit: Unit, { reflexive }: Prohibition): Unit {
  const [pronoun, ...others] = unit.words;
  const [familiar] = reflexive === undefined ? [] : readWords(reflexive);
  if (pronoun === undefined || familiar === undefined || !has(pronoun, 'ref', 'p3')) return unit;
  const word: Word = { ...familiar, lemma: capitalLike(pronoun.lemma, familiar.lemma) };
  return withWords(unit, [word, ...others]);
}
