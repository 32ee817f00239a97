import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { Glossary, GlossaryStore } from '../../contracts/stores/glossaries.ts';
import { Glossaries } from './glossaries.ts';

const owner = { accountId: 'account', region: 'eu' } as const;

describe('all dictionaries of a glossary', () => {
  it('are read up to a size, and no further', async () => {
    const dictionaries = ['es', 'fr', 'de', 'it'].map((target) => ({
      ...{ source: 'en', target, entryCount: 1, revision: target },
    }));
    const glossary: Glossary = { id: 'a', name: 'A', createdAt: new Date(0), version: 1, dictionaries };
    const read: string[] = [];
    const store: Pick<GlossaryStore, 'find' | 'readParts'> = {
      find: async () => glossary,
      async readParts({ target }) {
        read.push(target);
        return ['cat\tx', 'dog\ty'];
      },
    };
    const clock = new ManualClock();
    const glossaries = new Glossaries({ store: store as GlossaryStore, ids: {} as Identifiers, clock });
    const { size, tables } = await glossaries.readAll(owner, 'a', 40);
    assert.deepEqual([size, tables.length], [40, 4]);
    read.length = 0;
    await assert.rejects(glossaries.readAll(owner, 'a', 25), { code: 'document_too_large' });
    assert.deepEqual(read, ['es', 'fr', 'de']);
  });
});
