import { boxOfPoints } from '../geometry.ts';
import type { PageCharacter, PageContent, Point } from '../reading/page-content.ts';
import { type ShownCode, shownCodes } from '../writing/content/character-codes.ts';
import { codePositions } from '../writing/content/code-widths.ts';
import type { PageOperations, ShowOperation } from '../writing/content/text-state.ts';
import type { PdfFile } from '../writing/objects/pdf-file.ts';
import type { FontCodes } from './font-codes.ts';
import { textOfGlyphName } from './glyph-names.ts';

/** The code that PDFium takes for a space in every font of one byte whose letters it does not know. */
const spaceCode = 0x20;
/** On a page; further ones stay left out. */
const mostLetters = 50_000;
/** How far a letter may be from where the widths of its font say, in parts of its size. */
const tolerance = 0.1;

/**
 * The page with letters that PDFium leaves out: fonts that number their letters from 0 may give one the code of the space, of which it
 * lists only the first of several (`ll`), and none behind a gap.
 */
export function withLettersForSpaces(
  file: PdfFile,
  content: PageContent,
  operations: PageOperations,
  fontOf: (show: ShowOperation) => FontCodes | undefined,
): PageContent {
  const groups = Map.groupBy(content.characters.keys(), (index) => content.characters[index]?.object ?? 0);
  /** By the index of the character in front of which they are. */
  const missing = new Map<number, PageCharacter[]>();
  const counts = new Map<number, number>();
  let room = mostLetters;
  for (const [object, indices] of groups) {
    const show = operations.shows[object];
    if (show === undefined || content.characters[indices[0] ?? 0]?.font.type3 !== true) continue;
    const name = fontOf(show)?.names.get(spaceCode);
    if (name === undefined || (textOfGlyphName(name) ?? ' ').trim() === '') continue;
    const codes = shownCodes(file, show);
    const count = (codes?.filter((item) => 'code' in item).length ?? 0) - indices.length;
    if (codes === undefined || count <= 0 || count > room) continue;
    const found = findMissing(file, show, codes, { content, indices });
    if (found === undefined) continue;
    room -= count;
    counts.set(object, count);
    // Behind the last letter of one operator may be in front of the first one of the next.
    for (const [before, letters] of found) missing.set(before, [...(missing.get(before) ?? []), ...letters]);
  }
  if (missing.size === 0) return content;
  const characters = content.characters.flatMap((character, index) => [...(missing.get(index) ?? []), character]);
  characters.push(...(missing.get(content.characters.length) ?? []));
  const objects = content.objects.map((object, index) => {
    const more = counts.get(index) ?? 0;
    return more === 0 ? object : { ...object, characters: object.characters + more };
  });
  return { ...content, characters, objects };
}

interface Shown {
  readonly content: PageContent;
  /** Of the characters of the operator, in the order of the page. */
  readonly indices: readonly number[];
}

/** Undefined where the characters are not those of the codes, some of the spaces left out. */
function findMissing(
  file: PdfFile,
  show: ShowOperation,
  codes: readonly ShownCode[],
  { content, indices }: Shown,
): ReadonlyMap<number, PageCharacter[]> | undefined {
  const shown = codes.filter((item) => 'code' in item);
  const positions = codePositions(file, show, codes);
  const first = content.characters[indices[0] ?? 0];
  if (positions === undefined || first === undefined) return undefined;
  const { angle, size } = first;
  const scale = size / Math.abs(show.state.size || 1);
  const direction = { x: Math.cos(angle), y: Math.sin(angle) };
  const along = ({ origin }: PageCharacter): number => origin.x * direction.x + origin.y * direction.y;
  const isSpace = (at: number): boolean => shown[at]?.code[0] === spaceCode;
  const widthOf = (at: number): number => (codePositions(file, show, shown.slice(at, at + 1))?.[1] ?? 0) * scale;
  const leading = shown.findIndex((_, at) => !isSpace(at));
  for (const start of new Set([0, leading])) {
    const found = new Map<number, PageCharacter[]>();
    // The letter before, or the first one: where it is, and where its code is.
    let [known, knownAt] = [first, start];
    let next = 0;
    const isMatched = shown.every((_, at) => {
      const distance = ((positions[at] ?? 0) - (positions[knownAt] ?? 0)) * scale;
      const index = indices[next];
      const character = index === undefined ? undefined : content.characters[index];
      if (character !== undefined && Math.abs(along(character) - along(known) - distance) < tolerance * size) {
        [known, knownAt] = [character, at];
        next += 1;
        return true;
      }
      if (!isSpace(at)) return false;
      const origin = { x: known.origin.x + distance * direction.x, y: known.origin.y + distance * direction.y };
      const before = index ?? (indices.at(-1) ?? 0) + 1;
      const letters = found.get(before) ?? [];
      found.set(before, letters);
      letters.push(letterAt(origin, widthOf(at), first));
      return true;
    });
    if (isMatched && next === indices.length) return found;
  }
  return undefined;
}

/** As high and low as another letter of its operator. */
function letterAt(origin: Point, advance: number, other: PageCharacter): PageCharacter {
  const [cosine, sine] = [Math.cos(other.angle), Math.sin(other.angle)];
  const corners = [other.box.bottom, other.box.top].flatMap((level) => {
    const across = other.angle === 0 ? level - other.origin.y : 0;
    return [0, advance].map((step) => ({
      x: origin.x + step * cosine - across * sine,
      y: origin.y + step * sine + across * cosine,
    }));
  });
  return { ...other, text: '', origin, advance, box: boxOfPoints(corners) };
}
