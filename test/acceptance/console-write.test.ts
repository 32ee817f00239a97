import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import {
  checkAppearances,
  focusReaches,
  narrow,
  openSignedIn,
  openWatched,
  shoot,
  useConsole,
} from '../support/console-browser.ts';

const path = '/console/write';
const text = 'I recieve a apple every day.';
const corrected = 'I receive an apple every day.';

const input = (page: Page) => page.getByLabel('Text to correct');
const changes = (page: Page) => page.locator('.change');
const focused = (page: Page) =>
  page.evaluate(
    'document.activeElement.getAttribute("aria-label") ?? document.activeElement.querySelector(".hidden")?.textContent',
  );
const says = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();

describe('the page Write of the console', () => {
  const started = useConsole();

  it('corrects by keyboard alone what its person accepts, and takes decisions back', async () => {
    const { page, faults } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path);
    await input(page).focus();
    await page.keyboard.type(text);
    await says(page, '2 changes');
    assert.equal(await input(page).inputValue(), text);
    assert.equal(await input(page).getAttribute('lang'), 'en-US');
    await page.keyboard.press('F8');
    assert.equal(await focused(page), 'Change 1 of 2: put “receive” for “recieve”');
    // The reason is beside what can be done with the change.
    await page.locator('.decide .why', { hasText: 'The dictionary does not have “recieve”.' }).waitFor();
    await page.keyboard.press('F8');
    assert.equal(await focused(page), 'Change 2 of 2: put “an” for “a”');
    await page.keyboard.press('Shift+F8');
    await page.keyboard.press('Enter');
    assert.equal(await input(page).inputValue(), text.replace('recieve', 'receive'));
    assert.equal(await focused(page), 'Change 1 of 1: put “an” for “a”');
    await page.keyboard.press('Escape');
    await says(page, 'Nothing to change');
    // With nothing left, it goes on where the person writes.
    await focusReaches(input(page));
    await page.keyboard.press('Control+z');
    await says(page, '1 change');
    await page.keyboard.press('Control+z');
    await says(page, '2 changes');
    assert.equal(await input(page).inputValue(), text);
    await page.keyboard.press('F8');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    assert.equal(await input(page).inputValue(), corrected);
    assert.deepEqual(faults, []);
  });

  it('keeps a refusal while its person goes on typing', async () => {
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path);
    await input(page).fill(text);
    await page.locator('.change', { hasText: 'receive' }).click();
    await page.getByRole('button', { name: 'Reject' }).click();
    await says(page, '1 change');
    const answer = page.waitForResponse('**/v2/write/correct');
    await input(page).press('End');
    await page.keyboard.type(' It is definately good.');
    await answer;
    await page.locator('.change', { hasText: 'definitely' }).waitFor();
    assert.deepEqual(await page.locator('.change ins').allInnerTexts(), ['an', 'definitely']);
    await page.getByRole('button', { name: 'Accept all' }).click();
    assert.equal(await input(page).inputValue(), 'I recieve an apple every day. It is definitely good.');
    await page.getByRole('button', { name: 'Undo decision' }).click();
    assert.equal(await input(page).inputValue(), `${text} It is definately good.`);
  });

  it('rephrases in the styles and tones that the language has here', async () => {
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path);
    await input(page).fill("We can't utilize this tool.");
    await page.getByLabel('Language of the text').selectOption('en-GB');
    await page.getByLabel('What to suggest').selectOption('rephrase');
    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/v2/write/rephrase') && request.postDataJSON().writing_style !== undefined,
    );
    await page.getByLabel('Style').selectOption('business');
    const sent = {
      text: ["We can't utilize this tool."],
      ...{ show_changes: true, target_lang: 'en-GB', writing_style: 'business' },
    };
    assert.deepEqual((await asked).postDataJSON(), sent);
    await page.locator('.change', { hasText: 'cannot' }).waitFor();
    assert.equal(await input(page).inputValue(), "We can't utilize this tool.");
    await page.getByText('Show as curl').click();
    const command = await page.locator('.curl code').innerText();
    assert(command.startsWith(`curl ${started.server.address}/v2/write/rephrase`));
    assert.deepEqual(JSON.parse(/-d '(.*)'$/s.exec(command)?.[1]?.replaceAll("'\\''", "'") ?? ''), sent);
    const languages = (await (await started.server.request('/v3/languages?resource=write')).json()) as {
      lang: string;
      features: object;
    }[];
    const plain = languages.find(({ features }) => !('writing_style' in features));
    if (plain === undefined) return;
    await page.getByLabel('Language of the text').selectOption(plain.lang);
    await page.getByLabel('Style').waitFor({ state: 'detached' });
  });

  it('corrects texts that are longer than a request', async () => {
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path);
    const line = 'Das Haus steht am Fluss, und die Straße ist lang.\n';
    const long = `${line.repeat(220)}Die Adrese steht im Brief.`;
    await input(page).fill(long);
    await page.locator('.change', { hasText: 'Adresse' }).waitFor();
    await page.getByRole('button', { name: 'Accept all' }).click();
    assert.equal(await input(page).inputValue(), long.replace('Adrese', 'Adresse'));
  });

  it('aborts a request when the text changes, and shows errors in words with the trace id', async () => {
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path);
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/v2/write/correct'));
    let requests = 0;
    await page.route('**/v2/write/correct', async (route) => {
      requests += 1;
      if (requests > 1)
        return route.fulfill({
          status: 456,
          headers: { 'x-trace-id': '0123456789abcdef' },
          json: { message: 'Quota exceeded', code: 'quota_exceeded' },
        });
      await aborted;
      await route.abort().catch(() => undefined);
    });
    const first = page.waitForRequest('**/v2/write/correct');
    await input(page).fill('I recieve');
    await first;
    await input(page).fill('I recieve it');
    assert.equal((await aborted).failure()?.errorText, 'net::ERR_ABORTED');
    const alert = page.getByRole('alert');
    await alert.filter({ hasText: 'The limit of characters is used up' }).waitFor();
    assert.match(await alert.innerText(), /trace id: 0123456789abcdef/);
    assert.equal(await input(page).inputValue(), 'I recieve it');
  });

  for (const [language, direction] of [
    ['en-XA', 'ltr'],
    ['ar-XB', 'rtl'],
  ] as const)
    it(`takes all its texts from the messages, and has room for long ones on a phone, ${direction}`, async () => {
      const { page } = await openWatched(started.browser, narrow);
      await page.addInitScript(`localStorage.setItem('language', '${language}')`);
      await openSignedIn(page, started.server.address, path);
      await page.locator('textarea').fill(text);
      await changes(page).first().waitFor();
      const plain = await page.evaluate(`[...document.querySelectorAll('button, label, h1, summary, .keys li')]
        .map((element) => element.textContent.trim()).filter((text) => text !== '' && !text.includes('⟦'))`);
      assert.deepEqual(plain, []);
      assert.equal(await page.evaluate('document.documentElement.scrollWidth > innerWidth'), false);
      await shoot(page, `pseudo-write-${direction}`);
    });

  it('has no barriers and does not scroll sideways in any size and colour', async () => {
    const { page, faults } = await openWatched(started.browser, narrow);
    await openSignedIn(page, started.server.address, path);
    await input(page).fill(`${text} Hello how are you? Teh house is red and the the garden are nice.`);
    await changes(page).first().waitFor();
    await page.keyboard.press('F8');
    await checkAppearances(page, 'write');
    assert.deepEqual(faults, []);
  });
});
