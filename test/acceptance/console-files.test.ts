import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { readPdf } from '../../src/formats/pdf/reading/read-pdf.ts';
import {
  checkAppearances,
  focusReaches,
  narrow,
  openSignedIn,
  openWatched,
  useConsole,
} from '../support/console-browser.ts';

const corpus = join(import.meta.dirname, '../corpus');
const path = '/console/files';

interface DroppedFile {
  readonly name: string;
  readonly content: Buffer;
}

function fromCorpus(file: string, name = basename(file)): DroppedFile {
  return { name, content: readFileSync(join(corpus, file)) };
}

const report = fromCorpus('docx/report.docx');
const damaged = fromCorpus('docx/hostile/cut-off.docx', 'damaged.docx');
const letter = fromCorpus('txt/letter-crlf.txt').content.toString();
/** A letter many times over, with other sentences each time: it is still being translated when it is cancelled. */
const letters = Array.from({ length: Math.floor(850_000 / letter.length) }, (_, index) =>
  letter.replaceAll(/[.,] /g, (mark) => ` ${index}${mark}`),
);
const long = { name: 'long.txt', content: Buffer.from(letters.join('\n')) };

/** As from a file manager. */
async function drop(page: Page, files: readonly DroppedFile[]): Promise<void> {
  const described = files.map(({ name, content }) => [name, content.toString('base64')]);
  const dataTransfer = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    for (const [name, content] of ${JSON.stringify(described)})
      transfer.items.add(new File([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], name));
    return transfer;
  })()`);
  await page.locator('.drop-zone').dispatchEvent('drop', { dataTransfer });
}

async function open(page: Page, address: string): Promise<void> {
  await openSignedIn(page, address, path);
  await page.locator('.drop-zone').waitFor();
  await page.getByLabel('Translate from').selectOption('en');
  await choose(page, ['Spanish']);
}

async function choose(page: Page, languages: readonly string[]): Promise<void> {
  const targets = page.locator('.file-targets');
  if ((await targets.getAttribute('open')) === null) await targets.locator('summary').click();
  for (const language of languages) await page.getByLabel(language, { exact: true }).check();
  await targets.locator('summary').click();
}

const row = (page: Page, name: string) => page.locator('.rows > li').filter({ hasText: name });
const news = (page: Page, text: string) => page.getByRole('log').getByText(text).waitFor({ state: 'attached' });

/** As the tab remembers them. */
async function remembered(page: Page, name: string): Promise<{ id: string; documentKey: string }> {
  const { entries } = JSON.parse(String(await page.evaluate('sessionStorage.getItem("documents")')));
  return entries.find((entry: { name: string }) => entry.name === name).handle;
}

describe('documents in the web console', () => {
  // Without LibreOffice: what needs it says so.
  const started = useConsole({ environment: { DRAGOMAN_LIBREOFFICE: '/nowhere' } });

  const statusOf = async ({ id, documentKey }: { id: string; documentKey: string }) => {
    const body = new URLSearchParams({ document_key: documentKey });
    return (await started.server.request(`/v2/document/${id}`, { method: 'POST', body })).status;
  };

  it('are translated, survive a reload, can be cancelled and downloaded, and say why they failed', async () => {
    const { page, faults } = await openWatched(started.browser);
    await open(page, started.server.address);
    await drop(page, [report, damaged, long]);
    await page.getByText('Billed at least: 100,001 characters').waitFor();
    await page.getByRole('button', { name: 'Translate 3 files into 1 language' }).click();
    // The server has all of them before the page is left.
    for (const phase of ['Waiting to be', 'Uploading'])
      await page.locator('.rows > li').filter({ hasText: phase }).first().waitFor({ state: 'detached' });
    const handle = await remembered(page, 'long.txt');
    // However quick the server is: the page hears that the long one is being translated.
    await page.route(`**/v2/document/${handle.id}`, (route) =>
      route.request().method() === 'DELETE'
        ? route.continue()
        : route.fulfill({
            json: {
              ...{ document_id: handle.id, status: 'translating', seconds_remaining: 150 },
              progress: { stage: 'reading', unit: 'pages', done: 11, total: 300 },
            },
          }),
    );
    await page.reload();
    await row(page, 'long.txt').getByText('Reading… about 3 minutes left · page 12 of 300').waitFor();
    assert.equal(await statusOf(handle), 200);
    await page.getByRole('button', { name: 'Cancel: long.txt into Spanish' }).click();
    await news(page, 'long.txt into Spanish was deleted.');
    assert.equal(await statusOf(handle), 404);
    assert.equal(await row(page, 'long.txt').count(), 0);
    await focusReaches(page.getByRole('button'));

    await row(page, 'damaged.docx').getByText('Not translated').waitFor();
    assert.match(await row(page, 'damaged.docx').innerText(), /damaged|not a valid|incomplete|cannot be read/i);
    await row(page, 'report.docx')
      .getByText(/50,000 characters billed/)
      .waitFor();
    const finished = await remembered(page, 'report.docx');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download: report.docx into Spanish' }).click();
    const download = await downloading;
    assert.equal(download.suggestedFilename(), 'report.es.docx');
    assert.equal(readFileSync(await download.path()).toString('latin1', 0, 2), 'PK');
    await row(page, 'report.docx').getByText('Downloaded, and deleted on the server').waitFor();
    assert.equal(await statusOf(finished), 404);
    // Focus stays on the button, which saves the result again.
    await focusReaches(page.getByLabel('Download: report.docx into Spanish', { exact: true }));
    assert.deepEqual(
      faults.filter((fault) => !/\b400\b/.test(fault)),
      [],
    );
  });

  it('are translated into several languages, and downloaded one after the other', async () => {
    const { page } = await openWatched(started.browser);
    await open(page, started.server.address);
    await choose(page, ['Catalan']);
    await drop(page, [fromCorpus('txt/letter-crlf.txt', 'letter.txt')]);
    await page.getByRole('button', { name: 'Translate 1 file into 2 languages' }).click();
    const names: string[] = [];
    page.on('download', (download) => names.push(download.suggestedFilename()));
    const all = page.getByRole('button', { name: 'Download all (2)' });
    await all.click();
    await all.waitFor({ state: 'detached' });
    await page.getByText('Downloaded, and deleted').nth(1).waitFor();
    assert.deepEqual(names.sort(), ['letter.ca.txt', 'letter.es.txt']);
  });

  it('have a quality report where they can be evaluated, also after the download and a reload', async () => {
    const { page, faults } = await openWatched(started.browser, narrow);
    await openSignedIn(page, started.server.address, path);
    await page.locator('.drop-zone').waitFor();
    await choose(page, ['Spanish']);
    const option = page.getByLabel('Evaluate the translations');
    assert.equal(await option.isDisabled(), true);
    await page.getByText('Choose the language of the documents first.').waitFor();
    await page.getByLabel('Translate from').selectOption('en');
    await option.check();
    const lines = ['The house is red.', 'Scrumptious ramshackle farmsteads sauntered nonchalantly.', 'The dog sleeps.'];
    const cues = lines.map((line, index) => `${index + 1}\n00:00:0${index},000 --> 00:00:0${index + 1},000\n${line}\n`);
    await drop(page, [
      { name: 'film.srt', content: Buffer.from(cues.join('\n')) },
      fromCorpus('txt/letter-crlf.txt', 'letter.txt'),
    ]);
    await page.getByRole('button', { name: /^Translate 2 files/ }).click();
    await row(page, 'letter.txt').getByText('Ready').waitFor();
    await row(page, 'film.srt').getByText('Ready').waitFor();
    // Texts of this type are not evaluated.
    assert.equal(await row(page, 'letter.txt').getByText('Quality report').count(), 0);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download: film.srt into Spanish' }).click();
    await downloading;
    await page.reload();
    await row(page, 'film.srt').getByText('Quality report').click();
    const report = row(page, 'film.srt').locator('.quality');
    await report.getByText(/points in 3 segments/).waitFor();
    await report.getByText('There are errors that disturb readers').waitFor();
    const worst = report.getByRole('list', { name: 'Segments with errors, the worst first' });
    assert.match(await worst.innerText(), /Major: .*is not translated/s);
    assert.ok((await worst.locator('mark').count()) > 0);
    await checkAppearances(page, 'files-quality', { fullPage: true });
    assert.deepEqual(faults, []);
  });

  it('are shown before and after, once downloaded, without running or loading anything', async () => {
    const { page, faults } = await openWatched(started.browser);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, started.server.address);
    const hostile = `<html><head><style>p { color: rgb(1, 2, 3) }</style><link rel=stylesheet href="https://example.org/a.css">
      <script>parent.document.title = 'taken over'</script></head><body onload="parent.document.title = 'taken over'">
      <p id="styled">The house is red.</p><p style="font-weight: 700">The dog sleeps.</p>
      <img src="https://example.org/a.png"><img src="/v1/console/session"><a href="https://example.org/">The river</a>
      <iframe src="https://example.org/"></iframe></body></html>`;
    await drop(page, [
      { name: 'page.html', content: Buffer.from(hostile) },
      fromCorpus('txt/letter-crlf.txt', 'letter.txt'),
      fromCorpus('image/card.png', 'card.png'),
      fromCorpus('pdf/rotated.pdf', 'leaflet.pdf'),
    ]);
    await page.getByLabel('PDF: pages').fill('1');
    await page.getByLabel('PDF: show each page beside its translation').check();
    await page.getByRole('button', { name: /^Translate 4 files/ }).click();
    let downloaded = '';
    const opened = async (name: string) => {
      await row(page, name).getByText('Ready').waitFor();
      assert.equal(await row(page, name).getByText('Preview').count(), 0);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: `Download: ${name} into Spanish` }).click();
      downloaded = await (await downloading).path();
      await row(page, name).getByText('Preview').click();
      return row(page, name).locator('.preview > div');
    };
    const letter = await opened('letter.txt');
    await letter.nth(1).locator('pre').filter({ hasText: /\S/ }).waitFor();
    assert.notEqual(await letter.nth(1).locator('pre').innerText(), await letter.first().locator('pre').innerText());
    assert.equal(await letter.nth(1).locator('pre').getAttribute('lang'), 'es');

    const pages = await opened('page.html');
    const before = requests.length;
    for (const [index, text] of ['house', 'casa'].entries()) {
      const shown = pages.nth(index).frameLocator('iframe');
      await shown.getByText(text).waitFor();
      assert.equal(await pages.nth(index).locator('iframe').getAttribute('sandbox'), 'allow-same-origin');
    }
    const looks = await page.evaluate(`[...document.querySelectorAll('.preview iframe')].map((frame) => {
      const [first, second] = frame.contentDocument.querySelectorAll('p');
      const look = (element) => frame.contentWindow.getComputedStyle(element);
      return [look(first).color, look(second).fontWeight];
    })`);
    assert.deepEqual(looks, [
      ['rgb(1, 2, 3)', '700'],
      ['rgb(1, 2, 3)', '700'],
    ]);
    assert.notEqual(await page.title(), 'taken over');

    const pictures = await opened('card.png');
    await pictures.nth(1).locator('img').waitFor();
    const widths = `Promise.all([...document.querySelectorAll('.preview img')].map((image) =>
      image.decode().then(() => image.naturalWidth)))`;
    const [width, ...others] = (await page.evaluate(widths)) as number[];
    assert.deepEqual([(width ?? 0) > 0, others], [true, [width]]);
    const documents = await opened('leaflet.pdf');
    using source = await readPdf(readFileSync(join(corpus, 'pdf/rotated.pdf')));
    using result = await readPdf(readFileSync(downloaded));
    assert.equal(result.readPage(0).width, 2 * source.readPage(0).width);
    for (const index of [0, 1]) await documents.nth(index).getByRole('link').waitFor();
    assert.equal(await documents.getByRole('link', { name: 'Open in a new tab' }).count(), 2);
    await checkAppearances(page, 'files-preview', { fullPage: true });
    const elsewhere = requests.filter(
      (url) => !/^(blob:)?(http:\/\/127\.0\.0\.1|data:|about:|chrome(-extension)?:)/.test(url),
    );
    assert.deepEqual(elsewhere, []);
    assert.ok(requests.slice(before).every((url) => !url.endsWith('/v1/console/session')));
    // Chromium reports what it does not apply or run while the page is read, before that is taken out.
    assert.deepEqual(
      faults.filter((fault) => !/^(Applying inline style|Executing inline event handler) violates/.test(fault)),
      [],
    );
  });

  it('are refused at once when their type is not translated, or their size', async () => {
    const { page } = await openWatched(started.browser);
    await open(page, started.server.address);
    await drop(page, [
      { name: 'program.exe', content: Buffer.from('MZ') },
      { name: 'old.doc', content: Buffer.from('a') },
      { name: 'large.srt', content: Buffer.alloc(200_000, 'a') },
      { name: 'nothing.txt', content: Buffer.alloc(0) },
    ]);
    const alert = page.getByRole('alert');
    await alert.getByText('program.exe: files of this type are not translated.').waitFor();
    assert.match(await alert.innerText(), /4 files.*large\.srt: .*limit is 0\.15 MB.*nothing\.txt: the file is empty/s);
    assert.match(await alert.innerText(), /old\.doc: .* LibreOffice is not installed on this server; npm run setup/);
    await alert.getByRole('code').getByText('npm run setup converters', { exact: true }).waitFor();
    await page.getByText(/Accepted files: \d+ types/).click();
    await page.getByText(/\.docx, .*\.html/).waitFor();
  });

  it('take all their texts from the messages, and have room for long ones from right to left', async () => {
    const { page } = await openWatched(started.browser, narrow);
    await page.addInitScript(`localStorage.setItem('language', 'ar-XB')`);
    await openSignedIn(page, started.server.address, path);
    await page.locator('.drop-zone').waitFor();
    await drop(page, [report]);
    await page.locator('.start button').click();
    await page.locator('.rows .primary').waitFor();
    const plain = await page.evaluate(`[...document.querySelectorAll('main :is(button, h1, h2, summary, .hint)')]
      .map((element) => element.textContent.trim()).filter((text) => text !== '' && !text.startsWith('⟦'))`);
    assert.deepEqual(plain, []);
    assert.equal(await page.evaluate('document.documentElement.scrollWidth > innerWidth'), false);
  });

  it('have no barriers and do not scroll sideways in any size and colour', async () => {
    const { page } = await openWatched(started.browser, narrow);
    const check = (shown: string) => checkAppearances(page, shown, { fullPage: true });
    await open(page, started.server.address);
    const leaflet = fromCorpus('pdf/rotated.pdf', 'leaflet.pdf');
    await drop(page, [report, damaged, long, leaflet, { name: 'program.exe', content: Buffer.from('MZ') }]);
    await page.locator('.file-targets summary').click();
    await check('files-chosen');
    await page.locator('.file-targets summary').click();
    await page.getByRole('button', { name: 'Remove leaflet.pdf' }).click();
    await page.getByRole('button', { name: /^Translate 3 files/ }).click();
    await row(page, 'damaged.docx').getByText('Not translated').waitFor();
    await row(page, 'report.docx').getByText('Ready').waitFor();
    await check('files-documents');
    await page.getByRole('button', { name: /^(Cancel|Delete): long/ }).click();
    await row(page, 'long.txt').waitFor({ state: 'detached' });
  });
});
