import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import {
  checkAppearance,
  checkAppearances,
  focusReaches,
  narrow,
  openAccountMenu,
  openSignedIn,
  openWatched,
  useConsole,
} from '../support/console-browser.ts';
import { poll } from '../support/poll.ts';

const input = (page: Page) => page.getByLabel('Text to translate');
const output = (page: Page) => page.locator('.output').last();
const content = (page: Page) => input(page).evaluate((element) => element.innerHTML);

/** As a program puts it into the clipboard. The field must have the focus. */
async function paste(page: Page, html: string, plain: string): Promise<void> {
  const script = `((html, plain) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', plain);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(event);
  })(${JSON.stringify(html)}, ${JSON.stringify(plain)})`;
  await page.evaluate(script);
}

/** What programs write, and what the page keeps of it. */
const pasted: readonly (readonly [string, string])[] = [
  // Word: names and styles of its own, and lists that are paragraphs.
  [
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {color: red}</style></head><body lang=EN-US>
<!--StartFragment--><p class=MsoNormal style='margin:0'>The <b style='mso-bidi-font-weight:normal'>dog</b><span
style='font-style:italic'> sleeps</span>.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>The house</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>The river</p><!--EndFragment--></body></html>`,
    '<p>The <strong>dog</strong><em> sleeps</em>.</p><ul><li>The house</li><li>The river</li></ul>',
  ],
  // Google Docs: everything in <b> that is not bold.
  [
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;color:#000">Red</span><span style="font-weight:400"> house</span></p></b>',
    '<p><strong>Red</strong> house</p>',
  ],
  // Everything that runs, loads or leads where it should not.
  [
    `<h2 onclick="alert(1)">Dogs</h2><script>document.title = 'hacked'</script><img src="http://127.0.0.1:9/x.png" onerror="alert(1)">
<p style="background:url(http://127.0.0.1:9/y.png)"><a href="javascript:alert(1)">one</a> <a href="https://example.com/a" onmouseover="alert(1)" target="x">two</a></p>
<svg><a xlink:href="javascript:alert(1)"><text>three</text></a></svg><iframe src="http://127.0.0.1:9/z"></iframe><form action="/x"><input value="four"></form>`,
    '<h2>Dogs</h2><p>one <a href="https://example.com/a">two</a></p>',
  ],
  // Spreadsheets: cells.
  [
    '<google-sheets-html-origin><style type="text/css">td {border: 1px}</style><table><colgroup><col width="100"></colgroup><tbody><tr style="height:21px;"><td style="font-weight:bold" colspan="2" data-sheets-value="x">Animal</td></tr><tr><td>dog</td><td></td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2"><strong>Animal</strong></td></tr><tr><td>dog</td><td></td></tr></tbody></table>',
  ],
];

const rows = (page: Page) => page.locator('.history .rows > li');
const toggle = (page: Page) => page.getByLabel('Keep a history in this browser');
const stored = (page: Page) =>
  page.evaluate('(async () => [{ ...localStorage }, (await indexedDB.databases()).length])()');

async function open(page: Page, address: string): Promise<void> {
  await openSignedIn(page, address);
  await input(page).waitFor();
  await page.getByLabel('Translate from').selectOption('en');
  await page.getByLabel('Translate into').selectOption('es');
  await page.getByText('History', { exact: true }).click();
}

async function translate(page: Page, text: string, shown: RegExp): Promise<void> {
  await input(page).fill(text);
  await page.locator('.output').filter({ hasText: shown }).waitFor();
}

// One server and one browser for both.
describe('Translate in the web console', () => {
  const started = useConsole();

  describe('formatted text', () => {
    const open = async (page: Page): Promise<void> => {
      await openSignedIn(page, started.server.address);
      await page.getByLabel('Translate from').selectOption('en');
      await page.getByLabel('Translate into').selectOption('es');
      await input(page).focus();
    };

    it('is kept as markup without anything that runs or loads, translated, copied, and made plain', async () => {
      const permissions = ['clipboard-read', 'clipboard-write'];
      const { page, faults } = await openWatched(started.browser, { permissions });
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      await open(page);
      for (const [html, kept] of pasted) {
        await paste(page, html, 'plain');
        await page.locator('.markup[contenteditable]').waitFor();
        assert.equal((await content(page)).replace(/\s+/g, ' ').replace(/> </g, '><').trim(), kept);
        await page.getByRole('button', { name: 'Clear' }).click();
        await page.locator('textarea').first().waitFor();
      }
      const requested = page.waitForRequest('**/v2/translate');
      await paste(page, pasted[0]?.[0] ?? '', 'plain');
      const { tag_handling, text } = (await requested).postDataJSON();
      assert.equal(tag_handling, 'html');
      assert.match(text[0], /^<p>The <strong>dog<\/strong>/);
      await output(page).locator('strong').filter({ hasText: 'perro' }).waitFor();
      assert.equal(await output(page).locator('li').count(), 2);
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      const copied = (await page.evaluate(`(async () => {
      const [item] = await navigator.clipboard.read();
      return Promise.all(['text/html', 'text/plain'].map(async (type) => (await item.getType(type)).text()));
    })()`)) as string[];
      assert.match(copied[0] ?? '', /<strong[^>]*>perro<\/strong>/);
      assert.match(copied[1] ?? '', /perro.*\nLa casa\n/);
      // By keyboard: what is typed belongs to the text, and the button leads on to a plain one.
      await input(page).focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' and the sea');
      await output(page).filter({ hasText: 'mar' }).waitFor();
      await page.getByRole('button', { name: 'As plain text' }).press('Enter');
      assert.equal(await input(page).inputValue(), 'The dog sleeps.\nThe house\nThe river and the sea');
      assert.equal(await page.evaluate('document.activeElement.localName'), 'textarea');
      await output(page).locator('strong').first().waitFor({ state: 'detached' });
      await output(page).filter({ hasText: 'perro' }).waitFor();
      assert.deepEqual(faults, []);
      assert.deepEqual(
        addresses.filter((address) => !address.startsWith(started.server.address)),
        [],
      );
    });

    it('goes into a text that is there, also from a page; what only has colours is pasted as plain text', async () => {
      const { page, faults } = await openWatched(started.browser);
      await open(page);
      await input(page).fill('The house.');
      await paste(page, '<div style="font-weight: normal"><span style="color: red">const</span> x</div>', ' const x');
      await poll(async () => (await input(page).inputValue()) === 'The house. const x');
      await input(page).fill('The house.');
      await paste(page, 'The <i>river</i>', 'The river');
      await page.locator('.markup[contenteditable]').waitFor();
      assert.equal(await content(page), '<p>The house.</p>The <em>river</em>');
      await output(page).locator('em').filter({ hasText: 'río' }).waitFor();
      await input(page).focus();
      await page.keyboard.press('Control+End');
      await paste(page, '<b onclick="alert(1)">dog</b>', 'dog');
      assert.match(await content(page), /<em>river.*<strong>dog<\/strong>/);
      await page.getByRole('button', { name: 'Swap languages' }).click();
      await output(page).locator('em').filter({ hasText: 'river' }).waitFor();
      assert.deepEqual(faults, []);
    });

    it('has no barriers and does not scroll sideways in any size and colour', async () => {
      const { page, faults } = await openWatched(started.browser, narrow);
      await open(page);
      await paste(page, `${pasted[0]?.[0]}${pasted[2]?.[0]}${pasted[3]?.[0]}`, 'plain');
      await output(page).locator('strong').filter({ hasText: 'perro' }).waitFor();
      await checkAppearances(page, 'translate-markup', { fullPage: true });
      await page.evaluate(`localStorage.setItem('language', 'ar-XB')`);
      await page.reload();
      await page.locator('textarea').first().focus();
      await paste(page, pasted[3]?.[0] ?? '', 'plain');
      await page.locator('.markup table').first().waitFor();
      await checkAppearance(page, 'translate-markup-rtl', { fullPage: true });
      assert.deepEqual(faults, []);
    });
  });

  describe('the history of translations', () => {
    it('is off until somebody switches it on, and is deleted by switching it off', async () => {
      const { page } = await openWatched(started.browser);
      await open(page, started.server.address);
      await translate(page, 'The house is red.', /casa/);
      assert.equal(await toggle(page).isChecked(), false);
      assert.deepEqual(await stored(page), [{}, 0]);
      await toggle(page).check();
      await page.getByText('There are no translations in it yet.').waitFor();
      await translate(page, 'The dog is red.', /perro/);
      await rows(page).filter({ hasText: 'The dog is red.' }).waitFor();
      page.on('dialog', (dialog) => dialog.accept());
      await toggle(page).uncheck();
      await rows(page).waitFor({ state: 'detached' });
      assert.deepEqual(await stored(page), [{}, 0]);
    });

    it('is searched, restored with languages and options, and deleted, without a request', async () => {
      const { page, faults } = await openWatched(started.browser);
      await open(page, started.server.address);
      await toggle(page).check();
      // What is typed on is the same entry.
      await translate(page, 'The house', /casa/);
      await rows(page).filter({ hasText: 'The house' }).waitFor();
      await page.getByLabel('Form of address').selectOption('prefer_more');
      await translate(page, 'The house is red. You sleep.', /casa.*[Dd]uerm/);
      await rows(page).filter({ hasText: 'You sleep' }).waitFor();
      assert.equal(await rows(page).count(), 1);
      await translate(page, 'A dog', /perro/);
      await rows(page).nth(1).waitFor();
      // Each change would translate a text that is still in the field.
      await input(page).fill('');
      await page.locator('.output').filter({ hasText: /perro/ }).waitFor({ state: 'detached' });
      await page.getByLabel('Form of address').selectOption('default');
      await page.getByLabel('Translate into').selectOption('ca');
      await translate(page, 'A tree', /arbre/);
      await rows(page).nth(2).waitFor();

      await page.reload();
      await input(page).waitFor();
      await page.getByText('History', { exact: true }).click();
      await rows(page).nth(2).waitFor();
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.getByLabel('Search the history').fill('CASA');
      await page.getByText('1 translation', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Restore: The house is red. You sleep.' }).click();
      await page.locator('.output').filter({ hasText: /casa/ }).waitFor();
      assert.equal(await input(page).inputValue(), 'The house is red. You sleep.');
      assert.equal(await page.getByLabel('Translate from').inputValue(), 'en');
      assert.equal(await page.getByLabel('Translate into').inputValue(), 'es');
      assert.equal(await page.getByLabel('Form of address').inputValue(), 'prefer_more');
      await focusReaches(input(page));

      await page.getByLabel('Search the history').fill('');
      await page.getByRole('button', { name: 'Delete: A dog' }).click();
      await rows(page).filter({ hasText: 'A dog' }).waitFor({ state: 'detached' });
      assert.equal(await rows(page).count(), 2);
      await focusReaches(page.getByLabel(/^Delete: The house/));
      await page.getByRole('button', { name: 'Delete all' }).click();
      await page.locator('.confirm').getByRole('button', { name: 'Delete all' }).click();
      await page.getByText('There are no translations in it yet.').waitFor();
      assert.deepEqual(requests, []);
      assert.deepEqual(faults, []);
    });

    it('keeps the last hundred', async () => {
      const { page } = await openWatched(started.browser);
      await open(page, started.server.address);
      await toggle(page).check();
      await translate(page, 'The first house', /casa/);
      await rows(page).waitFor();
      await page.evaluate(`(async () => {
      const answer = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
      const database = await answer(indexedDB.open('dragoman-history'));
      const store = database.transaction('entries', 'readwrite').objectStore('entries');
      const { id, ...entry } = (await answer(store.getAll()))[0];
      for (let number = 0; number < 99; number += 1)
        await answer(store.add({ ...entry, wanted: { ...entry.wanted, text: 'Text ' + number } }));
      database.close();
    })()`);
      await translate(page, 'A dog', /perro/);
      await page.getByText('100 translations', { exact: true }).waitFor();
      assert.equal(await rows(page).filter({ hasText: 'The first house' }).count(), 0);
    });

    it('is deleted by signing out, and when somebody else is signed in', async () => {
      const { page } = await openWatched(started.browser);
      await open(page, started.server.address);
      await toggle(page).check();
      await translate(page, 'The house is red.', /casa/);
      await rows(page).waitFor();
      await page.evaluate('localStorage.setItem("history", "somebody else")');
      await page.reload();
      await input(page).waitFor();
      await page.getByText('History', { exact: true }).click();
      assert.equal(await toggle(page).isChecked(), false);
      assert.deepEqual(await stored(page), [{}, 0]);
      await toggle(page).check();
      await translate(page, 'The dog is red.', /perro/);
      await rows(page).waitFor();
      assert.equal(await rows(page).count(), 1);
      await openAccountMenu(page);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      assert.deepEqual(await stored(page), [{}, 0]);
    });

    it('has no barriers and does not scroll sideways in any size and colour', async () => {
      const { page, faults } = await openWatched(started.browser, narrow);
      await open(page, started.server.address);
      await toggle(page).check();
      await translate(page, 'The house is red.', /casa/);
      await rows(page).waitFor();
      await translate(page, 'The letter arrives tomorrow. '.repeat(20), /mañana/);
      await rows(page).nth(1).waitFor();
      await checkAppearances(page, 'history', { fullPage: true });
      assert.deepEqual(faults, []);
    });
  });
});
