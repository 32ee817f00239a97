import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TextTask, TextWork } from '../../src/contracts/text-work.ts';
import { ServiceError } from '../../src/errors/service-error.ts';

const task = <Input, Output>(name: string, inlineSize = 0): TextTask<Input, Output> => ({
  name,
  module: new URL(`../support/text-tasks/${name}.ts`, import.meta.url).href,
  inlineSize,
});

export const reverse = task<{ readonly text: string }, string>('reverse');
export const spin = task<{ readonly milliseconds: number }, string>('spin');
export const hoard = task<{ readonly mebibytes: number }, string>('hoard');
const refuse = task<{ readonly parameter: string }, never>('refuse');
const fail = task<Record<string, never>, never>('fail');

const never = new AbortController().signal;

/** What every `TextWork` does: the docstring of the contract as tests. */
export function describeTextWork(name: string, create: () => TextWork): void {
  describe(`${name} as text work`, () => {
    it('gives what the task returns, for each of many at once', async () => {
      await using work = create();
      const session = work.open({ signal: never });
      const texts = Array.from({ length: 50 }, (_, number) => `text ${number}`);
      const reversed = await Promise.all(texts.map((text) => session.run(reverse, { text }, text.length)));
      assert.deepEqual(
        reversed,
        texts.map((text) => [...text].reverse().join('')),
      );
    });

    it('works inline on what is small enough, with the same result', async () => {
      await using work = create();
      const inline = { ...reverse, inlineSize: 10 };
      assert.equal(await work.open({ signal: never }).run(inline, { text: 'abc' }, 3), 'cba');
    });

    it('rejects with the error of the catalogue that the task throws', async () => {
      await using work = create();
      await assert.rejects(work.open({ signal: never }).run(refuse, { parameter: 'text' }, 1), (error) => {
        assert.ok(error instanceof ServiceError);
        assert.equal(error.code, 'invalid_parameter');
        assert.match(error.message, /'text'.*no good/);
        assert.equal(error.detail, 'Send another.');
        return true;
      });
    });

    it('rejects with another error where a task fails, and continues with the next', async () => {
      await using work = create();
      const session = work.open({ signal: never });
      await assert.rejects(session.run(fail, {}, 1), (error) => !(error instanceof ServiceError));
      assert.equal(await session.run(reverse, { text: 'abc' }, 3), 'cba');
    });

    it('rejects with the reason of the signal, before and while it waits', async () => {
      await using work = create();
      const reason = new Error('gone');
      await assert.rejects(work.open({ signal: AbortSignal.abort(reason) }).run(reverse, { text: 'a' }, 1), reason);
      const controller = new AbortController();
      const waiting = work.open({ signal: controller.signal }).run(reverse, { text: 'a' }, 1);
      controller.abort(reason);
      await assert.rejects(waiting, reason);
    });

    it('rejects everything once it is disposed of', async () => {
      const work = create();
      const session = work.open({ signal: never });
      await session.run(reverse, { text: 'a' }, 1);
      await work[Symbol.asyncDispose]();
      await assert.rejects(session.run(reverse, { text: 'a' }, 1), /closing/);
    });
  });
}
