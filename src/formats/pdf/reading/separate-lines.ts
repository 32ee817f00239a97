import { widthOf } from '../geometry.ts';
import type { TextLine } from './line-text.ts';
import type { LinesAround } from './lines-around.ts';
import { type Alignment, firstWordWidth, startsWithMarker } from './paragraph-breaks.ts';

/** A longer paragraph is no address; widths in sizes: of any line, of lines with data, of a name and an office. */
const most = { lines: 8, width: 26, withData: 18, name: 14 };
/** In sizes: the widest line of an address is wider, and that of a narrow column may not be. */
const leastWithData = 7;
/** In sizes: what was free behind a line, beside the word that begins the next one. */
const free = { least: 1.5, inColumn: 4, ragged: 1 };
/** Lines that show how wide a column is; in sizes, how much further lines may end that show that it is narrow. */
const fewestWide = 3;
const narrow = 8;
/** Lines with data each say enough by themselves. */
const fewestData = 3;

const netAddress = /^(?:\S+@\S+\.\S+|(?:https?:|www\.)\S+)$/u;
const beginsAnew = /^(?:["'“„«(]?[\p{Lu}\p{N}]|\p{Ll}\p{Lu}|\+\d)/u;
/** The end of a sentence, which no abbreviation is, or of a part of one. */
const endsText = /\p{L}{4}[.!?…]["'”’»)\]]*$/u;
const goesOn = /[:;,\-\u2010\u2013\u2014&/]$/u;
const opensBracket = /[([][^)\]]*$/u;
/** A telephone number or a date. */
const numberAlone = /^\+?[\d ()/.-]{6,}$/u;
/** A house or a code before a name, or behind one. */
const nameWithNumber = /^\d[\d.,/() -]*\p{Lu}? \p{L}|\p{L}[^\d]* \p{L}{0,2}\d[\d -]*\p{L}?$/u;

/** What is known of the column of a paragraph. */
export interface Surroundings {
  readonly alignment: Alignment | undefined;
  readonly isLarge: boolean;
  /** All other paragraphs of the column are single lines. */
  readonly areOthersLines: boolean;
  readonly page: LinesAround;
}

/**
 * Whether lines that look like a paragraph are a text each: those of an address, names, a name and an office, rows of an invitation.
 * Each begins like a text, none ends a sentence, and the next one would have had room behind it. Besides that they are ragged, or
 * have data, or text that begins at their position goes on much further.
 */
export function areSeparate(lines: readonly TextLine[], surroundings: Surroundings): boolean {
  if (lines.length < 2 || lines.length > most.lines || surroundings.isLarge || !lines.every(isOwnLine)) return false;
  const data = lines.filter(
    ({ text }, index) => isData(text) || (nameWithNumber.test(text) && (index > 0 || !/^\d/u.test(text))),
  );
  // Of a title in capitals, nothing says where a line begins a text.
  if (data.length === 0 && !lines.some(({ text }) => /\p{Ll}/u.test(text))) return false;
  if (data.length === lines.length && lines.length >= fewestData) return true;
  const broken = lines
    .slice(0, -1)
    .map((line, index) => ({ line, next: firstWordWidth(lines[index + 1] as TextLine) }));
  if (!broken.every(({ line, next }) => hasRoom(line, next + free.least * line.size, surroundings))) return false;
  const size = lines[0]?.size ?? 1;
  const widest = Math.max(...lines.map(({ box }) => widthOf(box)));
  const isRagged = broken.some(({ line, next }) => widest - widthOf(line.box) > next + free.ragged * size);
  if (surroundings.areOthersLines || isRagged) return true;
  const isAddress = data.some(({ text }) => isData(text)) || (data.length > 0 && widest < most.withData * size);
  if (isAddress && widest > leastWithData * size) return true;
  return widest < most.name * size && areInWideColumn(lines, broken, surroundings);
}

/** Lines that are broken before the word that the next one begins with, which is so wide. */
type Broken = readonly { readonly line: TextLine; readonly next: number }[];

function areInWideColumn(lines: readonly TextLine[], broken: Broken, { alignment, page }: Surroundings): boolean {
  const [first] = lines;
  if (first === undefined || alignment === 'center' || alignment === 'right') return false;
  const reach = Math.max(...broken.map(({ line, next }) => line.box.right + next + free.inColumn * first.size));
  const others = page.startingAt(first).filter((line) => !lines.includes(line));
  const wide = others.filter(({ box }) => box.right > reach);
  const hasNarrow = others.some(({ box }) => box.right <= reach && box.right > reach - narrow * first.size);
  return wide.length >= fewestWide && !hasNarrow;
}

const isData = (text: string): boolean => netAddress.test(text) || numberAlone.test(text);

function isOwnLine(
  { text, box, size, isRightToLeft, isItem }: TextLine,
  index: number,
  lines: readonly TextLine[],
): boolean {
  if (isRightToLeft || isItem === true || startsWithMarker.test(text) || widthOf(box) > most.width * size) return false;
  if (endsText.test(text) || opensBracket.test(text) || !(beginsAnew.test(text) || netAddress.test(text))) return false;
  return index === lines.length - 1 || !goesOn.test(text);
}

function hasRoom(line: TextLine, width: number, { alignment, page }: Surroundings): boolean {
  if (alignment !== 'center') return page.hasRoom(line, 'right', width);
  return page.hasRoom(line, 'right', width / 2) && page.hasRoom(line, 'left', width / 2);
}
