import { widthOf } from '../geometry.ts';
import { isPictureItem, isUnknown } from './drawn-words.ts';
import type { TextLine } from './line-text.ts';
import type { Box } from './page-content.ts';

export type Alignment = 'left' | 'center' | 'right' | 'justify';

/** A mark of a list at the beginning of a line. */
export const listMarker =
  /^(?:[•◦▪▫‣⁃∙·■□●○◆◇➢➤►▶✓✔✗★☆\uf0a7\uf0b7\uf0a8\uf0d8\uf0fc\u2013\u2014*-]|\(?\d{1,3}[.)]|\(?[A-Za-z][.)]|\(?[ivxIVX]{1,5}[.)])$/u;
export const startsWithMarker =
  /^(?:[•◦▪▫‣⁃∙■□●○◆◇➢➤►▶✓✔✗★☆\uf0a7\uf0b7\uf0a8\uf0d8\uf0fc]|[\u2013\u2014*-] |\(?\d{1,3}[.)] |\(?[a-zA-Z]\) |\([ivx]{1,5}\) |\[(?: {1,3}|[xX√✓✔])\] ?\S)/u;
/** `Report date: 15 November`: of lines that begin so one below the other, each is a text. */
const labelled = /^\p{Lu}[^:.!?]{1,40}: +\S/u;
export const letterMarker = /^\(?[A-Za-z][.)] /u;
export const endsSentence = /[.!?:;。！？：…]["'”’»)\]]*$/u;
const endsWithHyphen = /\p{L}[-\u00ad\u2010]$/u;

/** Positions from the side where lines begin. */
export interface Edges {
  readonly start: number;
  readonly end: number;
}

/** Lines one below the other, and what they have in common. */
export interface StackView {
  readonly lines: readonly TextLine[];
  readonly edges: readonly Edges[];
  /** Where each line would end if it were full. */
  readonly ends: readonly number[];
  readonly alignment: Alignment | undefined;
  /** Lines have their ends in common, and begin where they may: labels of an axis, an address at the edge. */
  readonly isEndAligned: boolean;
  readonly isTable: boolean;
  readonly bodyStart: number;
  readonly columnStart: number;
  readonly columnEnd: number;
  readonly leading: number;
  /** The widest distance between two lines. */
  readonly widest: number;
  readonly isLarge: boolean;
  /** Several lines begin with a letter and a dot, which are no initials then. */
  readonly hasLetters: boolean;
  /** Lines that begin an entry each. */
  readonly entries: ReadonlySet<number>;
  /** Lines above and below the bar of a fraction. */
  readonly fractions: ReadonlySet<TextLine>;
}

/** Whether a paragraph begins with a line. */
export function breaksBefore(view: StackView, index: number): boolean {
  const { lines, edges, leading } = view;
  const line = lines[index] as TextLine;
  const previous = lines[index - 1] as TextLine;
  const own = edges[index] as Edges;
  const above = edges[index - 1] as Edges;
  const size = line.size;
  if (previous.baseline - line.baseline > 1.28 * leading) return true;
  if (line.isDivider === true || previous.isDivider === true) return true;
  if (looksDifferent(previous, line) || saysNothing(previous) || saysNothing(line)) return true;
  if (view.fractions.has(line) || view.fractions.has(previous) || view.entries.has(index)) return true;
  if ([own, above].some((edge, at) => isLoneSign(at === 0 ? line : previous, edge, view))) return true;
  if (view.isTable && line.beside > 1) return !goesOnInCell(view, index);
  if (startsWithMarker.test(line.text) || line.isItem === true || previous.endsEntry === true) return true;
  if (startsWithPicture(line) || isLoneMark(line) || isLoneMark(previous)) return true;
  if (view.hasLetters && letterMarker.test(line.text)) return true;
  if (labelled.test(line.text) && labelled.test(previous.text)) return true;
  if (lines.length < 4 && previous.text.endsWith(':') && widthOf(line.box) < 12 * size) return true;
  if (endsWithHyphen.test(previous.text)) return false;
  if (changesScript(view, index)) return true;
  if (areRows(previous, line)) return true;
  if (view.alignment === 'center') return endsSentence.test(previous.text) && !view.isLarge;
  const fullEnd = view.ends[index - 1] ?? view.columnEnd;
  const room = view.isEndAligned ? above.start - view.columnStart : fullEnd - above.end;
  const isShort = room > firstWordWidth(line) + 0.35 * size;
  const isOver = isShort || endsSentence.test(previous.text);
  if (changesPitch(previous, line) && (isOver || isCode(previous) || isCode(line))) return true;
  if (own.start < view.bodyStart - 0.6 * size && above.start > own.start + 0.6 * size) return isOver;
  const indent = own.start - view.bodyStart;
  const isIndented =
    indent < farIn * size ? Math.abs(own.start - above.start) > 0.5 * size : isFarther(own, above, size);
  if (indent > 0.6 * size && isIndented && isOver) return true;
  if (!isShort) return view.isEndAligned && areLabels(view);
  if (view.isLarge && !endsSentence.test(previous.text)) return false;
  const continues = /^\p{Ll}/u.test(line.text) && !endsSentence.test(previous.text);
  return !(continues && above.end - above.start > 0.5 * (fullEnd - view.columnStart));
}

const latin = /\p{Script=Latin}/u;
const mostTitled = 4;

/** Whether a text in letters of another script is above or below the same in Latin ones, which begins with a capital: a form in two languages. */
function changesScript({ lines, edges, ends, columnEnd, alignment }: StackView, index: number): boolean {
  const line = lines[index] as TextLine;
  const previous = lines[index - 1] as TextLine;
  if (latin.test(previous.text) === latin.test(line.text)) return false;
  const scripts = [scriptOf(previous), scriptOf(line)];
  if (!scripts.includes('Latin') || !scripts.includes('another')) return false;
  if (alignment === 'center') return lines.length <= mostTitled;
  const room = (ends[index - 1] ?? columnEnd) - (edges[index - 1] as Edges).end;
  return room > firstWordWidth(line) + 0.35 * line.size;
}

/** Undefined where a line is in several scripts, has hardly a letter, or begins with a small one. */
function scriptOf({ text }: TextLine): 'Latin' | 'another' | undefined {
  const letters = text.match(/\p{L}/gu) ?? [];
  const [first] = letters;
  if (first === undefined || letters.length < 2 || /\p{Ll}/u.test(first)) return undefined;
  const ofLatin = letters.filter((letter) => latin.test(letter)).length;
  if (ofLatin === 0) return 'another';
  return ofLatin === letters.length ? 'Latin' : undefined;
}

/** In sizes: how far texts at the end of rows are at least from those at the beginning, how wide they are at most, how exactly they end. */
const atEndOfRow = { gap: 4, widest: 15, edge: 0.15 };

/** Lines with a date or a place of their own at the right edge each, and room before it for more: rows, as those of a curriculum vitae. */
function areRows(previous: TextLine, line: TextLine): boolean {
  const [one, other] = [previous.rowEnd, line.rowEnd];
  if (one === undefined || other === undefined || line.isRightToLeft || /^\p{Ll}/u.test(line.text)) return false;
  const { size } = line;
  const isEnd = (end: Box, { box }: TextLine): boolean =>
    end.left - box.right > atEndOfRow.gap * size && widthOf(end) < atEndOfRow.widest * size;
  const hasRoom = one.left - previous.box.right > firstWordWidth(line) + size;
  return (
    isEnd(one, previous) && isEnd(other, line) && hasRoom && Math.abs(one.right - other.right) < atEndOfRow.edge * size
  );
}

/** In sizes: what begins further in is in the middle of its column. */
const farIn = 6;

/** Signs far in a column, as an accent that is drawn over a letter of the line below. */
function isLoneSign({ text, size }: TextLine, { start }: Edges, { bodyStart }: StackView): boolean {
  return start > bodyStart + farIn * size && !/[\p{L}\p{N}]/u.test(text);
}

/** A line in the middle of a column, as that of a formula. */
function isFarther(own: Edges, above: Edges, size: number): boolean {
  return own.start > above.start + farIn * size;
}

/** Whether lines that end at one position all begin like labels, and one of them had room for the word after it. */
function areLabels({ lines, edges, columnStart, isLarge }: StackView): boolean {
  if (isLarge || lines.some(({ text }) => !/^[\p{Lu}\p{N}]/u.test(text))) return false;
  return lines
    .slice(1)
    .some((line, index) => (edges[index] as Edges).start - columnStart > firstWordWidth(line) + 0.35 * line.size);
}

/** In parts of the widest distance: lines of a cell are closer to each other than rows are. */
const withinCell = 0.87;

/** Whether a line of a cell is full, and the next one goes on with a word in small letters. */
function goesOnInCell({ lines, edges, ends, columnEnd, widest }: StackView, index: number): boolean {
  const line = lines[index] as TextLine;
  const previous = lines[index - 1] as TextLine;
  if (previous.baseline - line.baseline > withinCell * widest) return false;
  if (!/^\p{Ll}/u.test(line.text) || endsSentence.test(previous.text) || line.isItem === true) return false;
  const room = (ends[index - 1] ?? columnEnd) - (edges[index - 1] as Edges).end;
  return room <= firstWordWidth(line) + 0.35 * line.size;
}

/** Whether a line begins with a picture that a gap sets apart: a bullet, an icon of a label. */
function startsWithPicture(line: TextLine): boolean {
  const [first, second] = line.items;
  return (first !== undefined && isPictureItem(first) && second?.glyph === undefined) || startsWithCircle(line.items);
}

/** Whether a line is the bullet that word processors draw as an `o` of a typewriter face, or begins with it before text of another face. */
export function startsWithCircle([first, second, third]: TextLine['items']): boolean {
  if (first?.glyph === undefined || !isCircle(first)) return false;
  return second === undefined || (second.glyph === undefined && third?.glyph !== undefined && !isMono(third.glyph));
}

function isCircle({ text, glyph }: TextLine['items'][number]): boolean {
  return text === 'o' && glyph !== undefined && isMono(glyph);
}

/** Whether a line is nothing but a mark, in a column of marks. */
function isLoneMark({ text, beside }: TextLine): boolean {
  return beside > 1 && listMarker.test(text);
}

/** Whether no font says any of its characters: what some programs draw at the end of a paragraph. */
function saysNothing({ glyphs }: TextLine): boolean {
  return glyphs.every(isUnknown);
}

export function firstWordWidth({ items, box }: TextLine): number {
  const end = items.findIndex(({ glyph }) => glyph === undefined);
  const glyphs = items.slice(0, end < 0 ? undefined : end).flatMap(({ glyph }) => glyph ?? []);
  if (glyphs.length === 0) return widthOf(box);
  return Math.max(...glyphs.map((glyph) => glyph.box.right)) - Math.min(...glyphs.map((glyph) => glyph.box.left));
}

/** Whether a line looks different as a whole, and its beginning from the end of the line before. */
function looksDifferent(previous: TextLine, line: TextLine): boolean {
  if (Math.max(previous.size, line.size) > 1.08 * Math.min(previous.size, line.size)) return true;
  const [last, first] = [lastLetter(previous), firstLetter(line)];
  if (last === undefined || first === undefined) return false;
  const changes = (test: (glyph: Letter) => boolean): boolean => {
    const mostly = (one: boolean, share: number): boolean => (one ? share > 0.6 : share < 0.4);
    const [before, after] = [test(last), test(first)];
    return before !== after && mostly(before, shareOf(previous, test)) && mostly(after, shareOf(line, test));
  };
  if (changes(isBold) || changes(isMono)) return true;
  // A link, or a title in italics, may fill a line of a paragraph: its sentence goes on.
  if (!/^[\p{Lu}\p{N}(]/u.test(line.text) || endsWithHyphen.test(previous.text)) return false;
  return isEven(previous) && isEven(line) && differs(last, first);
}

type Letter = TextLine['glyphs'][number];

const lastLetter = ({ items }: TextLine): Letter | undefined =>
  items.findLast(({ glyph }) => glyph !== undefined)?.glyph;
const firstLetter = ({ items }: TextLine): Letter | undefined => items.find(({ glyph }) => glyph !== undefined)?.glyph;

/** Whether a name in a typewriter face begins a line, or ended the one before. */
function changesPitch(previous: TextLine, line: TextLine): boolean {
  const [last, first] = [lastLetter(previous), firstLetter(line)];
  return last !== undefined && first !== undefined && isMono(last) !== isMono(first);
}

/** Whether two letters are of other colours, or one of them is in italics. */
function differs({ character: one }: Letter, { character: other }: Letter): boolean {
  return one.font.italic !== other.font.italic || farthest(one.fill, other.fill) > otherColour;
}

/** Of 1, in the part of a colour that differs most. */
const otherColour = 0.06;

function farthest(one: Letter['character']['fill'], other: Letter['character']['fill']): number {
  return Math.max(Math.abs(one.red - other.red), Math.abs(one.green - other.green), Math.abs(one.blue - other.blue));
}

/** Whether all letters of a line have one colour and slant. */
function isEven({ glyphs: [first, ...others] }: TextLine): boolean {
  return first !== undefined && others.every((glyph) => !differs(first, glyph));
}

const isBold = ({ character }: Letter): boolean => character.font.bold;
const isMono = ({ character }: Letter): boolean => character.font.family === 'mono';

function isCode(line: TextLine): boolean {
  return shareOf(line, isMono) > 0.6;
}

function shareOf({ glyphs }: TextLine, test: (glyph: Letter) => boolean): number {
  return glyphs.filter(test).length / glyphs.length;
}
