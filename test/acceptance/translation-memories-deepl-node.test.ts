import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type DeepLClient, DeepLError } from 'deepl-node';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { tmxEnd, tmxHeaders, tmxStart, tmxUnit } from '../integration/translation-memories-fixtures.ts';
import { patient, startWithClient } from '../support/deepl-client.ts';
import type { RunningServer } from '../support/running-server.ts';

/** The official client, unchanged, against the real server. */
describe('translation memories with deepl-node', () => {
  let server: RunningServer;
  let client: DeepLClient;
  before(async () => {
    ({ server, client } = await startWithClient(patient));
  });
  after(() => server[Symbol.asyncDispose]());

  async function importMemory(name: string): Promise<string> {
    const body = tmxStart + tmxUnit(1) + tmxUnit(2) + tmxEnd;
    const answer = await server.request(`/v3/translation_memories?name=${name}`, {
      method: 'POST',
      body,
      headers: tmxHeaders,
    });
    return ((await answer.json()) as { translation_memory_id: string }).translation_memory_id;
  }

  it('are listed in pages, read and deleted', async () => {
    const ids = [await importMemory('First'), await importMemory('Second'), await importMemory('Third')];
    const [first, ...others] = await client.listTranslationMemories(0, 2);
    assert.deepEqual(
      [first?.name, first?.sourceLanguage, first?.targetLanguages, first?.segmentCount],
      ['First', 'en', ['es'], 2],
    );
    assert.ok((first?.creationTime?.getTime() ?? 0) > 0);
    const third = await client.listTranslationMemories(1, 2);
    assert.deepEqual(
      [first, ...others, ...third].map((memory) => memory?.translationMemoryId),
      ids,
    );
    assert.equal((await client.listTranslationMemories()).length, 3);
    assert.ok(first);
    assert.deepEqual(await client.getTranslationMemory(first), first);
    await client.deleteTranslationMemory(first);
    await assert.rejects(client.getTranslationMemory(first), DeepLError);
    assert.equal((await client.listTranslationMemories()).length, 2);
  });

  it('show their segments page by page, and those that contain a text', async () => {
    const units = Array.from({ length: 7 }, (_, index) => tmxUnit(index)).join('');
    const body = `${tmxStart}${units}<tu><tuv xml:lang="en"><seg>A <ph x="1">&lt;br&gt;</ph>B</seg></tuv>
      <tuv xml:lang="de"><seg>Ärger</seg></tuv><tuv xml:lang="es"><seg>b</seg></tuv></tu>${tmxEnd}`;
    const init = { method: 'POST', body, headers: tmxHeaders };
    const made = (await (await server.request('/v3/translation_memories', init)).json()) as Record<string, string>;
    const id = made.translation_memory_id ?? '';
    const texts: string[] = [];
    let cursor: string | undefined;
    do {
      const options = { pageSize: 3, ...(cursor === undefined ? {} : { pageCursor: cursor }) };
      const page = await client.listTranslationMemorySegments(id, options);
      assert.equal(page.segmentCount, 8);
      assert.ok(page.segments.length <= 3);
      texts.push(...page.segments.map(({ sourceText }) => sourceText));
      cursor = page.nextPageCursor;
    } while (cursor !== undefined);
    assert.deepEqual(texts, [...Array(7).keys()].map((number) => `sentence of the memory ${number}`).concat('A <br>B'));
    const all = await client.listTranslationMemorySegments(id);
    assert.equal(new Set(all.segments.map(({ sourceSegmentId }) => sourceSegmentId)).size, 8);
    assert.deepEqual(
      all.segments.at(-1)?.targets.map(({ targetLanguage, targetText }) => [targetLanguage, targetText]),
      [
        ['de', 'Ärger'],
        ['es', 'b'],
      ],
    );
    const found = async (filterText: string, filterCaseSensitive = false): Promise<number> =>
      (await client.listTranslationMemorySegments(id, { filterText, filterCaseSensitive })).segments.length;
    assert.equal(await found('MEMORIA'), 7);
    assert.equal(await found('MEMORIA', true), 0);
    assert.equal(await found('ärg'), 1);
    assert.equal(await found('memory 3'), 1);
    for (const [options, message] of [
      [{ pageSize: 0 }, /'page_size' not supported/],
      [{ pageSize: 101 }, /'page_size' not supported/],
      [{ filterText: 'a' }, /'filter_text' not supported: at least 2 characters/],
      [{ pageCursor: 'x' }, /'page_cursor' not supported: it is no `next_page_cursor`/],
    ] as const)
      await assert.rejects(client.listTranslationMemorySegments(id, options), message);
    assert.deepEqual((await client.listTranslationMemorySegments(id, { pageCursor: '8' })).segments, []);
    const segments = [
      { source_segment_id: '3', targets: [{ target_language: 'es', target_text: 'frase corregida 3' }] },
      { source_segment_id: '4', is_deleted: true },
    ];
    const changed = await server.request(`/v3/translation_memories/${id}/segments`, {
      method: 'PATCH',
      body: JSON.stringify({ segments }),
      headers: { 'content-type': 'application/json' },
    });
    assert.deepEqual([changed.status, ((await changed.json()) as { version: number }).version], [200, 2]);
    const left = await client.listTranslationMemorySegments(id, { pageSize: 4, pageCursor: '2' });
    assert.deepEqual(
      [left.segmentCount, left.segments.map(({ sourceSegmentId }) => sourceSegmentId)],
      [7, ['2', '3', '5', '6']],
    );
    const translated = await client.translateText('sentence of the memory 3', 'en', 'es', { translationMemory: id });
    assert.equal(translated.text, 'frase corregida 3');
  });

  it('are imported from a file and exported into one', async () => {
    using folder = new TemporaryFolder();
    const [source, target, again] = ['legal.tmx', 'out.tmx', 'again.tmx'].map((name) => join(folder.path, name)) as [
      string,
      string,
      string,
    ];
    const units = Array.from({ length: 2_000 }, (_, index) => tmxUnit(index)).join('');
    writeFileSync(source, `${tmxStart}${units}<tu><tuv xml:lang="fr"><seg>x</seg></tuv></tu>${tmxEnd}`);
    const job = await client.importTranslationMemoryFromFilepath(source);
    const [result] = job.results;
    assert.deepEqual([job.operation, job.displayName, result?.status], ['import', 'legal.tmx', 'completed']);
    assert.equal(result?.skippedSegmentCount, 1);
    const memory = await client.getTranslationMemory(result?.translationMemoryId ?? '');
    assert.deepEqual([memory.name, memory.segmentCount], ['legal.tmx', 2_000]);
    const exported = await client.exportTranslationMemoryToFilepath(memory, target);
    assert.deepEqual([exported.operation, exported.translationMemoryId], ['export', memory.translationMemoryId]);
    assert.equal(readFileSync(target, 'utf8').match(/<tu>/g)?.length, 2_000);
    const { reusedExisting } = await client.createTranslationMemoryExport(memory);
    assert.equal(reusedExisting, true);
    const options = { displayName: 'Of my own', contentType: 'text/xml' };
    const second = await client.importTranslationMemoryFromFilepath(target, options);
    const copy = await client.getTranslationMemory(second.results[0]?.translationMemoryId ?? '');
    assert.deepEqual([copy.name, copy.segmentCount], ['Of my own', 2_000]);
    await client.exportTranslationMemoryToFilepath(copy, again);
    assert.equal(readFileSync(again, 'utf8'), readFileSync(target, 'utf8'));
  });

  it('that cannot be read are failures of their jobs, with the line', async () => {
    using folder = new TemporaryFolder();
    const path = join(folder.path, 'bad.tmx');
    writeFileSync(path, '<tmx>\n<oops');
    await assert.rejects(client.importTranslationMemoryFromFilepath(path), /could not be read: line 2: /);
    await assert.rejects(client.getTranslationMemoryJob('00000000-0000-4000-8000-000000000000'), /not found/);
    await assert.rejects(client.createTranslationMemoryImport('a.tmx', 2 ** 40), /larger than 1 GiB/);
    await assert.rejects(client.createTranslationMemoryExport('00000000-0000-4000-8000-000000000000'), /not found/);
  });

  it('that cannot be named are errors of the client', async () => {
    await assert.rejects(client.listTranslationMemories(0, 26), /page_size/);
    await assert.rejects(client.deleteTranslationMemory('nonsense'), /not a UUID/);
  });
});
