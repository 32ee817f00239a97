import { unite } from '../geometry.ts';
import type { BlockText } from './block-text.ts';
import { hasSignsOfCode, isCommand, isLoneName, isStatement, mayBeStatement } from './code-lines.ts';
import type { TextLine } from './line-text.ts';
import type { Box } from './page-content.ts';
import type { LeftReason } from './page-layout.ts';
import type { Paragraph } from './page-paragraphs.ts';
import { isFixedPitch, wholeWord } from './text-to-keep.ts';

interface JudgedText {
  readonly paragraph: Paragraph;
  readonly text: BlockText;
  readonly keep?: LeftReason;
}

/** Lines in a fixed-pitch face beside each other with little between them: one line of a listing. */
interface ListedRow {
  readonly lines: readonly TextLine[];
  readonly text: string;
  readonly box: Box;
  readonly baseline: number;
  readonly size: number;
  /** Between its baseline and that of the row above, and that row; undefined where nothing is close above. */
  above?: { readonly row: ListedRow; readonly distance: number };
  /** To the first row below. */
  below?: number;
}

/** In sizes: between parts of one row, between rows, and by which a row may begin further in than the one above ends. */
const withinRow = 3;
const betweenRows = 1.7;
const indent = 5;
/** Of the distances above and below it, the one to the next row of a listing is hardly more. */
const evenly = 1.2;
/** Rows of more parts are no code, and rows in the band above a row are not looked at without end. */
const mostParts = 40;

/** Lines of code that say enough, and how many names alone are beside each of them at most. */
const fewestCode = 3;
const namesForEach = 2;

/**
 * Texts that stay since they are part of a listing: lines in a fixed-pitch face, evenly one below the other, most of which are code. An `else:`
 * says nothing by its signs. Rules between lines do not count: word processors fill the ground of each line. Sentences and comments in
 * a listing are judged alone.
 */
export function textsInListings<Text extends JudgedText>(texts: readonly Text[]): ReadonlySet<Text> {
  const fixed = texts.filter(({ paragraph }) => isFixedPitch(paragraph.lines));
  if (!fixed.some(({ keep }) => keep === undefined) || fixed.every(({ keep }) => keep !== 'code')) return new Set();
  const rows = rowsOf(fixed.flatMap(({ paragraph }) => paragraph.lines));
  linkRows(rows);
  const listed = new Set<TextLine>();
  for (const listing of listingsOf(rows)) {
    if (!isMostlyCode(listing)) continue;
    for (const { lines } of listing) for (const line of lines) listed.add(line);
  }
  return new Set(
    fixed.filter(
      ({ paragraph, text: { text }, keep }) =>
        keep === undefined && !isForReaders(text) && paragraph.lines.every((line) => listed.has(line)),
    ),
  );
}

/** From top to bottom. */
function rowsOf(lines: readonly TextLine[]): readonly ListedRow[] {
  const rows: ListedRow[] = [];
  for (const row of Map.groupBy(lines, (line) => line.row).values()) {
    if (row.length > mostParts) continue;
    let parts: TextLine[] = [];
    for (const line of row.toSorted((one, other) => one.box.left - other.box.left)) {
      const last = parts.at(-1);
      if (last !== undefined && line.box.left - last.box.right > withinRow * line.size) {
        rows.push(toRow(parts));
        parts = [];
      }
      parts.push(line);
    }
    rows.push(toRow(parts));
  }
  return rows.sort((one, other) => other.baseline - one.baseline);
}

function toRow(lines: readonly TextLine[]): ListedRow {
  const [{ baseline, size }] = lines as readonly [TextLine];
  return {
    lines,
    text: lines.map(({ text }) => text).join(' '),
    box: unite(lines.map(({ box }) => box)),
    baseline,
    size,
  };
}

function linkRows(rows: readonly ListedRow[]): void {
  rows.forEach((row, index) => {
    for (let at = index - 1; at >= Math.max(0, index - mostParts); at -= 1) {
      const upper = rows[at] as ListedRow;
      const distance = upper.baseline - row.baseline;
      if (distance > betweenRows * row.size) return;
      if (distance < 0.5 * row.size || !isBelow(row, upper)) continue;
      row.above = { row: upper, distance };
      upper.below ??= distance;
      return;
    }
  });
}

function isBelow(row: ListedRow, upper: ListedRow): boolean {
  if (Math.max(row.size, upper.size) > 1.08 * Math.min(row.size, upper.size)) return false;
  const left = Math.max(row.box.left, upper.box.left);
  const right = Math.min(row.box.right, upper.box.right);
  return left - right <= indent * row.size;
}

function listingsOf(rows: readonly ListedRow[]): Iterable<readonly ListedRow[]> {
  const listings = new Map<ListedRow, ListedRow[]>();
  const all: ListedRow[][] = [];
  for (const row of rows) {
    const { above } = row;
    const distances = [above?.row.above?.distance, row.below].filter((distance) => distance !== undefined);
    const isEven = above !== undefined && above.distance <= evenly * Math.min(above.distance, ...distances);
    const listing = isEven ? (listings.get(above.row) ?? []) : [];
    if (listing.length === 0) all.push(listing);
    listing.push(row);
    listings.set(row, listing);
  }
  return all;
}

/** A name and what it is, as in an address: its signs are those of numbers and links. */
const labelled = /^\p{Lu}[^:.!?=(]{1,40}: +\S/u;

/** Beside statements and commands, lines that are nothing but a name say neither; without any other line, one of them is enough. */
function isMostlyCode(listing: readonly ListedRow[]): boolean {
  const counts = { certain: 0, code: 0, names: 0, others: 0 };
  for (const { text } of listing) {
    if (!/\p{L}/u.test(text) || isComment(text)) continue;
    if (directive.test(text) || isCommand(text) || isStatement(text)) counts.certain += 1;
    else if (mayBeStatement(text) || (hasSignsOfCode(text) && !labelled.test(text))) counts.code += 1;
    else if (isLoneName(text)) counts.names += 1;
    else counts.others += 1;
  }
  const code = counts.certain + counts.code;
  const others = counts.others + (counts.certain > 0 && counts.names <= namesForEach * code ? 0 : counts.names);
  if (others === 0 && counts.certain > 0) return true;
  return code >= fewestCode && code > others;
}

const comment = /^(?:#|\/\/|\/\*|\*|--|;|%|<!--|"""|''')[^\p{L}]*\p{L}+/u;
/** Its beginning may be another text, behind the code of the line or above it. */
const endOfComment = /^[^{};]*\p{L}{3}[^{};]*\*\/$/u;
/** Of C (ISO/IEC 9899, 6.10). */
const directive =
  /^#(?: *include *["<]|(?:include|else|endif)(?:$| *\/)|(?:ifn?def|if|elifn?def|elif|define|undef|pragma) +\S)/u;
const plainWord = /^["'“‘(]?[\p{L}\p{M}'’-]{2,}["'”’)]?[.,;:!?…]?$/u;

function isComment(text: string): boolean {
  return (comment.test(text) || endOfComment.test(text)) && !directive.test(text);
}

/** Whether a text says something to people wherever it is: a comment, a sentence, what a program prints. */
function isForReaders(text: string): boolean {
  if (wholeWord.test(text) || isComment(text)) return true;
  const words = text.split(/\s+/u);
  const plain = words.filter((word) => plainWord.test(word));
  if (plain.length < 3 || plain.length < 0.7 * words.length) return false;
  const small = plain.filter((word) => /^\p{Ll}/u.test(word));
  return /[.!?…]$/u.test(text) || (small.length > 1 && /^\p{Lu}(?:\p{Ll}|$|\s)/u.test(text));
}
