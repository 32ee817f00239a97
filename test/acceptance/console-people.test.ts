import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import {
  checkAppearances,
  narrow,
  openAccountMenu,
  openSignedIn,
  openWatched,
  useConsole,
} from '../support/console-browser.ts';
import { adminKey } from '../support/running-server.ts';

const password = 'four words nobody guesses';

describe('people in the web console', () => {
  const started = useConsole();

  const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
  const isThere = (page: Page) => page.getByLabel('Text to translate').waitFor();

  /** As an administrator does it; resolves to the link. */
  async function invite(page: Page, name: string, email: string, role: string): Promise<string> {
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Email address').fill(email);
    await page.locator('form').getByLabel('Role').selectOption(role);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await row(page, name).waitFor();
    return page.getByRole('status').locator('code').innerText();
  }

  async function setPassword(page: Page, link: string): Promise<void> {
    await page.goto(link);
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await isThere(page);
  }

  it('are invited, set a password, sign in, get another role, and are gone when they are deleted', async () => {
    const { page, faults } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, '/console/people', adminKey);
    const link = await invite(page, 'Ada Lovelace', 'ada@example.org', 'user');
    const ada = await openWatched(started.browser);
    await setPassword(ada.page, link);
    await openAccountMenu(ada.page);
    await ada.page.getByText('Ada Lovelace · User').waitFor();
    assert.equal(await ada.page.getByRole('link', { name: 'People' }).count(), 0);

    const again = await openWatched(started.browser);
    await again.page.goto(link);
    await again.page.getByRole('alert').filter({ hasText: 'used before' }).waitFor();
    await again.page.goto(started.server.address);
    await again.page.getByRole('button', { name: 'Sign in with email and password' }).click();
    await again.page.getByLabel('Email address').fill('ada@example.org');
    await again.page.getByLabel('Password').fill('wrong');
    await again.page.keyboard.press('Enter');
    await again.page.getByRole('alert').filter({ hasText: 'password is wrong' }).waitFor();
    await again.page.getByLabel('Password').fill(password);
    await again.page.keyboard.press('Enter');
    await isThere(again.page);

    await page.reload();
    const listed = row(page, 'Ada Lovelace');
    await listed.locator('summary').click();
    await listed.getByLabel('Characters per period').fill('500');
    await listed.getByRole('button', { name: 'Set the limit' }).click();
    await listed.getByText('0 of 500 characters used in this period').waitFor();
    await listed.getByLabel('Role').selectOption('administrator');
    await listed.locator('summary').getByText('Administrator').waitFor();
    await ada.page.reload();
    await ada.page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await listed.getByRole('button', { name: 'Deactivate' }).click();
    await listed.getByRole('alert').filter({ hasText: 'last active administrator' }).waitFor();
    await setPassword(ada.page, await invite(page, 'Grace Hopper', 'grace@example.org', 'administrator'));
    const download = page.waitForEvent('download');
    await listed.getByRole('button', { name: 'Export data' }).click();
    assert.equal((await download).suggestedFilename(), 'ada@example.org.json');
    await listed.getByRole('button', { name: 'Delete' }).click();
    await listed.locator('.confirm').getByRole('button', { name: 'Delete' }).click();
    await listed.waitFor({ state: 'detached' });
    await page.getByLabel('Used for').fill('Deployment');
    await page.getByRole('button', { name: 'Create an admin key' }).click();
    const secret = page.getByRole('status').filter({ hasText: 'It is not shown again' }).locator('code');
    await secret.filter({ hasText: /:adm$/ }).waitFor();
    const key = page.getByRole('listitem').filter({ hasText: 'Deployment' });
    await key.getByRole('button', { name: 'Deactivate the key' }).click();
    await key.locator('.confirm').getByRole('button', { name: 'Deactivate the key' }).click();
    await key.waitFor({ state: 'detached' });
    // Chromium reports refusals, which were wanted.
    assert.deepEqual(
      faults.filter((fault) => !fault.includes('400')),
      [],
    );
  });

  it('have pages without barriers that do not scroll sideways in any size and colour', async () => {
    const { page, faults } = await openWatched(started.browser, narrow);
    await openSignedIn(page, started.server.address, '/console/people', adminKey);
    const link = await invite(page, 'Lise', 'lise@example.org', 'editor');
    await row(page, 'Lise').locator('summary').click();
    await checkAppearances(page, 'people', { fullPage: true });
    const guest = await openWatched(started.browser, narrow);
    await guest.page.goto(link);
    await guest.page.getByLabel('New password').waitFor();
    await checkAppearances(guest.page, 'invitation');
    await guest.page.goto(started.server.address);
    await guest.page.getByRole('button', { name: 'Sign in with email and password' }).click();
    await checkAppearances(guest.page, 'password');
    assert.deepEqual([...faults, ...guest.faults], []);
  });
});
