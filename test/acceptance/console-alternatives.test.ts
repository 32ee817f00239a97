import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ChatRequestBody } from '../support/chat-server/chat-request-body.ts';
import { ChatServer } from '../support/chat-server/chat-server.ts';
import { checkAppearances, narrow, openSignedIn, openWatched, useConsole } from '../support/console-browser.ts';
import { untilCheck } from '../support/readiness.ts';

/** A model that writes all letters of the text large. */
function answer(request: ChatRequestBody): string {
  const { texts } = JSON.parse(request.messages.at(-1)?.content.split('\n')[0] ?? '{}') as {
    texts: readonly { readonly id: number; readonly text: string }[];
  };
  return JSON.stringify({ translations: Object.fromEntries(texts.map(({ id, text }) => [id, text.toUpperCase()])) });
}

describe('other engines in the web console', () => {
  const environment: Record<string, string> = {};
  let model: ChatServer;
  before(async () => {
    model = await ChatServer.start({ answer });
    Object.assign(environment, { DRAGOMAN_LLM_BASE_URL: model.baseUrl, DRAGOMAN_LLM_MODEL: 'test-model' });
  });
  const started = useConsole({ environment });
  after(() => model[Symbol.asyncDispose]());

  it('translate the text when somebody asks for it, and again only when the text is another one', async () => {
    await untilCheck(started.server, 'llm');
    const { page, faults } = await openWatched(started.browser, narrow);
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v2/translate')) asked.push(request.postDataJSON());
    });
    await openSignedIn(page, started.server.address);
    await page.getByLabel('Text to translate').fill('The house is red.');
    await page.getByLabel('Translate into').selectOption('es');
    await page.getByText('THE HOUSE IS RED.', { exact: true }).waitFor();
    await page.getByText('Engine: llm').waitFor();
    await page.getByText('Other engines').click();
    const row = page.getByRole('listitem').filter({ hasText: 'apertium' });
    const before = asked.length;
    const show = row.getByRole('button', { name: 'Show the translation by apertium' });
    await show.press('Enter');
    await row.getByText('La casa es roja.').waitFor();
    assert.equal(asked.length, before + 1);
    assert.equal((asked.at(-1) as { engine?: string }).engine, 'apertium');
    await checkAppearances(page, 'alternatives', { fullPage: true });
    await page.getByLabel('Text to translate').fill('The dog is red.');
    await page.getByText('THE DOG IS RED.', { exact: true }).waitFor();
    await show.waitFor();
    await row.getByText('La casa es roja.').waitFor({ state: 'detached' });
    assert.deepEqual(faults, []);

    // As a program names an engine, and one that does not translate the pair.
    const body = { text: ['The house is red.'], source_lang: 'EN', target_lang: 'ES' };
    const named = await started.server.translate({ ...body, engine: 'llm' });
    assert.equal(named.headers.get('x-service-engine'), 'llm');
    const refused = await started.server.translate({ ...body, engine: 'bergamot' });
    assert.equal(refused.status, 400);
    assert.match(((await refused.json()) as { message: string }).message, /'engine'.*no engine 'bergamot'/);
  });
});
