import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Glossary, GlossaryDictionary } from '../../contracts/stores/glossaries.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { GlossaryTerms } from './glossary-terms.ts';

const owner = { accountId: 'one', region: 'eu' } as const;
const pair = { source: 'en', target: 'es' };

/** Glossaries named by their ids, of one dictionary each; its revision is `<id> <version>`. */
function open(ids: readonly string[], { entriesKept = 100, entryCount = 10 } = {}) {
  const versions = new Map(ids.map((id) => [id, 1]));
  const reads: string[] = [];
  let onRead = (): unknown => undefined;
  const terms = new GlossaryTerms(
    {
      async get(_owner, id): Promise<Glossary> {
        const revision = `${id} ${versions.get(id)}`;
        const dictionaries: GlossaryDictionary[] = [{ ...pair, entryCount, revision }];
        return { id, name: id, createdAt: new Date(0), version: 1, dictionaries };
      },
      async readEntries({ revision }) {
        reads.push(revision);
        onRead();
        const [id = '', version] = revision.split(' ');
        return Number(version) === versions.get(id) ? new Map([['word', revision]]) : undefined;
      },
    },
    { entriesKept },
  );
  return {
    reads,
    replace: (id: string) => versions.set(id, (versions.get(id) ?? 0) + 1),
    whenRead: (action: () => unknown) => {
      onRead = action;
    },
    target: async (id: string) => (await terms.find(owner, id, pair)).find('word')?.target,
    terms,
  };
}

describe('GlossaryTerms', () => {
  it('makes a dictionary ready once for all who wait for it', async () => {
    const { target, reads } = open(['a']);
    assert.deepEqual(await Promise.all([target('a'), target('a')]), ['a 1', 'a 1']);
    assert.equal(await target('a'), 'a 1');
    assert.deepEqual(reads, ['a 1']);
  });

  it('has the entries of the last change, also of one made while it reads', async () => {
    const { target, replace, whenRead, reads } = open(['a']);
    await target('a');
    replace('a');
    whenRead(() => {
      if (reads.at(-1) === 'a 2') replace('a');
    });
    assert.equal(await target('a'), 'a 3');
    assert.deepEqual(reads, ['a 1', 'a 2', 'a 3']);
  });

  it('gives up when a dictionary never stays as it is', async () => {
    const { target, replace, whenRead } = open(['a']);
    whenRead(() => replace('a'));
    await assert.rejects(target('a'), (error) => error instanceof ServiceError && error.code === 'too_many_requests');
  });

  it('lets those go that were used least recently, but keeps one that is larger than all may be', async () => {
    const few = open(['a', 'b', 'c'], { entriesKept: 20 });
    for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) await few.target(id);
    assert.deepEqual(few.reads, ['a 1', 'b 1', 'c 1', 'b 1']);
    const large = open(['a'], { entriesKept: 5 });
    await large.target('a');
    await large.target('a');
    assert.deepEqual(large.reads, ['a 1']);
  });

  it('tries again after a failure', async () => {
    const { target, whenRead } = open(['a']);
    whenRead(() => {
      throw new Error('disk');
    });
    await assert.rejects(target('a'), /disk/);
    whenRead(() => undefined);
    assert.equal(await target('a'), 'a 1');
  });

  it('refuses a pair that the glossary lacks, with those that it has', async () => {
    const { terms } = open(['0a']);
    await assert.rejects(terms.find(owner, '0a', { source: 'en', target: 'fr' }), (error) => {
      assert.ok(error instanceof ServiceError);
      assert.equal(error.message, 'No dictionary found for language pair en-fr in glossary 0a.');
      assert.equal(error.detail, 'It has en-es.');
      return true;
    });
  });
});
