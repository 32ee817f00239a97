import { boxOfPoints } from '../geometry.ts';
import { areAccentAndLetter } from './accents.ts';
import { isBoldStroke } from './bold-strokes.ts';
import { type MarkNeighbour, textOfMark } from './nameless-marks.ts';
import type { Box, FontDescription, PageCharacter, Point } from './page-content.ts';
import type { PdfiumInstance } from './pdfium-instance.ts';
import type { FontReader } from './read-font.ts';
import type { OpenTextObject } from './read-objects.ts';

/** Above it a page is left as it is. */
const mostCharacters = 200_000;

/** What PDFium writes for a hyphen that it takes for one at the end of a line. */
const hyphenCode = 2;

interface ObjectLook {
  readonly object: number;
  readonly size: number;
  readonly angle: number;
  /** Points along the writing direction for a point to the right, as `FPDFText_GetLooseCharBox` measures; 0 where it cannot. */
  readonly stretch: number;
  /** How far a letter goes along the writing direction, as its font says; 0 where that says nothing. */
  readonly advanceOf: (code: number) => number;
  readonly ascent: number;
  readonly descent: number;
  /** Around what the object draws, where its text is not that of its glyphs (`ActualText`). */
  readonly extent?: Box;
  /** The font, for letters of formulas. */
  readonly symbols: FontDescription;
  readonly rest: Pick<PageCharacter, 'font' | 'fill' | 'renderingMode'>;
}

interface RawCharacter {
  readonly look: ObjectLook;
  readonly index: number;
  readonly origin: Point;
  readonly advance: number;
  /** What a mark over the letter before it covers. */
  readonly ink?: Pick<Box, 'left' | 'right'>;
  /** What is drawn of a letter that no font says, from its origin. */
  readonly shape?: Box;
  code: number;
  text: string;
  isHyphen: boolean;
}

export interface OpenCharacters {
  readonly characters: readonly PageCharacter[];
  readonly complete: boolean;
}

/** Reads the characters of a text page; `objects` are those of the same page, `without` the ordinals of those that are passed over. */
export function readCharacters(
  instance: PdfiumInstance,
  textPage: number,
  objects: readonly OpenTextObject[],
  fonts: FontReader,
  without?: ReadonlySet<number>,
): OpenCharacters {
  const { functions } = instance;
  const count = functions.FPDFText_CountChars(textPage);
  const ordinals = new Map(objects.map(({ pointer }, ordinal) => [pointer, ordinal]));
  const looks = new Map<number, ObjectLook>();
  const found: RawCharacter[] = [];
  for (let index = 0; index < Math.min(count, mostCharacters); index += 1) {
    if (index % 1024 === 0) instance.checkTime();
    if (functions.FPDFText_IsGenerated(textPage, index) === 1) continue;
    const ordinal = ordinals.get(functions.FPDFText_GetTextObject(textPage, index));
    const object = ordinal === undefined ? undefined : objects[ordinal];
    if (ordinal === undefined || object === undefined || without?.has(ordinal) === true) continue;
    let look = looks.get(ordinal);
    if (look === undefined) {
      look = lookOf(instance, textPage, index, ordinal, object, fonts);
      looks.set(ordinal, look);
    }
    const character = readCharacter(instance, textPage, index, look);
    const previous = found.at(-1);
    if (previous !== undefined && isSecondHalf(previous, character)) {
      previous.code = 0x10000 + ((previous.code - 0xd800) << 10) + (character.code - 0xdc00);
      previous.text = textOf(previous.code);
    } else if (previous !== undefined && isSameCode(previous, character)) {
      previous.text += character.text;
      previous.isHyphen ||= character.isHyphen;
    } else found.push(character);
  }
  nameMarks(found);
  return { characters: found.map((raw, at) => finish(raw, found[at + 1])), complete: count <= mostCharacters };
}

function lookOf(
  instance: PdfiumInstance,
  textPage: number,
  index: number,
  ordinal: number,
  { pointer, fill, stroke, renderingMode, box, actualText }: OpenTextObject,
  fonts: FontReader,
): ObjectLook {
  const { functions, scratch } = instance;
  const known = functions.FPDFText_GetMatrix(textPage, index, scratch) !== 0;
  const [a = 1, b = 0, c = 0, d = 1] = known ? Array.from(instance.floats(4)) : [];
  const fontSize = functions.FPDFTextObj_GetFontSize(pointer, scratch) ? (instance.floats(1)[0] ?? 1) : 1;
  const font = functions.FPDFTextObj_GetFont(pointer);
  const { description, emboldened, symbols, ascent, descent } = fonts.read(font);
  const along = Math.hypot(a, b);
  const size = Math.abs(fontSize) * (along === 0 ? Math.hypot(c, d) : Math.abs(a * d - b * c) / along);
  const isBold = stroke !== undefined && isBoldStroke(stroke, { fontSize: Math.abs(fontSize), size });
  // A negative size turns the letters round.
  const angle = Math.atan2(b * Math.sign(fontSize || 1), a * Math.sign(fontSize || 1));
  return {
    object: ordinal,
    size,
    angle: Math.abs(angle) < 1e-4 ? 0 : angle,
    stretch: Math.abs(a) < 0.1 * along ? 0 : along / Math.abs(a),
    advanceOf: (code) => fonts.advance(font, code) * Math.abs(fontSize) * along,
    ascent,
    descent,
    ...(actualText !== undefined && { extent: box }),
    symbols,
    rest: { font: isBold ? emboldened : description, fill, renderingMode },
  };
}

function readCharacter(instance: PdfiumInstance, textPage: number, index: number, look: ObjectLook): RawCharacter {
  const { functions, scratch } = instance;
  functions.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
  const x = instance.double(0);
  const y = instance.double(1);
  const code = functions.FPDFText_GetUnicode(textPage, index) >>> 0;
  const isUnmapped = functions.FPDFText_HasUnicodeMapError(textPage, index) === 1;
  const text = isUnmapped ? '' : textOf(code);
  const isNameless = text === '' && look.angle === 0 && !look.rest.font.symbolic && !look.rest.font.type3;
  const shape = isNameless ? shapeOf(instance, textPage, index, { x, y }) : undefined;
  const ink = look.angle === 0 && mark.test(textOf(code)) ? inkBefore(instance, textPage, index, x) : undefined;
  return {
    look,
    index,
    origin: { x, y },
    advance: advanceOf(instance, textPage, index, look, { x, y }),
    ...(ink && { ink }),
    ...(shape && { shape }),
    code,
    text,
    isHyphen: code === hyphenCode || functions.FPDFText_IsHyphen(textPage, index) === 1,
  };
}

/** Marks without a width: those of Thai are drawn behind their letter, to the left. */
const mark = /^\p{Mn}$/u;

function inkBefore(instance: PdfiumInstance, textPage: number, index: number, x: number): RawCharacter['ink'] {
  const ink = inkOf(instance, textPage, index);
  if (ink === undefined) return undefined;
  const { left, right } = ink;
  return left < right && (left + right) / 2 < x ? { left, right } : undefined;
}

function shapeOf(instance: PdfiumInstance, textPage: number, index: number, { x, y }: Point): Box | undefined {
  const ink = inkOf(instance, textPage, index);
  return ink && { left: ink.left - x, right: ink.right - x, bottom: ink.bottom - y, top: ink.top - y };
}

/** Around what is drawn of a character. */
function inkOf(instance: PdfiumInstance, textPage: number, index: number): Box | undefined {
  const { functions, scratch } = instance;
  if (!functions.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24))
    return undefined;
  const [left = 0, right = 0, bottom = 0, top = 0] = instance.doubles(4);
  return { left, right, bottom, top };
}

/** Gives punctuation its text that no font says. */
function nameMarks(found: readonly RawCharacter[]): void {
  for (let index = 0; index < found.length; index += 1) {
    const raw = found[index];
    if (raw?.shape === undefined || raw.text !== '') continue;
    const { shape, look, origin, advance } = raw;
    const { size } = look;
    const inSizes = (value: number): number => value / size;
    const gapTo = (
      other: RawCharacter | undefined,
      distance: (one: RawCharacter) => number,
    ): MarkNeighbour | undefined => {
      if (other === undefined || other.text.trim() === '') return undefined;
      const isBeside = other.look.angle === 0 && Math.abs(other.origin.y - origin.y) < 0.3 * size;
      return { text: other.text, gap: isBeside ? inSizes(distance(other)) : Infinity };
    };
    const text = textOfMark({
      ink: {
        left: inSizes(shape.left),
        right: inSizes(shape.right),
        bottom: inSizes(shape.bottom),
        top: inSizes(shape.top),
      },
      advance: inSizes(advance),
      before: gapTo(found[index - 1], (one) => origin.x + shape.left - one.origin.x - one.advance),
      after: gapTo(found[index + 1], (one) => one.origin.x - origin.x - shape.right),
    });
    if (text !== undefined) raw.text = text;
  }
}

function advanceOf(
  instance: PdfiumInstance,
  textPage: number,
  index: number,
  { stretch, angle }: ObjectLook,
  origin: Point,
): number {
  const { functions, scratch } = instance;
  if (stretch > 0 && functions.FPDFText_GetLooseCharBox(textPage, index, scratch)) {
    const width = instance.float(2) - instance.float(0);
    if (width > 0) return width * stretch;
  }
  // Text that runs upwards or downwards, and text replaced by an `ActualText`: as far as the glyphs reach.
  const ink = inkOf(instance, textPage, index);
  return ink === undefined ? 0 : Math.max(0, reachOf(ink, origin, angle));
}

/** How far a box goes in a direction. */
function reachOf({ left, right, bottom, top }: Box, { x, y }: Point, angle: number): number {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  return Math.max(cosine * (left - x), cosine * (right - x)) + Math.max(sine * (bottom - y), sine * (top - y));
}

/** No letters, whatever a font says. */
const unassigned = /^[\p{Cn}\p{Cs}]$/u;

/** What a code point of PDFium says. */
export function textOf(code: number): string {
  if (code === hyphenCode) return '-';
  if (code === 0 || code === 0xfffd || code === 0xfffe || code > 0x10ffff) return '';
  if (code < 0x20 || code === 0xa0) return ' ';
  const text = String.fromCodePoint(code);
  return code > 0x2ff && unassigned.test(text) ? '' : text;
}

/** PDFium lists each code point of a ligature, and of an `ActualText`, with the position of the whole. */
function isSameCode(one: RawCharacter, other: RawCharacter): boolean {
  const isApart = one.look.extent === undefined && areAccentAndLetter(one.text, other.text);
  return isSameGlyph(one, other) && one.advance === other.advance && one.text !== '' && !isApart;
}

/** PDFium lists a letter beyond U+FFFF, such as those of formulas, as the two halves that UTF-16 has of it. */
function isSecondHalf(one: RawCharacter, other: RawCharacter): boolean {
  return one.code >>> 10 === 0xd800 >>> 10 && other.code >>> 10 === 0xdc00 >>> 10 && isSameGlyph(one, other);
}

function isSameGlyph(one: RawCharacter, other: RawCharacter): boolean {
  return one.look === other.look && one.origin.x === other.origin.x && one.origin.y === other.origin.y;
}

/** Below this share of what a letter covers, its advance is wrong: fonts may give the width of another letter. */
const leastAdvance = 0.3;

/** PDFium measures the ink of a letter, too, which in an italic f reaches beyond the advance, into the gap that follows. */
function withoutOverhang({ look, advance, code, text }: RawCharacter): number {
  if (look.stretch === 0 || look.extent !== undefined || text !== textOf(code) || text === '') return advance;
  const own = look.advanceOf(code);
  return own > leastAdvance * advance && own < advance ? own : advance;
}

/** Italic, double-struck and other letters that are names in formulas, emoji: fonts of texts have none of them. */
const symbol = /^(?:[\u{1d400}-\u{1d7ff}]|(?!\p{L})[\u{10000}-\u{10ffff}])/u;

function finish(raw: RawCharacter, next: RawCharacter | undefined): PageCharacter {
  const { look, origin, advance, ink, text, isHyphen } = raw;
  const cosine = Math.cos(look.angle);
  const sine = Math.sin(look.angle);
  let width = withoutOverhang(raw);
  if (look.stretch === 0 && next?.look === look) {
    // Glyphs end a little before their advance does; what is wider is a space between words.
    const step = (next.origin.x - origin.x) * cosine + (next.origin.y - origin.y) * sine;
    if (step > 0) width = step < advance + 0.14 * look.size ? step : advance + 0.06 * look.size;
  }
  // The last character of an `ActualText` may be that of several glyphs, of which PDFium reports the first.
  if (look.extent !== undefined && next?.look !== look)
    width = Math.max(width, reachOf(look.extent, origin, look.angle));
  return {
    text,
    object: look.object,
    origin,
    box: { ...boxOf(look, origin, width, cosine, sine), ...ink },
    advance: ink === undefined ? width : 0,
    angle: look.angle,
    size: look.size,
    isHyphen,
    ...look.rest,
    ...(symbol.test(text) && { font: look.symbols }),
  };
}

function boxOf(
  { ascent, descent, size, angle }: ObjectLook,
  origin: Point,
  width: number,
  cosine: number,
  sine: number,
): Box {
  const low = descent * size;
  const high = ascent * size;
  if (angle === 0 && width >= 0 && low <= high)
    return { left: origin.x, bottom: origin.y + low, right: origin.x + width, top: origin.y + high };
  const corner = (along: number, across: number): Point => ({
    x: origin.x + along * cosine - across * sine,
    y: origin.y + along * sine + across * cosine,
  });
  return boxOfPoints([corner(0, low), corner(width, low), corner(0, high), corner(width, high)]);
}
