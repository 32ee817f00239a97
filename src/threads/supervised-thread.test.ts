import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { SupervisedThread } from './supervised-thread.ts';

interface Surroundings {
  readonly folder: string | undefined;
  readonly variables: readonly string[];
}

// A program for the thread, which says what it has of the environment of its process.
const module = `import { getCompileCacheDir } from 'node:module';
import { parentPort } from 'node:worker_threads';
parentPort.postMessage({ folder: getCompileCacheDir(), variables: Object.keys(process.env) });`;

it('a thread shares the compiled modules of its process, and nothing else of its environment', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-compiled-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  enableCompileCache(folder);
  const answer = Promise.withResolvers<Surroundings>();
  const thread = new SupervisedThread<never, Surroundings>(
    { module: new URL(`data:text/javascript,${encodeURIComponent(module)}`), name: 'telling' },
    { onAnswer: answer.resolve, onEnd: answer.reject },
  );
  thread.hold();
  const expected = { folder: getCompileCacheDir(), variables: ['NODE_COMPILE_CACHE'] };
  assert.deepEqual(await answer.promise, expected);
  await thread.end();
});
