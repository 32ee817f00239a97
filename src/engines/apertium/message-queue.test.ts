import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MessageQueue } from './message-queue.ts';

function message(name: string | number, cancelled = false) {
  const failures: Error[] = [];
  return { name, cancelled, failures, failed: (error: Error) => void failures.push(error) };
}

test('messages come out in the order they went in, however many there are', () => {
  const queue = new MessageQueue<ReturnType<typeof message>>();
  for (let index = 0; index < 5000; index += 1) queue.add(message(index));
  for (let index = 0; index < 5000; index += 1) assert.equal(queue.take()?.name, index);
  assert.equal(queue.take(), undefined);
  assert.ok(queue.isEmpty);
});

test('messages cancelled while they wait are skipped', () => {
  const queue = new MessageQueue<ReturnType<typeof message>>();
  queue.addAll([message('a', true), message('b'), message('c', true)]);
  assert.equal(queue.take()?.name, 'b');
  assert.equal(queue.take(), undefined);
});

test('messages put back come before those that wait', () => {
  const queue = new MessageQueue<ReturnType<typeof message>>();
  queue.addAll([message('a'), message('c')]);
  queue.take();
  queue.putBack([message('x'), message('y')]);
  assert.deepEqual([queue.take()?.name, queue.take()?.name, queue.take()?.name], ['x', 'y', 'c']);
});

test('all that wait can be failed at once', () => {
  const queue = new MessageQueue<ReturnType<typeof message>>();
  const waiting = message('a');
  queue.add(waiting);
  queue.failAll(new Error('gone'));
  assert.equal(waiting.failures.length, 1);
  assert.ok(queue.isEmpty);
});
