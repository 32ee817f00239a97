import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ChatServer } from '../support/chat-server/chat-server.ts';
import {
  checkAppearance,
  checkAppearances,
  narrow,
  openSignedIn,
  openWatched,
  useConsole,
} from '../support/console-browser.ts';
import { type ModelIndexServer, startModelIndexServer } from '../support/model-index-server.ts';
import { poll } from '../support/poll.ts';
import { adminKey } from '../support/running-server.ts';

const path = '/console/engines';

describe('engines and health in the web console', () => {
  const environment: Record<string, string> = {};
  let index: ModelIndexServer;
  before(async () => {
    index = await startModelIndexServer();
    Object.assign(environment, { DRAGOMAN_MODELS_URL: index.registry, DRAGOMAN_MODELS_SEARCH_DIRS: '/nowhere' });
  });
  const started = useConsole({ environment });
  after(() => index[Symbol.asyncDispose]());

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
    const bergamot = translation.getByText(/no neural model is installed; to get one/);
    assert.equal(await bergamot.getByRole('code').innerText(), 'dragoman models pull en-de');
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

  it('gets a neural model with one button, cancels it, and goes on with it where it was', async () => {
    const { page, faults } = await openWatched(started.browser);
    index.fail('model.ende', { hangAfter: 20_000 });
    await openSignedIn(page, started.server.address, path, adminKey);
    await page.getByLabel('Translate into').selectOption('de');
    const get = page.getByRole('button', { name: 'Get the neural model' });
    await get.press('Enter');
    const pulls = page.getByRole('list', { name: 'Neural models being downloaded' });
    await pulls.getByRole('status').filter({ hasText: 'Downloading…' }).waitFor();
    await poll(async () => (index.requestsFor('model.ende')[0]?.sent ?? 0) >= 20_000);
    // What was received has been read by then.
    for (let reading = 0; reading < 2; reading += 1) await page.waitForResponse('**/v1/console/overview');
    assert.ok(await get.isDisabled());
    await pulls.getByRole('button', { name: 'Cancel: Neural model English → German' }).press('Enter');
    await pulls.waitFor({ state: 'detached' });
    await get.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Works now. Engine: bergamot' }).waitFor();
    assert.match(index.requestsFor('model.ende').at(-1)?.range ?? '', /^bytes=[1-9]\d*-$/);
    const answer = await started.server.translate({ text: ['Good morning'], source_lang: 'EN', target_lang: 'DE' });
    assert.equal(answer.status, 200);
    assert.deepEqual(faults, []);
  });

  it('says why a model could not be had, and tries again when somebody wants it', async () => {
    const { page } = await openWatched(started.browser, narrow);
    index.fail('models.json', { status: 503 });
    await openSignedIn(page, started.server.address, path, adminKey);
    await page.getByLabel('Translate from').selectOption('de');
    await page.getByLabel('Translate into').selectOption('en-US');
    await page.getByRole('button', { name: 'Get the neural model' }).click();
    await page
      .getByRole('list', { name: 'Neural models being downloaded' })
      .getByText(/answered 503/)
      .waitFor();
    await checkAppearance(page, 'engines-pull', { fullPage: true });
    await page.getByRole('button', { name: 'Try again: Neural model German → English' }).click();
    await page.getByRole('status').filter({ hasText: 'Works now. Engine: bergamot' }).waitFor();
  });

  it('tries a server before it is configured, and says what it did and which settings it needs', async () => {
    const { page, faults } = await openWatched(started.browser, narrow);
    await using server = await ChatServer.start({ apiKey: 'sk-secret', answer: () => 'La casa está cerca del río.' });
    await openSignedIn(page, started.server.address, path, adminKey);
    const form = page.getByRole('region', { name: 'Try a server' });
    await form.getByLabel('Address').fill(server.baseUrl);
    await form.getByRole('textbox', { name: 'Model' }).fill('test-model');
    await form.getByLabel('Key, if it needs one').fill('sk-wrong');
    await page.keyboard.press('Enter');
    await form.getByText('The server refuses the key, or needs one.').waitFor();
    await form.getByLabel('Key, if it needs one').fill('sk-secret');
    await page.keyboard.press('Enter');
    await form.getByText('The server works.').waitFor();
    await form.getByText('La casa está cerca del río.').waitFor();
    await form.getByText('DRAGOMAN_LLM_MODEL=test-model').waitFor();
    assert.doesNotMatch(await form.innerText(), /sk-secret/);
    await checkAppearances(page, 'engines-trial', { fullPage: true, part: form });
    assert.deepEqual(faults, []);
  });

  it('shows what the server did as charts, with errors by code and the figures in tables', async () => {
    const { server } = started;
    const { page, faults } = await openWatched(started.browser);
    await server.translate({ text: ['The secret house is big.'], source_lang: 'EN', target_lang: 'ES' });
    await server.translate({ text: ['x'], source_lang: 'EN', target_lang: 'XX' });
    await openSignedIn(page, server.address, path, adminKey);
    const metrics = page.getByRole('region', { name: 'Metrics' });
    await metrics.getByRole('row', { name: /^invalid_parameter/ }).waitFor();
    for (const range of ['hour', 'week', 'month', 'day']) {
      await metrics.getByLabel('Period').selectOption(range);
      await metrics.getByRole('img', { name: /^Requests over time, peak [1-9]/ }).waitFor();
    }
    await metrics.getByRole('img', { name: /^Characters over time, peak \d+/ }).waitFor();
    await metrics.getByText('Figures behind the charts').click();
    const figures = metrics.getByRole('table').last().getByRole('row').nth(1);
    await figures.waitFor();
    assert.match(await figures.innerText(), /\d+\s+[1-9]/);
    assert.doesNotMatch(await metrics.innerText(), /secret house/);
    assert.deepEqual(faults, []);
  });

  it('shows nothing of it to others', async () => {
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path);
    await page.getByRole('alert').filter({ hasText: 'Your key does not allow this.' }).waitFor();
    assert.equal(await page.getByRole('table').count(), 0);
    const refused = await page.request.get(`${started.server.address}/v1/console/metrics`);
    assert.equal(refused.status(), 403);
  });

  it('has no barriers and does not scroll sideways in any size and colour', async () => {
    const { page, faults } = await openWatched(started.browser, narrow);
    await openSignedIn(page, started.server.address, path, adminKey);
    await page.getByText('apertium').first().waitFor();
    await page.getByLabel('Translate into').selectOption('ja');
    await page.getByRole('status').filter({ hasText: 'Not available' }).waitFor();
    await page.getByText('Figures behind the charts').click();
    await checkAppearances(page, 'engines', { fullPage: true });
    assert.deepEqual(faults, []);
  });
});
