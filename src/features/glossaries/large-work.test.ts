import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LargeWork } from './large-work.ts';

const mebi = 1024 * 1024;
const { signal } = new AbortController();

/** Ends when asked to, and shows whether it was begun. */
class PatientWork {
  started = false;
  readonly #ending = Promise.withResolvers<string>();

  readonly work = (): Promise<string> => {
    this.started = true;
    return this.#ending.promise;
  };

  end(): void {
    this.#ending.resolve('done');
  }
}

describe('large work', () => {
  it('is done one after the other, and small work meanwhile', async () => {
    const large = new LargeWork();
    const [first, second, small] = [new PatientWork(), new PatientWork(), new PatientWork()];
    const results = [
      large.run({ held: mebi }, signal, first.work),
      large.run({ held: 10, characters: mebi }, signal, second.work),
    ];
    small.end();
    assert.equal(await large.run({ held: 1000 }, signal, small.work), 'done');
    assert.deepEqual([first.started, second.started], [true, false]);
    first.end();
    await results[0];
    second.end();
    assert.deepEqual(await Promise.all(results), ['done', 'done']);
    assert.equal(second.started, true);
  });

  it('goes on after work that failed', async () => {
    const large = new LargeWork();
    await assert.rejects(
      large.run({ held: mebi }, signal, () => Promise.reject(new Error('no'))),
      /no/,
    );
    assert.equal(await large.run({ held: mebi }, signal, async () => 'done'), 'done');
  });

  it('is not begun for those who left while it waited', async () => {
    const large = new LargeWork();
    const [first, second] = [new PatientWork(), new PatientWork()];
    const leaving = new AbortController();
    const running = large.run({ held: mebi }, signal, first.work);
    const waiting = large.run({ held: mebi }, leaving.signal, second.work);
    leaving.abort();
    first.end();
    await running;
    await assert.rejects(waiting, { name: 'AbortError' });
    assert.equal(second.started, false);
  });

  it('is refused once 512 Mi characters wait, until some are done', async () => {
    const large = new LargeWork();
    const first = new PatientWork();
    const running = large.run({ held: 12 * mebi }, signal, first.work);
    const waiting = Array.from({ length: 50 }, () => large.run({ held: 10 * mebi }, signal, async () => 'done'));
    await assert.rejects(
      large.run({ held: mebi }, signal, async () => 'done'),
      { code: 'overloaded' },
    );
    assert.equal(await large.run({ held: 1000 }, signal, async () => 'small'), 'small');
    first.end();
    await Promise.all([running, ...waiting]);
    assert.equal(await large.run({ held: mebi }, signal, async () => 'done'), 'done');
  });
});
