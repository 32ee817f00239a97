import assert from 'node:assert/strict';
import { getPriority } from 'node:os';
import { test } from 'node:test';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import type { ModeStage } from './mode-file.ts';
import { type KeeperSettings, PoolKeeper } from './pool-keeper.ts';

// Programs that every machine has replace the stages of a mode: `cat` answers as it is asked, `sed` does as its script says.
const echo: readonly ModeStage[] = [
  { program: 'cat', arguments: [] },
  { program: 'cat', arguments: [] },
];
const script = (text: string): readonly ModeStage[] => [
  { program: 'cat', arguments: [] },
  { program: 'sed', arguments: ['-z', '-u', text] },
  { program: 'cat', arguments: [] },
];
const diesOfPoison = script('/poison/Q5');
const swallowsAPill = script('/pill/d');

function keeper(changes: Partial<KeeperSettings> = {}) {
  const clock = new ManualClock();
  const pools = new PoolKeeper({
    clock,
    limits: { limiter: undefined, memoryLimit: 0 },
    timeLimit: 1000,
    idleTime: 60_000,
    maximumProcesses: 100,
    maximumPipelines: 1,
    maximumMessagesInFlight: 16,
    maximumCharactersInFlight: 1000,
    ...changes,
  });
  const caller = { cancelled: false };
  const ask = (stages: readonly ModeStage[], text: string, key = 'mode') => pools.exchange(key, stages, text, caller);
  return { clock, pools, caller, ask, [Symbol.asyncDispose]: () => pools.dispose() };
}

function givesWayBy(processId: number): number {
  return getPriority(processId) - getPriority();
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

test('every message gets its own answer, many more than fit in flight', async () => {
  await using setup = keeper();
  const texts = Array.from({ length: 500 }, (_, index) => `message ${index} ${'é'.repeat(index % 90)}`);
  assert.deepEqual(await Promise.all(texts.map((text) => setup.ask(echo, text))), texts);
  assert.equal(setup.pools.processIds.length, 2);
});

test('work in the background has processes of its own, which give way and hold up nobody else', async () => {
  await using setup = keeper();
  const background = { cancelled: false, urgency: 'background' } as const;
  // No process gives way by more than 19, of which the tests themselves may have some.
  const way = Math.min(10, 19 - getPriority());
  assert.equal(await setup.pools.exchange('mode', echo, 'first', background), 'first');
  const ids = setup.pools.processIds;
  assert.deepEqual(ids.map(givesWayBy), [way, way]);
  for (const id of ids) process.kill(id, 'SIGSTOP');
  const held = setup.pools.exchange('mode', echo, 'second', background);
  assert.equal(await setup.ask(echo, 'interactive'), 'interactive');
  assert.deepEqual(setup.pools.processIds.map(givesWayBy), [way, way, 0, 0]);
  for (const id of ids) process.kill(id, 'SIGCONT');
  assert.equal(await held, 'second');
});

test('a message larger than any limit goes through alone', async () => {
  await using setup = keeper();
  const text = 'long '.repeat(100_000);
  assert.deepEqual(await Promise.all([setup.ask(echo, text), setup.ask(echo, 'short')]), [text, 'short']);
});

test('a message that kills a process fails, and those around it are answered', async () => {
  await using setup = keeper();
  const texts = ['one', 'two', 'poison', 'three', 'poison too', 'four'];
  const results = await Promise.allSettled(texts.map((text) => setup.ask(diesOfPoison, text)));
  assert.deepEqual(
    results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.code)),
    ['one', 'two', 'engine_failed', 'three', 'engine_failed', 'four'],
  );
  const failure = results[2] as PromiseRejectedResult;
  assert.match(failure.reason.cause.message, /^sed exited with 5$/);
});

test('a process killed from outside costs nothing but time', async () => {
  await using setup = keeper();
  await setup.ask(echo, 'first');
  const answer = setup.ask(echo, 'second');
  for (const id of setup.pools.processIds) process.kill(id, 'SIGKILL');
  assert.equal(await answer, 'second');
});

test('an answer to two messages at once reaches neither of them', async () => {
  await using setup = keeper();
  const pill = setup.ask(swallowsAPill, 'pill');
  const next = setup.ask(swallowsAPill, 'next');
  // The second is answered out of step, so both are tried alone, where the first is never answered. The clock moves on,
  // also for the second, however long this machine takes for it.
  const waiting = setInterval(() => setup.clock.advance(600), 5);
  const outcome = pill.catch((error: { code: string }) => error.code).finally(() => clearInterval(waiting));
  assert.deepEqual(await Promise.all([outcome, next]), ['engine_timed_out', 'next']);
});

test('when the oldest message takes too long it fails, and the others are tried again', async () => {
  await using setup = keeper();
  const first = script('/slow/d');
  const slow = setup.ask(first, 'slow');
  await new Promise((resolve) => setImmediate(resolve));
  setup.clock.advance(1500);
  await assert.rejects(slow, { code: 'engine_timed_out' });
  assert.equal(await setup.ask(first, 'quick'), 'quick');
});

test('a cancelled message is not sent', async () => {
  await using setup = keeper({ maximumMessagesInFlight: 1 });
  const cancelled = { cancelled: false };
  const first = setup.ask(diesOfPoison, 'first');
  void setup.pools.exchange('mode', diesOfPoison, 'poison', cancelled);
  const last = setup.ask(diesOfPoison, 'last');
  cancelled.cancelled = true;
  assert.deepEqual(await Promise.all([first, last]), ['first', 'last']);
});

test('a program that cannot run is an error, not a hang', async () => {
  await using setup = keeper();
  await assert.rejects(setup.ask([{ program: '/nowhere/lt-proc', arguments: [] }], 'text'), { code: 'engine_failed' });
});

test('processes that the system cannot make leave the engine unavailable, and the next message tries again', async () => {
  await using setup = keeper();
  // Node refuses to start it, as it does where memory is short.
  const impossible: readonly ModeStage[] = [
    { program: 'cat', arguments: ['\0'] },
    { program: 'cat', arguments: [] },
  ];
  for (const text of ['one', 'two']) await assert.rejects(setup.ask(impossible, text), { code: 'engine_unavailable' });
  assert.equal(await setup.ask(echo, 'three', 'another mode'), 'three');
});

test('processes are ended after a time without work, and started again when there is some', async () => {
  await using setup = keeper();
  await setup.ask(echo, 'work');
  const before = setup.pools.processIds;
  setup.clock.advance(59_000);
  assert.equal(setup.pools.processIds.length, 2);
  setup.clock.advance(1000);
  assert.deepEqual(setup.pools.processIds, []);
  assert.equal(await setup.ask(echo, 'more'), 'more');
  assert.ok(setup.pools.processIds.every((id) => !before.includes(id)));
});

test('when processes are many the pool that has rested longest makes room', async () => {
  await using setup = keeper({ maximumProcesses: 4 });
  await setup.ask(echo, 'a', 'first');
  setup.clock.advance(1);
  await setup.ask(echo, 'b', 'second');
  setup.clock.advance(1);
  const [one, two] = setup.pools.processIds;
  await setup.ask(echo, 'c', 'third');
  assert.equal(setup.pools.processIds.length, 4);
  assert.ok(!setup.pools.processIds.includes(one ?? 0) && !setup.pools.processIds.includes(two ?? 0));
});

test('disposal leaves no process', async () => {
  const setup = keeper();
  await setup.ask(echo, 'work');
  const processIds = setup.pools.processIds;
  assert.ok(processIds.length > 0 && processIds.every(isAlive));
  await setup.pools.dispose();
  assert.deepEqual(processIds.filter(isAlive), []);
});

test('a pipeline whose tagger lacks something is replaced once for all that is in flight, and nothing gets its answer', async () => {
  const words = ['new1', 'new2', 'new3'];
  const known = new Set<string>();
  let starts = 0;
  const taggerModels = {
    prepare() {
      starts += 1;
      const atStart = new Set(known);
      const missing = words.filter((word) => !atStart.has(word)).join('|') || 'nothing';
      // What the filter behind a tagger does, and answers that are wrong from then on.
      const text = `s/^(.*)(${missing})(.*)(\\[[0-9]+\\])$/wrong\\1\\3[!\\2]\\4/`;
      return {
        stages: [
          { program: 'cat', arguments: [] },
          { program: 'sed', arguments: ['-z', '-u', '-E', text] },
        ],
        learn(names: readonly string[]) {
          for (const name of names) known.add(name);
          return names.some((name) => !atStart.has(name));
        },
      };
    },
  };
  await using setup = keeper({ taggerModels });
  const texts = ['old', 'a new1', 'old again', 'a new2', 'a new3', 'old at last'];
  assert.deepEqual(await Promise.all(texts.map((text) => setup.ask(echo, text))), texts);
  assert.equal(starts, 2);
  assert.deepEqual(await Promise.all(texts.map((text) => setup.ask(echo, text))), texts);
  assert.equal(starts, 2);
});
