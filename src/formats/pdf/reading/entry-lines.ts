import { isUnknown } from './drawn-words.ts';
import type { TextLine } from './line-text.ts';
import { endsSentence } from './paragraph-breaks.ts';

/** `specification ::= declaration`, `name = value`: a sign between spaces that says how the rest belongs to what is before it. */
const sign = /^[:=|→←↔⇒⇔↦≡≈≔∷⊢~]{1,3}$/u;
/** In sizes: signs of rows that are aligned at them begin at one position. */
const aligned = 0.1;

/** Of so many lines, all begin in bold: each is an entry, whatever it ends with. */
const fewestBold = 3;

/** Indices of lines that begin an entry each: rows that are aligned at a sign, and lines that begin with one sign,
 * with numbers in a row, or in bold. */
export function entryLines(lines: readonly TextLine[]): ReadonlySet<number> {
  return new Set([
    ...alignedRows(lines),
    ...markedLines(lines),
    ...numberedLines(lines),
    ...numberedItems(lines),
    ...boldLines(lines),
  ]);
}

function alignedRows(lines: readonly TextLine[]): Iterable<number> {
  const found = new Set<number>();
  const rows = new Map<string, { readonly index: number; readonly left: number }[]>();
  lines.forEach((line, index) => {
    for (const { text, left } of signsOf(line)) {
      const step = Math.floor(left / line.size);
      // Positions on both sides of a step are near each other, too.
      for (const { index: other, left: at } of [step - 1, step, step + 1].flatMap(
        (s) => rows.get(`${text} ${s}`) ?? [],
      ))
        if (Math.abs(at - left) < aligned * line.size) found.add(index).add(other);
      const key = `${text} ${step}`;
      const list = rows.get(key) ?? [];
      rows.set(key, list);
      if (list.length < mostRows) list.push({ index, left });
    }
  });
  return found;
}

const mostRows = 20;
const mostSigns = 10;

/** Signs with a space, and something else, on both sides. */
function signsOf({ items }: TextLine): readonly { readonly text: string; readonly left: number }[] {
  const signs: { text: string; left: number }[] = [];
  for (let start = 0; start < items.length && signs.length < mostSigns; ) {
    let end = start;
    while (items[end]?.glyph !== undefined) end += 1;
    const word = items.slice(start, end);
    const text = word.map((item) => item.text).join('');
    if (start > 0 && end < items.length && sign.test(text))
      signs.push({ text, left: Math.min(...word.flatMap(({ glyph }) => glyph?.box.left ?? [])) });
    start = end + 1;
  }
  return signs;
}

/** Signs that no font says, or of a font of symbols, before lines one below the other: bullets. */
function markedLines(lines: readonly TextLine[]): Iterable<number> {
  const found = new Set<number>();
  const marks = new Map<string, number>();
  lines.forEach((line, index) => {
    const { items, box, size } = line;
    const [mark, space] = items;
    const glyph = mark?.glyph;
    if (glyph === undefined || space === undefined || space.glyph !== undefined || !isSign(glyph)) return;
    const key = `${glyph.character.font.name} ${mark?.text} ${Math.round(box.left / (aligned * size))}`;
    const other = marks.get(key);
    if (other === undefined) marks.set(key, index);
    else found.add(other).add(index);
  });
  return found;
}

function isSign(glyph: TextLine['glyphs'][number]): boolean {
  return isUnknown(glyph) || (glyph.character.font.symbolic && !/[\p{L}\p{N}]/u.test(glyph.text));
}

const number = /^(\d{1,3}) \S/u;

/** `79 The numbers` above `80 of lines`; numbers within a text follow each other hardly ever. */
function numberedLines(lines: readonly TextLine[]): readonly number[] {
  const numbers = new Map<number, { readonly index: number; readonly left: number }>();
  lines.forEach((line, index) => {
    const [, digits] = number.exec(line.text) ?? [];
    if (digits !== undefined) numbers.set(Number(digits), { index, left: line.box.left });
  });
  return [...numbers].flatMap(([value, { index, left }]) => {
    const { size } = lines[index] as TextLine;
    const isNext = (other: number): boolean => Math.abs((numbers.get(other)?.left ?? Infinity) - left) < size;
    return isNext(value - 1) || isNext(value + 1) ? [index] : [];
  });
}

/** `（2）`, `2、`, `(二)`, `②`: marks with no space behind them. */
const mark = /^(?:([（(]?)(?:(\d{1,2})|([一二三四五六七八九十]))([）)、])|([\u2460-\u2473]))/u;
/** Of a line that begins with a mark, or with a label. */
const mayHaveMark = /^[（(\d一二三四五六七八九十\u2460-\u2473]|[:：]/u;
const mostItems = 20;

/** Lines that begin with the mark of an item, above or below which is the one before or after it; the first may be behind a label: `操作：（1）`. */
function numberedItems(lines: readonly TextLine[]): readonly number[] {
  const lefts = new Map<string, number[]>();
  const items = lines.flatMap((line, index) => {
    if (!mayHaveMark.test(line.text)) return [];
    const [own, labelled] = [markAt(line, 0), markAt(line, labelOf(line))];
    for (const found of [own, labelled]) {
      if (found === undefined) continue;
      const list = lefts.get(keyOf(found.kind, found.value)) ?? [];
      lefts.set(keyOf(found.kind, found.value), list);
      if (list.length < mostItems) list.push(found.left);
    }
    return own === undefined ? [] : [{ ...own, index, size: line.size }];
  });
  const isNear = (kind: string, value: number, left: number, size: number): boolean =>
    (lefts.get(keyOf(kind, value)) ?? []).some((other) => Math.abs(other - left) < size);
  return items
    .filter(({ kind, value, left, size }) => isNear(kind, value - 1, left, size) || isNear(kind, value + 1, left, size))
    .map(({ index }) => index);
}

const keyOf = (kind: string, value: number): string => `${kind} ${value}`;

function markAt(
  { items }: TextLine,
  at: number,
): { readonly kind: string; readonly value: number; readonly left: number } | undefined {
  const start = items.slice(at, at + 5);
  const left = start[0]?.glyph?.box.left;
  const [, open = '', digits, numeral, close = '', circled] = mark.exec(start.map(({ text }) => text).join('')) ?? [];
  if (left === undefined) return undefined;
  if (circled !== undefined) return { kind: 'circled', value: circled.charCodeAt(0) - 0x245f, left };
  if (digits !== undefined) return { kind: `${open}1${close}`, value: Number(digits), left };
  if (numeral === undefined) return undefined;
  return { kind: `${open}一${close}`, value: '一二三四五六七八九十'.indexOf(numeral) + 1, left };
}

/** In letters: names of lists are shorter. */
const longestLabel = 12;

/** Where a line goes on behind its label. */
function labelOf({ items }: TextLine): number {
  const colon = items.slice(0, longestLabel).findIndex(({ text }) => text === '：' || text === ':');
  return colon < 0 ? items.length : colon + (items[colon + 1]?.glyph === undefined ? 2 : 1);
}

function boldLines(lines: readonly TextLine[]): Iterable<number> {
  const bold = lines.flatMap((line, index) => (beginsInBold(line) ? [index] : []));
  if (bold.length < 2) return [];
  const areAll = bold.length === lines.length && lines.length >= fewestBold;
  return bold.filter((index) => {
    const previous = lines[index - 1];
    return previous !== undefined && !isBold(previous.glyphs.at(-1)) && (areAll || endsSentence.test(previous.text));
  });
}

/** A name in bold, and a text that is not: `Theorem 1. All men are mortal.` */
function beginsInBold({ items, text }: TextLine): boolean {
  const first = items.slice(0, 2).map(({ glyph }) => glyph);
  return (
    first.length > 1 &&
    first.every(isBold) &&
    /^[^\p{Ll}]?[\p{L}\p{N}]/u.test(text) &&
    !/^\p{Ll}/u.test(text) &&
    !isBold(items.at(-1)?.glyph)
  );
}

function isBold(glyph: TextLine['items'][number]['glyph']): boolean {
  return glyph?.character.font.bold === true;
}
