import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it, type TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import {
  checkAppearance,
  checkAppearances,
  focusReaches,
  narrow,
  openSignedIn,
  openWatched,
  useConsole,
} from '../support/console-browser.ts';
import { poll } from '../support/poll.ts';
import { spokenSentence } from './voice-fixtures.ts';

const path = '/console/voice';
const folder = mkdtempSync(join(tmpdir(), 'dragoman-console-voice-'));
const recording = join(folder, 'report.wav');
execFileSync('flite', ['-voice', 'rms', '-t', spokenSentence, '-o', recording]);

/** A part of the page that says in which language something is. */
const caption = (page: Page, language: string) => page.getByRole('region', { name: language, exact: true });
const live = (page: Page) => page.getByRole('region', { name: 'Live captions' });
const jobs = (page: Page) => page.getByRole('region', { name: 'Recordings' });

async function chooseSpanish(part: ReturnType<typeof live>): Promise<void> {
  await part.locator('.targets summary').click();
  await part.getByLabel('Spanish', { exact: true }).check();
}

describe('voice in the web console', () => {
  const started = useConsole({
    flags: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${recording}%noloop`,
      '--autoplay-policy=no-user-gesture-required',
    ],
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** Without an engine the page says how to get one; there is nothing else to test then. */
  async function isSilent(test: TestContext): Promise<boolean> {
    const answer = await started.server.request('/v3/languages?resource=voice');
    const languages = (await answer.json()) as { lang: string; usable_as_source: boolean; features: object }[];
    const hears = languages.some(({ lang, usable_as_source }) => lang === 'en' && usable_as_source);
    const speaks = languages.some(({ lang, features }) => lang === 'es' && 'translated_speech' in features);
    if (!hears || !speaks) test.skip('no speech recognition for English or speech for Spanish is installed');
    return !hears || !speaks;
  }

  it('shows captions of a file in both languages, speaks the translation, and saves transcript and subtitles', async (test) => {
    if (await isSilent(test)) return;
    const { page, faults } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path);
    await chooseSpanish(live(page));
    await page.getByLabel('Speak the translation').selectOption('es');
    await page.getByLabel('Play a file').setInputFiles(recording);
    await caption(page, 'English').filter({ hasText: spokenSentence }).waitFor();
    await caption(page, 'Spanish').filter({ hasText: 'informe trimestral' }).waitFor();
    await live(page).getByRole('status').filter({ hasText: 'Ended' }).waitFor();
    const save = async (button: string): Promise<Buffer> => {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      return readFileSync(await (await downloading).path());
    };
    assert.equal(String(await save('English: transcript')), `${spokenSentence}\n`);
    assert.match(
      String(await save('Spanish: subtitles (SRT)')),
      /^1\r\n00:00:0\d,\d{3} --> 00:00:0\d,\d{3}\r\n.*informe/,
    );
    const speech = await save('Save the spoken translation');
    assert.equal(String(speech.subarray(0, 4)), 'RIFF');
    // At least two seconds.
    assert.ok(speech.length > 2 * 24_000 * 2, `${speech.length}`);
    await page.getByRole('button', { name: 'Play the translation' }).click();
    assert.deepEqual(faults, []);
  });

  it('goes on after engines failed, and says that words are missing', async (test) => {
    if (await isSilent(test)) return;
    const { page, faults } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path);
    let connections = 0;
    await page.routeWebSocket(/\/v3\/voice\/realtime\/connect/, (socket) => {
      connections += 1;
      const server = socket.connectToServer();
      if (connections > 1) return;
      socket.onMessage(() => {
        void server.close();
        void socket.close({ code: 1011 });
      });
    });
    await page.getByLabel('Play a file').setInputFiles(recording);
    await live(page).getByRole('status').filter({ hasText: 'Ended' }).waitFor();
    await live(page).getByRole('status').filter({ hasText: 'the server did not hear it' }).waitFor();
    assert.equal(connections, 2);
    assert.notEqual((await caption(page, 'English').textContent()) ?? '', '');
    assert.deepEqual(faults, []);
  });

  it('listens to the microphone until somebody stops it', async (test) => {
    if (await isSilent(test)) return;
    const { page, faults } = await openWatched(started.browser, { permissions: ['microphone'] });
    await openSignedIn(page, started.server.address, path);
    await page.getByRole('button', { name: 'Start microphone' }).press('Enter');
    await live(page).getByRole('status').filter({ hasText: 'Listening' }).waitFor();
    await caption(page, 'English')
      .filter({ hasText: /report|revenue/ })
      .waitFor();
    // The same button, which still has the focus.
    await page.getByRole('button', { name: 'Stop' }).waitFor();
    await page.keyboard.press('Enter');
    await live(page).getByRole('status').filter({ hasText: 'Ended' }).waitFor();
    assert.deepEqual(faults, []);
  });

  it('writes down on the page Translate what is dictated, until somebody stops it', async (test) => {
    if (await isSilent(test)) return;
    const { page, faults } = await openWatched(started.browser, { permissions: ['microphone'] });
    await openSignedIn(page, started.server.address);
    await page.getByLabel('Translate from').selectOption('en');
    await page.getByLabel('Translate into').selectOption('es');
    const text = page.getByLabel('Text to translate');
    await text.fill('Dictated.');
    await page.getByRole('button', { name: 'Dictate' }).press('Enter');
    await page.getByRole('status').filter({ hasText: 'Listening' }).waitFor({ state: 'attached' });
    const guess = page.locator('.dictation');
    await poll(async () => /report|revenue/.test(`${await guess.textContent()} ${await text.inputValue()}`));
    // The same button, which still has the focus.
    await page.getByRole('button', { name: 'Stop' }).waitFor();
    await page.keyboard.press('Enter');
    await focusReaches(page.getByRole('button', { name: 'Dictate', disabled: false }));
    assert.match(await text.inputValue(), /^Dictated\. \S.*(report|revenue)/);
    await page
      .locator('.output')
      .filter({ hasText: /informe|ingreso/ })
      .waitFor();
    await checkAppearance(page, 'translate-dictation');
    assert.deepEqual(faults, []);
  });

  it('translates a recording as a job, which a reload finds again', async (test) => {
    if (await isSilent(test)) return;
    const { page, faults } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path);
    await chooseSpanish(jobs(page));
    await page.getByLabel('Choose a recording').setInputFiles(recording);
    const row = jobs(page).getByRole('listitem').filter({ hasText: 'report.wav' });
    await row.waitFor();
    await page.reload();
    await row.getByRole('status').filter({ hasText: 'Ready' }).waitFor();
    const downloading = page.waitForEvent('download');
    await row.getByRole('button', { name: 'English, text' }).click();
    const download = await downloading;
    assert.equal(download.suggestedFilename(), 'report.en.txt');
    assert.match(readFileSync(await download.path(), 'utf8'), /quarterly report/);
    await row.getByRole('button', { name: 'Delete: report.wav' }).click();
    await row.waitFor({ state: 'detached' });
    assert.deepEqual(faults, []);
  });

  it('says which files it takes', async (test) => {
    if (await isSilent(test)) return;
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path);
    await page
      .getByLabel('Choose a recording')
      .setInputFiles({ name: 'song.mid', mimeType: 'audio/midi', buffer: Buffer.from('MThd') });
    await page.getByRole('alert').filter({ hasText: 'MP3, WAV' }).waitFor();
    await page
      .getByLabel('Play a file')
      .setInputFiles({ name: 'song.mid', mimeType: 'audio/midi', buffer: Buffer.from('MThd') });
    await page.getByRole('alert').filter({ hasText: 'cannot read the file as audio' }).waitFor();
  });

  it('says how to get it where no engine hears', async () => {
    const { page } = await openWatched(started.browser);
    await page.route('**/v3/languages?resource=voice*', (route) => route.fulfill({ json: [] }));
    await openSignedIn(page, started.server.address, path);
    await page.getByRole('heading', { name: 'Speech recognition is not installed' }).waitFor();
  });

  it('has no barriers and does not scroll sideways in any size and colour', async (test) => {
    if (await isSilent(test)) return;
    const { page, faults } = await openWatched(started.browser, narrow);
    await openSignedIn(page, started.server.address, path);
    await chooseSpanish(live(page));
    await page.getByLabel('Play a file').setInputFiles(recording);
    await caption(page, 'Spanish').filter({ hasText: 'informe trimestral' }).waitFor();
    await live(page).getByRole('status').filter({ hasText: 'Ended' }).waitFor();
    await checkAppearances(page, 'voice', { fullPage: true });
    assert.deepEqual(faults, []);
  });
});
