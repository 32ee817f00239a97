import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HarperWritingEngine } from '../../src/engines/harper/harper-writing-engine.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { until } from '../support/readiness.ts';

const day = 24 * 60 * 60 * 1000;

test('Harper starts with the first text, and ends when it is idle', async () => {
  const clock = new ManualClock();
  await using engine = new HarperWritingEngine({ clock, idleTime: 1000 });
  assert.equal(engine.running, false);
  await engine.improve({ language: 'en-US', texts: ['A apple.'], change: 'correct' }, new AbortController().signal);
  assert.equal(engine.running, true);
  clock.advance(1000);
  await until(async () => !engine.running);
});

test('without an idle time Harper starts at once, and stays', async () => {
  const clock = new ManualClock();
  await using engine = new HarperWritingEngine({ clock, idleTime: Infinity });
  await until(async () => engine.running);
  await engine.improve({ language: 'en-US', texts: ['A apple.'], change: 'correct' }, new AbortController().signal);
  clock.advance(day);
  assert.equal(engine.running, true);
});
