import { nextMatch } from '../../next-match.ts';

/*
 * Finds quotations and apostrophes in a text, whatever marks they are written with, in one walk with a stack.
 *
 *   He said: "The 'old' man's hat."
 *            ^    ^   ^    ^      ^
 *         depth 0 | depth 1|   depth 0
 *                          apostrophe
 *
 * A mark that may be on either side opens where a word begins and closes where one ends. A single mark with
 * letters on both sides is an apostrophe, and so is one after a letter that closes nothing. Marks that find no
 * partner before the end of their line are no quotation. Inches, minutes and other marks after digits open nothing.
 */
export interface Quotation {
  readonly open: number;
  readonly close: number;
  /** How many quotations this one is in. */
  readonly depth: number;
  readonly kind: 'double' | 'single' | 'guillemet';
  /** The kind of the quotation that all others around this one are in; its own when it is in none. */
  readonly outermost: Quotation['kind'];
}

export interface QuotationMarks {
  readonly quotations: readonly Quotation[];
  readonly apostrophes: readonly number[];
}

interface Family {
  readonly kind: Quotation['kind'];
  readonly opens: string;
  readonly closes: string;
}

const families: readonly Family[] = [
  { kind: 'double', opens: '"', closes: '"' },
  { kind: 'double', opens: '„“', closes: '“”' },
  { kind: 'single', opens: "'", closes: "'" },
  { kind: 'single', opens: '‚‘', closes: '‘’' },
  { kind: 'guillemet', opens: '«»', closes: '»«' },
  { kind: 'guillemet', opens: '‹›', closes: '›‹' },
];
const familyOf = new Map(
  families.flatMap((family) => [...family.opens, ...family.closes].map((mark) => [mark, family])),
);

/** The mark that closes what the mark has opened. */
const partners = new Map([
  ['"', '"'],
  ["'", "'"],
  ['„', '“”'],
  ['“', '”'],
  ['‚', '‘’'],
  ['‘', '’'],
  ['«', '»'],
  ['»', '«'],
  ['‹', '›'],
  ['›', '‹'],
]);

/** Marks of the keyboard that close what a low mark has opened: „so". */
const lowMarks = new Map([
  ['"', '„'],
  ["'", '‚'],
]);

const letter = /[\p{L}\p{M}]/u;
const wordCharacter = /[\p{L}\p{M}\p{N}]/u;
const beforeOpening = /[\s([{¿¡\-–—/:「『（，。、：]/u;

interface Opened {
  readonly position: number;
  readonly mark: string;
  readonly family: Family;
}

/** More levels than any text has; bounds the search for a partner. */
const deepest = 8;

/** East Asian letters stand next to a mark without a space. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export function readQuotations(text: string): QuotationMarks {
  const quotations: Quotation[] = [];
  const apostrophes: number[] = [];
  let stack: Opened[] = [];
  const closesLater = closesOnLine(text);
  for (let position = 0; position < text.length; position += 1) {
    const mark = text[position] as string;
    if (mark === '\n') {
      apostrophes.push(...shortYears(text, stack));
      stack = [];
    }
    const family = familyOf.get(mark);
    if (family === undefined) continue;
    const before = text[position - 1] ?? '\n';
    const after = text[position + 1] ?? '\n';
    if (isInsideWord(mark, before, after) || isShortening(text, position)) {
      apostrophes.push(position);
      continue;
    }
    const level = closedLevel(stack, mark, before, closesLater(position + 1));
    if (level >= 0) {
      const { position: open } = stack[level] as Opened;
      if (position > open + 1)
        quotations.push({ open, close: position, depth: level, kind: family.kind, outermost: family.kind });
      apostrophes.push(...shortYears(text, stack.slice(level + 1)));
      stack = stack.slice(0, level);
    } else if (opens(mark, before, after)) {
      if (stack.length === deepest) stack = [];
      stack.push({ position, mark, family });
    } else if ((mark === '’' || mark === "'") && letter.test(before)) apostrophes.push(position);
  }
  apostrophes.push(...shortYears(text, stack));
  return { quotations: ordered(quotations), apostrophes: apostrophes.toSorted((one, other) => one - other) };
}

/** Where a mark that nothing closes represents the century: in '98. */
function shortYears(text: string, unclosed: readonly Opened[]): readonly number[] {
  const year = /^['’‘]\d\d(?![\p{L}\p{N}])/u;
  return unclosed.map(({ position }) => position).filter((position) => year.test(text.slice(position, position + 4)));
}

function isInsideWord(mark: string, before: string, after: string): boolean {
  if (mark !== "'" && mark !== '’') return false;
  if (unspaced.test(before) || unspaced.test(after)) return false;
  return letter.test(before) && wordCharacter.test(after);
}

/** Rock 'n' roll, the '90s, the 1960's. */
function isShortening(text: string, position: number): boolean {
  if (!"'’‘".includes(text[position] as string)) return false;
  if (/^\d.s(?![\p{L}\p{N}])/u.test(text.slice(Math.max(0, position - 1), position + 3))) return true;
  const isFirst = /^.(?:\d0s|n['’] )/.test(text.slice(position, position + 4));
  return isFirst || (position > 1 && /^['’‘]n['’] $/.test(text.slice(position - 2, position + 2)));
}

function closedLevel(stack: readonly Opened[], mark: string, before: string, closesLater: boolean): number {
  if (/\s/.test(before) && mark !== '»' && mark !== '›') return -1;
  const low = closesLow(mark, before, closesLater) ? lowMarks.get(mark) : undefined;
  return stack.findLastIndex((opened) => partners.get(opened.mark)?.includes(mark) || opened.mark === low);
}

/** Apostrophes and inches do not, as long as the right mark is still to come: „Hans' 5" Rohr“. */
function closesLow(mark: string, before: string, closesLater: boolean): boolean {
  const other = mark === '"' ? /\d/ : wordCharacter;
  return !other.test(before) || !closesLater;
}

/**
 * Reports for positions, asked for in order, whether a right closing mark comes before the next low one and the end of the
 * line.
 */
function closesOnLine(text: string): (position: number) => boolean {
  const [closing, ending] = [nextMatch(text, /[“”‘’]/g), nextMatch(text, /[„‚\n]/g)];
  return (position) => closing(position) < ending(position);
}

function opens(mark: string, before: string, after: string): boolean {
  if (!partners.has(mark)) return false;
  if (/\s/.test(after) && mark !== '«' && mark !== '‹') return false;
  return beforeOpening.test(before) || familyOf.has(before) || unspaced.test(before);
}

/** Without quotations that a closing mark has cut, and with the depth that is left. */
function ordered(quotations: readonly Quotation[]): readonly Quotation[] {
  const enclosing: Quotation[] = [];
  return quotations
    .toSorted((one, other) => one.open - other.open)
    .map((quotation) => {
      while ((enclosing.at(-1)?.close ?? Number.POSITIVE_INFINITY) < quotation.open) enclosing.pop();
      const depth = enclosing.length;
      enclosing.push(quotation);
      return { ...quotation, depth, outermost: (enclosing[0] as Quotation).kind };
    });
}
