import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { FileMemoryJobStore } from '../../src/storage/translation-memories/file-memory-job-store.ts';
import { TemporaryFolder } from './stores-fixtures.ts';
import { describeMemoryJobStore } from './translation-memory-job-store.ts';

const folder = new TemporaryFolder();
after(() => folder[Symbol.dispose]());
const open = (path: string) => new FileMemoryJobStore({ folder: path, identifiers: randomIdentifiers });

describeMemoryJobStore('in files', () => {
  const path = join(folder.path, randomUUID());
  return { store: open(path), reopen: () => open(path) };
});

it('a file that was left behind goes at a later start, one that may be being written stays', () => {
  const path = join(folder.path, randomUUID());
  open(path);
  for (const name of ['old.part', 'new.part']) writeFileSync(join(path, name), '');
  const longAgo = new Date('2020-01-01');
  utimesSync(join(path, 'old.part'), longAgo, longAgo);
  open(path);
  assert.deepEqual(readdirSync(path), ['new.part']);
});
