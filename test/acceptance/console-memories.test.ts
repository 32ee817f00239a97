import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { checkAppearances, narrow, openSignedIn, openWatched, useConsole } from '../support/console-browser.ts';

const path = '/console/memories';

interface MemoryList {
  readonly translation_memories: readonly { readonly translation_memory_id: string }[];
}

function tmx(count: number): Buffer {
  const units = Array.from(
    { length: count },
    (_, index) =>
      `<tu><tuv xml:lang="en"><seg>Sentence ${index}</seg></tuv><tuv xml:lang="es"><seg>Frase ${index}</seg></tuv></tu>`,
  );
  const header =
    '<header srclang="en" segtype="sentence" adminlang="en" datatype="plaintext" o-tmf="x" creationtool="x" creationtoolversion="1"/>';
  return Buffer.from(`<tmx version="1.4">${header}<body>${units.join('')}</body></tmx>`);
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Import a TMX file').setInputFiles({ name, mimeType: 'application/x-tmx+xml', buffer });

describe('translation memories in the web console', () => {
  const started = useConsole();

  const count = async (): Promise<number> => {
    const answer = await started.server.request('/v3/translation_memories');
    return ((await answer.json()) as { total_count: number }).total_count;
  };

  it('are imported, searched, exported and deleted', async () => {
    const { page, faults } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path);
    await choose(page, 'support.tmx', tmx(120));
    await page.getByText('support: 120 segments imported, none skipped.').waitFor();
    await page.getByRole('heading', { name: 'support' }).waitFor();
    const segments = page.locator('.segments li');
    await page.getByText('Frase 49', { exact: true }).waitFor();
    assert.equal(await segments.count(), 50);
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText('Frase 99', { exact: true }).waitFor();
    await page.getByLabel('Search segments').fill('frase 11');
    await page.getByText('Frase 119', { exact: true }).waitFor();
    assert.equal(await segments.count(), 11);
    await page.getByRole('button', { name: 'Edit the segment “Sentence 119”' }).click();
    await page.getByLabel('Spanish').fill('Frase 11 corregida');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Frase 11 corregida', { exact: true }).and(page.locator('p')).waitFor();
    await page.getByRole('button', { name: 'Edit the segment “Sentence 118”' }).click();
    await page.getByRole('button', { name: 'Delete segment' }).click();
    await page.getByRole('alert').getByRole('button', { name: 'Delete segment' }).click();
    await page.getByText('119 segments', { exact: true }).waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export TMX' }).click();
    const file = readFileSync(await (await downloading).path(), 'utf8');
    assert.match(file, /<seg>Frase 11 corregida<\/seg>/);
    assert.doesNotMatch(file, /118/);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Delete “support” with all its segments?').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('There are no translation memories yet.').waitFor();
    assert.equal(await count(), 0);
    assert.deepEqual(faults, []);
  });

  it('keep what somebody else has changed while a segment is edited, however often it is saved', async () => {
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path);
    await choose(page, 'shared.tmx', tmx(1));
    await page.getByRole('button', { name: 'Edit the segment “Sentence 0”' }).click();
    await page.getByLabel('Spanish').fill('Frase mía');
    const { request } = started.server;
    const list = (await (await request('/v3/translation_memories')).json()) as MemoryList;
    const segments = `/v3/translation_memories/${list.translation_memories[0]?.translation_memory_id}/segments`;
    const targets = [{ target_language: 'es', target_text: 'Frase de otra persona' }];
    const body = JSON.stringify({ segments: [{ source_segment_id: '0', targets }] });
    const headers = { 'content-type': 'application/json' };
    assert.equal((await request(segments, { method: 'PATCH', headers, body })).status, 200);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
      const listed = page.waitForResponse((answer) => answer.url().includes('/segments?'));
      await page.getByRole('button', { name: 'Save' }).click();
      assert.equal((await saved).status(), 412);
      await listed;
    }
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Frase de otra persona', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Delete “shared” with all its segments?').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('There are no translation memories yet.').waitFor();
  });

  it('say why a file was not imported, and keep nothing of an import that was cancelled', async () => {
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path);
    await choose(page, 'broken.tmx', Buffer.from('<tmx version="1.4"><body><tu>'));
    const alert = page.getByRole('alert');
    await alert.filter({ hasText: 'trace id' }).waitFor();
    // So slow that it is cancelled for certain.
    const client = await page.context().newCDPSession(page);
    const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 50_000 };
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', conditions);
    await choose(page, 'slow.tmx', tmx(20_000));
    await page.getByRole('progressbar', { name: 'Importing slow.tmx' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabel('Import a TMX file').waitFor();
    assert.equal(await page.getByRole('alert').count(), 0);
    assert.equal(await count(), 0);
  });

  it('have no barriers and do not scroll sideways in any size and colour', async () => {
    const { page, faults } = await openWatched(started.browser, narrow);
    await openSignedIn(page, started.server.address, path);
    await choose(page, 'handbook.tmx', tmx(8));
    await page.getByRole('heading', { name: 'handbook' }).waitFor();
    await page.getByText('Frase 7').waitFor();
    await page.getByRole('button', { name: 'Edit the segment “Sentence 0”' }).click();
    await page.getByLabel('Spanish').waitFor();
    await checkAppearances(page, 'memories', { fullPage: true });
    assert.deepEqual(faults, []);
  });
});
