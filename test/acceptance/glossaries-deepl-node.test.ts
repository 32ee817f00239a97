import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type DeepLClient, DeepLError, GlossaryEntries, GlossaryNotFoundError } from 'deepl-node';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { patient, startWithClient } from '../support/deepl-client.ts';
import type { RunningServer } from '../support/running-server.ts';
import { unknownId } from './glossaries-fixtures.ts';

/** The official client, unchanged, against the real server. */
let server: RunningServer;
let client: DeepLClient;
before(async () => {
  ({ server, client } = await startWithClient(patient));
});
after(() => server[Symbol.asyncDispose]());

const animals = { cat: 'gato', dog: 'perro' };
const entriesOf = (entries: Record<string, string>): GlossaryEntries => new GlossaryEntries({ entries });

/** Requests that are under way together: any may be answered first. */
async function allReject(requests: readonly Promise<unknown>[], check: (error: unknown) => boolean): Promise<void> {
  await Promise.all(requests.map((request) => assert.rejects(request, check)));
}

describe('glossaries of one pair with deepl-node', () => {
  it('are created, read, listed and deleted', async () => {
    const created = await client.createGlossary('Animals', 'en', 'es', entriesOf(animals));
    assert.equal(created.name, 'Animals');
    assert.equal(created.ready, true);
    assert.deepEqual([created.sourceLang, created.targetLang, created.entryCount], ['en', 'es', 2]);
    assert.ok(!Number.isNaN(created.creationTime.getTime()));
    assert.deepEqual(await client.getGlossary(created.glossaryId), created);
    assert.ok((await client.listGlossaries()).some(({ glossaryId }) => glossaryId === created.glossaryId));
    assert.deepEqual((await client.getGlossaryEntries(created)).entries(), animals);
    assert.deepEqual((await client.getGlossaryEntries(created.glossaryId)).entries(), animals);
    await client.deleteGlossary(created);
    await assert.rejects(client.getGlossary(created.glossaryId), GlossaryNotFoundError);
  });

  it('are created for variants, which the client brings to their roots', async () => {
    const created = await client.createGlossary('Variants', 'en', 'pt-BR', entriesOf({ bus: 'ônibus' }));
    assert.equal(created.targetLang, 'pt');
  });

  it('are created from CSV, in memory or in a file', async () => {
    const csv = 'cat,gato,en,es\n"sea, open","mar ""abierto""",en,es\nchat,gato,fr,es\n';
    const expected = { cat: 'gato', 'sea, open': 'mar "abierto"' };
    using folder = new TemporaryFolder();
    const path = join(folder.path, 'glossary.csv');
    writeFileSync(path, csv);
    for (const given of [Buffer.from(csv), path]) {
      const created = await client.createGlossaryWithCsv('CSV', 'en', 'es', given);
      assert.equal(created.entryCount, 2);
      assert.deepEqual((await client.getGlossaryEntries(created)).entries(), expected);
    }
  });

  it('have language pairs to be listed', async () => {
    const pairs = await client.getGlossaryLanguagePairs();
    assert.ok(pairs.some(({ sourceLang, targetLang }) => sourceLang === 'en' && targetLang === 'es'));
  });

  it('of ten thousand entries are stored before the client gives up', async () => {
    const entries = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`Source-${index}`, `Target-${index}`]),
    );
    const created = await client.createGlossary('Large', 'en', 'es', entriesOf(entries));
    assert.equal(created.entryCount, 10_000);
    assert.deepEqual((await client.getGlossaryEntries(created)).entries(), entries);
  });

  it('are refused with the class and the words of the matter', async () => {
    const lost = [
      client.getGlossary(unknownId),
      client.getGlossaryEntries(unknownId),
      client.deleteGlossary(unknownId),
    ];
    await allReject(lost, (error) => {
      assert.ok(error instanceof GlossaryNotFoundError);
      assert.match(error.message, /Glossary not found/);
      return true;
    });
    await assert.rejects(client.getGlossary('no-uuid'), DeepLError);
    const refusals = [
      [
        client.createGlossary('a', 'en', 'xx' as 'es', entriesOf(animals)),
        /'target_lang'.*'xx' is not a known language/,
      ],
      [client.createGlossary('a', 'en', 'en', entriesOf(animals)), /'target_lang'/],
      [
        client.createGlossaryWithCsv('a', 'en', 'es', Buffer.from('a,b\na,c')),
        /Key with index 1 .* duplicates key with index 0/,
      ],
      [client.createGlossaryWithCsv('a', 'en', 'es', Buffer.from('a,b\nc')), /line 2/],
    ] as const;
    await Promise.all(
      refusals.map(([refused, message]) =>
        assert.rejects(refused, (error) => {
          assert.ok(error instanceof DeepLError && !(error instanceof GlossaryNotFoundError));
          assert.match(error.message, message);
          return true;
        }),
      ),
    );
  });
});

describe('glossaries of several pairs with deepl-node', () => {
  const dictionary = (
    sourceLangCode: 'en' | 'es',
    targetLangCode: 'en' | 'es' | 'de',
    entries: Record<string, string>,
  ) => ({
    sourceLangCode,
    targetLangCode,
    entries: entriesOf(entries),
  });
  const read = async (id: string, source = 'en', target = 'es'): Promise<Record<string, string>> =>
    (await client.getMultilingualGlossaryDictionaryEntries(id, source, target)).entries.entries();

  it('are created, read, listed and deleted', async () => {
    const created = await client.createMultilingualGlossary('Animals', [
      dictionary('en', 'es', animals),
      dictionary('es', 'en', { gato: 'cat' }),
    ]);
    assert.equal(created.name, 'Animals');
    assert.ok(!Number.isNaN(created.creationTime.getTime()));
    assert.deepEqual(created.dictionaries, [
      { sourceLangCode: 'en', targetLangCode: 'es', entryCount: 2 },
      { sourceLangCode: 'es', targetLangCode: 'en', entryCount: 1 },
    ]);
    assert.deepEqual(await client.getMultilingualGlossary(created.glossaryId), created);
    assert.ok((await client.listMultilingualGlossaries()).some(({ glossaryId }) => glossaryId === created.glossaryId));
    assert.deepEqual(await read(created.glossaryId), animals);
    assert.deepEqual(await read(created.glossaryId, 'es', 'en'), { gato: 'cat' });
    await client.deleteMultilingualGlossary(created);
    await assert.rejects(client.getMultilingualGlossary(created.glossaryId), GlossaryNotFoundError);
  });

  it('are renamed; dictionaries are merged, replaced, added and deleted', async () => {
    const { glossaryId: id } = await client.createMultilingualGlossary('Old', [dictionary('en', 'es', animals)]);
    assert.equal((await client.updateMultilingualGlossaryName(id, 'New')).name, 'New');

    const merged = await client.updateMultilingualGlossaryDictionary(
      id,
      dictionary('en', 'es', { dog: 'can', fish: 'pez' }),
    );
    assert.deepEqual([merged.name, merged.dictionaries[0]?.entryCount], ['New', 3]);
    assert.deepEqual(await read(id), { cat: 'gato', dog: 'can', fish: 'pez' });

    const replaced = await client.replaceMultilingualGlossaryDictionary(id, dictionary('en', 'es', { bird: 'ave' }));
    assert.deepEqual(replaced, { sourceLangCode: 'en', targetLangCode: 'es', entryCount: 1 });
    assert.deepEqual(await read(id), { bird: 'ave' });

    await client.replaceMultilingualGlossaryDictionary(id, dictionary('en', 'de', { bird: 'Vogel' }));
    assert.equal((await client.getMultilingualGlossary(id)).dictionaries.length, 2);
    await client.deleteMultilingualGlossaryDictionary(id, 'en', 'de');
    assert.equal((await client.getMultilingualGlossary(id)).dictionaries.length, 1);
    await allReject([read(id, 'en', 'de'), client.deleteMultilingualGlossaryDictionary(id, 'en', 'de')], (error) => {
      assert.ok(error instanceof GlossaryNotFoundError);
      assert.match(error.message, /No dictionary found for language pair/);
      return true;
    });
  });

  it('take CSV wherever they take entries', async () => {
    const created = await client.createMultilingualGlossaryWithCsv('CSV', 'en', 'es', 'cat,gato\n"a, b","c"');
    assert.deepEqual(await read(created.glossaryId), { cat: 'gato', 'a, b': 'c' });
    await client.updateMultilingualGlossaryDictionaryWithCsv(created.glossaryId, 'en', 'es', 'cat,gata');
    assert.deepEqual(await read(created.glossaryId), { cat: 'gata', 'a, b': 'c' });
    await client.replaceMultilingualGlossaryDictionaryWithCsv(created.glossaryId, 'en', 'es', 'dog,perro');
    assert.deepEqual(await read(created.glossaryId), { dog: 'perro' });
  });

  it('of one pair are seen by the calls for one pair, those of several are not', async () => {
    const created = await client.createMultilingualGlossary('Single', [dictionary('en', 'es', animals)]);
    assert.equal((await client.getGlossary(created.glossaryId)).entryCount, 2);
    const old = await client.createGlossary('Other', 'en', 'es', entriesOf(animals));
    assert.equal((await client.getMultilingualGlossary(old.glossaryId)).dictionaries.length, 1);
    await client.replaceMultilingualGlossaryDictionary(created.glossaryId, dictionary('es', 'en', { gato: 'cat' }));
    await assert.rejects(client.getGlossary(created.glossaryId), GlossaryNotFoundError);
  });

  it('of unknown ids are not found', async () => {
    const lost = [
      client.getMultilingualGlossary(unknownId),
      client.deleteMultilingualGlossary(unknownId),
      client.updateMultilingualGlossaryName(unknownId, 'New'),
      client.replaceMultilingualGlossaryDictionary(unknownId, dictionary('en', 'es', animals)),
      client.deleteMultilingualGlossaryDictionary(unknownId, 'en', 'es'),
      read(unknownId),
    ];
    await allReject(lost, (error) => error instanceof GlossaryNotFoundError);
  });
});
