import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { PageBlock } from '../reading/page-layout.ts';
import { mirroredLists } from './mirrored-items.ts';

/** More than a call of a function may have. */
const many = 150_000;

function blockAt(left: number, top: number, angle: number, mark?: number): PageBlock {
  const box = { left, right: left + 40, top, bottom: top - 10 };
  return {
    unit: { kind: 'paragraph' },
    angle,
    box,
    available: { ...box, right: 340 },
    lines: [{}],
    alignment: 'left',
    direction: 'ltr',
    style: { size: 10 },
    ...(mark !== undefined && { mark: { box: { ...box, left: mark, right: mark + 5 } } }),
  } as unknown as PageBlock;
}

it('a list is turned round among any number of texts, by those that are turned as it is', () => {
  const item = blockAt(60, 700, 0, 50);
  const texts = Array.from({ length: many }, (_, at) => blockAt(40, 700, at % 2));
  const turned = blockAt(20, 700, 1);
  const [list, ...others] = mirroredLists([item, ...texts, turned]);
  assert.equal(others.length, 0);
  assert.deepEqual(list?.items.get(item), { left: 40, right: 320, markRight: 330 });
});
