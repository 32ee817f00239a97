import type { Inline } from '../../../contracts/segment.ts';
import { contains, overlapX, widthOf } from '../geometry.ts';
import { type DrawnPart, drawnWords } from './drawn-words.ts';
import { firstAbove, formulaBars } from './formula-bars.ts';
import type { TextLine } from './line-text.ts';
import type { Box, PageLink } from './page-content.ts';
import type { Glyph } from './page-glyphs.ts';
import type { BlockRun, Decoration, DrawnWord, RunStyle } from './page-layout.ts';

/** What a block's text is made from besides its lines; boxes are in the frame of the block. */
export interface TextSurroundings {
  readonly links: readonly PageLink[];
  /** Horizontal lines, with their index among the page's paths, from bottom to top; `isEdge`: of a cell. */
  readonly strokes: readonly { readonly box: Box; readonly path: number; readonly isEdge: boolean }[];
  /** Words of the page in lower case, with the hyphens in them. */
  readonly words: ReadonlySet<string>;
}

export interface BlockText {
  readonly text: string;
  readonly inlines: readonly Inline[];
  readonly style: RunStyle;
  readonly runs: readonly BlockRun[];
  readonly drawn: readonly DrawnWord[];
  readonly link?: number;
  readonly decorations: readonly Decoration[];
}

interface StyledCharacter {
  readonly text: string;
  readonly style?: RunStyle;
  readonly link?: number;
  /** The same for characters that look alike. */
  readonly key: string;
  /** A word that is drawn as it was; its text is what is known of it. */
  readonly drawn?: DrawnPart;
}

const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff00-\uffef]/u;

/** Joins the lines of a block into text with a pair of codes around each run that looks different. */
export function textOfBlock(lines: readonly TextLine[], surroundings: TextSurroundings): BlockText {
  const decorations: Decoration[] = [];
  const characters: StyledCharacter[] = [];
  lines.forEach((line, index) => {
    const bars = formulaBars(line, surroundings.strokes);
    const strokes = strokesOf(line, surroundings.strokes).filter(({ path }) => bars.every((bar) => bar.path !== path));
    for (const stroke of strokes) decorations.push(stroke);
    const next = lines[index + 1];
    let last:
      | { readonly glyph: Glyph; readonly style: RunStyle; readonly link?: number; readonly key: string }
      | undefined;
    const own = drawnWords(line, bars).map(({ text, glyph, drawn }): StyledCharacter => {
      if (glyph === undefined) return { text, key: '' };
      // Most letters look like the one before them.
      const before = last !== undefined && strokes.length === 0 && isDrawnAlike(last.glyph, glyph) ? last : undefined;
      const style = before?.style ?? styleOf(glyph, line, strokes);
      const link = linkOf(glyph, surroundings.links);
      const key = before !== undefined && before.link === link ? before.key : keyOf(style, link);
      const ofLink = link !== undefined && { link };
      last = { glyph, style, key, ...ofLink };
      return { text, style, key, ...ofLink, ...(drawn && { drawn }) };
    });
    if (next === undefined) characters.push(...own);
    else characters.push(...joined(own, line, next, surroundings.words));
  });
  return { ...withRuns(smooth(characters)), decorations };
}

/** An article or a pronoun without its vowel, which no space follows: `l’`, `qu’`. */
const elision = /(?:^|[\s(\u00ab\u201c-])(?:[cdjlmnst]|qu)['\u2019]$/iu;

/** The characters of a line with what is between it and the next: a space, nothing, or nothing in place of a hyphen. */
function joined(
  own: readonly StyledCharacter[],
  line: TextLine,
  next: TextLine,
  words: ReadonlySet<string>,
): readonly StyledCharacter[] {
  const space: StyledCharacter = { text: ' ', key: '' };
  if (own.at(-1)?.drawn !== undefined) return [...own, space];
  const lastText = own.at(-1)?.text ?? '';
  if (/\u00ad$/u.test(lastText)) return own.slice(0, -1);
  const first = next.text[0] ?? '';
  if (/[-\u2010]$/u.test(lastText)) {
    const head = /([\p{L}\p{M}-]*\p{L})[-\u2010]$/u.exec(line.text)?.[1] ?? '';
    const tail = /^[\p{L}\p{M}]+/u.exec(next.text)?.[0] ?? '';
    if (head === '' || tail === '') return own;
    const isCompound = words.has(`${head}-${tail}`.toLowerCase());
    const isOneWord = words.has(`${head}${tail}`.toLowerCase());
    const isSoft = /^\p{Ll}/u.test(tail) && !head.includes('-') && (isOneWord || !isCompound);
    return isSoft ? own.slice(0, -1) : own;
  }
  if (elision.test(line.text) && /^\p{L}/u.test(next.text)) return own;
  if (/[\u2013\u2014/]$/u.test(lastText) && /\p{L}[\u2013\u2014/]$/u.test(line.text)) return own;
  return withoutSpaces.test(lastText) && withoutSpaces.test(first) ? own : [...own, space];
}

function isDrawnAlike(one: Glyph, other: Glyph): boolean {
  const [first, second] = [one.character, other.character];
  const isSame = first.object === second.object && first.font === second.font && first.fill === second.fill;
  return isSame && one.size === other.size && one.baseline === other.baseline;
}

function styleOf(glyph: Glyph, line: TextLine, strokes: readonly Decoration[]): RunStyle {
  const { font, fill, object } = glyph.character;
  const rise = glyph.baseline - line.baseline;
  const isShifted = glyph.size < 0.9 * line.size && Math.abs(rise) > 0.08 * line.size;
  const covers = (kind: Decoration['kind']): boolean =>
    strokes.some((stroke) => stroke.kind === kind && overlapX(stroke.box, glyph.box) > 0.5 * widthOf(glyph.box));
  return {
    family: font.family,
    fontName: font.name,
    bold: font.bold,
    italic: font.italic,
    size: glyph.size,
    fill,
    rise: isShifted ? rise : 0,
    underlined: covers('underline'),
    struck: covers('strike'),
    object,
  };
}

function keyOf(
  { family, bold, italic, size, fill, rise, underlined, struck }: RunStyle,
  link: number | undefined,
): string {
  const colour = [fill.red, fill.green, fill.blue].map((value) => Math.round(value * 12)).join('.');
  const shift = rise === 0 ? 0 : Math.sign(rise);
  return [family === 'mono', bold, italic, Math.round(size * 2), colour, shift, underlined, struck, link ?? ''].join(
    ' ',
  );
}

function linkOf({ character: { box } }: Glyph, links: readonly PageLink[]): number | undefined {
  if (links.length === 0) return undefined;
  const x = (box.left + box.right) / 2;
  const y = (box.bottom + box.top) / 2;
  const index = links.findIndex(({ areas }) =>
    areas.some((area) => contains(area, { left: x, right: x, bottom: y, top: y }, 0)),
  );
  return index < 0 ? undefined : index;
}

/** Strokes as long as words of the line, under them or through them. */
function strokesOf(line: TextLine, strokes: TextSurroundings['strokes']): readonly Decoration[] {
  const { baseline, size, box } = line;
  const found: Decoration[] = [];
  const low = firstAbove(strokes, baseline - 0.35 * size);
  // A space before or after the words is underlined, too.
  const slack = Math.max(2, 0.5 * size);
  for (let index = low; index < Math.min(strokes.length, low + 200); index += 1) {
    const { box: stroke, path, isEdge } = strokes[index] as TextSurroundings['strokes'][number];
    if (stroke.bottom > baseline + 0.5 * size) break;
    if (isEdge) continue;
    if (stroke.left < box.left - slack || stroke.right > box.right + slack || widthOf(stroke) < 0.3 * size) continue;
    const height = ((stroke.bottom + stroke.top) / 2 - baseline) / size;
    if (height > -0.35 && height < -0.01) found.push({ kind: 'underline', path, box: stroke });
    else if (height > 0.15 && height < 0.42 && crossesLetters(line, stroke))
      found.push({ kind: 'strike', path, box: stroke });
  }
  return found;
}

/** Letters that are raised are above a stroke, as in a fraction. */
function crossesLetters({ glyphs, baseline, size }: TextLine, stroke: Box): boolean {
  return glyphs.some((glyph) => Math.abs(glyph.baseline - baseline) < 0.1 * size && overlapX(glyph.box, stroke) > 0);
}

/** Spaces, and punctuation in a font of its own, look like the text before them; small capitals like the capital. */
function smooth(characters: readonly StyledCharacter[]): readonly StyledCharacter[] {
  const result: StyledCharacter[] = [];
  let last: StyledCharacter | undefined;
  for (const character of characters) {
    const isPlain = character.style === undefined || character.text.trim() === '';
    const take = last !== undefined && (isPlain || (result.at(-1) === last && isSmallCapital(last, character)));
    const { text, drawn } = character;
    // What is drawn as it was has its own look, and divides no run.
    const isWithin = drawn !== undefined && last !== undefined;
    const own: StyledCharacter = (take || isWithin) && last !== undefined ? { ...last, text } : character;
    result.push(isWithin ? { ...own, drawn } : own);
    if (own.style !== undefined && drawn === undefined) last = own;
  }
  return result;
}

function isSmallCapital(last: StyledCharacter, { text, style, link }: StyledCharacter): boolean {
  if (last.style === undefined || style === undefined || link !== last.link) return false;
  const { size, rise, bold, italic } = last.style;
  const isSameFont = style.bold === bold && style.italic === italic && style.rise === rise;
  return (
    isSameFont && style.size < size && style.size > 0.6 * size && /^\p{Lu}$/u.test(text) && /^\p{Lu}$/u.test(last.text)
  );
}

function withRuns(characters: readonly StyledCharacter[]): Omit<BlockText, 'decorations'> {
  const counts = new Map<string, number>();
  for (const { key, text, style, drawn } of characters) {
    if (style !== undefined && drawn === undefined) counts.set(key, (counts.get(key) ?? 0) + text.length);
  }
  const main = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0] as const)[0];
  const first = characters.find(({ key, style }) => key === main && style !== undefined);
  const inlines: Inline[] = [];
  const runs: BlockRun[] = [];
  const drawn: DrawnWord[] = [];
  const add = (inline: Inline): void => {
    const last = inlines.at(-1);
    if (typeof last === 'string' && typeof inline === 'string') inlines[inlines.length - 1] = last + inline;
    else if (inline !== '') inlines.push(inline);
  };
  const addDrawn = ({ text, style = plain, drawn: part }: StyledCharacter): void => {
    if (part === undefined) return;
    const id = runs.length + drawn.length + 1;
    drawn.push({ ...part, id, style });
    add({ kind: 'alone', id, data: `<drawn ${id}>`, ...(text !== '' && { equivalent: text }) });
  };
  const addAll = (part: readonly StyledCharacter[]): void => {
    for (const character of part) {
      if (character.drawn === undefined) add(character.text);
      else addDrawn(character);
    }
  };
  for (let start = 0; start < characters.length; ) {
    let end = start;
    while (end < characters.length && characters[end]?.key === characters[start]?.key) end += 1;
    const { key, style, link } = characters[start] as StyledCharacter;
    const part = characters.slice(start, end);
    start = end;
    // Punctuation alone is no run: a bracket that is not bold is the end of the bold word.
    const isWord = part.some((character) => character.drawn === undefined && /[\p{L}\p{N}]/u.test(character.text));
    if (key === main || style === undefined || !(isWord || link !== undefined)) {
      addAll(part);
      continue;
    }
    const isSpace = ({ text, drawn: word }: StyledCharacter): boolean => word === undefined && text.trim() === '';
    const from = part.findIndex((character) => !isSpace(character));
    const to = part.findLastIndex((character) => !isSpace(character)) + 1;
    const id = runs.length + drawn.length + 1;
    runs.push({ id, style, ...(link !== undefined && { link }) });
    addAll(part.slice(0, from < 0 ? part.length : from));
    add({ kind: 'open', id, data: `<run ${id}>` });
    if (from >= 0) addAll(part.slice(from, to));
    add({ kind: 'close', id, data: `</run ${id}>` });
    if (from >= 0) addAll(part.slice(to));
  }
  return {
    text: characters
      .map(({ text, drawn: word }) => (word === undefined ? text : ''))
      .join('')
      .trim(),
    inlines: trimEnds(inlines),
    style: (first ?? characters.find(({ style }) => style !== undefined))?.style ?? plain,
    runs,
    drawn,
    ...(first?.link !== undefined && { link: first.link }),
  };
}

const plain: RunStyle = {
  family: 'sans',
  fontName: '',
  bold: false,
  italic: false,
  size: 1,
  fill: { red: 0, green: 0, blue: 0, alpha: 1 },
  rise: 0,
  underlined: false,
  struck: false,
  object: 0,
};

function trimEnds(inlines: readonly Inline[]): readonly Inline[] {
  return inlines
    .map((inline, index) => {
      if (typeof inline !== 'string') return inline;
      const single = inline.replaceAll(/\s+/gu, ' ');
      const start = index === 0 ? single.trimStart() : single;
      return index === inlines.length - 1 ? start.trimEnd() : start;
    })
    .filter((inline) => inline !== '');
}
