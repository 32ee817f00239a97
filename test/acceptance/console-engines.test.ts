import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkAppearances, narrow, openSignedIn, openWatched, useConsole } from '../support/console-browser.ts';
import { adminKey } from '../support/running-server.ts';

const path = '/console/engines';

describe('engines and health in the web console', () => {
  const started = useConsole();

  it('shows what works, which pairs there are, how to get others, and the last errors by code', async () => {
    const { server } = started;
    const { page, faults } = await openWatched(started.browser);
    const refused = await server.translate({ text: ['The secret house.'], source_lang: 'EN', target_lang: 'XX' });
    assert.equal(refused.status, 400);
    await openSignedIn(page, server.address, path, adminKey);
    const translation = page.getByRole('listitem').filter({ hasText: 'Translation' }).first();
    await translation.getByText('apertium').waitFor();
    await translation
      .getByText(/\d+ direct language pairs/)
      .first()
      .waitFor();
    const row = page
      .getByRole('table')
      .first()
      .getByRole('row', { name: /^English / });
    await row.getByText('English → Spanish: apertium').waitFor({ state: 'attached' });
    await row.getByText('English → French: through a third language').waitFor({ state: 'attached' });

    await page.getByLabel('Translate into').selectOption('es');
    await page.getByText('Works now. Engine: apertium').waitFor();
    await page.getByLabel('Translate into').selectOption('ja');
    await page.getByRole('status').filter({ hasText: 'Not available' }).waitFor();

    await page.getByRole('region', { name: 'Queue' }).last().getByText('Voice jobs').waitFor();
    const errors = page.getByRole('table').last();
    const entry = errors.getByRole('row').filter({ hasText: '400' }).first();
    await entry.waitFor();
    assert.match(await entry.innerText(), /translateText/);
    assert.doesNotMatch(await page.locator('main').innerText(), /secret house/);
    assert.deepEqual(faults, []);
  });

  it('shows nothing of it to others', async () => {
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path);
    await page.getByRole('alert').filter({ hasText: 'Your key does not allow this.' }).waitFor();
    assert.equal(await page.getByRole('table').count(), 0);
  });

  it('has no barriers and does not scroll sideways in any size and colour', async () => {
    const { page, faults } = await openWatched(started.browser, narrow);
    await openSignedIn(page, started.server.address, path, adminKey);
    await page.getByText('apertium').first().waitFor();
    await page.getByLabel('Translate into').selectOption('ja');
    await page.getByRole('status').filter({ hasText: 'Not available' }).waitFor();
    await checkAppearances(page, 'engines', { fullPage: true });
    assert.deepEqual(faults, []);
  });
});
