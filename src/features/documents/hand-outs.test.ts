import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DocumentRecord } from '../../contracts/stores/documents.ts';
import { HandOuts, type HandOutsOptions } from './hand-outs.ts';

const aRecord = (downloadNode?: string) => ({ id: 'one', downloadNode }) as unknown as DocumentRecord;

describe('whether a result is removed soon', () => {
  for (const [what, node, later, isRemoved, looks] of [
    ['that no node hands out', undefined, [], false, 0],
    ['that this node hands out, as it would know', 'here', [], false, 0],
    ['that a dead node has handed out', 'dead', [], false, 0],
    ['that another node hands out for longer', 'other', Array(20).fill('other'), false, 10],
    ['that another node has removed after a while', 'other', ['other', 'other'], true, 3],
    ['that the client of another node did not take', 'other', ['other', undefined], false, 2],
  ] as const)
    it(`of one ${what}: ${isRemoved ? 'yes' : 'no'}, after ${looks} looks`, async () => {
      let looked = 0;
      const handOuts = new HandOuts({
        nodes: { id: 'here', live: [{ id: 'here' }, { id: 'other' }] },
        store: { find: async () => (looked++ < later.length ? aRecord(later[looked - 1]) : undefined) },
        clock: {
          after: (_milliseconds: number, callback: () => void) => {
            callback();
            return () => {};
          },
        },
      } as unknown as HandOutsOptions);
      assert.equal(await handOuts.isRemovedSoon(aRecord(node)), isRemoved);
      assert.equal(looked, looks);
    });
});
