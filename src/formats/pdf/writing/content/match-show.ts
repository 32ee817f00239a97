import type { PdfFile } from '../objects/pdf-file.ts';
import type { ShownCode } from './character-codes.ts';
import { codePositions } from './code-widths.ts';
import { matchCodes, type ShownCharacter } from './match-codes.ts';
import type { ShowOperation } from './text-state.ts';

/** In thousandths of the size: a move back by more than this goes behind letters that were shown before. */
const farBack = 1500;

/**
 * By code of an operator: the index of its character, which are counted along the writing, as `matchCodes` has it. An operator may move back
 * and show what is at the beginning of its line last; undefined where nothing says where its codes are then.
 */
export function matchShow(
  file: PdfFile,
  show: ShowOperation,
  codes: readonly ShownCode[],
  characters: readonly ShownCharacter[],
): readonly (number | undefined)[] | undefined {
  const movesBack = codes.some((item) => 'adjustment' in item && item.adjustment > farBack);
  if (!movesBack) return matchCodes(codes, characters);
  const positions = codePositions(file, show, codes);
  if (positions === undefined) return undefined;
  const shown = codes.filter((item) => 'code' in item);
  const direction = Math.sign(show.state.size) || 1;
  const order = [...shown.keys()].sort(
    (one, other) => ((positions[one] ?? 0) - (positions[other] ?? 0)) * direction || one - other,
  );
  const matched = matchCodes(
    order.flatMap((index) => shown[index] ?? []),
    characters,
  );
  if (matched === undefined) return undefined;
  const indices: (number | undefined)[] = shown.map(() => undefined);
  for (const [at, index] of order.entries()) indices[index] = matched[at];
  return indices;
}
