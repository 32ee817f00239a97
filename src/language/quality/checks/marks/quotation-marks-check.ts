import type { CheckedText } from '../../checked-text.ts';
import type { FoundError, SegmentCheck } from '../../quality-check.ts';

const marks = /["“”„‟«»〝〞〟＂]/g;
/** Inches, minutes of arc, and what repeats the line above. */
const noQuotation = /(?<=\d)["”]|(?<=^|\s)["”](?=\s|$)/g;

/** Double quotation marks come in pairs, whatever their shape, unless those of the source do not. */
export const quotationMarksCheck: SegmentCheck = {
  id: 'quotation-marks',
  find({ source, target }): readonly FoundError[] {
    const [inSource, inTarget] = [positionsOf(source), positionsOf(target)];
    if (inTarget.length % 2 === 0 || inSource.length % 2 === 1) return [];
    const unpaired = unpairedMark(target.prose, inTarget);
    return [
      {
        type: 'Fluency',
        subType: 'Punctuation',
        severity: 'Minor',
        explanation: 'The quotation marks of the translation are not in pairs: one is missing or too many.',
        source: [],
        target: [{ start: unpaired, end: unpaired + 1 }],
        confidence: 0.85,
      },
    ];
  },
};

function positionsOf({ prose }: CheckedText): readonly number[] {
  const others = new Set(Array.from(prose.matchAll(noQuotation), ({ index }) => index));
  const positions: number[] = [];
  for (const { index } of prose.matchAll(marks)) {
    // `5"` closes a quotation where one is open.
    const closes = positions.length % 2 === 1 && /\d/.test(prose.charAt(index - 1));
    if (!others.has(index) || closes) positions.push(index);
  }
  return positions;
}

/** The first mark that opens where one is open, or closes where none is, by the white space around it; else the last. */
function unpairedMark(prose: string, positions: readonly number[]): number {
  let isOpen = false;
  for (const index of positions) {
    const opens = /^$|[\s([{（\0—–-]/u.test(prose.charAt(index - 1)) && !/\s/u.test(prose.charAt(index + 1));
    if (opens === isOpen) return index;
    isOpen = !isOpen;
  }
  return positions.at(-1) ?? 0;
}
