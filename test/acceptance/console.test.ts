import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import {
  answerInTurn,
  checkAppearance,
  checkAppearances,
  narrow,
  openAccountMenu,
  openSignedIn,
  openStill,
  openWatched,
  shiftsOf,
  shoot,
  useConsole,
} from '../support/console-browser.ts';
import { poll } from '../support/poll.ts';
import { adminKey, developerKey } from '../support/running-server.ts';

const output = (page: Page) => page.locator('.output');
const input = (page: Page) => page.getByLabel('Text to translate');
const shows = (page: Page, text: string | RegExp) => output(page).filter({ hasText: text }).waitFor();

describe('the web console', () => {
  const started = useConsole();

  it('asks for a key, keeps it out of the reach of scripts, and leads to the translator', async () => {
    const { page, faults } = await openWatched(started.browser);
    await page.goto(started.server.address);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), 'en');
    await page.getByLabel('Key', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'This key is not valid.' }).waitFor();
    await page.getByLabel('Key', { exact: true }).fill(developerKey);
    await page.keyboard.press('Enter');
    await input(page).waitFor();
    const kept = await page.evaluate('JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }])');
    assert.equal(kept, '["",{},{}]');
    // Chromium reports the refusal, which was wanted.
    assert.deepEqual(
      faults.filter((fault) => !fault.includes('403')),
      [],
    );
  });

  it('translates what is typed, and shows what was detected', async () => {
    const { page, faults } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address);
    await input(page).fill('The red house is near the river.');
    await page.getByLabel('Translate into').selectOption('es');
    await shows(page, /casa/);
    assert.equal(await output(page).getAttribute('lang'), 'es');
    assert.equal(await input(page).getAttribute('lang'), 'en');
    assert.match(await page.getByLabel('Translate from').innerText(), /English \(detected\)/);
    await page.getByText('32 characters').waitFor();
    await page.getByRole('button', { name: 'Swap languages' }).click();
    await shows(page, /house/);
    assert.match(await input(page).inputValue(), /casa/);
    assert.deepEqual(faults, []);
  });

  it('aborts a request when the text changes, and shows the answer to the newer one', async () => {
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address);
    await page.getByLabel('Translate into').selectOption('es');
    // The first answer is held until its request has been aborted.
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/v2/translate'));
    let requests = 0;
    await page.route('**/v2/translate', async (route) => {
      requests += 1;
      if (requests > 1) return route.continue();
      await aborted;
      await route.abort().catch(() => undefined);
    });
    const first = page.waitForRequest('**/v2/translate');
    await input(page).fill('The dog');
    await first;
    await input(page).fill('The house');
    const failed = await aborted;
    assert.deepEqual([failed.postDataJSON().text, failed.failure()?.errorText], [['The dog'], 'net::ERR_ABORTED']);
    await shows(page, /casa/);
  });

  it('never sends a text that was cleared or replaced for the language that is chosen right afterwards', async () => {
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address);
    const sent: string[] = [];
    page.on('request', (request) => {
      const { text, target_lang } = request.url().endsWith('/v2/translate') ? request.postDataJSON() : {};
      if (text !== undefined) sent.push(`${target_lang} ${text}`);
    });
    await page.getByLabel('Translate into').selectOption('es');
    await input(page).fill('The dog');
    await shows(page, /perro/);
    // All of it before the pause of typing is over, however busy the machine is.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await input(page).fill('');
    await page.getByLabel('Translate into').selectOption('ca');
    await input(page).fill('The house');
    await page.getByLabel('Translate into').selectOption('es');
    await page.clock.resume();
    await shows(page, /casa/);
    assert.deepEqual(sent, ['ES The dog', 'ES The house']);
  });

  it('says how to get a pair that no engine has, with the trace id of the request', async () => {
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address);
    await page.getByLabel('Translate from').selectOption('en');
    await input(page).fill('Good morning');
    const missing = page.locator('optgroup[label="Not available yet"] option').first();
    await missing.waitFor({ state: 'attached' });
    await page.getByLabel('Translate into').selectOption((await missing.getAttribute('value')) ?? '');
    const alert = page.getByRole('alert');
    await alert.filter({ hasText: 'not available on this server' }).waitFor();
    assert.match(await alert.innerText(), /trace id: [0-9a-f-]{16,}/);
  });

  it('offers another target when the source becomes the one that was chosen', async () => {
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address);
    await page.getByLabel('Translate into').selectOption('es');
    await page.getByLabel('Translate from').selectOption('es');
    assert.notEqual(await page.getByLabel('Translate into').inputValue(), 'es');
    await input(page).fill('la casa');
    await output(page).filter({ hasText: /\S/ }).waitFor();
  });

  it('shows a request that works for a program with a key', async () => {
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address);
    await page.getByLabel('Translate from').selectOption('en');
    await page.getByLabel('Translate into').selectOption('es');
    await input(page).fill("It's a house.");
    await page.getByText('Show as curl').click();
    const command = await page.locator('.curl code').innerText();
    const body = /-d '(.*)'$/s.exec(command)?.[1]?.replaceAll("'\\''", "'");
    assert.deepEqual(JSON.parse(body ?? ''), { text: ["It's a house."], source_lang: 'EN', target_lang: 'ES' });
    assert(command.startsWith(`curl ${started.server.address}/v2/translate`));
  });

  it('translates with a memory, style rules and a context, where they fit the pair', async () => {
    const post = async (path: string, body: object): Promise<void> => {
      const answer = await started.server.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      assert.equal(answer.status, 201, await answer.text());
    };
    await post('/v3/style_rules', {
      name: 'Prices',
      language: 'es',
      configured_rules: { numbers: { decimal_separator: 'use_comma_as_decimal_separator' } },
      custom_instructions: [],
    });
    await post('/v3/translation_memories', {
      name: 'Site',
      source_language: 'en',
      segments: [{ source: 'Good evening.', target: 'Muy buenas.', target_language: 'es' }],
    });
    const { page, faults } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address);
    await page.getByLabel('Translate from').selectOption('en');
    await page.getByLabel('Translate into').selectOption('es');
    await input(page).fill('Good evening. It costs 3.5 euros.');
    await page.getByLabel('Translation memory').selectOption('Site');
    await page.getByLabel('Style rules').selectOption('Prices');
    await shows(page, /^Muy buenas\. .*3,5 euros/);
    await page.getByText('Context', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Context' }).fill('A label in a shop.');
    await page.getByText('The engine does not take the context into account.').waitFor();
    await page.getByText('Show as curl').click();
    assert.match(await page.locator('.curl code').innerText(), /"context":"A label in a shop."/);
    await checkAppearance(page, 'translate-options');
    // They are for another pair.
    await page.getByLabel('Translate into').selectOption('ca');
    await shows(page, /euros/);
    assert.equal(await page.getByLabel('Translation memory').count(), 0);
    assert.equal(await page.getByLabel('Style rules').count(), 0);
    assert.deepEqual(faults, []);
  });

  it('reads a text and its translation aloud, where their languages can be spoken', async (test) => {
    if (!existsSync('/usr/bin/espeak-ng')) return test.skip('espeak-ng is not installed (npm run setup)');
    // On a busy machine, the server starts before it knows the voices.
    await poll(async () =>
      (await (await started.server.request('/v1/voice/speech/languages')).text()).includes('"es"'),
    );
    const { page, faults } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address);
    await page.getByLabel('Translate from').selectOption('en');
    await page.getByLabel('Translate into').selectOption('es');
    await input(page).fill('The house is red.');
    await shows(page, /casa/);
    const listen = (pane: string) =>
      page.getByRole('region', { name: pane }).getByRole('button', { name: /^(Listen|Stop)$/ });
    const says = (pane: string, name: string) => listen(pane).filter({ hasText: name }).waitFor();
    const answered = page.waitForResponse('**/v1/voice/speech');
    await listen('Translation').click();
    const answer = await answered;
    assert.equal(answer.headers()['content-type'], 'audio/pcm;encoding=s16le;rate=24000');
    await says('Translation', 'Stop');
    // It was heard to its end.
    await says('Translation', 'Listen');
    await listen('Your text').press('Enter');
    await says('Your text', 'Stop');
    await page.keyboard.press('Enter');
    await says('Your text', 'Listen');
    await checkAppearance(page, 'translate-listen');
    // Another text is not the one that is spoken.
    await input(page).fill('The house is red. '.repeat(20));
    await listen('Your text').click();
    await says('Your text', 'Stop');
    await input(page).fill('The dog.');
    await says('Your text', 'Listen');
    assert.deepEqual(faults, []);
    const message = 'No engine can serve this request at the moment: it was removed.';
    await page.route('**/v1/voice/speech', (route) =>
      route.fulfill({ status: 503, json: { code: 'engine_unavailable', message } }),
    );
    await listen('Your text').click();
    await page.getByRole('region', { name: 'Your text' }).getByRole('alert').filter({ hasText: message }).waitFor();
  });

  it('is in the language of the browser, and in another one when somebody chooses it', async () => {
    const { page } = await openWatched(started.browser, { locale: 'de-DE' });
    await openSignedIn(page, started.server.address);
    await page.getByLabel('Zu übersetzender Text').waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), 'de');
    await page.getByText('0 Zeichen').waitFor();
    await page.locator('a[href$="/docs/?lang=de"]').waitFor();
    await openAccountMenu(page);
    await page.getByLabel('Sprache', { exact: true }).selectOption('en');
    await input(page).waitFor();
    await page.getByText('0 characters').waitFor();
  });

  it('has room for the words of every language on a phone', async () => {
    const titles = { es: 'Traducir', fr: 'Traduire', pt: 'Traduzir', zh: '翻译' };
    for (const [language, title] of Object.entries(titles)) {
      const options = { locale: language, viewport: { width: 390, height: 844 } };
      const { page, faults } = await openWatched(started.browser, options);
      await openSignedIn(page, started.server.address);
      await page.locator('textarea').first().waitFor();
      await page.locator('.pages-menu .opener').click();
      await page.getByRole('navigation').getByRole('link', { name: title, exact: true }).waitFor();
      assert.equal(await page.locator('html').getAttribute('lang'), language);
      assert.equal(await page.evaluate('document.documentElement.scrollWidth > innerWidth'), false, language);
      await shoot(page, `translate-390-${language}`);
      assert.deepEqual(faults, []);
      await page.close();
    }
  });

  for (const [language, direction] of [
    ['en-XA', 'ltr'],
    ['ar-XB', 'rtl'],
  ] as const)
    it(`takes all its texts from the messages, and has room for long ones on a phone, ${direction}`, async () => {
      const { page } = await openWatched(started.browser, narrow);
      await page.addInitScript(`localStorage.setItem('language', '${language}')`);
      for (const path of ['/', '/console/sessions']) {
        await openSignedIn(page, started.server.address, path);
        await page.locator('.pane, .rows li').first().waitFor();
        assert.equal(await page.locator('html').getAttribute('dir'), direction);
        const plain =
          await page.evaluate(`[...document.querySelectorAll('button, label, h1, h2, summary, nav a, .skip')]
          .map((element) => element.textContent.trim()).filter((text) => text !== '' && !text.startsWith('⟦'))`);
        assert.deepEqual(plain, [], path);
        assert.equal(await page.evaluate('document.documentElement.scrollWidth > innerWidth'), false, path);
        await shoot(page, `pseudo${path.replaceAll('/', '-')}-${direction}`);
      }
    });

  it('says so when the files of a page are gone, as after an update of the server', async () => {
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address);
    await input(page).waitFor();
    await page.route('**/console/assets/**', (route) => route.fulfill({ status: 404 }));
    await openAccountMenu(page);
    await page.getByRole('link', { name: 'Sessions' }).click();
    await page.getByRole('heading', { name: 'This page cannot be shown' }).waitFor();
    await page.unroute('**/console/assets/**');
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.getByText('this browser').waitFor();
  });

  it('offers the pages that the scopes of a key cover', async () => {
    const { page } = await openWatched(started.browser);
    const created = await started.server.request('/v2/admin/developer-keys', {
      method: 'POST',
      headers: { authorization: `DeepL-Auth-Key ${adminKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ label: 'narrow', scopes: ['translate:text', 'languages:read'] }),
    });
    const { api_key } = (await created.json()) as { api_key: string };
    await openSignedIn(page, started.server.address, '/', api_key);
    await input(page).waitFor();
    assert.deepEqual(await page.getByRole('navigation').getByRole('link').allInnerTexts(), ['Translate', 'API']);
    await page.getByLabel('Translate from').selectOption('en');
    assert.equal(await page.getByRole('button', { name: 'Listen' }).count(), 0);
  });

  it('keeps nothing of documents when somebody signs out everywhere', async () => {
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, '/console/sessions');
    await page.evaluate('sessionStorage.setItem("documents", "{}")');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    assert.equal(await page.evaluate('sessionStorage.length'), 0);
  });

  it('lists sessions and signs out', async () => {
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, '/console/sessions', adminKey);
    await page.getByText('this browser').waitFor();
    await openAccountMenu(page);
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  it('moves nothing while it loads and the first letter is translated', async () => {
    for (const width of [390, 1280]) {
      const page = await openStill(started.browser, width);
      await openSignedIn(page, started.server.address);
      // At once: the lists of the page come afterwards. To browsers it is no input, which would excuse what moves after it.
      await input(page).fill('a');
      await shows(page, /\S/);
      await page.getByText('Show as curl').waitFor();
      await page.waitForLoadState('networkidle');
      assert.deepEqual(await shiftsOf(page), []);
    }
  });

  it('works by keyboard alone', async () => {
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address);
    await input(page).waitFor();
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate('document.activeElement.textContent'), 'Skip to content');
    await page.keyboard.press('Enter');
    // What follows is inside of the content, source first.
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate('document.activeElement.getAttribute("aria-label")'), 'Translate from');
  });

  it('has no barriers and does not scroll sideways in any size and colour', async () => {
    const { page, faults } = await openWatched(started.browser, narrow);
    const check = (shown: string) => checkAppearances(page, shown);
    await page.goto(started.server.address);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await check('sign-in');
    await openSignedIn(page, started.server.address);
    await input(page).fill('The house is red.');
    await page.getByLabel('Translate into').selectOption('es');
    await shows(page, /casa/);
    await page.getByText('Show as curl').click();
    await check('translate');
    await openSignedIn(page, started.server.address, '/console/sessions');
    await page.getByText('this browser').waitFor();
    await check('sessions');
    assert.deepEqual(faults, []);
  });

  it('moves nothing while other pages load, one answer after the other', async () => {
    const post = (path: string, body: object) =>
      started.server.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Own', ...body }),
      });
    // Each puts something above something else.
    await post('/v3/style_rules', { language: 'es', configured_rules: {}, custom_instructions: [] });
    await post('/v3/spoken-terms', { term_lists: [{ lang: 'en', entries: 'Dragoman' }] });
    const page = await openStill(started.browser, 390);
    const answers = await answerInTurn(page);
    const pages = [
      ['styles', 'Custom instructions'],
      ['voice', /^(Recordings|Speech recognition is not installed)$/],
      ['workflows', 'Estimate'],
      ['usage', 'Days begin at midnight'],
      ['files', 'Choose files'],
      ['engines', 'Last errors'],
    ] as const;
    for (const [name, last] of pages) {
      // With what is below the table of pairs.
      if (name === 'engines') await page.setViewportSize({ width: 1280, height: 1600 });
      await openSignedIn(page, started.server.address, `/console/${name}`, adminKey);
      await page.getByText(last).first().waitFor();
      await answers.drawn();
      assert.deepEqual(await shiftsOf(page), [], name);
    }
  });
});
