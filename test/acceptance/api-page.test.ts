import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Dialog, Page } from 'playwright-core';
import { checkAppearances, openSignedIn, openWatched, useConsole } from '../support/console-browser.ts';
import { nowhere } from '../support/operation-samples.ts';
import { adminKey, developerKey } from '../support/running-server.ts';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** As the program of the page sends requests; undefined when the reader did not want it. */
async function send(
  page: Page,
  method: string,
  path: string,
  key?: string,
  body?: object,
): Promise<Answer | undefined> {
  const wanted = { method, path, key, body };
  return (await page.evaluate(`(async ({ method, path, key, body }) => {
    const headers = { ...(key && { authorization: 'DeepL-Auth-Key ' + key }), ...(body && { 'content-type': 'application/json' }) };
    try {
      const answer = await fetch(new URL('..' + path, document.baseURI), { method, headers, body: body && JSON.stringify(body) });
      return { status: answer.status, body: await answer.json().catch(() => null) };
    } catch (error) {
      if (error.name === 'AbortError') return undefined;
      throw error;
    }
  })(${JSON.stringify(wanted)})`)) as Answer | undefined;
}

/** What a list has before the browser paints it: no reader may meet one without its name. */
const nameOfNewList = `(async () => {
  const list = document.createElement('ul');
  list.className = 'endpoints';
  document.body.append(list);
  await undefined;
  const tabIndex = list.getAttribute('tabindex');
  list.remove();
  return tabIndex;
})()`;

describe('the API page', () => {
  const started = useConsole();

  it('has no right of who is signed in, and sends what bills or deletes only when the reader says so, asked in their language', async () => {
    const { server } = started;
    const { page, faults } = await openWatched(started.browser);
    await openSignedIn(page, server.address, '/docs/', adminKey);
    await page.getByRole('heading', { name: 'Dragoman', level: 1 }).waitFor();
    await page.getByText('Translation').first().waitFor();
    await checkAppearances(page, 'api-page');
    // Operations of all methods, each of which has its colour.
    await page.getByText('Administration', { exact: true }).first().click();
    await page.getByText('PATCH').first().waitFor();
    await checkAppearances(page, 'api-page-administration');
    assert.deepEqual(faults, []);
    assert.equal(await page.evaluate(nameOfNewList), '0');

    assert.equal(await page.evaluate('origin'), 'null');
    assert.equal(await page.evaluate('document.cookie'), '');
    const session = await send(page, 'GET', '/v1/console/session');
    assert.deepEqual(session?.body, { ...(session?.body as object), is_signed_in: false });

    // What needs no key is not for pages of the internet, which have no origin in a sandbox either.
    for (const path of ['/readyz', '/metrics', '/healthz'])
      await assert.rejects(send(page, 'GET', path), /Failed to fetch/);
    faults.length = 0;

    const asked: string[] = [];
    let answer: 'accept' | 'dismiss' = 'dismiss';
    page.on('dialog', (dialog: Dialog) => {
      asked.push(dialog.message());
      void dialog[answer]();
    });
    const text = { text: ['The house is big.'], source_lang: 'EN', target_lang: 'ES' };
    assert.equal(await send(page, 'POST', '/v2/translate', developerKey, text), undefined);
    answer = 'accept';
    const translated = await send(page, 'POST', '/v2/translate', developerKey, text);
    assert.equal(translated?.status, 200);
    assert.equal((await send(page, 'GET', '/v3/glossaries', developerKey))?.status, 200);
    assert.equal((await send(page, 'DELETE', `/v3/style_rules/${nowhere}`, developerKey))?.status, 404);
    assert.equal(asked.length, 3);
    assert.match(asked[0] ?? '', /billed to your key.*POST \/v2\/translate/s);
    assert.match(asked[2] ?? '', /deletes something.*DELETE \/v3\/style_rules\/0/s);

    // What was typed was in memory.
    await page.evaluate("localStorage.setItem('a', 'b')");
    assert.equal(await page.evaluate("localStorage.getItem('a')"), 'b');
    await openSignedIn(page, server.address, '/docs/?lang=de');
    assert.equal(await page.evaluate("localStorage.getItem('a')"), null);
    assert.equal((await send(page, 'DELETE', `/v3/style_rules/${nowhere}`, developerKey))?.status, 404);
    assert.match(asked[3] ?? '', /^Diese Anfrage löscht etwas\..*Senden\?$/s);
  });
});
