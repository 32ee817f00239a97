import { packWords } from '../../../packs/tables.ts';

/*
 * Enumerations of three items and more without a comma before the conjunction: `red, white and blue`. Two items after an
 * introduction (`In Paris, Tom and Ann met`) and an addition of two words (`He sat down, tired and hungry`) look the same, so
 * that the items must be alike.
 *
 *     He met │ Tom │ , │ Anna │ and │ Peter │ .
 *    opening   left     middle         right
 */

/** A word or a comma of a clause. */
interface Part {
  readonly text: string;
  readonly key: string;
  readonly end: number;
}

/** The words around a conjunction, where a list would have its last three items. */
interface Candidate {
  /** From the start of the clause to the comma before the middle. */
  readonly opening: readonly Part[];
  /** Between the last two commas; all before the comma where there is but one. */
  readonly left: readonly Part[];
  readonly middle: readonly Part[];
  /** Until the next comma or the end of the clause. */
  readonly right: readonly Part[];
  readonly hasMoreCommas: boolean;
  /** The right item is the last of the clause, which no comma ends. */
  readonly endsClause: boolean;
}

const set = (section: string): ReadonlySet<string> => new Set(packWords('en', 'lists', section));
const openers = set('openers');
const prepositions = set('prepositions');
const subordinators = set('subordinators');
const pronouns = set('pronouns');
const finite = set('finite');
const inner = set('inner');
const determiners = set('determiners');
const idioms = set('idioms');
const relatives = set('relatives');
const irregularPasts = set('irregular-pasts');

/** An item of a list has as many words at most. */
const longestItem = 4;
/** How far a candidate is read to the left and to the right. */
const reach = 14;
const part = /[\p{L}\p{N}]+(?:[.'’:/&-][\p{L}\p{N}]+)*['’]?|[^\s\p{L}\p{N}]|\n/gu;

/** Where a comma belongs before the conjunction of a list, in reading order. */
export function findLists(text: string): readonly number[] {
  const positions: number[] = [];
  let clause: Part[] = [];
  const close = (): void => {
    if (clause.length > 4) positions.push(...commasIn(clause));
    clause = [];
  };
  for (const { 0: found, index } of text.matchAll(part)) {
    if (found === ',' || /[\p{L}\p{N}]/u.test(found))
      clause.push({ text: found, key: found.toLowerCase().replaceAll('’', "'"), end: index + found.length });
    else close();
  }
  close();
  return positions;
}

function commasIn(clause: readonly Part[]): readonly number[] {
  const commas = clause.flatMap(({ text }, index) => (text === ',' ? [index] : []));
  let next = 0;
  return clause.flatMap(({ text }, index) => {
    if (text !== 'and' && text !== 'or') return [];
    while (next < commas.length && (commas[next] as number) < index) next += 1;
    const candidate = candidateAt(clause, index, commas[next - 1], commas[next - 2], commas[next]);
    return candidate !== undefined && isList(candidate) ? [(candidate.middle.at(-1) as Part).end] : [];
  });
}

function candidateAt(
  clause: readonly Part[],
  index: number,
  comma: number | undefined,
  commaBefore: number | undefined,
  commaAfter: number | undefined,
): Candidate | undefined {
  if (comma === undefined || comma === index - 1 || index - comma - 1 > longestItem) return undefined;
  const isNear = commaBefore !== undefined && comma - commaBefore <= longestItem + 1 && comma - commaBefore > 1;
  const start = isNear ? commaBefore + 1 : Math.max(0, (commaBefore ?? -1) + 1, comma - reach);
  const right = clause.slice(index + 1, Math.min(commaAfter ?? clause.length, index + 1 + reach));
  if (commaAfter !== undefined && !goesOnAsList(clause, index, clause[commaAfter + 1])) return undefined;
  const middle = clause.slice(comma + 1, index);
  if (right.length === 0 || middle.some(({ key }) => key === 'and' || key === 'or')) return undefined;
  const first = isNear ? 0 : (commaBefore ?? -1) + 1;
  return {
    opening: clause.slice(first, Math.min(comma, first + 3)),
    left: clause.slice(start, comma),
    middle,
    right,
    hasMoreCommas: isNear,
    endsClause: commaAfter === undefined,
  };
}

/** `salt and pepper, and plums` are one item and another, `Rome, Italy and Berlin, Germany` two places. */
function goesOnAsList(clause: readonly Part[], index: number, next: Part | undefined): boolean {
  if (next === undefined) return true;
  if (/^(?:and|or|but)$/.test(next.key)) return false;
  return !(isCapital(next) && isCapital(clause[index + 1] as Part));
}

function isList(candidate: Candidate): boolean {
  const { left, middle, right, hasMoreCommas } = candidate;
  if (areNumbers(candidate)) return true;
  const [first, last] = [middle[0] as Part, right[0] as Part];
  if ([first, last].some(({ key }) => startsClause(key))) return false;
  if (middle.some(({ key }) => finite.has(key) || inner.has(key) || subordinators.has(key))) return false;
  if (isPast(first.key) !== isPast(last.key) || first.key.endsWith('ing') !== last.key.endsWith('ing')) return false;
  if (idioms.has(`${first.key}-${last.key}`)) return false;
  if (hasMoreCommas) return isLongList(candidate);
  if (left.some(({ key }) => key === 'and' || key === 'or')) return false;
  if (areActivities(candidate)) return true;
  if (opens(candidate.opening)) return false;
  return (
    areNames(candidate) ||
    areAlikeWords(candidate) ||
    areLastWords(candidate) ||
    arePasts(candidate) ||
    haveDeterminers(candidate)
  );
}

function startsClause(key: string): boolean {
  return pronouns.has(key) || subordinators.has(key) || finite.has(key) || inner.has(key) || prepositions.has(key);
}

/** Whether words introduce what follows their comma. */
function opens(opening: readonly Part[]): boolean {
  const [first, second] = opening;
  const key = /^(?:and|but|or|so)$/.test(first?.key ?? '') ? second?.key : first?.key;
  if (key === undefined) return true;
  if (relatives.has(first?.text ?? '')) return false;
  return (
    openers.has(key) ||
    prepositions.has(key) ||
    subordinators.has(key) ||
    /.{3}(?:ly|ing|ed)$/.test(key) ||
    /\d/.test(key)
  );
}

/** `Reading, writing and drawing are …`, `in climbing, swimming and running` */
function areActivities({ left, middle, right }: Candidate): boolean {
  const [before, one] = [left.at(-2), left.at(-1) as Part];
  const isNoun = before === undefined || prepositions.has(before.key);
  return (
    isNoun && middle.length === 1 && [one, middle[0], right[0]].every((found) => /.{3}ing$/.test(found?.key ?? ''))
  );
}

function areNumbers({ left, middle, right }: Candidate): boolean {
  const [one, two, three] = [left.at(-1), middle[0], right[0]].map((found) => found?.text ?? '');
  return middle.length === 1 && /^\d+$/.test(one ?? '') && [two, three].every((text) => isSameNumber(one, text));
}

function isSameNumber(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && /^\d+$/.test(other) && one.length === other.length;
}

type Shape = 'determiner' | 'name' | 'number' | 'word';

function shapeOf(found: Part): Shape {
  if (/^\d/.test(found.text)) return 'number';
  if (determiners.has(found.key)) return 'determiner';
  return isCapital(found) ? 'name' : 'word';
}

function isCapital({ text }: Part): boolean {
  return /^\p{Lu}/u.test(text);
}

function isPast(key: string): boolean {
  return /.{2}ed$/.test(key) || irregularPasts.has(key);
}

/** Three commas' worth of items: it is enough that they start alike. */
function isLongList({ left, middle, right, opening }: Candidate): boolean {
  const firsts = [left, middle, right].map(([first]) => first as Part);
  const [one, two, three] = firsts as [Part, Part, Part];
  if (left.some(({ key }) => finite.has(key) || openers.has(key) || pronouns.has(key))) return false;
  if (startsClause(one.key) || (/ly$/.test(two.key) && !/ly$/.test(one.key))) return false;
  const shapes = new Set(firsts.filter(({ text }) => !/^\p{Lu}{2,}$/u.test(text)).map(shapeOf));
  if (shapes.size > 1 || shapes.has('number')) return false;
  const areTowns = shapes.has('name') && opens(opening) && !opening.some(({ text }) => /\d/.test(text));
  return !areTowns && isPast(one.key) === isPast(two.key) && isPast(two.key) === isPast(three.key);
}

/** `I met Tom, Anna and Peter`, `New York, London and Paris are …` */
function areNames({ left, middle, right }: Candidate): boolean {
  if (!middle.every(isCapital) || middle.length > 3 || !isCapital(right[0] as Part)) return false;
  let start = left.length;
  while (start > 0 && isCapital(left[start - 1] as Part)) start -= 1;
  const run = left.length - start;
  if (run === 0 || run > 3) return false;
  // `Rome, Italy and Berlin, Germany` are two places, `the mayor of Paris, Anne Hidalgo` is one person.
  const before = left[start - 1]?.key ?? '';
  return run >= middle.length || before !== 'of';
}

const adjective = /.{2}(?:[^v]al|ic|ous|ive|able|ible|ful|less|ary|ish)$/;
const plural = /.{2}[^su']s$/;
const alike: readonly RegExp[] = [plural, /.{3}ing$/, /.{2}ly$/, adjective];

function areAlikeWords({ left, middle, right, opening }: Candidate): boolean {
  const [one, two, three] = [left.at(-1), middle.at(-1), right[0]] as [Part, Part, Part];
  if ([two, three].some(isCapital)) return false;
  if (middle.length === 1 && isBetweenArticleAndNoun(left, right) && !isPast(one.key)) return true;
  const after = right[1];
  const pattern = alike.find((form) => form.test(two.key));
  if (pattern === undefined || middle.length > 2 || !pattern.test(one.key) || !pattern.test(three.key)) return false;
  if (pattern !== plural) return middle.length === 1;
  const isStart = left.length <= 3 && opening.length === left.length;
  return after === undefined || prepositions.has(after.key) || subordinators.has(after.key) || isStart;
}

/** `for comfort, time and money.`, `Squash, karate and golf are …` */
function areLastWords({ left, middle, right, opening, endsClause }: Candidate): boolean {
  const [one, three] = [left.at(-1) as Part, right[0] as Part];
  if (middle.length > 2 || !endsClause || [...middle, three].some((found) => shapeOf(found) !== 'word')) return false;
  if (middle.some(({ key }) => isPast(key) || /ly$/.test(key)) || isPast(three.key) || /ly$/.test(three.key))
    return false;
  if (left.length === 1 && opening.length === 1) return !isPast(one.key);
  const isNoun = shapeOf(one) === 'word' && prepositions.has(left.at(-2)?.key ?? '');
  return isNoun && !pronouns.has(one.key) && right.length <= 2;
}

/** `a big, bright and quiet house` */
function isBetweenArticleAndNoun(left: readonly Part[], right: readonly Part[]): boolean {
  const [article, noun] = [left.at(-2), right[1]];
  if (article === undefined || noun === undefined || !/^(?:an?|his|her|their|its|our|my|your)$/.test(article.key))
    return false;
  if (isCapital(noun) || isPast(noun.key) || /(?:ing|ly)$/.test(noun.key)) return false;
  return ![prepositions, subordinators, finite, pronouns, determiners].some((list) => list.has(noun.key));
}

/** `He came, saw and won`; not `the car, built and designed by Tom`. */
function arePasts({ left, middle, right }: Candidate): boolean {
  const [two, three] = [middle[0] as Part, right[0] as Part];
  if (!isPast(two.key) || !isPast(three.key) || (middle.length === 1 && right[1]?.key === 'by')) return false;
  const verb = left.findIndex(({ key }, index) => index > 0 && isPast(key));
  return verb > 0 && !left.slice(verb).some(({ key }) => subordinators.has(key) || finite.has(key));
}

/** `my mother, my father and my sister` */
function haveDeterminers({ left, middle, right }: Candidate): boolean {
  const [two, three] = [middle[0] as Part, right[0] as Part];
  if (!determiners.has(two.key) || !determiners.has(three.key) || middle.length > 3) return false;
  if ((two.key === 'the') !== (three.key === 'the')) return false;
  const start = left.findLastIndex(({ key }) => determiners.has(key));
  const length = left.length - start - 1;
  return start >= 0 && length >= 1 && length <= 2 && ((left[start] as Part).key === 'the') === (two.key === 'the');
}
