import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addUp } from './measure-installation.ts';

describe('turns of a load', () => {
  it('add up to one measurement, in which each request counts as much', () => {
    const first = {
      seconds: 3,
      requests: 12,
      cost: { nodes: 600, loops: 500, postgres: 90, objects: 8, commits: 120 },
    };
    const second = {
      seconds: 4,
      requests: 18,
      cost: { nodes: 900, loops: 700, postgres: 110, objects: 2, commits: 180 },
    };
    assert.deepEqual(addUp([first, second]), {
      seconds: 7,
      requests: 30,
      cost: { nodes: 1_500, loops: 1_200, postgres: 200, objects: 10, commits: 300 },
    });
  });
});
