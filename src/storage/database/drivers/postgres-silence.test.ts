import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import { PostgresSilence } from './postgres-silence.ts';
import { UnreachableDatabaseError } from './unreachable-database-error.ts';

const never = (): Promise<never> => new Promise(() => {});

/** A server that answers questions, or says nothing until the question is given up. */
class Scene {
  readonly clock = new ManualClock();
  answers = true;
  asked = 0;
  silences = 0;
  readonly silence = new PostgresSilence({
    clock: this.clock,
    onSilent: () => this.silences++,
    ask: async () => {
      this.asked += 1;
      if (this.answers) return;
      this.clock.advance(this.givenUpAfter);
      throw new Error('timeout');
    },
  });
  givenUpAfter = 3_000;

  async pass(seconds: number): Promise<void> {
    for (let half = 0; half < 2 * seconds; half++) {
      this.clock.advance(500);
      for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
    }
  }
}

describe('the silence of a database server', () => {
  it('is found out within seconds, ends all work, and lets nothing begin until it is over', async () => {
    const scene = new Scene();
    scene.answers = false;
    const outcomes = [scene.silence.watch(never), scene.silence.watch(never)].map((work) =>
      assert.rejects(work, UnreachableDatabaseError),
    );
    await scene.pass(3);
    await Promise.all(outcomes);
    assert.equal(scene.silences, 1);
    await assert.rejects(
      scene.silence.watch(async () => assert.fail('it began')),
      UnreachableDatabaseError,
    );
    scene.answers = true;
    await scene.pass(1);
    assert.equal(await scene.silence.watch(async () => 'answer'), 'answer');
    const { asked } = scene;
    await scene.pass(60);
    assert.equal(scene.asked, asked, 'nothing is asked while there is no work');
  });

  it('is no slow statement: the server is asked and answers', async () => {
    const scene = new Scene();
    const { promise, resolve } = Promise.withResolvers<string>();
    const work = scene.silence.watch(() => promise);
    await scene.pass(20);
    assert.ok(scene.asked >= 5);
    resolve('late');
    assert.equal(await work, 'late');
    assert.equal(scene.silences, 0);
  });

  it('is no fast work either, however much of it there is', async () => {
    const scene = new Scene();
    for (let second = 0; second < 10; second++) {
      await scene.silence.watch(async () => {});
      await scene.pass(1);
    }
    assert.equal(scene.asked, 0);
  });

  it('is not blamed on the server when this process was held up', async () => {
    const scene = new Scene();
    scene.answers = false;
    scene.givenUpAfter = 10_000;
    const { promise, resolve } = Promise.withResolvers<string>();
    const work = scene.silence.watch(() => promise);
    await scene.pass(3);
    assert.ok(scene.asked > 0);
    assert.equal(scene.silences, 0);
    resolve('late');
    assert.equal(await work, 'late');
  });
});
