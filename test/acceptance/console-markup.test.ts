import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import {
  checkAppearance,
  checkAppearances,
  narrow,
  openSignedIn,
  openWatched,
  useConsole,
} from '../support/console-browser.ts';
import { poll } from '../support/poll.ts';

const field = (page: Page) => page.getByLabel('Text to translate');
const output = (page: Page) => page.locator('.output').last();
const content = (page: Page) => field(page).evaluate((element) => element.innerHTML);

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

describe('formatted text in the web console', () => {
  const started = useConsole();
  const open = async (page: Page): Promise<void> => {
    await openSignedIn(page, started.server.address);
    await page.getByLabel('Translate from').selectOption('en');
    await page.getByLabel('Translate into').selectOption('es');
    await field(page).focus();
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
    await field(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' and the sea');
    await output(page).filter({ hasText: 'mar' }).waitFor();
    await page.getByRole('button', { name: 'As plain text' }).press('Enter');
    assert.equal(await field(page).inputValue(), 'The dog sleeps.\nThe house\nThe river and the sea');
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
    await field(page).fill('The house.');
    await paste(page, '<div style="font-weight: normal"><span style="color: red">const</span> x</div>', ' const x');
    await poll(async () => (await field(page).inputValue()) === 'The house. const x');
    await field(page).fill('The house.');
    await paste(page, 'The <i>river</i>', 'The river');
    await page.locator('.markup[contenteditable]').waitFor();
    assert.equal(await content(page), '<p>The house.</p>The <em>river</em>');
    await output(page).locator('em').filter({ hasText: 'río' }).waitFor();
    await field(page).focus();
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
