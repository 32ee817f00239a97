import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ServerMinute } from '../contracts/stores/server-minutes.ts';
import { MinuteCounter } from './minute-counter.ts';

function aCounter() {
  let now = new Date('2026-05-01T10:00:30Z');
  const counter = new MinuteCounter({ now: () => now });
  const stored = async (): Promise<readonly ServerMinute[]> => {
    const all: ServerMinute[] = [];
    await counter.store(async (minutes) => void all.push(...minutes));
    return all;
  };
  const to = (time: string): void => {
    now = new Date(time);
  };
  return { counter, stored, to };
}

const request = { operation: 'translateText', status: 200, seconds: 0.02 };

describe('what a process does by minute', () => {
  it('is counted once, by latency and by code', async () => {
    const { counter, stored, to } = aCounter();
    counter.requestFinished(request);
    counter.requestFinished({ ...request, seconds: 31, status: 400, code: 'invalid_parameter' });
    counter.requestFinished({ ...request, status: 503, code: 'overloaded' });
    counter.charactersDone(12);
    to('2026-05-01T10:01:00Z');
    counter.queueSeen({ waiting: 2, running: 0 });
    counter.queueSeen({ waiting: 1, running: 3 });
    const [first, second, ...others] = await stored();
    const minute = Date.parse('2026-05-01T10:00:00Z') / 60_000;
    assert.deepEqual(first, {
      ...{ minute, requests: 3, refused: 1, failed: 1, characters: 12, waiting: 0, running: 0 },
      latencies: [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      errors: { invalid_parameter: 1, overloaded: 1 },
    });
    assert.deepEqual([second?.minute, second?.waiting, second?.running], [minute + 1, 2, 3]);
    assert.deepEqual(others, []);
    assert.deepEqual(await stored(), []);
  });

  it('has no probes, no pages, and no errors of clients that went away', async () => {
    const { counter, stored } = aCounter();
    for (const operation of ['getHealth', 'getMetrics', 'getConsole', 'none'])
      counter.requestFinished({ ...request, operation });
    counter.queueSeen({ waiting: 0, running: 0 });
    assert.deepEqual(await stored(), []);
    counter.requestFinished({ ...request, status: 499, code: 'request_timeout' });
    const [only] = await stored();
    assert.deepEqual([only?.requests, only?.refused, only?.errors], [1, 0, {}]);
  });

  it('has eight codes a minute, and counts others together', async () => {
    const { counter, stored } = aCounter();
    for (let index = 0; index < 20; index += 1)
      for (const code of [`code_${index}`, 'code_0']) counter.requestFinished({ ...request, status: 400, code });
    const [only] = await stored();
    assert.equal(Object.keys(only?.errors ?? {}).length, 9);
    assert.deepEqual([only?.errors.code_0, only?.errors.other], [21, 12]);
  });

  it('stays until it is stored, the newest hour of it', async () => {
    const { counter, stored, to } = aCounter();
    const broken = () => Promise.reject(new Error('no disk'));
    for (let minute = 0; minute < 70; minute += 1) {
      to(new Date(Date.parse('2026-05-01T10:00:00Z') + minute * 60_000).toISOString());
      counter.requestFinished(request);
      await assert.rejects(counter.store(broken), /no disk/);
    }
    counter.requestFinished(request);
    const all = await stored();
    assert.equal(all.length, 60);
    assert.deepEqual([all[0]?.requests, all.at(-1)?.requests, all.at(-1)?.latencies[1]], [1, 2, 2]);
  });

  it('is the newest hour where nothing stores it, as without a console', async () => {
    const { counter, stored, to } = aCounter();
    const begun = Date.parse('2026-05-01T10:00:00Z');
    for (let minute = 0; minute < 500; minute += 1) {
      to(new Date(begun + minute * 60_000).toISOString());
      counter.requestFinished(request);
    }
    assert.deepEqual(
      (await stored()).map(({ minute }) => minute - begun / 60_000),
      Array.from({ length: 60 }, (_, index) => 440 + index),
    );
  });
});
