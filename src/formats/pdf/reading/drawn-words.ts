import { heightOf, overlapX, overlapY, widthOf as widthOfBox } from '../geometry.ts';
import type { FormulaBar } from './formula-bars.ts';
import type { LineItem, TextLine } from './line-text.ts';
import type { Glyph } from './page-glyphs.ts';
import type { DrawnBar, DrawnWord } from './page-layout.ts';

/** A word that is drawn as it was. */
export type DrawnPart = Pick<DrawnWord, 'codes' | 'width' | 'bars'>;

/** A character of a line, or a word whose letters are not all known. */
export interface WordItem extends LineItem {
  readonly drawn?: DrawnPart;
}

/** Fonts whose letters are pictures. */
export const pictureFont = /wingding|webding|dingbat|awesome|icon|marlett/i;

/** Whether a character of a line is a picture in such a font. */
export function isPictureItem({ glyph }: LineItem): boolean {
  return glyph !== undefined && pictureFont.test(glyph.character.font.name);
}

const privateUse = /^[\ue000-\uf8ff]$/u;
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

export function isUnknown({ text }: Pick<Glyph, 'text'>): boolean {
  return text === '' || privateUse.test(text);
}

/** Formulas that are wider, in sizes of their letters, may be divided between two lines. */
const widestFormula = 12;
/** Marks of lists are no part of the word that they touch. */
const bullet = /^[•◦▪▫‣∙■□●○◆◇➢➤►▶✓✔✗★☆]$/u;
const endOfWord = /^[,.;:!?\u2019\u201d]$/u;

/** Symbols of formulas and icons: faces of texts have no such letters, or others. */
function isSymbol(glyph: Glyph): boolean {
  return isUnknown(glyph) || glyph.character.font.symbolic;
}

/**
 * The characters of a line, with each word as one item that has a symbol, a letter of which no font says what it is, or a part of a fraction
 * or a root. Such words side by side are one, too: a formula.
 */
export function drawnWords(line: TextLine, bars: readonly FormulaBar[]): readonly WordItem[] {
  const isBarred = (glyph: Glyph): boolean => bars.some(({ glyphs }) => glyphs.has(glyph));
  const isDrawn = (glyph: Glyph): boolean => isSymbol(glyph) || isBarred(glyph);
  if (!line.glyphs.some(isDrawn)) return line.items;
  const result: WordItem[] = [];
  let open: readonly Glyph[] = [];
  let spaces: readonly WordItem[] = [];
  const close = (): void => {
    if (open.length > 0) result.push(drawnWord(open, line, bars));
    result.push(...spaces);
    [open, spaces] = [[], []];
  };
  for (const word of wordsOf(line.items)) {
    const glyphs = word.flatMap(({ glyph }) => glyph ?? []);
    if (glyphs.length === 0) {
      spaces = [...spaces, ...word];
      continue;
    }
    if (!glyphs.some(isDrawn)) {
      close();
      result.push(...word);
      continue;
    }
    const end = glyphs.findLastIndex((glyph) => !endOfWord.test(glyph.text) || isBarred(glyph)) + 1;
    const own = glyphs.slice(0, end);
    const isUnited = bars.some(
      ({ glyphs: all }) => open.some((glyph) => all.has(glyph)) && own.some((glyph) => all.has(glyph)),
    );
    const isOther = isPaintedOtherwise(open.at(-1), own[0]) || widthOf([...open, ...own]) > widestFormula * line.size;
    if (open.length === 0 || (!isUnited && isOther)) {
      close();
      open = own;
    } else [open, spaces] = [[...open, ...own], []];
    if (end === glyphs.length) continue;
    close();
    result.push(...glyphs.slice(end).map((glyph) => ({ text: glyph.text, glyph })));
  }
  close();
  return result;
}

function widthOf(glyphs: readonly Glyph[]): number {
  return Math.max(...glyphs.map(({ box }) => box.right)) - Math.min(...glyphs.map(({ box }) => box.left));
}

/** A part that stays as it was drawn has one colour. */
function isPaintedOtherwise(one: Glyph | undefined, other: Glyph | undefined): boolean {
  if (one === undefined || other === undefined || one.character.fill === other.character.fill) return false;
  const [first, second] = [one.character.fill, other.character.fill];
  return first.red !== second.red || first.green !== second.green || first.blue !== second.blue;
}

/** Of the narrower of two glyphs, and of the lower one: as much is over the other where they are parts of one picture. */
const leastOver = 0.6;

/** Whether a symbol is drawn over another glyph, or under it: layers of a coloured pictograph, a sign in a circle. */
function areLayers(one: Glyph, other: Glyph): boolean {
  if (!isSymbol(one) && !isSymbol(other)) return false;
  return (
    overlapX(one.box, other.box) > leastOver * Math.min(widthOfBox(one.box), widthOfBox(other.box)) &&
    overlapY(one.box, other.box) > leastOver * Math.min(heightOf(one.box), heightOf(other.box))
  );
}

/** A picture beside a word is no part of it. */
function areApart(one: Glyph, other: Glyph): boolean {
  const [isPicture, isOther] = [one, other].map(({ character }) => pictureFont.test(character.font.name));
  return isPicture !== isOther || isPaintedOtherwise(one, other);
}

function* wordsOf(items: readonly LineItem[]): Generator<readonly LineItem[]> {
  for (let start = 0; start < items.length; ) {
    let end = start + 1;
    while (end < items.length && isOneWord(items[end - 1], items[end])) end += 1;
    yield items.slice(start, end);
    start = end;
  }
}

function isOneWord(previous: LineItem | undefined, item: LineItem | undefined): boolean {
  if (previous?.glyph === undefined || item?.glyph === undefined) return false;
  if (areLayers(previous.glyph, item.glyph)) return true;
  if (bullet.test(previous.text) || bullet.test(item.text) || areApart(previous.glyph, item.glyph)) return false;
  return !withoutSpaces.test(previous.text) && !withoutSpaces.test(item.text);
}

function drawnWord(glyphs: readonly Glyph[], { baseline }: TextLine, bars: readonly FormulaBar[]): WordItem {
  const own = bars.filter((bar) => glyphs.some((glyph) => bar.glyphs.has(glyph)));
  const boxes = [...glyphs, ...own].map(({ box }) => box);
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const codes = glyphs
    .flatMap((glyph) => [glyph, ...(glyph.also ?? [])])
    .toSorted((one, other) => one.character.object - other.character.object)
    .map(({ character, code, box, baseline: height }) => ({
      object: character.object,
      code,
      x: box.left - left,
      y: height - baseline,
    }));
  const text = glyphs.map((glyph) => (isUnknown(glyph) ? '' : glyph.text)).join('');
  const first = glyphs.find((glyph) => !isUnknown(glyph)) ?? glyphs[0];
  return {
    text,
    ...(first && { glyph: first }),
    drawn: { codes, width: right - left, bars: own.map((bar) => barOf(bar, left, baseline)) },
  };
}

function barOf({ box, path }: FormulaBar, left: number, baseline: number): DrawnBar {
  const { bottom, top } = box;
  return {
    box: { left: box.left - left, right: box.right - left, bottom: bottom - baseline, top: top - baseline },
    path,
  };
}
