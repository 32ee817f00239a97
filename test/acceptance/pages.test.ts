import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/launch-browser.ts';
import { developerKey, type RunningServer, startServer } from '../support/running-server.ts';

/** A page of the browser, and what goes wrong on it. */
interface Watched {
  readonly page: Page;
  readonly faults: string[];
}

async function openWatched(browser: Browser): Promise<Watched> {
  const page = await browser.newPage();
  // However busy the machine is; a page that lacks something shows it within this time.
  page.setDefaultTimeout(120_000);
  const faults: string[] = [];
  // The API page asks before it sends what is billed.
  page.on('dialog', (dialog) => void dialog.accept());
  // Chromium reports what a Content-Security-Policy stops as an error of the console.
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('requestfailed', (request) => faults.push(`${request.url()} ${request.failure()?.errorText}`));
  return { page, faults };
}

/** Controls and pictures without a name, as the browser reports them to screen readers. */
async function findUnnamed(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const roles = 'button checkbox combobox dialog image link listbox menuitem option radio searchbox switch tab textbox';
  const named = new Set(roles.split(' '));
  const unnamed = nodes.filter(({ ignored, role, name }) => !ignored && named.has(role?.value) && !name?.value);
  return Promise.all(
    unnamed.map(async ({ backendDOMNodeId: backendNodeId = 0 }) => {
      const { outerHTML } = await session.send('DOM.getOuterHTML', { backendNodeId });
      return outerHTML.slice(0, 300);
    }),
  );
}

/** The page names what it shows with the next frame, so an element that has just come gets a few frames. */
async function assertNamed(page: Page): Promise<void> {
  let unnamed = await findUnnamed(page);
  for (let frames = 0; unnamed.length > 0 && frames < 30; frames += 2) {
    await page.evaluate('new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))');
    unnamed = await findUnnamed(page);
  }
  assert.deepEqual(unnamed, []);
}

describe('in a browser', () => {
  let server: RunningServer;
  let browser: Browser;
  before(async () => {
    server = await startServer({ environment: { DRAGOMAN_CONSOLE: '0' } });
    browser = await launchBrowser();
  });
  after(async () => {
    await browser?.close();
    await server?.[Symbol.asyncDispose]();
  });

  it('GET / says what the server is and leads to the API page', async () => {
    const { page, faults } = await openWatched(browser);
    await page.goto(server.address);
    assert.equal(await page.title(), 'Dragoman');
    // Only a style that its policy allows gives the body a width.
    assert.notEqual(await page.evaluate('getComputedStyle(document.body).maxWidth'), 'none');
    await page.getByRole('link', { name: 'API page' }).click();
    await page.waitForURL('**/docs/');
    await page.getByRole('heading', { name: 'Dragoman', exact: true }).waitFor();
    assert.deepEqual(faults, []);
  });

  it('GET / has a request with curl that works once it has a key', async () => {
    const { page } = await openWatched(browser);
    await page.goto(server.address);
    const command = await page.locator('pre').innerText();
    const [, address, scheme, type, body] =
      /^curl (\S+) \\\n +-H 'Authorization: (\S+) YOUR_KEY' \\\n +-H 'Content-Type: (\S+)' \\\n +-d '(.*)'$/.exec(
        command,
      ) ?? assert.fail(command);
    const headers = { authorization: `${scheme} ${developerKey}`, 'content-type': `${type}` };
    const answer = await fetch(`${address}`, { method: 'POST', headers, body: `${body}` });
    assert.equal(answer.status, 200);
  });

  it('GET /docs sends a request with a key that is typed in alone', async () => {
    const { page, faults } = await openWatched(browser);
    await page.goto(`${server.address}/docs`);
    assert.equal(await page.locator('html').getAttribute('lang'), 'en');
    await page.getByRole('textbox').first().fill(developerKey);
    await page.getByRole('button', { name: 'Test Request' }).first().click();
    const [answer] = await Promise.all([
      page.waitForResponse('**/v2/translate'),
      page.getByRole('button', { name: /^Send/ }).first().click(),
    ]);
    assert.equal(answer.request().headers().authorization, developerKey);
    assert.equal(answer.status(), 200);
    assert.deepEqual(faults, []);
  });

  it('GET /docs names every control, and asks for the key in words', async () => {
    const { page, faults } = await openWatched(browser);
    await page.goto(`${server.address}/docs`);
    await page.getByRole('button', { name: 'Test Request' }).first().waitFor();
    await page.getByPlaceholder('Your key').first().waitFor();
    await page.getByRole('button', { name: 'Copy', exact: true }).first().waitFor();
    await assertNamed(page);
    await page.getByRole('button', { name: 'Test Request' }).first().click();
    await page.getByRole('textbox', { name: 'Body of the request' }).waitFor();
    await assertNamed(page);
    await page.getByRole('button', { name: /^Send/ }).first().click();
    await page.getByRole('textbox', { name: 'Body of the answer' }).waitFor();
    await assertNamed(page);
    // The request has no key.
    assert.match(faults.join(), /^[^,]*401[^,]*$/);
  });
});
