import type { Area } from './page-frame.ts';
import { firstLineEnd, type TextPiece } from './text-piece.ts';

/** A piece among those of its page. */
export interface OrderedPiece {
  piece: TextPiece;
  /** Grows along the order of reading. */
  order: number;
  next: OrderedPiece | undefined;
}

/** Points of a band; pieces are found by the bands that their first line is in. */
const bandHeight = 24;
const mostBands = 600;

/** The pieces of a page in reading order, to which pieces are added beside those of their row. */
export class PieceOrder {
  readonly #bands: OrderedPiece[][] = [];
  #first: OrderedPiece | undefined;
  #last: OrderedPiece | undefined;
  #lowestTop = Number.NEGATIVE_INFINITY;

  constructor(pieces: readonly TextPiece[]) {
    for (const piece of pieces) this.insertAfter(this.#last, piece);
  }

  /** Pieces whose first line may be at the height of an area, in any order; a piece may come twice. */
  *near({ top, bottom }: Area): Generator<OrderedPiece> {
    for (const band of bandsFrom(top, bottom)) yield* this.#bands[band] ?? [];
  }

  /** What comes before the first piece that begins at or below a height and passes the test: undefined at the beginning of the page. */
  before(top: number, test: (piece: TextPiece) => boolean): OrderedPiece | undefined {
    if (this.#lowestTop < top) return this.#last;
    let previous: OrderedPiece | undefined;
    for (let at = this.#first; at !== undefined; at = at.next) {
      if (at.piece.area.top >= top && test(at.piece)) return previous;
      previous = at;
    }
    return this.#last;
  }

  /** `previous`: undefined to insert at the beginning. */
  insertAfter(previous: OrderedPiece | undefined, piece: TextPiece): void {
    const next = previous === undefined ? this.#first : previous.next;
    const [low, high] = [previous?.order ?? (next?.order ?? 0) - 2, next?.order ?? (previous?.order ?? 0) + 2];
    const own: OrderedPiece = { piece, order: (low + high) / 2, next };
    if (previous === undefined) this.#first = own;
    else previous.next = own;
    if (next === undefined) this.#last = own;
    if (own.order <= low || own.order >= high) this.#renumber();
    this.#lowestTop = Math.max(this.#lowestTop, piece.area.top);
    for (const band of bandsFrom(piece.area.top, firstLineEnd(piece))) {
      const pieces = this.#bands[band] ?? [];
      this.#bands[band] = pieces;
      pieces.push(own);
    }
  }

  all(): readonly TextPiece[] {
    const pieces: TextPiece[] = [];
    for (let at = this.#first; at !== undefined; at = at.next) pieces.push(at.piece);
    return pieces;
  }

  /** Halves of halves run out after some fifty pieces at one position. */
  #renumber(): void {
    let order = 0;
    for (let at = this.#first; at !== undefined; at = at.next) {
      order += 1;
      at.order = order;
    }
  }
}

function* bandsFrom(top: number, bottom: number): Generator<number> {
  const bandOf = (y: number): number => Math.max(0, Math.min(mostBands - 1, Math.floor(y / bandHeight)));
  for (let band = bandOf(top); band <= bandOf(bottom); band += 1) yield band;
}
