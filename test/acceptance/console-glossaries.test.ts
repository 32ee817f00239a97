import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { checkAppearances, narrow, openSignedIn, openWatched, useConsole } from '../support/console-browser.ts';
import { adminKey } from '../support/running-server.ts';

const path = '/console/glossaries';
const many = 300_000;

const table = (page: Page) => page.getByRole('region', { name: 'Entries' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const says = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();

describe('glossaries in the web console', () => {
  const started = useConsole();

  const send = async (method: string, url: string, body?: object) => {
    const answer = await started.server.request(url, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    assert.ok(answer.ok, `${method} ${url}: ${answer.status}`);
    return answer.status === 204 ? undefined : ((await answer.json()) as { glossary_id: string });
  };
  const create = async (name: string, entries: string): Promise<string> => {
    const dictionaries = [{ source_lang: 'en', target_lang: 'es', entries }];
    return (await send('POST', '/v3/glossaries', { name, dictionaries }))?.glossary_id ?? '';
  };
  const entriesOf = async (id: string): Promise<string> => {
    const answer = await started.server.request(`/v3/glossaries/${id}/entries?source_lang=en&target_lang=es`);
    const { dictionaries } = (await answer.json()) as { dictionaries: { entries: string }[] };
    return dictionaries[0]?.entries ?? '';
  };
  const open = async (page: Page, name: string): Promise<void> => {
    await openSignedIn(page, started.server.address, path);
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('heading', { name }).waitFor();
    await table(page).waitFor();
  };

  it('are made, filled by pasted lines with the faulty ones named, tried, renamed and deleted', async () => {
    const { page, faults } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path);
    await page.getByLabel('Name of a new glossary').fill('Animals');
    await page.getByRole('button', { name: 'Create glossary' }).click();
    await page.getByRole('heading', { name: 'Animals' }).waitFor();
    await page.getByLabel('Translate from').selectOption('en');
    await page.getByLabel('Translate into').selectOption('es');
    const lines = Array.from({ length: 1000 }, (_, index) => `term ${index}\ttérmino ${index}`);
    [lines[3], lines[700]] = ['no tab here', 'term 5\ttwice'];
    await page.getByText('Add entries').click();
    await page.getByLabel('New entries, one a line').fill([...lines, 'dog\tsabueso'].join('\n'));
    await page.getByRole('button', { name: 'Add lines' }).click();
    const alert = page.getByRole('alert');
    await alert.filter({ hasText: '2 lines cannot be added:' }).waitFor();
    assert.match(await alert.innerText(), /Line 4: There is no tab.*\nLine 701: The source phrase exists already\./);
    await page.getByRole('button', { name: 'Add the other 999 lines' }).click();
    await says(page, '999 unsaved changes');
    await save(page).click();
    await says(page, 'No unsaved changes');
    await page.getByLabel('Text to try').fill('The dog is near the river.');
    await page.locator('.tried').filter({ hasText: 'sabueso' }).waitFor();
    await page.getByLabel('Search entries').fill('sabueso');
    await says(page, '1 entry');
    await page.getByLabel('Target phrase of entry 1', { exact: true }).fill('chucho');
    await save(page).click();
    await page.locator('.tried').filter({ hasText: 'chucho' }).waitFor();
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('Name of the glossary').fill('Creatures');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Creatures' }).waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Delete “Creatures” with all its entries?').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('heading', { name: 'Creatures' }).waitFor({ state: 'detached' });
    assert.deepEqual(faults, []);
  });

  it('are edited by keyboard alone, and keep what others have changed meanwhile', async () => {
    const { page } = await openWatched(started.browser);
    const id = await create('Keyboard', 'house\tcasa\ntree\tárbol\nsea\tmar');
    await open(page, 'Keyboard');
    await page.getByLabel('Target phrase of entry 1').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('vivienda');
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate('document.activeElement.getAttribute("aria-label")'), 'Target phrase of entry 2');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('sea');
    await page.getByText('The source phrase exists already.').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('ocean');
    // There is no row below: the field keeps the focus.
    await page.keyboard.press('Enter');
    await says(page, '2 unsaved changes');
    assert.equal(await page.evaluate('document.activeElement.getAttribute("aria-label")'), 'Source phrase of entry 3');
    await send('PATCH', `/v3/glossaries/${id}`, {
      dictionaries: [{ source_lang: 'en', target_lang: 'es', entries: 'sun\tsol' }],
    });
    await page.getByRole('button', { name: 'Delete entry: tree' }).press('Enter');
    await save(page).press('Enter');
    await says(page, 'No unsaved changes');
    assert.deepEqual((await entriesOf(id)).trim().split('\n').sort(), ['house\tvivienda', 'ocean\tmar', 'sun\tsol']);
    // What is being typed is saved as well.
    const changed = page.waitForResponse((answer) => /PUT|PATCH/.test(answer.request().method()));
    await page
      .getByLabel(/^Target phrase of entry/)
      .first()
      .fill('otra');
    await save(page).click();
    await changed;
    assert.match(await entriesOf(id), /\totra$/m);
    await says(page, 'No unsaved changes');
    // So are entries that are added while others are saved; saved ones can be changed after that.
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/v3/glossaries/*', async (route) => {
      const response = await route.fetch();
      if (route.request().method() === 'PATCH') await held;
      await route.fulfill({ response });
    });
    await page.getByText('Add entries').click();
    const add = async (line: string): Promise<void> => {
      await page.getByLabel('New entries, one a line').fill(line);
      await page.getByRole('button', { name: 'Add lines' }).click();
    };
    await add('moon\tluna');
    await says(page, '1 unsaved change');
    await save(page).click();
    await page.locator('.grid input[readonly]').first().waitFor();
    await add('star\testrella');
    await page.locator('.grid tr.changed').nth(1).waitFor();
    answer();
    await says(page, '1 unsaved change');
    await save(page).click();
    await says(page, 'No unsaved changes');
    assert.match(await entriesOf(id), /^moon\tluna$[\s\S]*^star\testrella$/m);
  });

  it('ask before unsaved changes are lost on another page or in another glossary', async () => {
    const { page } = await openWatched(started.browser);
    await create('Elsewhere', 'cat\tgato');
    await create('Unsaved', 'house\tcasa');
    await open(page, 'Unsaved');
    await page.getByLabel('Target phrase of entry 1', { exact: true }).fill('hogar');
    await page.keyboard.press('Enter');
    await says(page, '1 unsaved change');
    const questions: string[] = [];
    let isAgreed = false;
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      return isAgreed ? dialog.accept() : dialog.dismiss();
    });
    await page.getByRole('link', { name: 'Translate', exact: true }).click();
    await page.getByRole('button', { name: 'Elsewhere' }).click();
    await says(page, '1 unsaved change');
    assert.ok(questions.length === 2 && questions.every((text) => text.startsWith('Your changes are not saved.')));
    isAgreed = true;
    await page.getByRole('link', { name: 'Translate', exact: true }).click();
    await page.getByLabel('Text to translate').waitFor();
    isAgreed = false;
    await page.getByRole('link', { name: 'Language resources' }).click();
    await page.getByRole('button', { name: 'Unsaved' }).waitFor();
    assert.equal(questions.length, 3);
  });

  it('show 300,000 entries with few of them in the page, found in a moment', async () => {
    const { page } = await openWatched(started.browser);
    const lines = Array.from({ length: many }, (_, index) => `term ${index}\ttérmino ${index}`);
    const id = await create('Large', lines.join('\n'));
    await open(page, 'Large');
    await says(page, '300,000 entries');
    const inPage = () => page.locator('.grid input').count();
    assert.ok((await inPage()) < 120);
    await page.evaluate('document.querySelector(".grid").scrollTo(0, 1e9)');
    await page.getByLabel('Source phrase of entry 300,000').waitFor();
    assert.equal(await page.getByLabel('Source phrase of entry 300,000').inputValue(), 'term 299999');
    assert.ok((await inPage()) < 120);
    await page.getByLabel('Search entries').fill('TERM 29999');
    await says(page, '11 entries');
    await page.getByLabel('Target phrase of entry 1', { exact: true }).fill('changed');
    await page.keyboard.press('Enter');
    await save(page).click();
    await says(page, 'No unsaved changes');
    assert.match(await entriesOf(id), /^term 29999\tchanged$/m);
    await send('DELETE', `/v3/glossaries/${id}`);
  });

  it('are imported and exported as files', async () => {
    const { page } = await openWatched(started.browser);
    await create('Exchange', 'house\tcasa');
    await open(page, 'Exchange');
    await page.getByText('Add entries').click();
    const content = Buffer.from('"red, dark",rojo\r\nhouse,hogar\r\n');
    await page
      .getByLabel('Import a CSV, TSV, Excel or TBX file')
      .setInputFiles({ name: 'terms.csv', mimeType: 'text/csv', buffer: content });
    await says(page, '2 unsaved changes');
    await save(page).click();
    await says(page, 'No unsaved changes');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await downloading;
    assert.equal(download.suggestedFilename(), 'Exchange.en-es.csv');
    assert.equal(readFileSync(await download.path(), 'utf8'), 'house,hogar\n"red, dark",rojo\n');
    for (const [type, name] of [
      ['XLSX', 'Workbook'],
      ['TBX', 'Terminology'],
    ] as const) {
      await open(page, 'Exchange');
      const exporting = page.waitForEvent('download');
      await page.getByRole('link', { name: `Export ${type}` }).click();
      const exported = await exporting;
      assert.equal(exported.suggestedFilename(), `Exchange.${type.toLowerCase()}`);
      const id = await create(name, 'sea\tmar');
      await open(page, name);
      await page.getByText('Add entries').click();
      const buffer = readFileSync(await exported.path());
      const input = page.getByLabel('Import a CSV, TSV, Excel or TBX file');
      await input.setInputFiles({ name: exported.suggestedFilename(), mimeType: '', buffer });
      await says(page, '2 unsaved changes');
      await save(page).click();
      await says(page, 'No unsaved changes');
      assert.equal(await entriesOf(id), 'sea\tmar\nhouse\thogar\nred, dark\trojo');
      await input.setInputFiles({ name: 'broken.xlsx', mimeType: '', buffer: Buffer.from('PK') });
      await page.getByRole('alert').filter({ hasText: 'trace id' }).waitFor();
    }
  });

  it('are only read with a key that may not change them', async () => {
    const { page } = await openWatched(started.browser);
    await create('Read only', 'house\tcasa');
    const created = await started.server.request('/v2/admin/developer-keys', {
      method: 'POST',
      headers: { authorization: `DeepL-Auth-Key ${adminKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ scopes: ['glossaries:read', 'languages:read'] }),
    });
    const { api_key } = (await created.json()) as { api_key: string };
    await openSignedIn(page, started.server.address, path, api_key);
    await page.getByRole('button', { name: /^Read only/ }).click();
    await table(page).getByText('casa').waitFor();
    assert.deepEqual(await page.getByRole('button', { name: /Save|Delete|Rename|Create/ }).count(), 0);
  });

  it('take all their texts from the messages, and have room for long ones from right to left', async () => {
    const { page } = await openWatched(started.browser, narrow);
    await page.addInitScript(`localStorage.setItem('language', 'ar-XB')`);
    await create('Right to left', 'house\tcasa');
    await openSignedIn(page, started.server.address, path);
    await page.locator('.grid').waitFor();
    const plain =
      await page.evaluate(`[...document.querySelectorAll('main :is(button:not(.choice, .remove), h1, h3, label, summary)')]
      .map((element) => element.firstChild?.textContent.trim()).filter((text) => text && !text.startsWith('⟦'))`);
    assert.deepEqual(plain, []);
    const wide = await page.evaluate(`[...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().left < 0).map((element) => element.outerHTML.slice(0, 200))`);
    assert.deepEqual(wide, []);
  });

  it('have no barriers and do not scroll sideways in any size and colour', async () => {
    const { page, faults } = await openWatched(started.browser, narrow);
    const words = ['house\tcasa', 'tree\tárbol', 'The river is wide.\tEl río es ancho.', 'dog\tsabueso'];
    const id = await create('Terms of the house', words.join('\n'));
    await open(page, 'Terms of the house');
    await page.getByLabel('Text to try').fill('The dog is in the house.');
    await page.locator('.tried').filter({ hasText: 'sabueso' }).waitFor();
    await page.getByLabel('Target phrase of entry 1').fill('hogar');
    await page.getByText('Add entries').click();
    await page.getByLabel('New entries, one a line').fill('red\trojo\nblue');
    await page.getByRole('button', { name: 'Add lines' }).click();
    await page.getByText('One line cannot be added:').waitFor();
    await checkAppearances(page, 'glossaries', { fullPage: true });
    assert.deepEqual(faults, []);
    await send('DELETE', `/v3/glossaries/${id}`);
  });
});
