import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, it } from 'node:test';
import { Arrival } from './arrival.ts';

const limits = { graceMilliseconds: 100, bytesPerSecond: 1_000, wholeMilliseconds: 10_000 };

/** Milliseconds after which a request over this connection is looked at. */
function waits(socket: unknown): readonly number[] {
  const found: number[] = [];
  const clock = {
    elapsed: () => 0,
    after(milliseconds: number) {
      found.push(milliseconds);
      return () => {};
    },
  };
  const request = { socket, headers: { 'content-length': '10' }, complete: false, once: () => request };
  new Arrival(request as unknown as IncomingMessage, limits, clock).watch(() => {});
  return found;
}

describe('the arrival of a request', () => {
  it('is watched over a connection, and not where the request was injected', () => {
    assert.deepEqual(waits(new Socket()), [100]);
    assert.deepEqual(waits({ remoteAddress: '127.0.0.1' }), []);
  });
});
