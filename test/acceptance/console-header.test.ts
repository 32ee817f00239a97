import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import {
  checkAppearances,
  narrow,
  openAccountMenu,
  openSignedIn,
  openWatched,
  shoot,
  useConsole,
} from '../support/console-browser.ts';
import { adminKey } from '../support/running-server.ts';

const focused = (page: Page) => page.evaluate('document.activeElement.id || document.activeElement.textContent.trim()');
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const pagesButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const account = (page: Page) => page.locator('.account-menu .opener');

describe('the header of the web console', () => {
  const started = useConsole();

  it('takes one row in every language, for administrators as well', async () => {
    const { page } = await openWatched(started.browser, narrow);
    await openSignedIn(page, started.server.address, '/', adminKey);
    for (const language of ['en', 'de', 'es', 'fr', 'pt', 'zh']) {
      await page.evaluate(`localStorage.setItem('language', '${language}')`);
      await page.reload();
      await page.locator('textarea').first().waitFor();
      for (const width of [320, 390, 768, 1200, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const height = Number(await page.evaluate('document.querySelector(".top").offsetHeight'));
        assert.ok(height <= 60, `${language}, ${width} px: ${height} px high`);
      }
    }
  });

  it('has the pages of administrators behind one entry, keys first', async () => {
    const { page, faults } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, '/', adminKey);
    await pages(page).waitFor();
    const shown = ['Translate', 'Files', 'Write', 'Voice', 'Workflows', 'Language resources', 'Administration', 'API'];
    assert.deepEqual(await pages(page).getByRole('link').allInnerTexts(), shown);
    await page.getByRole('link', { name: 'Administration' }).click();
    await page.getByRole('heading', { name: 'Keys', exact: true }).waitFor();
    const beside = page.getByRole('navigation', { name: 'Administration' }).getByRole('link');
    assert.deepEqual((await beside.allInnerTexts()).slice(0, 2), ['Keys', 'People']);
    await beside.filter({ hasText: 'People' }).click();
    await page.getByRole('heading', { name: 'People' }).waitFor();
    assert.equal(await page.getByRole('link', { name: 'Administration' }).getAttribute('aria-current'), 'page');
    assert.deepEqual(faults, []);
  });

  it('has the pages behind a button on a phone, by keyboard as well', async () => {
    const { page, faults } = await openWatched(started.browser, narrow);
    await openSignedIn(page, started.server.address);
    await page.getByLabel('Text to translate').waitFor();
    assert.equal(await pages(page).count(), 0);
    await pagesButton(page).focus();
    await page.keyboard.press('Enter');
    assert.equal(await pagesButton(page).getAttribute('aria-expanded'), 'true');
    await page.keyboard.press('Tab');
    assert.equal(await focused(page), 'Translate');
    await page.keyboard.press('Escape');
    assert.equal(await focused(page), 'Menu');
    assert.equal(await pages(page).count(), 0);

    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    assert.equal(await focused(page), 'Files');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Files' }).waitFor();
    // It is closed, and the focus is in the page that was opened.
    assert.equal(await pagesButton(page).getAttribute('aria-expanded'), 'false');
    assert.equal(await focused(page), 'main');
    assert.deepEqual(faults, []);
  });

  it('closes what it has opened when the focus or a click goes elsewhere', async () => {
    const { page } = await openWatched(started.browser, narrow);
    await openSignedIn(page, started.server.address);
    await pagesButton(page).click();
    await account(page).click();
    assert.equal(await pages(page).count(), 0);
    assert.equal(await account(page).getAttribute('aria-expanded'), 'true');
    await page.getByLabel('Text to translate').focus();
    assert.equal(await account(page).getAttribute('aria-expanded'), 'false');
    await account(page).click();
    await page.mouse.click(20, 700);
    assert.equal(await account(page).getAttribute('aria-expanded'), 'false');
  });

  it('has who is signed in, their sessions, language and appearance, and the way out in a menu', async () => {
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address);
    await openAccountMenu(page);
    await page.getByText(/ · Editor$/).waitFor();
    await page.getByLabel('Appearance').selectOption('dark');
    assert.equal(await page.evaluate('document.documentElement.style.colorScheme'), 'dark');
    await page.getByRole('link', { name: 'Sessions' }).click();
    await page.getByRole('heading', { name: 'Sessions' }).waitFor();
    await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor({ state: 'detached' });
  });

  it('has no barriers when it is open, and does not scroll sideways in any size and colour', async () => {
    const { page, faults } = await openWatched(started.browser, narrow);
    await openSignedIn(page, started.server.address, '/', adminKey);
    await page.getByLabel('Text to translate').waitFor();
    await checkAppearances(page, 'header');
    await pagesButton(page).click();
    await checkAppearances(page, 'header-pages');
    await openAccountMenu(page);
    await checkAppearances(page, 'header-account');
    await page.emulateMedia({ forcedColors: 'active' });
    await shoot(page, 'header-forced-colours');
    await page.emulateMedia({ forcedColors: 'none' });
    await page.evaluate(`localStorage.setItem('language', 'ar-XB')`);
    await page.reload();
    await page.locator('textarea').first().waitFor();
    for (const button of ['pages', 'account']) {
      await page.locator(`.${button}-menu .opener`).click();
      await checkAppearances(page, `header-${button}-rtl`);
    }
    assert.deepEqual(faults, []);
  });
});
