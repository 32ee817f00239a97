import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { checkAppearances, narrow, openSignedIn, openWatched, shoot, useConsole } from '../support/console-browser.ts';
import { adminKey, type RunningServer } from '../support/running-server.ts';

const row = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label });

/** As a program would call; resolves to the status. */
async function translateAs(server: RunningServer, key: string, text: string, tag?: string): Promise<number> {
  const answer = await server.request('/v2/translate', {
    method: 'POST',
    headers: {
      authorization: `DeepL-Auth-Key ${key}`,
      'content-type': 'application/json',
      ...(tag !== undefined && { 'x-service-reporting-tag': tag }),
    },
    body: JSON.stringify({ text: [text], source_lang: 'EN', target_lang: 'ES' }),
  });
  await answer.text();
  return answer.status;
}

async function create(page: Page, label: string, limit = ''): Promise<string> {
  const form = page.getByRole('region', { name: 'New key' });
  await form.getByLabel('Label').fill(label);
  await form.getByLabel('Characters per period').fill(limit);
  await form.getByRole('button', { name: 'Create key' }).click();
  await row(page, label).waitFor();
  return form.getByRole('status').locator('code').innerText();
}

describe('keys, usage and the audit log in the web console', () => {
  const started = useConsole();

  it('creates a key that works within its scopes and its limit, replaces its secret with an overlap, and ends it', async () => {
    const { server } = started;
    const { page, faults } = await openWatched(started.browser);
    await openSignedIn(page, server.address, '/console/keys', adminKey);
    await page.getByLabel('Limit the key to some operations').check();
    const submit = page.getByRole('button', { name: 'Create key' });
    assert.equal(await submit.isDisabled(), true);
    await page.getByLabel('Translate texts').check();
    const first = await create(page, 'Web shop', '40');
    assert.equal(await translateAs(server, first, 'The house is red.'), 200);
    const usage = await server.request('/v2/usage', { headers: { authorization: `DeepL-Auth-Key ${first}` } });
    assert.equal(usage.status, 403);
    assert.equal(await translateAs(server, first, 'The house is red, and the garden is green.'), 456);

    await page.reload();
    const listed = row(page, 'Web shop');
    await listed.getByRole('meter', { name: 'Characters' }).waitFor();
    await listed.getByText('Characters: 17 of 40 (42%)').waitFor();
    assert.equal(await page.getByText(first).count(), 0);
    await listed.locator('summary').press('Enter');
    await listed.getByText('May: Translate texts.').waitFor();
    await listed.getByLabel('Characters per period').fill('');
    await listed.getByLabel('Requests per minute').fill('1000');
    await listed.getByRole('button', { name: 'Save limits and expiry' }).click();
    await listed.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
    assert.equal(await listed.getByRole('meter').count(), 0);

    await listed.getByLabel('The old secret works').selectOption({ label: 'for a day' });
    await listed.getByRole('button', { name: 'Replace the secret' }).click();
    await listed.locator('.confirm').getByRole('button', { name: 'Replace the secret' }).click();
    const second = await listed.locator('.notice code').innerText();
    assert.notEqual(second, first);
    for (const key of [first, second]) assert.equal(await translateAs(server, key, 'The dog sleeps.', 'shop'), 200);

    await listed.getByRole('button', { name: 'Deactivate' }).press('Enter');
    // The question has the focus.
    await page.keyboard.press('Enter');
    await listed.waitFor({ state: 'detached' });
    for (const key of [first, second]) assert.equal(await translateAs(server, key, 'The dog sleeps.'), 403);
    await page.getByLabel('Also show deactivated keys').check();
    await listed.getByText('Deactivated').waitFor();
    assert.deepEqual(faults, []);
  });

  it('shows what was used by day, key, person, product and tag, and exports what it shows', async () => {
    const { page, faults } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, '/console/keys', adminKey);
    const key = await create(page, 'Reports');
    assert.equal(await translateAs(started.server, key, 'The house is red.', '=season'), 200);
    await page.getByRole('link', { name: 'Usage', exact: true }).click();
    await page.getByRole('img', { name: 'Chart of the characters by day' }).waitFor();
    const table = page.getByRole('table');
    // 30 days, their titles and their sum.
    assert.equal(await table.getByRole('row').count(), 32);
    const group = (name: string) =>
      page.getByRole('combobox', { name: 'By', exact: true }).selectOption({ label: name });
    const cellsOf = (name: string) =>
      table.getByRole('row').filter({ hasText: name }).getByRole('cell').allInnerTexts();
    await group('Key');
    await page.getByRole('region', { name: 'Usage by key' }).waitFor();
    assert.deepEqual(await cellsOf('Reports'), ['17', '0', '0', '17', '0']);
    await group('Person');
    await page.getByRole('region', { name: 'Usage by person' }).waitFor();
    await table.getByText('Programs (all keys)').waitFor();
    await group('Product');
    await page.getByRole('region', { name: 'Usage by product' }).waitFor();
    await table.getByText('Minutes', { exact: true }).waitFor();
    await group('Reporting tag');
    await page.getByRole('region', { name: 'Usage by reporting tag' }).waitFor();
    assert.deepEqual(await cellsOf('=season'), ['17', '0', '0', '17', '0']);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await downloading;
    assert.match(download.suggestedFilename(), /^usage-tag-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    const rows = readFileSync(await download.path(), 'utf8').split('\r\n');
    assert.equal(rows[0], '\uFEFFReporting tag,Texts,Documents,Writing,Characters,Minutes of speech');
    assert.ok(rows.includes("'=season,17,0,0,17,0"));

    // What is shown stays until the next answer, and says so.
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/v2/admin/analytics**', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByLabel('Days').selectOption('90');
    const report = page.locator('.report[aria-busy=true]');
    await report.waitFor();
    assert.deepEqual(await cellsOf('=season'), ['17', '0', '0', '17', '0']);
    await group('Key');
    await report.getByRole('region', { name: 'Usage by reporting tag' }).waitFor();
    assert.ok(await page.getByRole('button', { name: 'Export CSV' }).isDisabled());
    answer();
    await page.locator('.report[aria-busy=false]').getByRole('region', { name: 'Usage by key' }).waitFor();

    await page.getByRole('link', { name: 'Audit log' }).click();
    const entry = page.getByRole('row').filter({ hasText: 'Key created' }).filter({ hasText: 'Reports' }).first();
    await entry.getByText('(this session)').waitFor();
    assert.deepEqual(faults, []);
  });

  it('has room for long texts from right to left, as have its neighbours, and takes all of them from the messages', async () => {
    const { page } = await openWatched(started.browser, narrow);
    await page.addInitScript(`localStorage.setItem('language', 'ar-XB')`);
    for (const name of ['keys', 'usage', 'audit', 'engines', 'voice', 'workflows']) {
      await openSignedIn(page, started.server.address, `/console/${name}`, adminKey);
      await page.locator('main :is(.table, .rows li, .choice, .targets, h2)').first().waitFor();
      const plain =
        await page.evaluate(`[...document.querySelectorAll('main :is(h1, h2, button:not(.choice)):not([lang])')]
        .map((element) => element.firstChild?.textContent.trim()).filter((text) => text && !text.startsWith('⟦'))`);
      assert.deepEqual(plain, [], name);
      assert.equal(await page.evaluate('document.documentElement.scrollWidth > innerWidth'), false, name);
      await shoot(page, `pseudo-${name}`);
    }
  });

  it('is for administrators', async () => {
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, '/console/keys');
    await page.getByRole('alert').waitFor();
    assert.equal(await page.getByRole('link', { name: 'Administration' }).count(), 0);
    assert.equal(await page.getByRole('button', { name: 'Create key' }).count(), 0);
  });

  it('has no barriers and does not scroll sideways in any size and colour', async () => {
    const { page, faults } = await openWatched(started.browser, narrow);
    await openSignedIn(page, started.server.address, '/console/keys', adminKey);
    const key = await create(page, 'Newsroom', '20');
    await translateAs(started.server, key, 'The house is red.', 'news');
    await page.reload();
    await page.getByLabel('Limit the key to some operations').check();
    await row(page, 'Newsroom').locator('summary').click();
    await row(page, 'Newsroom').getByRole('meter').waitFor();
    await checkAppearances(page, 'keys', { fullPage: true });
    await page.getByRole('link', { name: 'Usage', exact: true }).click();
    await page.getByRole('img', { name: 'Chart of the characters by day' }).waitFor();
    await checkAppearances(page, 'usage', { fullPage: true });
    await page.getByRole('combobox', { name: 'By', exact: true }).selectOption({ label: 'Key' });
    await page.getByRole('region', { name: 'Usage by key' }).waitFor();
    await checkAppearances(page, 'usage-keys', { fullPage: true });
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByRole('table').waitFor();
    await checkAppearances(page, 'audit');
    const log = page.getByRole('region', { name: 'Audit log' });
    assert.ok(await log.evaluate(({ clientWidth, scrollWidth }) => scrollWidth <= clientWidth));
    assert.deepEqual(faults, []);
  });
});
