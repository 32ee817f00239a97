import { type Matrix, multiply } from '../../geometry.ts';
import type { Box } from '../../reading/page-content.ts';
import { PageTooLargeError, readPageOperations } from '../content/read-page-operations.ts';
import { isRemovable } from '../content/remove-text.ts';
import type { PageOperations, ShowOperation } from '../content/text-state.ts';
import { StreamError } from '../objects/decode-stream.ts';
import type { PdfFile } from '../objects/pdf-file.ts';
import {
  dictionary,
  isArray,
  name,
  type PdfDictionary,
  PdfReference,
  PdfStream,
  type PdfValue,
} from '../objects/pdf-values.ts';
import { serializeNumber } from '../objects/serialize-value.ts';

/** A line of text in an appearance. */
export interface AppearanceLine {
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  /** Operators that set its colour; empty: as the appearance begins. */
  readonly fill: string;
  readonly fontName: string | undefined;
}

/** What is drawn of an annotation, without its text. */
export interface Appearance {
  readonly operations: PageOperations;
  /** Entries of the form: its box, and how it lies in the annotation. */
  readonly entries: PdfDictionary;
  readonly resources: PdfDictionary;
  readonly box: Box;
  /** Of the text that it shows, from the top; none where it was made anew. */
  readonly lines: readonly AppearanceLine[];
}

/** The appearance that the file has. Undefined where there is none, or where its text cannot be taken out. */
export function readAppearance(
  file: PdfFile,
  annotation: PdfDictionary,
  form: PdfDictionary | undefined,
): Appearance | undefined {
  const reference = file.dictionary(annotation.get('AP'))?.get('N');
  const stream = file.resolve(reference);
  if (!(reference instanceof PdfReference && stream instanceof PdfStream)) return undefined;
  const box = numbersOf(file, stream.dictionary.get('BBox'), 4);
  if (box === undefined) return undefined;
  const given = file.dictionary(stream.dictionary.get('Resources')) ?? file.dictionary(form?.get('DR')) ?? new Map();
  const page = { reference, dictionary: new Map([['Contents', reference]]), resources: given };
  try {
    const operations = readPageOperations(file, page);
    const shows = operations.shows.filter(isUpright);
    if (shows.length < operations.shows.length || !shows.every(isRemovable)) return undefined;
    const [left, bottom, right, top] = box as [number, number, number, number];
    const entries = new Map([...stream.dictionary].filter(([key]) => key !== 'Length'));
    const around = {
      left: Math.min(left, right),
      bottom: Math.min(bottom, top),
      right: Math.max(left, right),
      top: Math.max(bottom, top),
    };
    return { operations, entries, resources: given, box: around, lines: linesOf(shows) };
  } catch (error) {
    if (error instanceof StreamError || error instanceof PageTooLargeError) return undefined;
    throw error;
  }
}

/** A new one with ground and border as the annotation says, for one that has none. Undefined where it has no area. */
export function makeAppearance(file: PdfFile, annotation: PdfDictionary): Appearance | undefined {
  const [x = 0, y = 0, right = 0, top = 0] = numbersOf(file, annotation.get('Rect'), 4) ?? [];
  const [breadth, length] = [Math.abs(right - x), Math.abs(top - y)];
  if (!(breadth > 1 && length > 1)) return undefined;
  const look = file.dictionary(annotation.get('MK'));
  const turn = file.resolve(look?.get('R'));
  const angle = typeof turn === 'number' ? ((((turn % 360) + 360) % 360) as number) : 0;
  const isTurned = angle === 90 || angle === 270;
  const [width, height] = isTurned ? [length, breadth] : [breadth, length];
  const matrices: Readonly<Record<number, Matrix>> = {
    90: [0, 1, -1, 0, breadth, 0],
    180: [-1, 0, 0, -1, breadth, length],
    270: [0, -1, 1, 0, 0, length],
  };
  const matrix = matrices[angle];
  const entries = dictionary({
    Type: name('XObject'),
    Subtype: name('Form'),
    BBox: [0, 0, width, height],
    Matrix: matrix && [...matrix],
  });
  const ground = colourOf(numbersOf(file, look?.get('BG') ?? annotation.get('C')), false);
  const border = colourOf(numbersOf(file, look?.get('BC')), true);
  const given = file.resolve(file.dictionary(annotation.get('BS'))?.get('W'));
  const line = typeof given === 'number' ? given : 1;
  const rectangle = (inset: number): string =>
    [inset, inset, width - 2 * inset, height - 2 * inset].map(serializeNumber).join(' ');
  const painted = ground === '' ? '' : `q ${ground} ${rectangle(0)} re f Q\n`;
  const framed =
    border === '' || line <= 0 ? '' : `q ${border} ${serializeNumber(line)} w ${rectangle(line / 2)} re S Q\n`;
  return {
    operations: {
      root: { bytes: Buffer.from(`${painted}${framed}`, 'latin1'), resources: new Map() },
      openStates: 0,
      shows: [],
      paths: [],
      labelled: [],
      restored: [],
      hidden: { shows: new Set(), paths: [], images: [] },
    },
    entries,
    resources: new Map(),
    box: { left: 0, bottom: 0, right: width, top: height },
    lines: [],
  };
}

function isUpright(show: ShowOperation): boolean {
  const [a, b] = matrixOf(show);
  return a > 0 && Math.abs(b) < 0.01 * a;
}

function matrixOf({ lineMatrix, state }: ShowOperation): Matrix {
  return multiply(lineMatrix, state.matrix);
}

/** Shows of one baseline are one line. */
function linesOf(shows: readonly ShowOperation[]): readonly AppearanceLine[] {
  const lines: AppearanceLine[] = [];
  for (const show of shows) {
    const [, , c, d, x, baseline] = matrixOf(show);
    const size = show.state.size * Math.hypot(c, d);
    const same = lines.findIndex((line) => Math.abs(line.baseline - baseline) < 0.3 * Math.max(size, line.size));
    const known = lines[same];
    if (known !== undefined) {
      if (x < known.x) lines[same] = { ...known, x };
      continue;
    }
    lines.push({ x, baseline, size, fill: show.state.fill, fontName: show.state.fontName });
  }
  return lines.sort((one, other) => other.baseline - one.baseline);
}

function colourOf(numbers: readonly number[] | undefined, stroked: boolean): string {
  const operator = { 1: 'g', 3: 'rg', 4: 'k' }[numbers?.length ?? 0];
  if (numbers === undefined || operator === undefined) return '';
  return `${numbers.map(serializeNumber).join(' ')} ${stroked ? operator.toUpperCase() : operator}`;
}

/** Undefined where it is no array of numbers, or one of another length. */
export function numbersOf(file: PdfFile, value: PdfValue | undefined, count?: number): readonly number[] | undefined {
  const array = file.resolve(value);
  if (!isArray(array) || (count !== undefined && array.length !== count)) return undefined;
  const numbers = array.map((item) => file.resolve(item));
  return numbers.every((item) => typeof item === 'number' && Number.isFinite(item)) ? (numbers as number[]) : undefined;
}
