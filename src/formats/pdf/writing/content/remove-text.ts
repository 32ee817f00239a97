import { invert, type Matrix, multiply, transformPoint } from '../../geometry.ts';
import type { PdfFile } from '../objects/pdf-file.ts';
import { latin1 } from '../objects/pdf-tokenizer.ts';
import { PdfString, type PdfValue } from '../objects/pdf-values.ts';
import {
  serializeDictionary,
  serializeName,
  serializeNumber,
  serializePrecisely,
  serializeString,
  serializeValue,
} from '../objects/serialize-value.ts';
import { type ShownCode, shownCodes } from './character-codes.ts';
import { codeMoves, codePositions } from './code-widths.ts';
import type { StayingShows, StreamEdits } from './edit-streams.ts';
import type { LineReturns } from './line-origin.ts';
import { labels } from './marked-content.ts';
import type { ShownCharacter } from './match-codes.ts';
import { matchShow } from './match-show.ts';
import type { PageOperations, ShowOperation } from './text-state.ts';

export interface CharacterRange {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** What is removed of a page, by ordinals of show operators. */
export interface TextRemoval {
  readonly whole: ReadonlySet<number>;
  /** Characters, counted in their operator, that are removed of operators that stay otherwise. */
  readonly parts: ReadonlyMap<number, readonly CharacterRange[]>;
}

/** By ordinals of show operators. */
export interface RemovedText extends StayingShows {
  /** PDFium draws them at another position now, by decimals of widths that it cuts off. */
  readonly shifted: readonly number[];
}

/** What PDFium reads in a show operator, along the direction of writing, in the page's space. */
export type CharactersOf = (ordinal: number) => readonly ShownCharacter[];

/** From these rendering modes on, text is a clip: other things show through it. */
const firstClippingMode = 4;

export function isRemovable(show: ShowOperation | undefined): boolean {
  return show !== undefined && show.state.renderingMode < firstClippingMode && !showsOperators(show);
}

/** Lines that end as operators do, within a string. */
const operatorLine = /[\d.] (?:re|[mlf]|T[cdDmfw]|Tj)[\r\n]/g;
const fewOperatorLines = 2;
const mostLooked = 4_096;

/**
 * Whether a string of the operator goes on over operators behind it, since its end is missing: what one reader shows of it others do not,
 * nor what comes behind it.
 */
function showsOperators({ operands }: ShowOperation): boolean {
  return operands.some(
    (item) =>
      item instanceof PdfString &&
      item.bytes.length > 2 * fewOperatorLines &&
      (item.bytes.includes(0x0a) || item.bytes.includes(0x0d)) &&
      (latin1(item.bytes, 0, mostLooked).match(operatorLine)?.length ?? 0) > fewOperatorLines,
  );
}

/** Whether characters of an operator can be removed one by one. */
export function isDivisible(file: PdfFile, show: ShowOperation, charactersOf: CharactersOf): boolean {
  const codes = shownCodes(file, show);
  return (
    codes !== undefined &&
    matchShow(file, show, codes, charactersOf(show.ordinal)) !== undefined &&
    toLine(show) !== undefined
  );
}

/**
 * Takes text out of a page so that everything else stays where it is. An operator may begin where the one before it ended: what
 * stays after what goes is put to its own position, and the next line is counted from the same beginning:
 *
 *     Td (gone) Tj (stays) Tj T* …   ─►   Td  1 0 0 1 x y Tm (stays) Tj  1 0 0 1 … Tm  T* …
 */
export function removeText(
  file: PdfFile,
  page: PageOperations,
  removal: TextRemoval,
  charactersOf: CharactersOf,
  edits: StreamEdits,
): RemovedText {
  const removed = { shifted: [] as number[], gone: new Set(removal.whole), placed: new Set<number>() };
  for (const line of linesOf(page.shows)) removeFromLine(file, line, removal, charactersOf, edits, removed);
  for (const { stream, start, end, tag, properties, first, last } of page.labelled) {
    if (!isAnyRemoved(removal, first, last)) continue;
    const kept = new Map([...properties].filter(([key]) => !labels.includes(key)));
    edits.replace(stream, start, end, `${serializeName(tag)} ${serializeDictionary(kept)} BDC`);
  }
  return removed;
}

function isAnyRemoved({ whole, parts }: TextRemoval, first: number, last: number): boolean {
  for (let ordinal = first; ordinal <= last; ordinal++) if (whole.has(ordinal) || parts.has(ordinal)) return true;
  return false;
}

function* linesOf(shows: readonly ShowOperation[]): Generator<readonly ShowOperation[]> {
  const lines = new Map<number, ShowOperation[]>();
  for (const show of shows) {
    const line = lines.get(show.line);
    if (line === undefined) lines.set(show.line, [show]);
    else line.push(show);
  }
  yield* lines.values();
}

function removeFromLine(
  file: PdfFile,
  line: readonly ShowOperation[],
  { whole, parts }: TextRemoval,
  charactersOf: CharactersOf,
  edits: StreamEdits,
  { shifted, gone, placed }: { readonly shifted: number[]; readonly gone: Set<number>; readonly placed: Set<number> },
): void {
  if (!line.some(({ ordinal }) => whole.has(ordinal) || parts.has(ordinal))) return;
  const positions = line.every(({ ordinal }) => whole.has(ordinal)) ? [] : linePositions(file, line, charactersOf);
  const movesTo = (index: number, items: number): string | undefined =>
    movesAlong(edits.returns, positions, index, items);
  let displaced = false;
  let moved = false;
  let isShifted = false;
  for (const [index, show] of line.entries()) {
    const { stream, start, end, ordinal } = show;
    const ranges = parts.get(ordinal);
    const exact = positions[index];
    if (whole.has(ordinal)) {
      edits.replace(stream, start, end, moveOf(show));
      displaced = true;
      continue;
    }
    const characters = charactersOf(ordinal);
    if (ranges !== undefined) {
      const codes = shownCodes(file, show) ?? [];
      const kept = keptPieces(codes, matchShow(file, show, codes, characters) ?? [], ranges);
      const isInPlace = index === 0 && show.moved === 0 && codes[0] !== undefined && 'code' in codes[0];
      // Where moves count from.
      let at: number | undefined = isInPlace && kept[0]?.code === 0 ? 0 : undefined;
      if (kept.length === 0) gone.add(ordinal);
      else if (at === undefined) placed.add(ordinal);
      const pieces = kept.map(({ first, code, skipped, begin, items }, piece) => {
        if (piece === 0 && at === 0) return `[${items}] TJ`;
        const back = at === undefined ? `${edits.returns.to(show.origin)}\n` : '';
        at ??= 0;
        const moves = piece === 0 ? movesTo(index, begin) : movesAcross(edits.returns, exact, skipped, begin);
        if (moves !== undefined) return `${back}[${moves}${items}] TJ`;
        const x = exact?.codes[code] ?? beginOf(show, characters.slice(first, first + 1)) ?? 0;
        const position = x === at ? back : `${back}${moveAlong(x - at)}\n`;
        at = x;
        return `${position}[${items}] TJ`;
      });
      edits.replace(stream, start, end, `${moveOf(show)}\n${pieces.join('\n')}`);
      displaced = true;
      moved = true;
    } else if (displaced && exact !== undefined) {
      const moves = movesTo(index, 0);
      const isBegin = moves === '' || moves === undefined;
      const position = positionAt(edits.returns, show, isBegin ? exact.start : 0);
      edits.insert(stream, start, isBegin ? position : `${position}\n[${moves}] TJ`);
      placed.add(ordinal);
      displaced = false;
      moved = true;
      isShifted = exact.isShifted;
    } else if (displaced) {
      // An operator whose position nobody sees stays behind the one before it.
      if (characters.length === 0) continue;
      const position = positionAt(edits.returns, show, beginOf(show, characters) ?? 0);
      const items = withoutFirstMoves(show);
      if (items === undefined) edits.insert(stream, start, position);
      else edits.replace(stream, start, end, `${position}\n[${items.map(serializeValue).join(' ')}] TJ`);
      placed.add(ordinal);
      displaced = false;
      moved = true;
      isShifted = false;
    }
    if (isShifted) shifted.push(ordinal);
  }
  const last = line.at(-1);
  if (last !== undefined && moved) edits.goBack(last.stream, last.end, last.origin);
}

interface LinePosition {
  /** Along the line, where the operator begins; spaces and moves before its first letter come after that. */
  readonly start: number;
  readonly codes: readonly number[];
  /** PDFium has it elsewhere. */
  readonly isShifted: boolean;
  /** Of each code or move of the operator, if the same is known of all before it, in the same size; and how many those have. */
  readonly moves: readonly number[] | undefined;
  readonly movesBefore: number;
}

/** In parts of the size, for each letter of the line before: as much as decimals of widths can make. */
const mostCutOff = 0.0011;
/** In parts of the size. */
const leastShift = 0.005;

/** Where the operators of a line are by the widths of their fonts; undefined from the first on that is not where PDFium has it. */
function linePositions(
  file: PdfFile,
  line: readonly ShowOperation[],
  charactersOf: CharactersOf,
): readonly (LinePosition | undefined)[] {
  const found: LinePosition[] = [];
  const [first] = line;
  let start = 0;
  let count = 0;
  let movesBefore = 0;
  let areMovesKnown = true;
  for (const show of line) {
    start += show.moved;
    const codes = shownCodes(file, show);
    const own = codes === undefined ? undefined : codePositions(file, show, codes);
    const inverse = toLine(show);
    if (codes === undefined || own === undefined || inverse === undefined) break;
    const shift = differenceFrom(
      matchShow(file, show, codes, charactersOf(show.ordinal)),
      own,
      charactersOf(show.ordinal),
      inverse,
      start,
    );
    const size = Math.abs(show.state.size) || 1;
    count += own.length - 1;
    if (shift === undefined || Math.abs(shift) > (0.01 + mostCutOff * count) * size) break;
    const isAlike = show.state.size === first?.state.size && show.state.stretch === first.state.stretch;
    const moves: readonly number[] | undefined =
      areMovesKnown && isAlike && show.moved === 0 ? codeMoves(file, show, codes) : undefined;
    const isShifted = Math.abs(shift) > leastShift * size;
    found.push({ start, codes: own.map((x) => start + x), isShifted, moves, movesBefore });
    areMovesKnown = moves !== undefined;
    movesBefore += moves?.length ?? 0;
    start += own.at(-1) ?? 0;
  }
  return found;
}

/** From the beginning of a line to an item of an operator in it, by what each item before it moves. */
function movesAlong(
  returns: LineReturns,
  positions: readonly (LinePosition | undefined)[],
  index: number,
  items: number,
): string | undefined {
  const position = positions[index];
  if (position?.moves === undefined) return undefined;
  return returns.along(position.movesBefore + items, () => [
    ...positions.slice(0, index).flatMap((before) => before?.moves ?? []),
    ...(position.moves ?? []).slice(0, items),
  ]);
}

/** The same between two items of one operator. */
function movesAcross(
  returns: LineReturns,
  position: LinePosition | undefined,
  from: number,
  to: number,
): string | undefined {
  if (position?.moves === undefined) return undefined;
  return returns.along(to - from, () => (position.moves ?? []).slice(from, to));
}

/** From where PDFium has the last letter of an operator that it reads; 0 where it reads none, undefined where the letters are not known. */
function differenceFrom(
  indices: readonly (number | undefined)[] | undefined,
  own: readonly number[],
  characters: readonly ShownCharacter[],
  inverse: Matrix,
  start: number,
): number | undefined {
  if (characters.length === 0) return 0;
  const last = indices?.findLastIndex((index) => index !== undefined) ?? -1;
  const character = characters[indices?.[last] ?? -1];
  if (character === undefined) return undefined;
  return start + (own[last] ?? 0) - transformPoint(character.origin, inverse).x;
}

/** The items of an operator that moves before it shows anything, from the first that it shows; its position has those moves already. */
function withoutFirstMoves({ operator, operands }: ShowOperation): readonly PdfValue[] | undefined {
  if (operator !== 'TJ') return undefined;
  const items = operands as readonly PdfValue[];
  const first = items.findIndex((item) => item instanceof PdfString && item.bytes.length > 0);
  return items.slice(0, first).some((item) => typeof item === 'number') ? items.slice(first) : undefined;
}

/** What an operator does besides showing. */
function moveOf({ operator, operands }: ShowOperation): string {
  if (operator === "'") return 'T*';
  if (operator !== '"') return '';
  const [word, character] = operands;
  return `${serializeNumber(Number(word))} Tw ${serializeNumber(Number(character))} Tc T*`;
}

interface KeptPiece {
  /** Indices of its first character, and of the code of that. */
  readonly first: number;
  readonly code: number;
  /** Indices of the first item that is gone before it, and of its own first one. */
  readonly skipped: number;
  readonly begin: number;
  readonly items: string;
}

function keptPieces(
  codes: readonly ShownCode[],
  indices: readonly (number | undefined)[],
  ranges: readonly CharacterRange[],
): readonly KeptPiece[] {
  const pieces: { first: number; code: number; skipped: number; begin: number; items: string }[] = [];
  let open: (typeof pieces)[number] | undefined;
  let index = 0;
  let skipped = 0;
  for (const [begin, item] of codes.entries()) {
    if ('adjustment' in item) {
      if (open !== undefined) open.items += ` ${serializeValue(item.adjustment)}`;
      continue;
    }
    const character = indices[index];
    index += 1;
    if (character === undefined) {
      // A space that only the code has stays behind a word that stays, and begins nothing.
      if (open !== undefined) open.items += serializeString(item.code);
      continue;
    }
    if (ranges.some(({ start, end }) => character >= start && character < end)) {
      if (open !== undefined) skipped = begin;
      open = undefined;
      continue;
    }
    if (open === undefined) {
      open = { first: character, code: index - 1, skipped, begin, items: '' };
      pieces.push(open);
    }
    open.items += serializeString(item.code);
  }
  return pieces;
}

function toLine({ lineMatrix, state }: ShowOperation): Matrix | undefined {
  return invert(multiply(lineMatrix, state.matrix));
}

/** By the steps of the source, and from there along the line only, so that its height stays the same sum for every reader. */
function positionAt(returns: LineReturns, { origin }: ShowOperation, x: number): string {
  return x === 0 ? returns.to(origin) : `${returns.to(origin)}\n${moveAlong(x)}`;
}

const moveAlong = (x: number): string => `${serializePrecisely(x)} 0 Td`;

/** The first of the characters along the line: right-to-left text is drawn from its end. */
function beginOf(show: ShowOperation, characters: readonly ShownCharacter[]): number | undefined {
  const inverse = toLine(show);
  if (characters.length === 0 || inverse === undefined) return undefined;
  return characters.reduce(
    (least, { origin }) => Math.min(least, transformPoint(origin, inverse).x),
    Number.POSITIVE_INFINITY,
  );
}
