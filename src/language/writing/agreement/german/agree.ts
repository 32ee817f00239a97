import type { TextEdit } from '../../text-edit.ts';
import { casesOf, eachCell, everyCell, inCase, inPlural } from './cells.ts';
import { isBesideSubject, isNominative } from './clauses.ts';
import { cellsOfEnding, contracted, contractionOf, type Determiner, endingIn, isOfSeveral } from './declension.ts';
import type { GermanWords } from './german-words.ts';
import { isFrequentNoun, readNoun } from './nouns.ts';
import { type GermanPhrase, smallAt, type Token } from './phrases.ts';
import { cellsOfPosition, isDwelling, isObject, likelyCase } from './positions.ts';
import { isDoubtful } from './vetoes.ts';

/** A word that would be another one. */
interface Change {
  readonly index: number;
  readonly text: string;
  readonly kind: 'determiner' | 'adjective' | 'noun';
}

interface Offer {
  readonly changes: readonly Change[];
  readonly cost: number;
}

interface Cells {
  /** By preposition and position. */
  readonly allowed: number;
  readonly position: number;
  /** Of determiner and adjectives together. */
  readonly shared: number;
}

const otherCase = 0.5;
const otherNumber = 0.4;
/** Without a preposition, and without another noun before it, whose genitive it may be. */
const bareOblique = 0.3;
const unlisted = 1.1;
const directCases = inCase.nominative | inCase.accusative;
/** A noun that lacks its plural, behind a determiner that has it. */
const lackingPlural = 1.5;

/** What makes the words of a phrase agree; nothing where they do, or where nobody knows which word is wrong. */
export function agreed(tokens: readonly Token[], phrase: GermanPhrase, words: GermanWords): readonly TextEdit[] {
  const { noun, governed, determiner } = phrase;
  const shared = cellsOfWords(phrase);
  const fitting = shared & noun.cells & governed;
  // `Ich habe ein Hund.`
  const isWrongCase =
    isPart(fitting, inCase.nominative) &&
    phrase.preposition === '' &&
    (isObject(tokens, phrase) || (isNominative(fitting) && isBesideSubject(tokens, phrase, words)));
  // `Ich wohne in eine Stadt.`
  const isOfDwelling = isPart(fitting, inCase.accusative) && phrase.preposition === 'in' && isDwelling(tokens, phrase);
  if (fitting !== 0 && !isWrongCase && !isOfDwelling) return [];
  if (isDoubtful(tokens, phrase)) return [];
  const isOfObject = fitting === 0 && isPart(shared, directCases) && isBesideSubject(tokens, phrase, words);
  const position = isWrongCase || isOfObject ? inCase.accusative : cellsOfPosition(tokens, phrase);
  const allowed = isOfDwelling ? inCase.dative : governed & position;
  const offers = [
    ...byCell(tokens, phrase, { allowed, position, shared }),
    ...byNoun(tokens, phrase, allowed, shared, words),
    ...bothInDative(tokens, phrase, words),
  ];
  const least = Math.min(...offers.map(({ cost }) => cost));
  const best = offers.filter(({ cost }) => cost === least);
  const texts = new Set(best.map(({ changes }) => changes.map(({ index, text }) => `${index}${text}`).join()));
  const [chosen] = best;
  if (chosen === undefined || texts.size !== 1 || least >= 3) return [];
  const isOfPreposition =
    phrase.preposition !== '' && (shared & noun.cells) !== 0 && determiner?.preposition === undefined;
  const fewestMistakes = mistakesFor(tokens, phrase, shared, isOfPreposition);
  return chosen.changes.map(({ index, text, kind }) => {
    const { start, end } = tokens[index] as Token;
    return {
      start,
      end,
      text,
      rule: `agreement/german/${isOfPreposition ? 'government' : kind}`,
      fewestMistakes,
    };
  });
}

/**
 * How many mistakes a text has at least so that a phrase counts. It is known what is wrong where determiner and adjective contradict
 * each other (`einem fairem Preis`) or the preposition asks for another case. Of rare nouns, loans and names the author knows the gender
 * (`die Rift`), and a determiner by itself may be a pronoun.
 */
function mistakesFor(
  tokens: readonly Token[],
  { last, determiner, adjectives }: GermanPhrase,
  shared: number,
  isOfPreposition: boolean,
): number | undefined {
  const isContradiction = adjectives.length > 0 && shared === 0;
  if (determiner !== undefined && (isOfPreposition || isContradiction)) return undefined;
  return isFrequentNoun(tokens[last]?.text ?? '') ? 1 : 2;
}

/** Where determiner and adjectives may stand together. */
export function cellsOfWords({ determiner, adjectives }: GermanPhrase): number {
  const declensions = determiner?.declensionOf('') ?? (['strong'] as const);
  return adjectives.reduce((cells, { ending }, index) => {
    // `unter starkem wirtschaftlichen Druck`: both endings are right behind another adjective.
    const isSecond = determiner === undefined && index > 0 && ending === 'en';
    return cells & cellsOfEnding(ending, isSecond ? ['strong', 'weak'] : declensions);
  }, determiner?.cells ?? everyCell);
}

/** Determiner and adjectives in each cell of the noun. */
function byCell(
  tokens: readonly Token[],
  phrase: GermanPhrase,
  { allowed, position, shared }: Cells,
): readonly Offer[] {
  const { determiner, noun, governed } = phrase;
  const said = casesOf((determiner?.cells ?? everyCell) & allowed);
  const likely = likelyCase(tokens, phrase) ?? (said === 0 ? everyCell : said);
  const numbers = shared === 0 ? everyCell : shared;
  const isFree = phrase.preposition === '' && phrase.first > 0 && !/^\p{Lu}/u.test(smallAt(tokens, phrase.first - 1));
  return eachCell(noun.cells & allowed).flatMap((cell): Offer[] => {
    const changes = changedWords(tokens, phrase, cell);
    if (changes === undefined) return [];
    // Nobody writes a case that neither the preposition nor the determiner asks for.
    if (
      said !== 0 &&
      (said & cell) === 0 &&
      position === everyCell &&
      (phrase.preposition === '' || (cell & inCase.genitive) !== 0)
    )
      return [];
    let cost = changes.length;
    if ((likely & cell) === 0) cost += otherCase;
    if ((noun.listed & cell) === 0) cost += unlisted;
    if (isFree && (cell & (inCase.dative | inCase.genitive)) !== 0) cost += bareOblique;
    if (isPluralOnly(numbers & governed) && (cell & inPlural) === 0) cost += otherNumber;
    return changes.length === 0 ? [] : [{ changes, cost }];
  });
}

/** Determiner and adjectives as they are in a cell; undefined where nobody knows. */
function changedWords(
  tokens: readonly Token[],
  { first, determiner, adjectives }: GermanPhrase,
  cell: number,
): readonly Change[] | undefined {
  const changes: Change[] = [];
  if (determiner !== undefined && (determiner.cells & cell) === 0) {
    const text = determinerIn(cell, determiner, tokens, first);
    if (text === undefined) return undefined;
    changes.push({ index: first, text, kind: 'determiner' });
  }
  const declensions = determiner?.declensionOf('') ?? (['strong'] as const);
  for (const { index, stem, ending } of adjectives) {
    if ((cellsOfEnding(ending, declensions) & cell) !== 0) continue;
    const meant = endingIn(cell, declensions);
    if (meant === undefined) return undefined;
    changes.push({ index, text: inCaseOf(tokens, index, stem + meant), kind: 'adjective' });
  }
  return changes;
}

/** `mit meine Freunde`: all words lack the dative. */
function bothInDative(tokens: readonly Token[], phrase: GermanPhrase, words: GermanWords): readonly Offer[] {
  const { last, noun, governed } = phrase;
  if (!isPart(governed, inCase.dative) || !isPart(noun.listed, inPlural)) return [];
  const cell = inCase.dative & inPlural;
  const text = `${tokens[last]?.text}n`;
  const changes = changedWords(tokens, phrase, cell);
  if (changes === undefined || changes.length === 0 || ((readNoun(words, text)?.cells ?? 0) & cell) === 0) return [];
  return [{ changes: [...changes, { index: last, text, kind: 'noun' }], cost: 1 + changes.length }];
}

/** The noun in another number, or with the n of the dative. */
function byNoun(
  tokens: readonly Token[],
  { first, last, noun }: GermanPhrase,
  allowed: number,
  shared: number,
  words: GermanWords,
): readonly Offer[] {
  const wanted = shared & allowed & inPlural;
  if (wanted === 0) return [];
  const written = tokens[last]?.text ?? '';
  const plural = (noun.cells & inPlural) !== 0 ? written : noun.plural;
  if (plural === undefined) return [];
  const isDative = (wanted & ~inCase.dative) === 0;
  const text = isDative && !/[ns]$|[aiou]$/.test(plural) ? `${plural}n` : plural;
  if (text === written || ((readNoun(words, text)?.cells ?? 0) & wanted) === 0) return [];
  // `den Kinder`: who writes a plural lacks its n only; `viele Kind`: the determiner means several.
  const isPlural = isPart(noun.listed, inPlural) || isOfSeveral(smallAt(tokens, first));
  const cost = isPlural ? 1 - otherNumber : lackingPlural;
  return [{ changes: [{ index: last, text, kind: 'noun' }], cost }];
}

function isPluralOnly(cells: number): boolean {
  return isPart(cells, inPlural);
}

function isPart(cells: number, whole: number): boolean {
  return cells !== 0 && (cells & ~whole) === 0;
}

/** `im` becomes `in der`, and `in` with `dem` stays two words. */
function determinerIn(
  cell: number,
  determiner: Determiner,
  tokens: readonly Token[],
  index: number,
): string | undefined {
  const small = smallAt(tokens, index);
  const forms = determiner.forms.filter(([, cells]) => (cells & cell) !== 0).map(([form]) => form);
  const [form, ...others] = forms;
  if (form === undefined || others.length > 0) return undefined;
  const contraction = contractionOf(small);
  return inCaseOf(tokens, index, contraction === undefined ? form : contracted(contraction[0], form));
}

function inCaseOf(tokens: readonly Token[], index: number, text: string): string {
  return /^\p{Lu}/u.test(tokens[index]?.text ?? '') ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
