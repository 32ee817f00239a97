import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Urgency } from '../../contracts/engines/text-translator.ts';
import { RequestSlots } from './request-slots.ts';

const never = new AbortController().signal;

/** Asks for slots and shows which were given, in order. */
function scene(limit: number) {
  const slots = new RequestSlots(limit);
  const given: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    given,
    ask(name: string, urgency?: Urgency, signal: AbortSignal = never): Promise<void> {
      return slots.take(signal, { urgency }).then((end) => {
        given.push(name);
        ends.set(name, end);
      });
    },
    async end(name: string): Promise<void> {
      ends.get(name)?.();
      await settled();
    },
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('slots for requests', () => {
  it('are given in order, up to the limit, and again when one is free, once for each', async () => {
    const { ask, end, given } = scene(2);
    for (const name of ['a', 'b', 'c', 'd', 'e']) void ask(name);
    await settled();
    assert.deepEqual(given, ['a', 'b']);
    await end('a');
    await end('a');
    assert.deepEqual(given, ['a', 'b', 'c']);
  });

  it('go to who waits before the background, which came first', async () => {
    const { ask, end, given } = scene(1);
    void ask('document 1', 'background');
    void ask('document 2', 'background');
    void ask('text');
    await settled();
    await end('document 1');
    assert.deepEqual(given, ['document 1', 'text']);
    await end('text');
    assert.deepEqual(given, ['document 1', 'text', 'document 2']);
  });

  it('are not all given to the background, so that who comes does not wait for it', async () => {
    const { ask, given } = scene(3);
    for (const name of ['1', '2', '3']) void ask(name, 'background');
    await settled();
    assert.deepEqual(given, ['1', '2']);
    await ask('text');
    assert.deepEqual(given, ['1', '2', 'text']);
  });

  it('come to the background after four of others, however many of those wait', async () => {
    const { ask, end, given } = scene(1);
    for (let count = 0; count < 12; count += 1) void ask(`text ${count}`);
    await settled();
    for (const name of ['document 1', 'document 2']) void ask(name, 'background');
    for (let count = 0; count < 10; count += 1) await end(given.at(-1) ?? '');
    assert.deepEqual(
      given.flatMap((name, position) => (name.startsWith('document') ? [position] : [])),
      [5, 10],
    );
  });

  it('are not waited for after an abort, by either', async () => {
    const { ask, end, given } = scene(1);
    await ask('first');
    for (const urgency of ['interactive', 'background'] as const) {
      const controller = new AbortController();
      const asked = ask('aborted', urgency, controller.signal);
      const reason = new Error('enough');
      controller.abort(reason);
      await assert.rejects(asked, (error) => error === reason);
    }
    void ask('last', 'background');
    await end('first');
    assert.deepEqual(given, ['first', 'last']);
  });
});
