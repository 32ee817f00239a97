import assert from 'node:assert/strict';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { TemporaryFolder } from '../../../test/contracts/stores-fixtures.ts';
import { aJob } from '../../../test/contracts/translation-memory-job-store.ts';
import type { MemoryJob } from '../../contracts/stores/translation-memory-jobs.ts';
import { adoptMemoryJobs } from './adopt-memory-jobs.ts';

const jobs = (['awaiting_input', 'processing', 'completed', 'failed', 'processing'] as const).map((state) =>
  aJob({ state }),
);

function writeJobs(path: string): string {
  const folder = join(path, 'jobs');
  mkdirSync(folder);
  for (const job of jobs) writeFileSync(join(folder, `${job.id}.json`), JSON.stringify(job));
  for (const { id } of jobs.slice(1, 3)) writeFileSync(join(folder, `${id}.tmx`), `file of ${id}`);
  writeFileSync(join(folder, 'x.part'), 'half');
  return folder;
}

describe('jobs of translation memories that are files', () => {
  it('are taken over, those under work with their files, whenever the process is stopped', async () => {
    using temporary = new TemporaryFolder();
    const folder = writeJobs(temporary.path);
    const added = new Map<string, MemoryJob>();
    const enqueued = new Map<string, string>();
    let stops = 0;
    /** Stops before and after each step, once each. */
    const stopped = new Set<string>();
    const stop = (step: string): void => {
      if (stopped.has(step)) return;
      stopped.add(step);
      stops += 1;
      throw new Error('stopped');
    };
    const adopter = {
      async add(job: MemoryJob) {
        stop(`before ${job.id}`);
        added.set(job.id, job);
        stop(`after ${job.id}`);
      },
      async enqueue({ id }: MemoryJob, content: AsyncIterable<Uint8Array>) {
        assert.ok(added.has(id));
        enqueued.set(id, await text(content));
        stop(`file of ${id}`);
      },
    };
    while (existsSync(folder))
      await adoptMemoryJobs(folder, adopter).catch((error) => assert.match(String(error), /stopped/));
    assert.equal(stops, 2 * jobs.length + 2);
    for (const job of jobs) assert.deepEqual(added.get(job.id), job);
    const [, first, , , without] = jobs as [MemoryJob, MemoryJob, MemoryJob, MemoryJob, MemoryJob];
    assert.equal(enqueued.get(first.id), `file of ${first.id}`);
    assert.equal(enqueued.get(without.id), '');
    assert.equal(enqueued.size, 2);
    assert.equal(await adoptMemoryJobs(folder, adopter), 0);
  });
});
