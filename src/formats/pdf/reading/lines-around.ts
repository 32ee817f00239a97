import { overlapY } from '../geometry.ts';
import type { TextLine } from './line-text.ts';
import type { PageRules } from './page-rules.ts';

/** Points: lines are found by the strips of this height that they reach into. */
const strip = 20;
const mostInStrip = 200;
/** In sizes: how exactly lines begin at one position; the part of a line that is beside another one. */
const sameStart = 0.3;
const beside = 0.1;

/** The lines of a page: what is beside one of them, and which begin at its position. */
export class LinesAround {
  readonly #strips: ReadonlyMap<number, readonly TextLine[]>;
  readonly #starts: ReadonlyMap<number, readonly TextLine[]>;
  readonly #rules: Pick<PageRules, 'separatesColumns'>;
  readonly #left: number;
  readonly #right: number;

  constructor(lines: readonly TextLine[], rules: Pick<PageRules, 'separatesColumns'>) {
    this.#rules = rules;
    this.#left = Math.min(...lines.map(({ box }) => box.left));
    this.#right = Math.max(...lines.map(({ box }) => box.right));
    const strips = new Map<number, TextLine[]>();
    for (const line of lines) {
      for (const key of stripsOf(line)) {
        const list = strips.get(key);
        if (list === undefined) strips.set(key, [line]);
        else if (list.length < mostInStrip) list.push(line);
      }
    }
    this.#strips = strips;
    this.#starts = Map.groupBy(lines, ({ box }) => Math.round(box.left));
  }

  /** Whether a line could have gone on for a width, within the text of the page and up to what is beside it. */
  hasRoom(line: TextLine, side: 'left' | 'right', width: number): boolean {
    const { box, size } = line;
    const isRight = side === 'right';
    const [from, to] = isRight ? [box.right, box.right + width] : [box.left - width, box.left];
    if (from < this.#left || to > this.#right) return false;
    const others = stripsOf(line).flatMap((key) => this.#strips.get(key) ?? []);
    const isTaken = others.some(
      ({ box: other }) =>
        overlapY(box, other) > beside * size &&
        (isRight
          ? other.left > box.right - 1 && other.left < to + size
          : other.right < box.left + 1 && other.right > from - size),
    );
    return !isTaken && !this.#rules.separatesColumns(from, to, box.bottom, box.top);
  }

  /** Lines that begin where a line does. */
  startingAt({ box, size }: TextLine): readonly TextLine[] {
    const at = Math.round(box.left);
    return [at - 1, at, at + 1]
      .flatMap((key) => (this.#starts.get(key) ?? []).slice(0, mostInStrip))
      .filter(({ box: other }) => Math.abs(other.left - box.left) < sameStart * size);
  }
}

/** A line in very large letters is looked for in the first strips that it reaches into. */
const mostStrips = 20;

function stripsOf({ box: { bottom, top } }: TextLine): readonly number[] {
  const first = Math.floor(bottom / strip);
  const count = Math.min(mostStrips, Math.floor(top / strip) - first + 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) => first + index);
}
