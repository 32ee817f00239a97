import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ServiceError } from '../../../errors/service-error.ts';
import type { StepFiles } from '../task-files.ts';
import { limitFiles, prepareTool, runCall } from './tool-call.ts';

const { signal } = new AbortController();
const [own, other] = ['a'.repeat(32), 'b'.repeat(32)];
const refusal = (): ServiceError => new ServiceError('page_not_read', { reason: 'no.' });
const busy = (): ServiceError => new ServiceError('engine_failed', { reason: 'busy.' });
const reject = async (error: Error): Promise<never> => Promise.reject(error);

describe('the call of a tool of a model', () => {
  it('reads the files that it is given, and no others of the task', async () => {
    const read: unknown[] = [];
    const note = async (reference: unknown) => void read.push(reference) as never;
    const files = limitFiles({ add: note, open: note, describe: note, read: note } as StepFiles, new Set([own]));
    for (const use of [files.open, files.describe, files.read]) {
      await use({ file_id: own });
      for (const reference of [{ file_id: other }, { file_id: `../${own}` }, null, own])
        await assert.rejects(use(reference), /does not give this file to the tool/);
    }
    assert.equal(read.length, 3);
  });

  it('has what refuses it for good as its result', async () => {
    const prepared = await prepareTool(() => reject(refusal()), signal);
    assert.match(JSON.stringify(await prepared.run(signal)), /^\{"error":".*no\./);
    const { result, isRefused } = await runCall({ run: () => reject(refusal()) }, true, signal);
    assert.deepEqual([isRefused, Object.keys(result as object)], [true, ['error']]);
  });

  it('fails where trying again may help, and where the task has ended', async () => {
    await assert.rejects(
      prepareTool(() => reject(busy()), signal),
      { code: 'engine_failed' },
    );
    await assert.rejects(runCall({ run: () => reject(busy()) }, true, signal), { code: 'engine_failed' });
    await assert.rejects(runCall({ run: () => reject(refusal()) }, false, signal), { code: 'page_not_read' });
    const ended = AbortSignal.abort(new Error('The time is over.'));
    await assert.rejects(runCall({ run: () => reject(refusal()) }, true, ended), /time is over/);
    await assert.rejects(
      prepareTool(() => reject(refusal()), ended),
      /time is over/,
    );
  });
});
