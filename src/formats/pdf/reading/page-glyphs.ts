import { rotation, transformBox, transformPoint } from '../geometry.ts';
import { composeAccents } from './accents.ts';
import { isClippedAway, seenWidth } from './clipped-text.ts';
import type { Box, PageCharacter, PageContent } from './page-content.ts';
import type { LeftReason } from './page-layout.ts';
import { closelySet } from './scripts.ts';

/** A character in the frame of its text, where lines run from left to right. */
export interface Glyph {
  text: string;
  readonly character: PageCharacter;
  /** Index among the codes of its object, along the writing direction. */
  readonly code: number;
  readonly box: Box;
  readonly baseline: number;
  readonly size: number;
  /** A space is drawn beside it: before and after it in the order of drawing. */
  readonly spaceBefore: boolean;
  readonly spaceAfter: boolean;
  /** Glyphs that show no more text: an accent that is drawn over the letter, the letter drawn again. */
  also?: readonly Glyph[];
  /** Those of them that are the letter drawn again a little apart, with all of its text. */
  copies?: readonly Glyph[];
}

export interface GlyphGroup {
  readonly angle: number;
  /** Without spaces, which only separate words. */
  readonly glyphs: readonly Glyph[];
}

export interface SortedGlyphs {
  readonly groups: readonly GlyphGroup[];
  readonly left: ReadonlyMap<LeftReason, readonly PageCharacter[]>;
}

/** Radians within which text is turned alike. */
const angleStep = Math.PI / 360;

/** Points: of smaller letters nothing is drawn but a line, if anything. */
const leastSize = 0.1;

/** Sorts the characters of a page by the direction of their text, without those that are no text for readers. */
export function sortGlyphs(content: PageContent): SortedGlyphs {
  const left = new Map<LeftReason, PageCharacter[]>();
  const groups = new Map<number, PageCharacter[]>();
  const vertical = verticalCharacters(content.characters);
  for (const character of content.characters) {
    const reason = reasonToLeave(character, content, vertical);
    if (reason !== undefined) append(left, reason, character);
    else append(groups, Math.round(character.angle / angleStep), character);
  }
  const codes = codesOf(content.characters);
  const order = new Map(content.characters.map((character, index) => [character, index]));
  const isSpaceAt = (index: number): boolean =>
    isSpace(content.characters[index]) && !isUnderLetter(content.characters[index], content.characters[index + 1]);
  return {
    left,
    groups: [...groups].map(([, characters]) => {
      const angle = characters[0]?.angle ?? 0;
      const glyphs = characters.flatMap((character) => {
        if (isSpace(character)) return [];
        const index = order.get(character) ?? 0;
        const spaces = { spaceBefore: isSpaceAt(index - 1), spaceAfter: isSpaceAt(index + 1) };
        const glyph = toGlyph(character, angle, codes.get(character) ?? 0);
        const clip = angle === 0 ? content.objects[character.object]?.clip : undefined;
        return [{ ...glyph, box: seenWidth(glyph.box, clip), ...spaces }];
      });
      return { angle, glyphs: composeAccents(glyphs) };
    }),
  };
}

function isSpace(character: PageCharacter | undefined): boolean {
  return character !== undefined && character.text !== '' && character.text.trim() === '';
}

/** Of sizes: how far a letter may be from the start of a space that it takes the place of. */
const samePosition = 0.05;

/** Whether a letter is drawn where the space before it is, which sets no words apart: LibreOffice draws lines under links with such spaces. */
function isUnderLetter(space: PageCharacter | undefined, letter: PageCharacter | undefined): boolean {
  if (space === undefined || letter === undefined || !isSpace(space) || isSpace(letter)) return false;
  const near = samePosition * letter.size;
  return (
    letter.object !== space.object &&
    Math.abs(letter.origin.x - space.origin.x) < near &&
    Math.abs(letter.origin.y - space.origin.y) < near
  );
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function reasonToLeave(
  character: PageCharacter,
  { cropBox: crop, objects }: PageContent,
  vertical: ReadonlySet<PageCharacter>,
): LeftReason | undefined {
  const { renderingMode, box, size } = character;
  if (renderingMode === 3 || size < leastSize) return 'invisible';
  if (renderingMode > 3) return 'clips';
  const x = (box.left + box.right) / 2;
  const y = (box.bottom + box.top) / 2;
  if (!(x >= crop.left && x <= crop.right && y >= crop.bottom && y <= crop.top)) return 'outside-the-page';
  if (isClippedAway(character, objects[character.object]?.clip)) return 'clipped';
  return vertical.has(character) ? 'vertical-writing' : undefined;
}

/**
 * Characters that go down one below the other, though each of them is upright: vertical writing, whose font may say so or not. Letters
 * of closely set scripts count across objects, each of which may have only one.
 */
function verticalCharacters(characters: readonly PageCharacter[]): ReadonlySet<PageCharacter> {
  const vertical = new Set<PageCharacter>();
  let chain: PageCharacter[] = [];
  const close = (): void => {
    if (chain.length > 2) for (const character of chain) vertical.add(character);
    chain = [];
  };
  for (const character of characters) {
    const previous = chain.at(-1);
    if (previous !== undefined && isBelow(previous, character)) chain.push(character);
    else {
      close();
      chain = [character];
    }
  }
  close();
  return vertical;
}

function isBelow(previous: PageCharacter, character: PageCharacter): boolean {
  const isClose = closelySet.test(previous.text) && closelySet.test(character.text);
  if (previous.object !== character.object && !isClose) return false;
  const dx = character.origin.x - previous.origin.x;
  const dy = character.origin.y - previous.origin.y;
  const cosine = Math.cos(character.angle);
  const sine = Math.sin(character.angle);
  const along = dx * cosine + dy * sine;
  const down = dx * sine - dy * cosine;
  return down > 0.4 * character.size && down < 2.2 * character.size && Math.abs(along) < 0.3 * character.size;
}

/** The index of each character in its object, in the order of drawing, which right-to-left text is not read in. */
function codesOf(characters: readonly PageCharacter[]): ReadonlyMap<PageCharacter, number> {
  const objects = new Map<number, PageCharacter[]>();
  for (const character of characters) append(objects, character.object, character);
  const codes = new Map<PageCharacter, number>();
  for (const list of objects.values()) {
    // What one operator shows has one direction.
    const { angle = 0 } = list[0] ?? {};
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    const position = ({ origin }: PageCharacter): number => origin.x * cosine + origin.y * sine;
    list
      .sort((one, other) => position(one) - position(other))
      .forEach((character, code) => {
        codes.set(character, code);
      });
  }
  return codes;
}

/** Ligatures, and letters in the form that their neighbours give them, as plain letters; hyphens that keep words together as plain ones. */
function withoutForms(text: string): string {
  // Fonts that have one glyph for all hyphens say any of them, of the hyphen at the end of a line, too.
  if (text === '\u2011') return '-';
  if (text.length === 1 && text < '\ufb00') return text;
  return text.replaceAll(/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g, (letter) => letter.normalize('NFKC'));
}

function toGlyph(character: PageCharacter, angle: number, code: number): Omit<Glyph, 'spaceBefore' | 'spaceAfter'> {
  const text = withoutForms(character.text);
  if (angle === 0) {
    return { text, character, code, box: character.box, baseline: character.origin.y, size: character.size };
  }
  const back = rotation(-angle);
  const { x, y } = transformPoint(character.origin, back);
  const upright = transformBox(character.box, back);
  // The box of turned text is larger than the text, unless it is turned by a right angle.
  const height = Math.min(upright.top - y, character.size);
  const depth = Math.min(y - upright.bottom, 0.3 * character.size);
  const box = { left: x, right: x + character.advance, bottom: y - depth, top: y + height };
  return { text, character, code, box, baseline: y, size: character.size };
}
