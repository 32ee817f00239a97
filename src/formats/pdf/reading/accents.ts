import { overlapX, widthOf } from '../geometry.ts';
import type { Box } from './page-content.ts';

/** A glyph of a page as far as accents concern it. */
export interface DrawnLetter<Glyph> {
  text: string;
  readonly box: Box;
  readonly baseline: number;
  readonly size: number;
  also?: readonly Glyph[];
}

/** Accents that are characters of their own, by the marks that combine with letters. */
const accents: ReadonlyMap<string, string> = new Map([
  ['`', '\u0300'],
  ['\u02cb', '\u0300'],
  ['\u00b4', '\u0301'],
  ['\u02ca', '\u0301'],
  ['\u02c6', '\u0302'],
  ['^', '\u0302'],
  ['\u02dc', '\u0303'],
  ['~', '\u0303'],
  ['\u00af', '\u0304'],
  ['\u02c9', '\u0304'],
  ['\u02d8', '\u0306'],
  ['\u02d9', '\u0307'],
  ['\u00a8', '\u0308'],
  ['\u02da', '\u030a'],
  ['\u02dd', '\u030b'],
  ['\u02c7', '\u030c'],
  ['\u00b8', '\u0327'],
  ['\u02db', '\u0328'],
]);

/** Some accents are letters that modify others. */
const isLetter = /^[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]$/u;
type Placed = Omit<DrawnLetter<never>, 'also'>;

/** Share of the narrower of an accent and its letter that is over the other. */
const leastShared = 0.5;
/** Between the baselines of an accent and its letter, in parts of the size: accents of capitals are higher. */
const mostRise = 0.5;
/** Glyphs whose beginnings are between that of an accent and as far before it as a letter is wide, on one line. */
const mostBeside = 8;

/**
 * Accents that are drawn over a letter, as TeX does with fonts that have none with accents, become one character with it. They are drawn
 * before or after their letter, or before or after the whole line.
 */
export function composeAccents<Glyph extends DrawnLetter<Glyph>>(glyphs: readonly Glyph[]): readonly Glyph[] {
  const apart: Glyph[] = [];
  const composed = new Set<Glyph>();
  for (const [index, glyph] of glyphs.entries()) {
    const mark = accents.get(glyph.text);
    if (mark === undefined) continue;
    const letter = [glyphs[index + 1], glyphs[index - 1]].find(
      (beside) => beside !== undefined && isLetter.test(beside.text) && isAt(beside, glyph),
    );
    if (letter === undefined) apart.push(glyph);
    else {
      compose(letter, mark, glyph);
      composed.add(glyph);
    }
  }
  if (apart.length > 0) {
    const lines = new GlyphLines(glyphs);
    for (const glyph of apart) {
      const mark = accents.get(glyph.text) ?? '';
      const letter = lines.below(glyph, (beside) => isAt(beside, glyph) && withMark(beside.text, mark).length === 1);
      if (letter === undefined) continue;
      compose(letter, mark, glyph);
      composed.add(glyph);
    }
  }
  return composed.size === 0 ? glyphs : glyphs.filter((glyph) => !composed.has(glyph));
}

/** Whether one text is an accent and the other a letter: they have glyphs of their own, even if these are as wide and in one place. */
export function areAccentAndLetter(one: string, other: string): boolean {
  return (accents.has(one) && isLetter.test(other)) || (isLetter.test(one) && accents.has(other));
}

function compose<Glyph extends DrawnLetter<Glyph>>(letter: Glyph, mark: string, accent: Glyph): void {
  letter.text = withMark(letter.text, mark);
  letter.also = [...(letter.also ?? []), accent];
}

const dotless: Readonly<Record<string, string>> = { '\u0131': 'i', '\u0237': 'j' };

function withMark(letter: string, mark: string): string {
  return `${dotless[letter] ?? letter}${mark}`.normalize('NFC');
}

function isAt(letter: Placed, accent: Placed): boolean {
  return (
    Math.abs(letter.baseline - accent.baseline) < mostRise * letter.size &&
    overlapX(letter.box, accent.box) >= leastShared * Math.min(widthOf(letter.box), widthOf(accent.box))
  );
}

/** Letters by the height of their lines, from the left to the right. */
class GlyphLines<Glyph extends DrawnLetter<Glyph>> {
  readonly #lines = new Map<number, Glyph[]>();

  constructor(glyphs: readonly Glyph[]) {
    for (const glyph of glyphs) {
      if (!isLetter.test(glyph.text)) continue;
      const line = this.#lines.get(Math.floor(glyph.baseline));
      if (line === undefined) this.#lines.set(Math.floor(glyph.baseline), [glyph]);
      else line.push(glyph);
    }
    for (const line of this.#lines.values()) line.sort((one, other) => one.box.left - other.box.left);
  }

  /** The letter of which an accent covers most among those that may have it. */
  below(accent: Glyph, mayHave: (letter: Glyph) => boolean): Glyph | undefined {
    const reach = Math.min(mostRise * accent.size, mostLines);
    let best: Glyph | undefined;
    for (let at = Math.floor(accent.baseline - reach); at <= accent.baseline + reach; at += 1) {
      const line = this.#lines.get(at) ?? [];
      const end = firstAfter(line, accent.box.right);
      for (const letter of line.slice(Math.max(0, end - mostBeside), end)) {
        if (!mayHave(letter)) continue;
        if (best === undefined || overlapX(letter.box, accent.box) > overlapX(best.box, accent.box)) best = letter;
      }
    }
    return best;
  }
}

/** Points. */
const mostLines = 50;

/** The index of the first glyph that begins behind a position. */
function firstAfter(line: readonly Placed[], right: number): number {
  let [low, high] = [0, line.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((line[middle]?.box.left ?? 0) > right) high = middle;
    else low = middle + 1;
  }
  return low;
}
