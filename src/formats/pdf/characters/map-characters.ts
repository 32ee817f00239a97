import { boxOfPoints } from '../geometry.ts';
import type { PageCharacter, PageContent, Point } from '../reading/page-content.ts';
import { fontOfShow, shownCodes } from '../writing/content/character-codes.ts';
import { matchShow } from '../writing/content/match-show.ts';
import type { PageOperations, ShowOperation } from '../writing/content/text-state.ts';
import type { PdfFile } from '../writing/objects/pdf-file.ts';
import { PdfReference } from '../writing/objects/pdf-values.ts';
import { type FontCodes, type FontLook, readFontCodes } from './font-codes.ts';
import { textOfGlyphName } from './glyph-names.ts';
import { withLettersForSpaces } from './letters-for-spaces.ts';
import { median, type NumberedCharacter, recognizeTexFont, sizeOfFormulas } from './tex-fonts.ts';

interface CodedCharacter {
  /** Index in the content. */
  readonly index: number;
  readonly code: number;
  readonly font: FontCodes;
}

/** What is known of a character beside what PDFium says. */
type Change = Partial<Pick<PageCharacter, 'text' | 'size' | 'font'>>;

/** Whether the codes of a page could say more of its text than PDFium does. */
export function hasUnknownText({ characters }: PageContent): boolean {
  return characters.some(isUnknown);
}

/**
 * The page with text for characters that PDFium has no text for, by the names of their glyphs, or as the text fonts of TeX number them.
 * Fonts of bitmaps get the size of their letters, which is not the one that they are drawn with.
 */
export function mapCharacters(file: PdfFile, read: PageContent, operations: PageOperations): PageContent {
  if (operations.shows.length !== read.objects.length) return read;
  const fonts = new Map<string, FontCodes | undefined>();
  const codesOf = (show: ShowOperation): FontCodes | undefined => fontOf(file, show, fonts);
  const content = withLettersForSpaces(file, read, operations, codesOf);
  const coded = codedCharacters(file, content, operations, codesOf);
  const changes = new Map<number, Change>();
  for (const { index, code, font } of coded) {
    const name = font.isNumbered ? undefined : font.names.get(code);
    const text = name === undefined ? undefined : textOfGlyphName(name);
    if (content.characters[index]?.text === '' && text !== undefined) changes.set(index, { text });
  }
  for (const [font, own] of Map.groupBy(coded, (character) => character.font))
    if (font.isType3)
      for (const [index, change] of lookOfType3(font, own, content))
        changes.set(index, { ...changes.get(index), ...change });
  evenSizes(content, coded, changes);
  const described = describedFonts(operations, codesOf);
  const characters = content.characters.map((character, index) => {
    const change = changes.get(index);
    const font = change?.font ?? described(character);
    if (change === undefined && font === undefined) return character;
    return changed(character, { ...change, ...(font !== undefined && { font }) });
  });
  return { ...content, characters };
}

/** Type 3 fonts as their descriptors say; one object for characters that had one. */
function describedFonts(
  operations: PageOperations,
  codesOf: (show: ShowOperation) => FontCodes | undefined,
): (character: PageCharacter) => PageCharacter['font'] | undefined {
  const known = new Map<FontLook, PageCharacter['font']>();
  return ({ font, object }) => {
    const show = font.type3 ? operations.shows[object] : undefined;
    const look = show && codesOf(show)?.look;
    if (look === undefined) return undefined;
    const described = known.get(look) ?? { ...font, ...look, bold: look.bold || font.bold };
    known.set(look, described);
    return described;
  };
}

function codedCharacters(
  file: PdfFile,
  content: PageContent,
  operations: PageOperations,
  fontOf: (show: ShowOperation) => FontCodes | undefined,
): readonly CodedCharacter[] {
  const objects = charactersOfUnknownText(content);
  const found: CodedCharacter[] = [];
  for (const [object, indices] of objects) {
    const show = operations.shows[object];
    if (show === undefined) continue;
    const font = fontOf(show);
    const codes = font === undefined ? undefined : shownCodes(file, show);
    if (font === undefined || codes === undefined) continue;
    const ordered = indices.toSorted((one, other) => along(content.characters[one]) - along(content.characters[other]));
    const matched = matchShow(
      file,
      show,
      codes,
      ordered.map((index) => content.characters[index] as PageCharacter),
    );
    const shown = codes.flatMap((item) => ('code' in item ? [item.code] : []));
    matched?.forEach((at, position) => {
      const index = at === undefined ? undefined : ordered[at];
      if (index !== undefined) found.push({ index, code: shown[position]?.[0] ?? 0, font });
    });
  }
  return found.sort((one, other) => one.index - other.index);
}

/** Indices of the characters of each object that has one without a text, or of a font of bitmaps. */
function charactersOfUnknownText({ characters }: PageContent): ReadonlyMap<number, readonly number[]> {
  const objects = new Map<number, number[]>();
  for (const character of characters) if (isUnknown(character)) objects.set(character.object, []);
  if (objects.size === 0) return objects;
  for (const [index, { object }] of characters.entries()) objects.get(object)?.push(index);
  return objects;
}

const isUnknown = ({ text, font }: PageCharacter): boolean => text === '' || font.type3;

/** Position along the direction of writing, in which the codes are. */
function along(character: PageCharacter | undefined): number {
  if (character === undefined) return 0;
  const { origin, angle } = character;
  return origin.x * Math.cos(angle) + origin.y * Math.sin(angle);
}

function fontOf(file: PdfFile, show: ShowOperation, known: Map<string, FontCodes | undefined>): FontCodes | undefined {
  const value = fontOfShow(file, show);
  if (value === undefined) return undefined;
  const { stream, state } = show;
  const key =
    value instanceof PdfReference ? String(value.number) : `${state.fontName} in ${stream.form?.number ?? 'the page'}`;
  if (!known.has(key)) {
    const dictionary = file.dictionary(value);
    known.set(key, dictionary === undefined ? undefined : readFontCodes(file, dictionary));
  }
  return known.get(key);
}

/** What the letters of a Type 3 font are, and how large. */
function* lookOfType3(
  font: FontCodes,
  own: readonly CodedCharacter[],
  content: PageContent,
): Generator<readonly [index: number, change: Change]> {
  const characters = own.map(({ index }) => content.characters[index] as PageCharacter);
  const tex = font.isNumbered ? recognizeTexFont(wordsOf(own, content)) : undefined;
  const said = own.filter(({ index }) => content.characters[index]?.text !== '');
  const agreeing = said.filter(({ index, code }) => isAscii(content.characters[index]?.text, code)).length;
  // A font that says other texts than its numbers knows them.
  if (font.isNumbered && agreeing >= leastAgreement * said.length) {
    for (const { index, code } of own) {
      const before = content.characters[index]?.font as PageCharacter['font'];
      if (tex === undefined) yield [index, { text: '', size: 0, font: { ...before, symbolic: true } }];
      else {
        const { encoding, size, family, bold, italic } = tex;
        yield [index, { text: encoding[code] ?? '', size, font: { ...before, family, bold, italic } }];
      }
    }
    return;
  }
  const size = characters[0]?.size ?? 1;
  const advance = median(characters.map((character) => character.advance));
  if (advance > 0.15 * size && advance < 1.3 * size) return;
  for (const { index } of own) yield [index, { size: advance / usualAdvance }];
}

const leastAgreement = 0.7;
const usualAdvance = 0.5;

function isAscii(text: string | undefined, code: number): boolean {
  return text === String.fromCharCode(code) || (text?.trim() === '' && code < 0x20);
}

/** Neighbouring characters without a space between them. */
function wordsOf(own: readonly CodedCharacter[], content: PageContent): readonly (readonly NumberedCharacter[])[] {
  const words: NumberedCharacter[][] = [];
  const gap = 0.3 * median(own.map(({ index }) => content.characters[index]?.advance ?? 0));
  let last: PageCharacter | undefined;
  for (const { index, code } of own) {
    const character = content.characters[index] as PageCharacter;
    const { advance } = character;
    if (last !== undefined && isBehind(last, character, gap)) words.at(-1)?.push({ code, advance });
    else words.push([{ code, advance }]);
    last = character;
  }
  return words;
}

function isBehind(last: PageCharacter, { origin, angle }: PageCharacter, gap: number): boolean {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [origin.x - last.origin.x, origin.y - last.origin.y];
  const distance = dx * cosine + dy * sine - last.advance;
  return angle === last.angle && Math.abs(dy * cosine - dx * sine) < gap && Math.abs(distance) < gap;
}

/** Symbols of fonts of bitmaps, whose size nothing says, are as large as the text that they are in, or smaller where they are narrow. */
function evenSizes(content: PageContent, coded: readonly CodedCharacter[], changes: Map<number, Change>): void {
  const sizes = [...changes.values()].flatMap(({ size = 0 }) => (size > 0 ? [size] : []));
  const others = content.characters.filter((character, index) => !changes.has(index) && !character.font.type3);
  const usual = median(sizes.length > 0 ? sizes : others.map(({ size }) => size));
  const unsized = coded.filter(({ index }) => changes.get(index)?.size === 0);
  for (const own of Map.groupBy(unsized, ({ font }) => font).values()) {
    const found = sizeOfFormulas(
      own.map(({ index, code }) => ({ code, advance: content.characters[index]?.advance ?? 0 })),
    );
    const size = usual > 0 ? Math.min(usual, Math.max(usual / 2, found)) : found;
    for (const { index } of own) changes.set(index, { ...changes.get(index), size });
  }
}

function changed(character: PageCharacter, { text, size, font }: Change): PageCharacter {
  const all = { ...character, ...(text !== undefined && { text }), ...(font !== undefined && { font }) };
  return size === undefined || size <= 0 ? all : { ...all, size, box: boxOf(character, size) };
}

const ascent = 0.72;
const descent = -0.22;

function boxOf({ origin, advance, angle }: PageCharacter, size: number): PageCharacter['box'] {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const corner = (along: number, across: number): Point => ({
    x: origin.x + along * cosine - across * sine,
    y: origin.y + along * sine + across * cosine,
  });
  return boxOfPoints([0, advance].flatMap((at) => [corner(at, descent * size), corner(at, ascent * size)]));
}
