import { cellsOf, everyCell } from './cells.ts';
import { nounPhrases } from './german-grammar.ts';
import type { GermanWords } from './german-words.ts';

/** How the adjectives behind a determiner decline. */
type Declension = keyof typeof nounPhrases.adjectiveEndings;

export interface Determiner {
  /** Every cell where it may stand. */
  readonly cells: number;
  /** All forms of the same word, with their cells. */
  readonly forms: readonly (readonly [form: string, cells: number])[];
  /** Of the adjectives behind a form of it. */
  declensionOf(form: string): readonly Declension[];
  /** `im`: what is written with it, whose case it has. */
  readonly preposition?: string;
}

const determiners: ReadonlyMap<string, Determiner> = allDeterminers();

function allDeterminers(): ReadonlyMap<string, Determiner> {
  const all = new Map<string, Determiner>();
  const add = (forms: readonly (readonly [string, number])[], declensionOf: Determiner['declensionOf']): void => {
    for (const [form, cells] of forms) all.set(form, { cells, forms, declensionOf });
  };
  add(
    Object.entries(nounPhrases.articles).map(([form, notation]) => [form, cellsOf(notation)] as const),
    () => ['weak'],
  );
  // `diejenigen`, `denselben`: an article, and what ends as an adjective behind it.
  for (const [article, notation] of Object.entries(nounPhrases.articles))
    for (const stem of nounPhrases.behindArticles)
      for (const ending of ['e', 'en']) {
        const cells = cellsOf(notation) & cellsOf(nounPhrases.adjectiveEndings.weak[ending as 'e' | 'en']);
        if (cells !== 0) add([[article + stem + ending, cells]], () => ['weak']);
      }
  for (const { stems, endings } of nounPhrases.determiners)
    for (const stem of stems) {
      const short = nounPhrases.shortened[stem] ?? stem;
      const forms = Object.entries(endings).map(
        ([ending, notation]) => [(ending === '' ? stem : short) + ending, cellsOf(notation)] as const,
      );
      const isLikeEin = nounPhrases.withoutEnding.includes(stem);
      const isLoose = nounPhrases.beforeStrong.includes(stem);
      add(forms, () => (isLoose ? ['weak', 'strong'] : [isLikeEin ? 'mixed' : 'weak']));
    }
  return all;
}

export function determinerOf(word: string): Determiner | undefined {
  const contraction = contractionOf(word);
  if (contraction === undefined) return nounPhrases.noDeterminers.includes(word) ? undefined : determiners.get(word);
  const [preposition, article] = contraction;
  const whole = determiners.get(article);
  if (whole === undefined) return undefined;
  const cells = article === 'der' ? cellsOf('Df') : article === 'das' ? cellsOf('An') : cellsOf('Dm Dn');
  return { ...whole, cells, preposition };
}

/** `viele`, `mehrere` */
export function isOfSeveral(word: string): boolean {
  return nounPhrases.beforeStrong.some((stem) => word === `${stem}e` || word === `${stem}en`);
}

export function contractionOf(word: string): readonly [preposition: string, article: string] | undefined {
  // `constructor` is no preposition, but every object has one.
  if (!Object.hasOwn(nounPhrases.contractions, word)) return undefined;
  return nounPhrases.contractions[word] as unknown as readonly [string, string];
}

/** `zu dem` is `zum`. */
export function contracted(preposition: string, article: string): string {
  const found = Object.entries(nounPhrases.contractions).find(
    ([, [one, other]]) => one === preposition && other === article,
  );
  return found?.[0] ?? `${preposition} ${article}`;
}

const adjectiveCells = Object.fromEntries(
  Object.entries(nounPhrases.adjectiveEndings).map(([name, endings]) => [
    name,
    new Map(Object.entries(endings).map(([ending, notation]) => [ending, cellsOf(notation)] as const)),
  ]),
) as unknown as Readonly<Record<Declension, ReadonlyMap<string, number>>>;

/** The longest ending first. */
const endings = ['er', 'es', 'em', 'en', 'e'];

export interface Adjective {
  readonly stem: string;
  readonly ending: string;
}

/** Undefined where the word is no adjective with an ending. */
export function adjectiveOf(words: GermanWords, word: string): Adjective | undefined {
  if (!/^\p{Ll}{3,}$/u.test(word) || nounPhrases.noAdjectives.includes(word) || /ziger$/.test(word)) return undefined;
  const { classes = '' } = words.find(word) ?? {};
  // `Diese enthalten Software`
  if (/[av]/.test(classes) && word.endsWith('en')) return undefined;
  if (determiners.has(word) && !nounPhrases.adjectives.some((stem) => word.startsWith(stem))) return undefined;
  for (const ending of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, word.length - ending.length);
    if (isStem(words, stem)) return { stem, ending };
  }
  return undefined;
}

/** What is an adjective with an ending behind it. */
export function isStem(words: GermanWords, stem: string): boolean {
  if (stem.length < 2) return false;
  const isListed = (one: string): boolean => words.find(one)?.classes.includes('a') === true;
  if (nounPhrases.adjectives.includes(stem) || isListed(stem) || isListed(`${stem}e`)) return true;
  // `teur`, `dunkl`
  if (/[^aeiou]l$|ur$/.test(stem) && isListed(`${stem.slice(0, -1)}e${stem.slice(-1)}`)) return true;
  if (stem.length > 5 && nounPhrases.adjectiveEnds.some((end) => stem.endsWith(end))) return true;
  // `schneller`, `schnellst`, `älter`
  const compared = /^(.{3,}?)(?:er|e?st)$/u.exec(stem)?.[1];
  if (compared !== undefined && (isListed(compared) || isListed(withoutUmlaut(compared)))) return true;
  // `gekauft`, `geschrieben`, `verlassen`
  return (
    /^(?:\p{Ll}{2,4})?ge\p{Ll}{2,}(?:t|en)$/u.test(stem) || /^(?:be|ver|er|ent|zer)\p{Ll}{2,}(?:t|en)$/u.test(stem)
  );
}

function withoutUmlaut(word: string): string {
  return word.replace(/[äöü]/u, (found) => ({ ä: 'a', ö: 'o', ü: 'u' })[found] ?? found);
}

/** Where an adjective with this ending may stand. */
export function cellsOfEnding(ending: string, declensions: readonly Declension[]): number {
  return declensions.reduce((all, name) => all | (adjectiveCells[name].get(ending) ?? 0), 0);
}

/** The ending in a cell; undefined where there are two. */
export function endingIn(cell: number, declensions: readonly Declension[]): string | undefined {
  const found = new Set<string>();
  for (const name of declensions)
    for (const [ending, cells] of adjectiveCells[name]) if ((cells & cell) !== 0) found.add(ending);
  const [only, ...others] = found;
  return others.length === 0 ? only : undefined;
}

const governed = Object.entries(nounPhrases.prepositions).flatMap(([names, list]) =>
  list.map(
    (word) =>
      [
        word,
        [...names].reduce((all, name) => all | cellsOf(['m', 'f', 'n', 'p'].map((g) => name + g).join(' ')), 0),
      ] as const,
  ),
);
const prepositions: ReadonlyMap<string, number> = new Map(governed);

/** The cells of the cases that a preposition has; all for other words. */
export function governedBy(word: string): number {
  return prepositions.get(word) ?? everyCell;
}

export function isPreposition(word: string): boolean {
  return prepositions.has(word);
}
