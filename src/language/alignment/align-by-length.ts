/** What belongs together: texts from `from` to `to` (exclusive) of each side. */
export interface Bead {
  readonly source: readonly [from: number, to: number];
  readonly target: readonly [from: number, to: number];
  /** How unlikely the pair is, from 0. */
  readonly cost: number;
}

/**
 * How many texts of each side become one pair, and how often (Gale and Church 1993, table 5; texts without a partner are more
 * frequent in documents of the web than in theirs).
 */
const shapes: readonly (readonly [source: number, target: number, probability: number])[] = [
  [1, 1, 0.89],
  [1, 0, 0.01],
  [0, 1, 0.01],
  [2, 1, 0.045],
  [1, 2, 0.045],
  [2, 2, 0.011],
];
/** The row itself and those that the largest shape goes back to. */
const rowsBack = 3;
/** Variance of the length of a translation for each character of the source, as they measured it. */
const variance = 6.8;
/** For each number, code or name in digits that only one of the two has. */
const foreignNumber = 5;
/** What each word that looks alike on both sides is worth (Simard, Foster and Isabelle 1992), and of how many. */
const cognate = 1.5;
const mostCognates = 4;
const cognateLetters = 4;
/** Numbers and words of a text that are compared. */
const mostMarks = 40;
/** Of a text that the other side lacks, however long it is. */
const lone = 0.5;
/** Texts beside the diagonal that are looked at, and at most, when the documents have different numbers of texts. */
const band = 50;
const mostBand = 500;

/**
 * Pairs texts of two documents that are translations of each other, in the order of both: by their lengths, which follow
 * each other (Gale and Church 1993), by the numbers in them, which translations keep, and by words that look alike.
 * Time and memory grow with the longer document.
 */
export function alignByLength(sources: readonly string[], targets: readonly string[]): readonly Bead[] {
  return new Alignment(sources, targets).beads();
}

interface Measured {
  readonly length: number;
  readonly numbers: ReadonlySet<string>;
  /** How its words begin, without accents. */
  readonly beginnings: ReadonlySet<string>;
}

class Alignment {
  /** By how many are taken together, one or two. */
  readonly #sources: readonly (readonly Measured[])[];
  readonly #targets: readonly (readonly Measured[])[];
  readonly #rows: number;
  readonly #columns: number;
  /** Characters of the translation for each of the source. */
  readonly #ratio: number;
  readonly #width: number;

  constructor(sources: readonly string[], targets: readonly string[]) {
    const [own, other] = [sources.map(measure), targets.map(measure)];
    this.#sources = [own, inTwos(own)];
    this.#targets = [other, inTwos(other)];
    this.#rows = sources.length;
    this.#columns = targets.length;
    this.#ratio = Math.min(4, Math.max(0.25, total(other) / Math.max(1, total(own))));
    const apart = Math.min(mostBand, band + Math.abs(this.#rows - this.#columns));
    const step = Math.ceil(this.#columns / Math.max(1, this.#rows));
    this.#width = 2 * Math.max(apart, step + band) + 1;
  }

  beads(): readonly Bead[] {
    const [rows, columns] = [this.#rows, this.#columns];
    // Costs of the last rows are all that the next one needs; of the others only the steps stay.
    const costs = Array.from({ length: rowsBack }, () => new Float64Array(this.#width));
    const steps: Uint8Array[] = [];
    for (let row = 0; row <= rows; row += 1) {
      costs[row % rowsBack]?.fill(Number.POSITIVE_INFINITY);
      steps.push(this.#reach(row, costs));
    }
    const beads: Bead[] = [];
    for (let row = rows, column = columns; row > 0 || column > 0; ) {
      const [fewer, less, probability] = shapes[steps[row]?.[column - this.#first(row)] ?? 0] ?? [1, 1, 1];
      const [fromRow, fromColumn] = [row - fewer, column - less];
      const cost = this.#cost(fromRow, row, fromColumn, column) - Math.log(probability);
      beads.push({ source: [fromRow, row], target: [fromColumn, column], cost });
      [row, column] = [fromRow, fromColumn];
    }
    return beads.reverse();
  }

  /** How each column of a row is reached best. */
  #reach(row: number, costs: readonly Float64Array[]): Uint8Array {
    const steps = new Uint8Array(this.#width);
    const own = costs[row % rowsBack] ?? new Float64Array();
    const first = this.#first(row);
    if (row === 0) own[0] = 0;
    for (let column = first; column <= Math.min(this.#columns, first + this.#width - 1); column += 1) {
      for (const [number, [taken, given, probability]] of shapes.entries()) {
        const [fromRow, fromColumn] = [row - taken, column - given];
        if (fromRow < 0 || fromColumn < this.#first(fromRow) || fromColumn >= this.#first(fromRow) + this.#width)
          continue;
        const before = costs[fromRow % rowsBack]?.[fromColumn - this.#first(fromRow)] ?? Number.POSITIVE_INFINITY;
        const cost = before + this.#cost(fromRow, row, fromColumn, column) - Math.log(probability);
        if (cost >= (own[column - first] ?? 0)) continue;
        own[column - first] = cost;
        steps[column - first] = number;
      }
    }
    return steps;
  }

  #cost(fromRow: number, row: number, fromColumn: number, column: number): number {
    const source = this.#sources[row - fromRow - 1]?.[fromRow];
    const target = this.#targets[column - fromColumn - 1]?.[fromColumn];
    if (source === undefined || target === undefined) return lone;
    const mean = (source.length + target.length / this.#ratio) / 2;
    const deviation = Math.abs(target.length - source.length * this.#ratio) / Math.sqrt(Math.max(1, mean) * variance);
    const foreign = source.numbers.size + target.numbers.size - 2 * common(source.numbers, target.numbers);
    const alike = common(source.beginnings, target.beginnings);
    return (
      -Math.log(Math.max(1e-12, 2 * (1 - normal(deviation)))) +
      foreignNumber * foreign -
      cognate * Math.min(mostCognates, alike)
    );
  }

  /** The first column of a row that is within the band. */
  #first(row: number): number {
    const half = (this.#width - 1) / 2;
    const diagonal = Math.round((row * this.#columns) / Math.max(1, this.#rows));
    return Math.max(0, diagonal - half);
  }
}

function measure(text: string): Measured {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const beginnings = plain.match(/\p{L}{4,}/gu)?.map((word) => word.slice(0, cognateLetters)) ?? [];
  return {
    length: text.length,
    numbers: new Set((text.match(/\d+/g) ?? []).slice(0, mostMarks)),
    beginnings: new Set(beginnings.slice(0, mostMarks)),
  };
}

/** Each text with the next one. */
function inTwos(texts: readonly Measured[]): readonly Measured[] {
  return texts.slice(1).map((next, index) => {
    const { length = 0, numbers, beginnings } = texts[index] ?? {};
    return {
      length: length + next.length,
      numbers: new Set([...(numbers ?? []), ...next.numbers]),
      beginnings: new Set([...(beginnings ?? []), ...next.beginnings]),
    };
  });
}

function total(texts: readonly Measured[]): number {
  return texts.reduce((sum, { length }) => sum + length, 0);
}

function common(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let count = 0;
  for (const one of some) if (others.has(one)) count += 1;
  return count;
}

/** Distribution function of the normal distribution, for values from 0 (Abramowitz and Stegun, 26.2.17). */
function normal(value: number): number {
  const t = 1 / (1 + 0.2316419 * value);
  const density = Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI);
  const coefficients = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  return 1 - density * coefficients.reduceRight((sum, coefficient) => (sum + coefficient) * t, 0);
}
