import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { capacityFor, fitCost, predictCost, shareService } from './capacity-model.ts';

describe('the capacity model', () => {
  it('finds what nodes and requests cost, and adds them up for any number of both', () => {
    const costAt = (nodes: number, perSecond: number): number => 7 * nodes + 2 * perSecond;
    const line = fitCost(
      { nodes: 1, perSecond: 10, millisecondsPerSecond: costAt(1, 10) },
      { nodes: 1, perSecond: 40, millisecondsPerSecond: costAt(1, 40) },
    );
    assert.deepEqual(line, { perSecond: 0, perNodeSecond: 7, perRequest: 2 });
    assert.equal(Math.round(predictCost(line, 4, 100) * 100), costAt(4, 100));
    const sameLoad = fitCost(
      { nodes: 4, perSecond: 40, millisecondsPerSecond: costAt(4, 40) },
      { nodes: 1, perSecond: 40, millisecondsPerSecond: costAt(1, 40) },
    );
    assert.deepEqual(sameLoad, line);
  });

  it('predicts a service of several nodes from two loads of one node and what that costs it without requests', () => {
    const costAt = (nodes: number, perSecond: number): number => 9 + 3 * nodes + 2 * perSecond;
    const line = fitCost(
      { nodes: 1, perSecond: 10, millisecondsPerSecond: costAt(1, 10) },
      { nodes: 1, perSecond: 40, millisecondsPerSecond: costAt(1, 40) },
    );
    const shared = shareService(line, 3);
    assert.deepEqual(shared, { perSecond: 9, perNodeSecond: 3, perRequest: 2 });
    assert.equal(Math.round(predictCost(shared, 4, 100) * 100), costAt(4, 100));
    assert.deepEqual(shareService(line, 20), { perSecond: 0, perNodeSecond: 12, perRequest: 2 });
  });

  it('takes no cost below nothing', () => {
    const line = fitCost(
      { nodes: 1, perSecond: 10, millisecondsPerSecond: 9 },
      { nodes: 1, perSecond: 40, millisecondsPerSecond: 40 },
    );
    assert.deepEqual(line, { perSecond: 0, perNodeSecond: 0, perRequest: 1 });
  });

  it('plans as many nodes as their event loops need, and cores for all parts', () => {
    const free = { perSecond: 0, perNodeSecond: 0, perRequest: 0 };
    const lines = {
      nodes: { perSecond: 0, perNodeSecond: 7, perRequest: 7 },
      loops: { perSecond: 0, perNodeSecond: 0, perRequest: 0.7 },
      postgres: free,
    };
    const { nodes, nodeCores, postgresCores } = capacityFor(10_000, { ...lines, objects: free });
    assert.equal(nodes, 10);
    assert.equal(Math.round(nodeCores * 10), 1_001);
    assert.equal(postgresCores, 0);
    assert.equal(capacityFor(1, { ...lines, objects: free }).nodes, 1);
  });
});
