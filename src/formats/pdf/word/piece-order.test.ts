import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PieceOrder } from './piece-order.ts';
import type { TextPiece } from './text-piece.ts';

const style = { size: 10 };

function piece(left: number, top: number): TextPiece {
  const area = { left, top, right: left + 5, bottom: top + 10 };
  return { area, style } as unknown as TextPiece;
}

describe('the order of the pieces of a page', () => {
  it('is that in which they were added, each behind another or at the beginning', () => {
    const [first, last] = [piece(0, 0), piece(0, 700)];
    const order = new PieceOrder([first, last]);
    const between: TextPiece[] = [];
    // More than numbers have halves between two neighbours.
    for (let index = 0; index < 300; index += 1) {
      const [anchor] = [...order.near(first.area)].filter((one) => one.piece === first);
      const own = piece(index, 5);
      order.insertAfter(anchor, own);
      between.unshift(own);
    }
    assert.deepEqual(order.all(), [first, ...between, last]);
    const byOrder = [...new Set(order.near(first.area))].toSorted((one, other) => one.order - other.order);
    assert.deepEqual(
      byOrder.map((one) => one.piece),
      [first, ...between],
    );
    const beginning = piece(0, 690);
    order.insertAfter(undefined, beginning);
    assert.equal(order.all()[0], beginning);
  });

  it('finds what is before the first piece at or below a height', () => {
    const pieces = [piece(0, 10), piece(100, 400), piece(0, 400), piece(0, 500)];
    const order = new PieceOrder(pieces);
    assert.equal(order.before(390, ({ area }) => area.left < 50)?.piece, pieces[1]);
    assert.equal(
      order.before(5, () => true),
      undefined,
    );
    assert.equal(order.before(600, () => true)?.piece, pieces[3]);
  });
});
