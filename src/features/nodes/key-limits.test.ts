import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aNode } from '../../../test/contracts/node-store.ts';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import { MemoryNodeStore } from '../../../test/support/memory-node-store.ts';
import { MemorySharedLimits } from '../../../test/support/memory-shared-limits.ts';
import { NodeKeyLimits } from './key-limits.ts';
import { Membership } from './membership.ts';
import { SharedRequests } from './shared-requests.ts';
import { SharedSlots } from './shared-slots.ts';

const key = { id: 'key' };

/** Nodes that keep the limits of keys together. */
class Scene {
  readonly clock = new ManualClock();
  readonly store = new MemorySharedLimits(() => this.clock.elapsed());
  live = ['a', 'b'];

  node(
    id: string,
  ): NodeKeyLimits & { readonly membership: { joins: number; lapses: number; mayCountAsDead: boolean } } {
    const scene = this;
    const membership = {
      id,
      joins: 1,
      lapses: 0,
      mayCountAsDead: false,
      get live() {
        return scene.live.map((name) => aNode(name));
      },
    };
    const { store, clock } = this;
    const limits = new NodeKeyLimits(
      new SharedSlots({ store, membership, clock }),
      new SharedRequests({ store, clock }),
    );
    return Object.assign(limits, { membership });
  }

  get held(): number {
    return [...(this.store.slots.get('key:key')?.values() ?? [])].reduce((sum, slots) => sum + slots, 0);
  }
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
};

describe('the limits of a key over several nodes', () => {
  it('let in as many requests at a time as one node would, wherever they come', async () => {
    const scene = new Scene();
    const nodes = [scene.node('a'), scene.node('b')];
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, index) => nodes[index % 2]?.enter(key, 20, undefined)),
    );
    assert.equal(outcomes.filter((outcome) => outcome === 'entered').length, 20);
    assert.equal(outcomes.filter((outcome) => outcome === 'busy').length, 10);
    assert.equal(scene.held, 20);
  });

  it('give slots that nobody uses to the node that needs them', async () => {
    const scene = new Scene();
    const [a, b] = [scene.node('a'), scene.node('b')];
    for (let count = 0; count < 20; count++) assert.equal(await a.enter(key, 20, undefined), 'entered');
    assert.equal(await b.enter(key, 20, undefined), 'busy');
    for (let count = 0; count < 20; count++) a.leave(key, 20);
    await settle();
    assert.equal(scene.held, 2, 'idle ones are at most a tenth a node');
    for (let count = 0; count < 18; count++) assert.equal(await b.enter(key, 20, undefined), 'entered');
    scene.clock.advance(1_000);
    await settle();
    assert.equal(await b.enter(key, 20, undefined), 'entered');
    assert.equal(await b.enter(key, 20, undefined), 'entered');
    assert.equal(await b.enter(key, 20, undefined), 'busy');
  });

  it('ask the store nothing for a key in steady use', async () => {
    const scene = new Scene();
    const a = scene.node('a');
    for (let count = 0; count < 100; count++) {
      assert.equal(await a.enter(key, 256, undefined), 'entered');
      a.leave(key, 256);
    }
    assert.equal(scene.store.calls, 1);
  });

  it('ask the store nothing for a key that is used each second, and give its slot back when it is not', async () => {
    const scene = new Scene();
    const a = scene.node('a');
    for (let time = 0; time < 20; time++) {
      assert.equal(await a.enter(key, 256, undefined), 'entered');
      a.leave(key, 256);
      scene.clock.advance(700);
      await settle();
    }
    assert.equal(scene.store.calls, 1);
    for (let second = 0; second < 2; second++) {
      scene.clock.advance(1_000);
      await settle();
    }
    assert.equal(scene.held, 0);
  });

  it('are small limits too', async () => {
    const scene = new Scene();
    const [a, b] = [scene.node('a'), scene.node('b')];
    assert.equal(await a.enter(key, 1, undefined), 'entered');
    assert.equal(await b.enter(key, 1, undefined), 'busy');
    a.leave(key, 1);
    await settle();
    assert.equal(await b.enter(key, 1, undefined), 'entered');
  });

  it('get back what a dead node had, and nothing from one that may be taken for dead', async () => {
    const scene = new Scene();
    const [a, b] = [scene.node('a'), scene.node('b')];
    for (let count = 0; count < 5; count++) await a.enter(key, 5, undefined);
    assert.equal(await b.enter(key, 5, undefined), 'busy');
    a.membership.mayCountAsDead = true;
    await assert.rejects(a.enter(key, 5, undefined), { code: 'storage_unavailable', retryAfter: 5 });
    scene.live = ['b'];
    for (let count = 0; count < 5; count++) assert.equal(await b.enter(key, 5, undefined), 'entered');
    // Its row was removed, and it has joined again.
    scene.store.slots.get('key:key')?.delete('a');
    Object.assign(a.membership, { mayCountAsDead: false, joins: 2 });
    scene.live = ['a', 'b'];
    assert.equal(await a.enter(key, 5, undefined), 'busy');
  });

  it('let in no more requests a minute than one node would, and say when there is room', async () => {
    const scene = new Scene();
    const nodes = [scene.node('a'), scene.node('b')];
    const send = async (count: number) =>
      Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const node = nodes[index % 2];
          const outcome = await node?.enter(key, 100, 10);
          if (outcome === 'entered') node?.leave(key, 100);
          return outcome;
        }),
      );
    const entered = (outcomes: readonly unknown[]) => outcomes.filter((outcome) => outcome === 'entered').length;
    assert.equal(entered(await send(6)), 6);
    scene.clock.advance(30_000);
    const second = await send(6);
    assert.equal(entered(second), 4);
    assert.deepEqual(second.at(-1), { waitMilliseconds: 31_000 });
    scene.clock.advance(31_000);
    assert.equal(entered(await send(20)), 6);
  });

  it('refuse without counting anything', async () => {
    const scene = new Scene();
    const a = scene.node('a');
    assert.equal(await a.enter(key, 2, 1), 'entered');
    assert.deepEqual(await a.enter(key, 2, 1), { waitMilliseconds: 61_000 });
    scene.store.isDown = true;
    await assert.rejects(a.enter(key, 2, 1), /down/);
    scene.store.isDown = false;
    scene.clock.advance(61_000);
    assert.equal(await a.enter(key, 2, 1), 'entered');
    assert.equal(await a.enter(key, 2, 9), 'busy');
  });
});

/** Two nodes with a store that both use, each with a time of its own: one can be held up. */
class HeldUpScene {
  readonly nodes = new MemoryNodeStore();
  readonly limits = new MemorySharedLimits(() => 0, undefined, this.nodes.sessions);
  readonly #clocks = new Map<string, ManualClock>();
  inProgress = 0;

  async join(id: string): Promise<NodeKeyLimits> {
    const clock = new ManualClock();
    this.#clocks.set(id, clock);
    const { nodes: store, limits } = this;
    const events = { nodesChanged() {}, nodeLookFailed() {} };
    const session = {
      losses: 0,
      get isHeld() {
        return store.sessions.has(id);
      },
      hold: async () => void store.sessions.add(id),
    };
    const membership = await Membership.join({ store, self: aNode(id), shared: true, session, clock, events });
    const slots = new SharedSlots({ store: limits, membership, clock });
    return new NodeKeyLimits(slots, new SharedRequests({ store: limits, clock }));
  }

  /** Time passes for these nodes alone. */
  async pass(seconds: number, ...ids: readonly string[]): Promise<void> {
    for (let second = 0; second < seconds; second++) {
      for (const id of ids) this.#clocks.get(id)?.advance(1_000);
      await settle();
    }
  }

  /** The time that a node was held up passes for it at once. */
  resume(id: string, seconds: number): void {
    this.#clocks.get(id)?.advance(seconds * 1_000);
  }

  async enter(node: NodeKeyLimits, times = 1): Promise<number> {
    let entered = 0;
    for (let time = 0; time < times; time++) if ((await node.enter(key, 20, undefined)) === 'entered') entered += 1;
    this.inProgress += entered;
    return entered;
  }

  async leave(node: NodeKeyLimits): Promise<void> {
    node.leave(key, 20);
    this.inProgress -= 1;
    await settle();
  }
}

describe('the limit of a key when a node is held up for longer than others wait for it', () => {
  it('is never exceeded while its session is open: its slots stay its own', async () => {
    const scene = new HeldUpScene();
    const [a, b] = [await scene.join('a'), await scene.join('b')];
    await scene.pass(1, 'a', 'b');
    assert.equal(await scene.enter(a, 3), 3);
    await scene.leave(a);
    await scene.pass(20, 'b');
    assert.equal(await scene.enter(b, 30), 17, 'three slots are with the node that is held up, one of them idle');
    scene.resume('a', 20);
    await assert.rejects(scene.enter(a), { code: 'storage_unavailable' });
    await settle();
    assert.equal(await scene.enter(a, 5), 1);
    assert.equal(scene.inProgress, 20);
  });

  it('lets nothing in that others have room for, when its session has ended', async () => {
    const scene = new HeldUpScene();
    const [a, b] = [await scene.join('a'), await scene.join('b')];
    await scene.pass(1, 'a', 'b');
    assert.equal(await scene.enter(a, 3), 3);
    await scene.leave(a);
    scene.nodes.sessions.delete('a');
    await scene.pass(20, 'b');
    assert.equal(await scene.enter(b, 30), 20);
    scene.resume('a', 20);
    scene.nodes.sessions.add('a');
    await settle();
    await scene.pass(1, 'b');
    // Two of before are in progress beyond the limit; nothing joins them, and none takes their place.
    assert.equal(await scene.enter(a, 3), 0);
    await scene.leave(a);
    assert.equal(await scene.enter(a, 3), 0);
    await scene.leave(a);
    assert.equal(await scene.enter(a, 3), 0);
    assert.equal(scene.inProgress, 20);
    for (let time = 0; time < 10; time++) await scene.leave(b);
    assert.equal((await scene.enter(a, 30)) + (await scene.enter(b, 30)), 10);
    assert.equal(scene.inProgress, 20);
  });

  it('lets nothing in on slots that it got before it was held up', async () => {
    const scene = new HeldUpScene();
    const [a, b] = [await scene.join('a'), await scene.join('b')];
    await scene.pass(1, 'a', 'b');
    const take = scene.limits.takeSlots.bind(scene.limits);
    const answer = Promise.withResolvers<void>();
    scene.limits.takeSlots = async (...asked) => {
      const granted = await take(...asked);
      if (asked[1] === 'a') await answer.promise;
      return granted;
    };
    const entering = scene.enter(a);
    await settle();
    scene.nodes.sessions.delete('a');
    await scene.pass(20, 'b');
    assert.equal(await scene.enter(b, 20), 20);
    scene.resume('a', 20);
    await settle();
    answer.resolve();
    assert.equal(await entering, 0);
    assert.equal(scene.inProgress, 20);
  });
});
