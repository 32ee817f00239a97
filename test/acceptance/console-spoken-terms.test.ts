import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import {
  checkAppearance,
  checkAppearances,
  narrow,
  openSignedIn,
  openWatched,
  useConsole,
} from '../support/console-browser.ts';

const path = '/console/spoken-terms';

const table = (page: Page) => page.getByRole('region', { name: 'Terms', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const says = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();

describe('spoken terms in the web console', () => {
  const started = useConsole();
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-console-terms-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  const send = async (method: string, url: string, body?: object) => {
    const answer = await started.server.request(url, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    assert.ok(answer.ok, `${method} ${url}: ${answer.status}`);
    return answer.status === 204 ? undefined : ((await answer.json()) as { spoken_terms_id: string; entries: string });
  };
  const create = async (name: string, entries: string): Promise<string> =>
    (await send('POST', '/v3/spoken-terms', { name, term_lists: [{ lang: 'en', entries }] }))?.spoken_terms_id ?? '';
  const termsOf = async (id: string) => (await send('GET', `/v3/spoken-terms/${id}/entries?lang=en`))?.entries;
  const open = async (page: Page, name: string): Promise<void> => {
    await openSignedIn(page, started.server.address, path);
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('heading', { name }).waitFor();
    await table(page).waitFor();
  };

  it('are made, filled by pasted lines with the faulty ones named, and heard in a recording', async (test) => {
    const { page, faults } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path);
    await page.getByLabel('Name of a new collection').fill('Tools');
    await page.getByRole('button', { name: 'Create collection' }).press('Enter');
    await page.getByRole('heading', { name: 'Tools' }).waitFor();
    await page.getByLabel('Language of new terms').selectOption('en');
    await page.getByText('Add terms').click();
    await page.getByLabel('New terms, one a line').fill('Kubernetes\none\ttwo\nGrafana\nKubernetes');
    await page.getByRole('button', { name: 'Add lines' }).click();
    const alert = page.getByRole('alert').filter({ hasText: '2 lines cannot be added:' });
    await alert.waitFor();
    assert.match(await alert.innerText(), /Line 2: There is more than one column\.\nLine 4: The term exists already\./);
    await page.getByRole('button', { name: 'Add the other 2 lines' }).click();
    await says(page, '2 unsaved changes');
    await says(page, '18 of 300 characters');
    await save(page).click();
    await says(page, 'No unsaved changes');
    const heard = page.getByLabel('Play a file');
    const languages = (await (await started.server.request('/v3/languages?resource=voice')).json()) as {
      lang: string;
    }[];
    if (!languages.some(({ lang }) => lang === 'en')) return test.diagnostic('no speech recognition is installed');
    const recording = join(folder, 'website.wav');
    const sentence = 'The engineers moved the whole website to Kubernetes last week.';
    execFileSync('flite', ['-voice', 'rms', '-t', sentence, '-o', recording]);
    await heard.setInputFiles(recording);
    await page.locator('.tried mark').filter({ hasText: 'Kubernetes' }).waitFor();
    await says(page, 'Ended');
    assert.deepEqual(faults, []);
    // The page of voice offers them as well.
    await page.getByRole('link', { name: 'Voice', exact: true }).click();
    await page.getByLabel('Spoken terms').first().selectOption('Tools');
  });

  it('are edited by keyboard alone, and keep what others have changed meanwhile', async () => {
    const { page } = await openWatched(started.browser);
    const id = await create('Keyboard', 'Alba\nBela\nCara');
    await open(page, 'Keyboard');
    const focused = () => page.evaluate('document.activeElement.getAttribute("aria-label")');
    await page.getByLabel('Term 1', { exact: true }).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Bela');
    await page.getByText('The term exists already.').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    assert.equal(await focused(), 'Term 2');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Béla');
    await page.keyboard.press('Enter');
    assert.equal(await focused(), 'Term 3');
    await page.getByRole('button', { name: 'Delete term: Cara' }).press('Enter');
    assert.equal(await focused(), 'Term 2');
    await says(page, '2 unsaved changes');
    await send('PATCH', `/v3/spoken-terms/${id}`, { term_lists: [{ lang: 'en', entries: 'Dora' }] });
    await save(page).press('Enter');
    await says(page, 'No unsaved changes');
    assert.equal(await termsOf(id), 'Alba\nDora\nBéla');
    // What is being typed is saved as well.
    const changed = page.waitForResponse((answer) => /PUT|PATCH/.test(answer.request().method()));
    await page.getByLabel('Term 1', { exact: true }).fill('Alma');
    await save(page).click();
    await changed;
    assert.match((await termsOf(id)) ?? '', /^Alma$/m);
    await says(page, 'No unsaved changes');
    // So is what is changed while other terms are saved.
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/v3/spoken-terms/*/term-lists', async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    await page.getByLabel('Term 1', { exact: true }).fill('Alva');
    await save(page).click();
    await page.getByLabel('Term 3', { exact: true }).fill('Beja');
    await page.keyboard.press('Enter');
    await page.locator('.grid tr.changed').nth(1).waitFor();
    answer();
    await says(page, '1 unsaved change');
    await save(page).click();
    await says(page, 'No unsaved changes');
    assert.equal(await termsOf(id), 'Alva\nDora\nBeja');
    await page.getByLabel('Search terms').fill('DOR');
    assert.equal(await page.getByLabel('Term 1', { exact: true }).inputValue(), 'Dora');
    assert.equal(await table(page).getByRole('textbox').count(), 1);
  });

  it('are imported and exported as files, and refused before the list is too long', async () => {
    const { page, faults } = await openWatched(started.browser);
    await create('Exchange', 'Alba');
    await open(page, 'Exchange');
    await page.getByText('Add terms').click();
    const importFile = (name: string, content: string) =>
      page
        .getByLabel('Import a CSV or TSV file')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
    await importFile('terms.csv', '"Bela, Inc."\r\nAlba\r\n');
    await says(page, '1 unsaved change');
    await save(page).click();
    await says(page, 'No unsaved changes');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await downloading;
    assert.equal(download.suggestedFilename(), 'Exchange.en.csv');
    assert.equal(readFileSync(await download.path(), 'utf8'), 'Alba\n"Bela, Inc."\n');
    await importFile('more.tsv', Array.from({ length: 40 }, (_, index) => `Term ${index}`).join('\n'));
    const alert = page.getByRole('alert').filter({ hasText: '4 lines cannot be added:' });
    await alert.getByText('Line 37: The list has no room for the term.').waitFor();
    await alert.getByRole('button', { name: 'Add the other 36 lines' }).click();
    await says(page, '293 of 300 characters');
    await page.getByLabel('Term 1', { exact: true }).fill('A'.repeat(20));
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'A list holds at most 300 characters' }).waitFor();
    assert.ok(await save(page).isDisabled());
    await page.getByRole('button', { name: 'Discard' }).click();
    await says(page, 'No unsaved changes');
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('Name of the collection').fill('Swap');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Swap' }).waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Delete “Swap” with all its terms?').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('heading', { name: 'Swap' }).waitFor({ state: 'detached' });
    assert.deepEqual(faults, []);
  });

  it('have no barriers and do not scroll sideways in any size and colour, and from right to left', async () => {
    const { page, faults } = await openWatched(started.browser, narrow);
    await create('People and products', 'Éluard\nDragoman\nSiobhan\nLjubljana');
    await open(page, 'People and products');
    await page.getByLabel('Term 2', { exact: true }).fill('Dragoman Server');
    await page.getByText('Add terms').click();
    await page.getByLabel('New terms, one a line').fill('Grafana\none\ttwo');
    await page.getByRole('button', { name: 'Add lines' }).click();
    await page.getByText('One line cannot be added:').waitFor();
    await checkAppearances(page, 'spoken-terms', { fullPage: true });
    for (const language of ['en-XA', 'ar-XB']) {
      await page.evaluate(`localStorage.setItem('language', '${language}')`);
      page.once('dialog', (dialog) => dialog.accept());
      await page.reload();
      await page.locator('.grid').waitFor();
      await checkAppearance(page, `spoken-terms-${language}`, { fullPage: true });
    }
    assert.deepEqual(faults, []);
  });
});
