import type { LengthModel } from './length-model.ts';
import type { AnchoredSentence } from './sentence-anchors.ts';

/** Sentences of both texts that translate each other; one of the sides may be empty. */
export interface Bead {
  readonly source: readonly [from: number, to: number];
  readonly target: readonly [from: number, to: number];
}

export interface Alignment {
  readonly beads: readonly Bead[];
  readonly cost: number;
}

interface BeadShape {
  readonly source: number;
  readonly target: number;
  /** How rare it is: the negative logarithm of its probability. Source: Gale and Church, 1993. */
  readonly cost: number;
}

const paired: readonly BeadShape[] = [
  { source: 1, target: 1, cost: 0 },
  { source: 2, target: 1, cost: 2.4 },
  { source: 1, target: 2, cost: 2.4 },
  { source: 2, target: 2, cost: 4 },
  { source: 3, target: 1, cost: 4.5 },
  { source: 1, target: 3, cost: 4.5 },
];
const single: readonly BeadShape[] = [
  { source: 1, target: 0, cost: 4.5 },
  { source: 0, target: 1, cost: 4.5 },
];
/** Names and numbers that are on one side alone. */
const anchorCost = 0.9;
const mostAnchorCost = 4;
/** Sentences to either side of the diagonal. */
const band = 8;

/** What it costs to take two texts as one pair, for each sentence that one has more. */
const wholeCost = 2.4;

export interface SentencesOfTexts {
  readonly source: readonly AnchoredSentence[];
  readonly target: readonly AnchoredSentence[];
  readonly model: LengthModel;
  /** Whether names look alike in both languages. */
  readonly sharesScript: boolean;
}

/**
 * The cheapest way to pair sentences in their order, with or without sentences that have no counterpart. Costs a constant for
 * each sentence: only sentences near the diagonal are paired.
 */
export function alignSentences(texts: SentencesOfTexts, withSingles: boolean): Alignment {
  const { source, target } = texts;
  const shapes = withSingles ? [...paired, ...single] : paired;
  const [rows, slope] = [source.length, source.length === 0 ? 0 : target.length / source.length];
  const width = 2 * band + 2 + Math.ceil(slope);
  const origin = (row: number): number => Math.round(row * slope) - band;
  const costs = new Float64Array((rows + 1) * width).fill(Infinity);
  const steps = new Int8Array((rows + 1) * width).fill(-1);
  const slotOf = (row: number, column: number): number => {
    const offset = column - origin(row);
    return offset < 0 || offset >= width ? -1 : row * width + offset;
  };
  costs[slotOf(0, 0)] = 0;
  for (let row = 0; row <= rows; row += 1)
    for (
      let column = Math.max(0, origin(row));
      column <= Math.min(target.length, origin(row) + width - 1);
      column += 1
    ) {
      const slot = slotOf(row, column);
      for (const [index, shape] of shapes.entries()) {
        const [fromRow, fromColumn] = [row - shape.source, column - shape.target];
        if (fromRow < 0 || fromColumn < 0) continue;
        const from = slotOf(fromRow, fromColumn);
        const before = from === -1 ? Infinity : (costs[from] as number);
        if (before === Infinity) continue;
        const cost = before + shape.cost + beadCost(texts, [fromRow, row], [fromColumn, column]);
        if (cost >= (costs[slot] as number)) continue;
        costs[slot] = cost;
        steps[slot] = index;
      }
    }
  const aligned = readBack();
  const [one, other] = [rows, target.length];
  if (withSingles || Math.min(one, other) !== 1) return aligned;
  // A sentence may be cut into many.
  const whole = wholeCost * Math.abs(one - other) + beadCost(texts, [0, one], [0, other]);
  return whole < aligned.cost ? { beads: [{ source: [0, one], target: [0, other] }], cost: whole } : aligned;

  function readBack(): Alignment {
    const beads: Bead[] = [];
    let [row, column] = [rows, target.length];
    const end = slotOf(row, column);
    const cost = end === -1 ? Infinity : (costs[end] as number);
    while (row > 0 || column > 0) {
      const shape = shapes[steps[slotOf(row, column)] ?? -1];
      if (shape === undefined) return { beads: [], cost: Infinity };
      beads.push({ source: [row - shape.source, row], target: [column - shape.target, column] });
      row -= shape.source;
      column -= shape.target;
    }
    return { beads: beads.reverse(), cost };
  }
}

function beadCost(
  { source, target, model, sharesScript }: SentencesOfTexts,
  rows: Bead['source'],
  columns: Bead['target'],
): number {
  const [ours, theirs] = [source.slice(...rows), target.slice(...columns)];
  if (ours.length === 0 || theirs.length === 0) return 0;
  const deviation = model.deviation(totalLength(ours), totalLength(theirs));
  return (
    Math.min(deviation ** 2 / 2, 14) + Math.min(mostAnchorCost, anchorCost * strangers(ours, theirs, sharesScript))
  );
}

function totalLength(sentences: readonly AnchoredSentence[]): number {
  return sentences.reduce((sum, { length }) => sum + length, 0);
}

/** Anchors of one side that the other lacks, less those that both have. */
function strangers(
  ours: readonly AnchoredSentence[],
  theirs: readonly AnchoredSentence[],
  sharesScript: boolean,
): number {
  const usable = (anchor: string): boolean => sharesScript || /^\d/.test(anchor);
  if (!ours.some(hasAnchors) && !theirs.some(hasAnchors)) return 0;
  const one = new Set(ours.flatMap(({ anchors }) => anchors.filter(usable)));
  const other = new Set(theirs.flatMap(({ anchors }) => anchors.filter(usable)));
  const common = one.intersection(other).size;
  return Math.max(0, one.size + other.size - 4 * common);
}

function hasAnchors({ anchors }: AnchoredSentence): boolean {
  return anchors.length > 0;
}
