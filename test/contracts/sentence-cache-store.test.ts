import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { after } from 'node:test';
import { SqliteSentenceCacheStore } from '../../src/storage/sentence-cache/sqlite-sentence-cache-store.ts';
import { describeSentenceCacheStore } from './sentence-cache-store.ts';
import { TemporaryFolder } from './stores-fixtures.ts';

const folder = new TemporaryFolder();
after(() => folder[Symbol.dispose]());

describeSentenceCacheStore(
  'in a SQLite file',
  () => new SqliteSentenceCacheStore({ path: join(folder.path, `${randomUUID()}.sqlite`), bytes: 2 ** 26 }),
);
