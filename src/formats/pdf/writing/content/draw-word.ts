import { type Matrix, multiply } from '../../geometry.ts';
import type { DrawnWord } from '../../reading/page-layout.ts';
import type { PdfFile } from '../objects/pdf-file.ts';
import type { PdfValue } from '../objects/pdf-values.ts';
import { serializeName, serializeNumber, serializeString } from '../objects/serialize-value.ts';
import { shownCodes } from './character-codes.ts';
import { matchCodes } from './match-codes.ts';
import { type CharactersOf, matrixOperator } from './remove-text.ts';
import type { ShowOperation } from './text-state.ts';

/** A code of the source, and how its letter is drawn: without its position, in the page's space. */
interface SourceCode {
  readonly code: Uint8Array;
  readonly font: PdfValue;
  readonly show: ShowOperation;
  readonly x: number;
  readonly y: number;
}

/** Finds the codes of a word; undefined where they are not known one by one. */
export function sourceCodes(
  file: PdfFile,
  word: DrawnWord,
  shows: readonly ShowOperation[],
  charactersOf: CharactersOf,
): readonly SourceCode[] | undefined {
  const found: SourceCode[] = [];
  for (const { object, code, x, y } of word.codes) {
    const show = shows[object];
    if (show?.state.fontName === undefined) return undefined;
    const codes = shownCodes(file, show);
    const indices = codes === undefined ? undefined : matchCodes(codes, charactersOf(object));
    const shown = codes?.flatMap((item) => ('code' in item ? [item.code] : []));
    const at = indices?.indexOf(code) ?? -1;
    const font = file.dictionary(show.stream.resources.get('Font'))?.get(show.state.fontName);
    const bytes = shown?.[at];
    if (bytes === undefined || font === undefined) return undefined;
    found.push({ code: bytes, font, show, x, y });
  }
  return found;
}

export interface WordPlacement {
  readonly x: number;
  readonly y: number;
  /** Beside the size that it had. */
  readonly scale: number;
  /** From the page's space to that of the block. */
  readonly toBlock: Matrix;
  fontName(font: PdfValue): string | undefined;
}

/** Operators that draw a word of the source at another position. */
export function drawWord(codes: readonly SourceCode[], { x, y, scale, toBlock, fontName }: WordPlacement): string {
  let result = '';
  for (const { code, font, show, x: along, y: above } of codes) {
    const name = fontName(font);
    if (name === undefined) continue;
    const { matrix, size, stretch } = show.state;
    const letters = multiply(multiply([stretch, 0, 0, 1, 0, 0], show.lineMatrix), multiply(matrix, toBlock));
    const [a, b, c, d] = letters.map((value) => value * scale) as unknown as Matrix;
    const position: Matrix = [a, b, c, d, x + along * scale, y + above * scale];
    result += `${serializeName(name)} ${serializeNumber(size)} Tf\n${matrixOperator(position)}\n${serializeString(code)} Tj\n`;
  }
  return result;
}
