import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import {
  checkAppearances,
  focusReaches,
  narrow,
  openAccountMenu,
  openSignedIn,
  openWatched,
  useConsole,
} from '../support/console-browser.ts';

const input = (page: Page) => page.getByLabel('Text to translate');
const rows = (page: Page) => page.locator('.history .rows > li');
const toggle = (page: Page) => page.getByLabel('Keep a history in this browser');
const stored = (page: Page) =>
  page.evaluate('(async () => [{ ...localStorage }, (await indexedDB.databases()).length])()');

async function open(page: Page, address: string): Promise<void> {
  await openSignedIn(page, address);
  await input(page).waitFor();
  await page.getByLabel('Translate from').selectOption('en');
  await page.getByLabel('Translate into').selectOption('es');
  await page.getByText('History', { exact: true }).click();
}

async function translate(page: Page, text: string, shown: RegExp): Promise<void> {
  await input(page).fill(text);
  await page.locator('.output').filter({ hasText: shown }).waitFor();
}

describe('the history of translations in the web console', () => {
  const started = useConsole();

  it('is off until somebody switches it on, and is deleted by switching it off', async () => {
    const { page } = await openWatched(started.browser);
    await open(page, started.server.address);
    await translate(page, 'The house is red.', /casa/);
    assert.equal(await toggle(page).isChecked(), false);
    assert.deepEqual(await stored(page), [{}, 0]);
    await toggle(page).check();
    await page.getByText('There are no translations in it yet.').waitFor();
    await translate(page, 'The dog is red.', /perro/);
    await rows(page).filter({ hasText: 'The dog is red.' }).waitFor();
    page.on('dialog', (dialog) => dialog.accept());
    await toggle(page).uncheck();
    await rows(page).waitFor({ state: 'detached' });
    assert.deepEqual(await stored(page), [{}, 0]);
  });

  it('is searched, restored with languages and options, and deleted, without a request', async () => {
    const { page, faults } = await openWatched(started.browser);
    await open(page, started.server.address);
    await toggle(page).check();
    // What is typed on is the same entry.
    await translate(page, 'The house', /casa/);
    await rows(page).filter({ hasText: 'The house' }).waitFor();
    await page.getByLabel('Form of address').selectOption('prefer_more');
    await translate(page, 'The house is red. You sleep.', /casa.*[Dd]uerm/);
    await rows(page).filter({ hasText: 'You sleep' }).waitFor();
    assert.equal(await rows(page).count(), 1);
    await translate(page, 'A dog', /perro/);
    await rows(page).nth(1).waitFor();
    // Each change would translate a text that is still in the field.
    await input(page).fill('');
    await page.locator('.output').filter({ hasText: /perro/ }).waitFor({ state: 'detached' });
    await page.getByLabel('Form of address').selectOption('default');
    await page.getByLabel('Translate into').selectOption('ca');
    await translate(page, 'A tree', /arbre/);
    await rows(page).nth(2).waitFor();

    await page.reload();
    await input(page).waitFor();
    await page.getByText('History', { exact: true }).click();
    await rows(page).nth(2).waitFor();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByLabel('Search the history').fill('CASA');
    await page.getByText('1 translation', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Restore: The house is red. You sleep.' }).click();
    await page.locator('.output').filter({ hasText: /casa/ }).waitFor();
    assert.equal(await input(page).inputValue(), 'The house is red. You sleep.');
    assert.equal(await page.getByLabel('Translate from').inputValue(), 'en');
    assert.equal(await page.getByLabel('Translate into').inputValue(), 'es');
    assert.equal(await page.getByLabel('Form of address').inputValue(), 'prefer_more');
    await focusReaches(input(page));

    await page.getByLabel('Search the history').fill('');
    await page.getByRole('button', { name: 'Delete: A dog' }).click();
    await rows(page).filter({ hasText: 'A dog' }).waitFor({ state: 'detached' });
    assert.equal(await rows(page).count(), 2);
    await focusReaches(page.getByLabel(/^Delete: The house/));
    await page.getByRole('button', { name: 'Delete all' }).click();
    await page.locator('.confirm').getByRole('button', { name: 'Delete all' }).click();
    await page.getByText('There are no translations in it yet.').waitFor();
    assert.deepEqual(requests, []);
    assert.deepEqual(faults, []);
  });

  it('keeps the last hundred', async () => {
    const { page } = await openWatched(started.browser);
    await open(page, started.server.address);
    await toggle(page).check();
    await translate(page, 'The first house', /casa/);
    await rows(page).waitFor();
    await page.evaluate(`(async () => {
      const answer = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
      const database = await answer(indexedDB.open('dragoman-history'));
      const store = database.transaction('entries', 'readwrite').objectStore('entries');
      const { id, ...entry } = (await answer(store.getAll()))[0];
      for (let number = 0; number < 99; number += 1)
        await answer(store.add({ ...entry, wanted: { ...entry.wanted, text: 'Text ' + number } }));
      database.close();
    })()`);
    await translate(page, 'A dog', /perro/);
    await page.getByText('100 translations', { exact: true }).waitFor();
    assert.equal(await rows(page).filter({ hasText: 'The first house' }).count(), 0);
  });

  it('is deleted by signing out, and when somebody else is signed in', async () => {
    const { page } = await openWatched(started.browser);
    await open(page, started.server.address);
    await toggle(page).check();
    await translate(page, 'The house is red.', /casa/);
    await rows(page).waitFor();
    await page.evaluate('localStorage.setItem("history", "somebody else")');
    await page.reload();
    await input(page).waitFor();
    await page.getByText('History', { exact: true }).click();
    assert.equal(await toggle(page).isChecked(), false);
    assert.deepEqual(await stored(page), [{}, 0]);
    await toggle(page).check();
    await translate(page, 'The dog is red.', /perro/);
    await rows(page).waitFor();
    assert.equal(await rows(page).count(), 1);
    await openAccountMenu(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    assert.deepEqual(await stored(page), [{}, 0]);
  });

  it('has no barriers and does not scroll sideways in any size and colour', async () => {
    const { page, faults } = await openWatched(started.browser, narrow);
    await open(page, started.server.address);
    await toggle(page).check();
    await translate(page, 'The house is red.', /casa/);
    await rows(page).waitFor();
    await translate(page, 'The letter arrives tomorrow. '.repeat(20), /mañana/);
    await rows(page).nth(1).waitFor();
    await checkAppearances(page, 'history', { fullPage: true });
    assert.deepEqual(faults, []);
  });
});
