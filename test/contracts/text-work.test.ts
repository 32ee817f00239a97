import assert from 'node:assert/strict';
import { it } from 'node:test';
import { InlineTextWork } from '../../src/threads/inline-text-work.ts';
import { type TextTaskEvent, type TextWorkSettings, ThreadTextWork } from '../../src/threads/thread-text-work.ts';
import { describeTextWork, hoard, reverse, spin } from './text-work.ts';

const never = new AbortController().signal;

function threads(settings: Partial<TextWorkSettings> = {}): ThreadTextWork {
  return new ThreadTextWork({
    threads: 2,
    budgets: { interactive: 10_000, background: 60_000 },
    mebibytes: 64,
    idleMilliseconds: 60_000,
    ...settings,
  });
}

describeTextWork('threads', threads);
describeTextWork('inline work', () => new InlineTextWork());

it('ends a task at the end of its budget of processor time, names the budget, and works on', async () => {
  const events: TextTaskEvent[] = [];
  await using work = threads({
    budgets: { interactive: 300, background: 60_000 },
    onTask: (event) => events.push(event),
  });
  const spinning = work.open({ signal: never }).run(spin, { milliseconds: 3_600_000 }, 1);
  await assert.rejects(spinning, {
    code: 'work_too_large',
    status: 413,
    message: 'Processing the text takes more than 0.3 seconds of processor time.',
  });
  assert.deepEqual(events, [{ task: 'spin', outcome: 'refused', milliseconds: 0 }]);
  assert.equal(await work.open({ signal: never }).run(reverse, { text: 'abc' }, 3), 'cba');
});

it('adds up the tasks of a session, and of no other', async () => {
  await using work = threads({ budgets: { interactive: 300, background: 60_000 } });
  const session = work.open({ signal: never });
  await session.run(spin, { milliseconds: 200 }, 1);
  await assert.rejects(session.run(spin, { milliseconds: 3_600_000 }, 1), { code: 'work_too_large' });
  assert.equal(await work.open({ signal: never }).run(spin, { milliseconds: 200 }, 1), 'done');
});

it('refuses a task that takes too much memory', async () => {
  await using work = threads();
  await assert.rejects(work.open({ signal: never }).run(hoard, { mebibytes: 4_000 }, 1), {
    code: 'work_too_large',
    message: /64 MiB of memory/,
  });
  assert.equal(await work.open({ signal: never }).run(reverse, { text: 'abc' }, 3), 'cba');
});

it('leaves a thread to others however much one account asks for', async () => {
  await using work = threads();
  const stop = new AbortController();
  const greedy = work.open({ accountId: 'greedy', signal: stop.signal });
  const taken = Array.from({ length: 20 }, () => greedy.run(spin, { milliseconds: 3_600_000 }, 1));
  for (const task of taken) task.catch(() => {});
  assert.equal(await work.open({ accountId: 'other', signal: never }).run(reverse, { text: 'abc' }, 3), 'cba');
  stop.abort();
});

it('keeps no process alive while nothing is asked, and ends threads that are idle', async () => {
  await using work = threads({ idleMilliseconds: 1 });
  assert.equal(await work.open({ signal: never }).run(reverse, { text: 'abc' }, 3), 'cba');
  assert.equal(await work.open({ signal: never }).run(reverse, { text: 'abcd' }, 3), 'dcba');
});
