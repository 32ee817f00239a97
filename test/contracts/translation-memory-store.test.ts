import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { after } from 'node:test';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { FileTranslationMemoryStore } from '../../src/storage/translation-memories/file-translation-memory-store.ts';
import { TemporaryFolder } from './stores-fixtures.ts';
import { describeTranslationMemoryStore } from './translation-memory-store.ts';

const folder = new TemporaryFolder();
after(() => folder[Symbol.dispose]());

describeTranslationMemoryStore(
  'in files',
  () => new FileTranslationMemoryStore({ folder: join(folder.path, randomUUID()), identifiers: randomIdentifiers }),
);
