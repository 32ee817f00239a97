import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import {
  checkAppearances,
  focusReaches,
  narrow,
  openSignedIn,
  openWatched,
  useConsole,
} from '../support/console-browser.ts';
import { poll } from '../support/poll.ts';

const path = '/console/memories';

interface MemoryList {
  readonly translation_memories: readonly { readonly translation_memory_id: string }[];
}

function tmx(count: number, targets: readonly string[] = ['es']): Buffer {
  const units = Array.from(
    { length: count },
    (_, index) =>
      `<tu><tuv xml:lang="en"><seg>Sentence ${index}</seg></tuv>${targets
        .map((target) => `<tuv xml:lang="${target}"><seg>Frase ${index}</seg></tuv>`)
        .join('')}</tu>`,
  );
  const header =
    '<header srclang="en" segtype="sentence" adminlang="en" datatype="plaintext" o-tmf="x" creationtool="x" creationtoolversion="1"/>';
  return Buffer.from(`<tmx version="1.4">${header}<body>${units.join('')}</body></tmx>`);
}

/** Waits until a cell has a value. */
async function expectValue(page: Page, cell: string, value: string): Promise<void> {
  const field = page.locator(`[data-cell="${cell}"]`);
  await poll(async () => (await field.inputValue()) === value);
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
    await choose(page, 'support.tmx', tmx(400));
    await page.getByText('support: 400 segments imported, none skipped.').waitFor();
    await page.getByRole('heading', { name: 'support' }).waitFor();
    const translation = (number: number) => page.getByLabel(`Translation of segment ${number}`, { exact: true });
    const saved = page.getByText('No unsaved changes');
    await expectValue(page, '0-target', 'Frase 0');
    // Only what is in sight is in the page.
    assert.ok((await page.locator('.texts tbody textarea').count()) < 120);
    await page.getByLabel('Go to segment').fill('311');
    await expectValue(page, '310-target', 'Frase 310');
    await page.getByLabel('Search segments').fill('frase 11');
    await page.getByText('11 segments found').waitFor();
    await expectValue(page, '10-source', 'Sentence 119');
    await translation(11).fill('Frase 119\ncorregida');
    await page.getByRole('button', { name: 'Delete segment: Sentence 118' }).click();
    await page.getByRole('button', { name: 'Keep segment: Sentence 118' }).waitFor();
    await page.getByText('2 unsaved changes').waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('10 segments found').waitFor();
    await expectValue(page, '9-target', 'Frase 119\ncorregida');
    await saved.waitFor();
    await page.getByText('399 segments', { exact: true }).waitFor();
    // Rows are pasted; the faulty ones are named.
    await page.getByLabel('Search segments').fill('');
    await page.getByText('Add segments').click();
    await page
      .getByLabel('New segments with translations into Spanish')
      .fill('One more\tUna más\nno tab\n\tempty\nLast, too\tTambién');
    await page.getByRole('button', { name: 'Add lines' }).click();
    await page.getByText('Line 2: There is no tab between a text and its translation.').waitFor();
    await page.getByText('Line 3: The text or its translation is empty.').waitFor();
    await page.getByRole('button', { name: 'Add the other 2 lines' }).click();
    await expectValue(page, '0-source', 'One more');
    await translation(2).fill('Y también');
    await page.keyboard.press('Enter');
    await page.getByText('2 unsaved changes').waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await saved.waitFor();
    await page.getByText('401 segments', { exact: true }).first().waitFor();
    await page.getByLabel('Go to segment').fill('401');
    await expectValue(page, '400-target', 'Y también');
    await page.getByRole('complementary').getByRole('textbox').fill('One more');
    await page.getByRole('complementary').getByText('Una más').waitFor();
    await translation(400).fill('Otra más');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('complementary').getByText('Otra más').waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export TMX' }).click();
    const file = readFileSync(await (await downloading).path(), 'utf8');
    assert.match(file, /<seg>Frase 119\ncorregida<\/seg>[\s\S]*<seg>Last, too<\/seg>/);
    assert.doesNotMatch(file, /Sentence 118/);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Delete “support” with all its segments?').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('There are no translation memories yet.').waitFor();
    assert.equal(await count(), 0);
    assert.deepEqual(faults, []);
  });

  it('keep what somebody else has changed while segments are edited, and say of which', async () => {
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path);
    await choose(page, 'shared.tmx', tmx(3));
    await page.getByLabel('Translation of segment 1', { exact: true }).fill('Frase mía');
    await page.getByLabel('Translation of segment 2', { exact: true }).fill('Otra mía');
    await page.getByLabel('Translation of segment 3', { exact: true }).fill('Una más');
    const { request } = started.server;
    const list = (await (await request('/v3/translation_memories')).json()) as MemoryList;
    const segments = `/v3/translation_memories/${list.translation_memories[0]?.translation_memory_id}/segments`;
    const targets = [{ target_language: 'es', target_text: 'Frase de otra persona' }];
    const others = [
      { source_segment_id: '0', targets },
      { source_segment_id: '2', is_deleted: true },
    ];
    const body = JSON.stringify({ segments: others });
    const headers = { 'content-type': 'application/json' };
    assert.equal((await request(segments, { method: 'PATCH', headers, body })).status, 200);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
      const listed = page.waitForResponse((answer) => answer.url().includes('/segments?'));
      await page.getByRole('button', { name: 'Save' }).click();
      assert.equal((await saved).status(), 412);
      await listed;
    }
    await page.getByText('Somebody else has changed or deleted some of these segments').waitFor();
    // Wherever they are in the memory, the changes are in the table, and those to decide on are counted.
    await page.getByText('2 changes are to segments that somebody else has changed or deleted').waitFor();
    assert.equal(await page.locator('.texts tr.changed').count(), 3);
    await page.getByRole('button', { name: 'Discard your change to: Sentence 2' }).press('Enter');
    await page.getByText('1 change is to a segment').waitFor();
    await focusReaches(page.getByLabel('Text of segment 2', { exact: true }));
    await page.getByRole('button', { name: 'Take the newest version of: Sentence 0' }).click();
    await page.getByText('1 unsaved change').waitFor();
    await expectValue(page, '0-target', 'Otra mía');
    await page.getByLabel('Only unsaved changes').uncheck();
    await expectValue(page, '0-target', 'Frase de otra persona');
    assert.equal(await page.getByRole('button', { name: /newest|Discard your/ }).count(), 0);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('No unsaved changes').waitFor();
    await expectValue(page, '1-target', 'Otra mía');
    await page.getByLabel('Translation of segment 2', { exact: true }).fill('No');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expectValue(page, '1-target', 'Otra mía');
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
    await choose(page, 'handbook.tmx', tmx(8, ['es', 'de']));
    await page.getByRole('heading', { name: 'handbook' }).waitFor();
    await page.getByText('Translations into', { exact: true }).waitFor();
    await page.getByLabel('Translations into', { exact: true }).selectOption('es');
    await page.getByRole('button', { name: 'Delete segment: Sentence 7' }).click();
    await page.getByText('Add segments').click();
    await page.getByLabel('New segments with translations into Spanish').fill('no tab');
    await page.getByRole('button', { name: 'Add lines' }).click();
    await page.getByText('Line 1:').waitFor();
    await page.getByLabel('Translation of segment 2', { exact: true }).fill(' ');
    await page.getByText('The text or its translation is empty.').waitFor();
    await checkAppearances(page, 'memories', { fullPage: true });
    assert.deepEqual(faults, []);
  });
});
