import { type Matrix, multiply, transformPoint } from '../../geometry.ts';
import type { SecondDrawings } from '../../reading/drawn-copies.ts';
import type { Colour } from '../../reading/page-content.ts';
import type { DrawnWord, ListMark } from '../../reading/page-layout.ts';
import type { PdfFile } from '../objects/pdf-file.ts';
import type { PdfValue } from '../objects/pdf-values.ts';
import { serializeName, serializeNumber, serializeString } from '../objects/serialize-value.ts';
import { fontOfShow, shownCodes } from './character-codes.ts';
import { matrixOperator } from './line-origin.ts';
import { matchShow } from './match-show.ts';
import type { CharactersOf } from './remove-text.ts';
import type { ShowOperation } from './text-state.ts';

/** A code of the source, and how its letter is drawn: without its position, in the page's space. */
interface SourceCode {
  readonly code: Uint8Array;
  readonly font: PdfValue;
  readonly show: ShowOperation;
  readonly x: number;
  readonly y: number;
  /** Of a second drawing. */
  readonly fill?: Colour;
}

interface ReadShow {
  readonly show: ShowOperation;
  readonly font: PdfValue;
  /** By the index of the character. */
  readonly codes: ReadonlyMap<number, Uint8Array>;
}

/** The codes of the words of a page. A show operator is read once, however many of its letters are drawn again. */
export class SourceCodes {
  readonly #file: PdfFile;
  readonly #shows: readonly ShowOperation[];
  readonly #charactersOf: CharactersOf;
  readonly #read = new Map<number, ReadShow | undefined>();

  constructor(file: PdfFile, shows: readonly ShowOperation[], charactersOf: CharactersOf) {
    this.#file = file;
    this.#shows = shows;
    this.#charactersOf = charactersOf;
  }

  /** The codes of a word; undefined where they are not known one by one. */
  of({ codes }: DrawnWord | ListMark): readonly SourceCode[] | undefined {
    const found: SourceCode[] = [];
    for (const { object, code: index, x, y } of codes) {
      if (!this.#read.has(object)) this.#read.set(object, this.#readShow(object));
      const read = this.#read.get(object);
      const code = read?.codes.get(index);
      if (read === undefined || code === undefined) return undefined;
      found.push({ code, font: read.font, show: read.show, x, y });
    }
    return found;
  }

  #readShow(object: number): ReadShow | undefined {
    const show = this.#shows[object];
    if (show === undefined) return undefined;
    const font = fontOfShow(this.#file, show);
    const items = shownCodes(this.#file, show);
    const indices = items === undefined ? undefined : matchShow(this.#file, show, items, this.#charactersOf(object));
    if (font === undefined || items === undefined || indices === undefined) return undefined;
    const codes = new Map<number, Uint8Array>();
    for (const [position, code] of items.flatMap((item) => ('code' in item ? [item.code] : [])).entries()) {
      const index = indices[position];
      if (index !== undefined) codes.set(index, code);
    }
    return { show, font, codes };
  }
}

/** With the second drawings of letters, over them: the outline of a symbol, or its shadow. `drawings` count in the frame of the block. */
export function withDrawings(
  codes: readonly SourceCode[],
  shows: readonly ShowOperation[],
  drawings: SecondDrawings,
  toBlock: Matrix,
): readonly SourceCode[] {
  const again = codes.flatMap((code) =>
    (drawings.get(code.show.ordinal) ?? []).flatMap(({ x, y, object, fill }) => {
      const show = shows[object];
      const moved = transformPoint({ x, y }, toBlock);
      return show === undefined ? [] : [{ ...code, show, fill, x: code.x + moved.x, y: code.y + moved.y }];
    }),
  );
  if (again.length === 0) return codes;
  return [...codes, ...again].toSorted((one, other) => one.show.ordinal - other.show.ordinal);
}

export interface WordPlacement {
  readonly x: number;
  readonly y: number;
  /** Beside the size that it had. */
  readonly scale: number;
  /** From the page's space to that of the block. */
  readonly toBlock: Matrix;
  fontName(font: PdfValue): string | undefined;
  /** Colours and strokes of what a show operator shows. */
  look(code: SourceCode): string;
  /** Those of the text around the word. */
  readonly around: string;
}

/** Operators that draw a word of the source at another position, each letter in its own colours. */
export function drawWord(codes: readonly SourceCode[], placement: WordPlacement): string {
  const { x, y, scale, toBlock, fontName, around } = placement;
  let result = '';
  let look = around;
  for (const letter of codes) {
    const { code, font, show, x: along, y: above } = letter;
    const name = fontName(font);
    if (name === undefined) continue;
    const { matrix, size, stretch } = show.state;
    const letters = multiply(multiply([stretch, 0, 0, 1, 0, 0], show.lineMatrix), multiply(matrix, toBlock));
    const [a, b, c, d] = letters.map((value) => value * scale) as unknown as Matrix;
    const position: Matrix = [a, b, c, d, x + along * scale, y + above * scale];
    const own = placement.look(letter);
    if (own !== look) result += own;
    look = own;
    result += `${serializeName(name)} ${serializeNumber(size)} Tf\n${matrixOperator(position)}\n${serializeString(code)} Tj\n`;
  }
  return look === around ? result : `${result}${around}`;
}
