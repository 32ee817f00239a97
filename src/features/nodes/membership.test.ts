import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aNode } from '../../../test/contracts/node-store.ts';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import { MemoryNodeStore } from '../../../test/support/memory-node-store.ts';
import type { NodeSession } from '../../contracts/stores/nodes.ts';
import { Membership } from './membership.ts';

/** Nodes that share a store, with time that the test lets pass. */
class Scene {
  readonly store = new MemoryNodeStore();
  readonly clock = new ManualClock();
  readonly failures: unknown[] = [];
  readonly counts: number[] = [];

  join(id: string, shared = true, session?: NodeSession): Promise<Membership> {
    return Membership.join({
      store: this.store,
      self: aNode(id),
      shared,
      session,
      clock: this.clock,
      events: {
        nodesChanged: ({ nodes }) => this.counts.push(nodes),
        nodeLookFailed: ({ error }) => this.failures.push(error),
      },
    });
  }

  async pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second++) {
      this.clock.advance(1_000);
      for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
    }
  }
}

const ids = ({ live }: Membership): string => live.map(({ id }) => id).join(' ');

describe('the nodes that live, as a node sees them', () => {
  it('are known when it joins, and a second after another has joined or left', async () => {
    const scene = new Scene();
    await using a = await scene.join('a');
    assert.equal(ids(a), 'a');
    const b = await scene.join('b');
    assert.equal(ids(b), 'a b');
    let changes = 0;
    a.onChange(() => changes++);
    await scene.pass(1);
    assert.equal(ids(a), 'a b');
    await b[Symbol.asyncDispose]();
    await scene.pass(1);
    assert.equal(ids(a), 'a');
    assert.equal(changes, 2);
    await scene.pass(60);
    assert.equal(changes, 2);
  });

  it('do not count one that no longer beats, whose row goes much later', async () => {
    const scene = new Scene();
    await scene.store.join(aNode('killed'));
    await using a = await scene.join('a');
    await scene.pass(4);
    assert.equal(ids(a), 'killed a');
    await scene.pass(1);
    assert.equal(ids(a), 'a');
    await scene.pass(590);
    assert.equal(scene.store.nodes.has('killed'), true);
    await scene.pass(10);
    assert.equal(scene.store.nodes.has('killed'), false);
  });

  it('do not count one soon after its session has ended, if it no longer beats either', async () => {
    const scene = new Scene();
    await scene.store.join(aNode('killed'));
    scene.store.sessions.add('killed');
    await using a = await scene.join('a');
    await scene.pass(2);
    assert.equal(ids(a), 'killed a', 'it may be held up');
    scene.store.sessions.delete('killed');
    await scene.pass(1);
    assert.equal(ids(a), 'a');
  });

  it('count one whose session has ended while it beats, and that knows how little time it has', async () => {
    const scene = new Scene();
    const sessionOfB = { isHeld: true, losses: 0, async hold() {} };
    await using a = await scene.join('a');
    await using b = await scene.join('b', true, sessionOfB);
    scene.store.sessions.add('b');
    await scene.pass(2);
    scene.store.sessions.delete('b');
    sessionOfB.isHeld = false;
    await scene.pass(20);
    assert.equal(ids(a), 'a b');
    assert.equal(b.mayCountAsDead, false);
    scene.store.isDown = true;
    await scene.pass(2);
    assert.deepEqual([a.mayCountAsDead, b.mayCountAsDead], [false, true]);
    // The others may have seen the end of the session that it has again.
    Object.assign(sessionOfB, { isHeld: true, losses: 1 });
    assert.deepEqual([b.mayCountAsDead, b.lapses], [true, 0]);
    scene.store.isDown = false;
    await scene.pass(1);
    assert.deepEqual([b.mayCountAsDead, a.lapses, b.lapses], [false, 0, 1]);
    await scene.pass(20);
    assert.equal(b.lapses, 1);
  });

  it('count one again that was only held up', async () => {
    const scene = new Scene();
    await using a = await scene.join('a');
    await scene.store.join(aNode('slow'));
    await scene.pass(10);
    assert.equal(ids(a), 'a');
    await scene.store.beat('slow');
    await scene.pass(1);
    assert.equal(ids(a), 'a slow');
  });

  it('stay the same through an outage of the store, however long, and know that others may count them as dead', async () => {
    const scene = new Scene();
    await using a = await scene.join('a');
    await using b = await scene.join('b');
    await scene.pass(1);
    scene.store.isDown = true;
    await scene.pass(60);
    assert.deepEqual([ids(a), ids(b)], ['a b', 'a b']);
    assert.equal(a.mayCountAsDead, true);
    assert.ok(scene.failures.length >= 100);
    scene.store.isDown = false;
    await scene.pass(3);
    assert.deepEqual([ids(a), ids(b)], ['a b', 'a b']);
    assert.equal(a.mayCountAsDead, false);
  });

  it('take one back whose row was removed', async () => {
    const scene = new Scene();
    await using a = await scene.join('a');
    await scene.store.remove(['a']);
    await scene.pass(1);
    assert.equal(scene.store.nodes.has('a'), true);
    assert.equal(ids(a), 'a');
  });

  it('are itself alone where nobody shares the stores, and nothing beats', async () => {
    const scene = new Scene();
    await scene.store.join(aNode('of the last start'));
    const a = await scene.join('a', false);
    assert.equal(ids(a), 'a');
    await scene.pass(60);
    assert.deepEqual([...scene.store.nodes.values()], [{ ...aNode('a'), beat: 0 }]);
    assert.equal(a.mayCountAsDead, false);
    await a[Symbol.asyncDispose]();
    assert.equal(scene.store.nodes.size, 0);
  });

  it('are joined as soon as the store takes it', async () => {
    const scene = new Scene();
    scene.store.isDown = true;
    await using a = await scene.join('a', false);
    await scene.pass(5);
    scene.store.isDown = false;
    await scene.pass(1);
    assert.deepEqual([...scene.store.nodes.keys()], [a.id]);
    await scene.pass(5);
    assert.equal(scene.store.nodes.get('a')?.beat, 1);
  });
});
