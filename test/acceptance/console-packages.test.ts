import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type AptRepository, startAptRepository } from '../support/apt-repository.ts';
import {
  checkAppearance,
  checkAppearances,
  narrow,
  openSignedIn,
  openWatched,
  useConsole,
} from '../support/console-browser.ts';
import { poll } from '../support/poll.ts';
import { adminKey, startServer } from '../support/running-server.ts';

const path = '/console/engines';
const isRoot = process.getuid?.() === 0;
const forRoot = { skip: isRoot ? false : 'set-up installs packages as root only' };

describe('Debian packages in the web console', () => {
  const environment: Record<string, string> = {};
  let repository: AptRepository;
  before(async () => {
    repository = await startAptRepository([
      { name: 'chromium' },
      { name: 'libreoffice-writer', postinst: 'echo "the disk is on fire"; exit 1' },
    ]);
    Object.assign(environment, repository.environment);
  });
  const started = useConsole({ environment });
  after(() => repository[Symbol.asyncDispose]());

  it('are installed with one button, cancelled, and downloaded further from where that was', forRoot, async () => {
    const { page, faults } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path, adminKey);
    const card = page.getByRole('region', { name: 'What can be added' });
    const chromium = 'Web pages in workflows with Chromium';
    const row = card.getByRole('listitem').filter({ hasText: chromium });
    await row.getByText('1 Debian package is missing.').waitFor();
    repository.hangNext();
    await row.getByRole('button', { name: `Install: ${chromium}` }).press('Enter');
    await card.getByRole('status').filter({ hasText: 'Downloading…' }).waitFor();
    await poll(async () => repository.asked.length > 0);
    assert.ok(await row.getByRole('button').isDisabled());
    // Others are answered meanwhile.
    const answer = await started.server.translate({
      text: ['The house is red.'],
      source_lang: 'EN',
      target_lang: 'ES',
    });
    assert.equal(answer.status, 200);
    await card.getByRole('button', { name: `Cancel: ${chromium}` }).press('Enter');
    await card.getByRole('status').filter({ hasText: 'Cancelled.' }).waitFor();
    assert.ok(!existsSync(join(repository.folder, 'usr/share/chromium/data')));
    await row.getByRole('button').press('Enter');
    await card.getByRole('status').filter({ hasText: 'Installed.' }).waitFor();
    await row.waitFor({ state: 'detached' });
    assert.ok(existsSync(join(repository.folder, 'usr/share/chromium/data')));
    assert.match(repository.asked.at(-1) ?? '', /^bytes=[1-9]\d*-$/);
    await page.goto(`${started.server.address}/console/audit`);
    for (const [action, count] of [
      ['Packages requested', 2],
      ['Installation of packages cancelled', 1],
    ] as const) {
      await page.getByRole('row').filter({ hasText: action }).first().waitFor();
      assert.equal(await page.getByRole('row').filter({ hasText: action }).count(), count);
    }
    assert.deepEqual(faults, []);
  });

  it('say which of them could not be installed, and why', forRoot, async () => {
    const { page, faults } = await openWatched(started.browser, narrow);
    await openSignedIn(page, started.server.address, path, adminKey);
    const card = page.getByRole('region', { name: 'What can be added' });
    await card.getByRole('button', { name: 'Install: Fonts, and text in pictures' }).click();
    await card.getByRole('status').filter({ hasText: 'Not everything could be installed.' }).waitFor();
    await card.getByText(/^This distribution does not have:.*tesseract-ocr/).waitFor();
    await card.getByRole('button', { name: 'Install: Conversion of documents with LibreOffice' }).click();
    await card.getByText(/the disk is on fire/).waitFor();
    await card.getByText(/^Still missing: libreoffice-calc/).waitFor();
    await checkAppearances(page, 'engines-packages', { fullPage: true, part: card });
    assert.deepEqual(faults, []);
  });

  it('are installed by administrators alone, from groups that there are', async () => {
    const { server, browser } = started;
    const send = async (key: string | undefined, method: 'post' | 'delete', groups: readonly string[] = []) => {
      const { page } = await openWatched(browser);
      await openSignedIn(page, server.address, '/', key);
      const headers = { 'x-dragoman-console': '1', origin: server.address };
      const data = method === 'post' ? { groups } : undefined;
      const answer = await page.request[method](`${server.address}/v1/console/packages`, { headers, data });
      return answer.status();
    };
    assert.equal(await send(undefined, 'post', ['browser']), 403);
    assert.equal(await send(undefined, 'delete'), 403);
    assert.equal(await send(adminKey, 'post', ['bash']), 400);
    assert.equal(await send(adminKey, 'post', ['runtime; reboot']), 400);
    assert.equal(await send(adminKey, 'post'), 400);
    assert.equal(await send(adminKey, 'delete'), 204);
  });

  it('have their exact command, and why there is no button, where the server may not install them', async () => {
    for (const [setting, value, reason] of [
      ['DRAGOMAN_SETUP_APT', '0', /DRAGOMAN_SETUP_APT=0 forbids/],
      ['DRAGOMAN_CONSOLE_PACKAGES', '0', /DRAGOMAN_CONSOLE_PACKAGES=0 forbids/],
    ] as const) {
      await using server = await startServer({ environment: { ...environment, [setting]: value } });
      const { page, faults } = await openWatched(started.browser, narrow);
      await openSignedIn(page, server.address, path, adminKey);
      const card = page.getByRole('region', { name: 'What can be added' });
      await card.getByText(reason).waitFor();
      const command = card.getByRole('listitem').filter({ hasText: 'Speech recognition and voices' }).getByRole('code');
      assert.match(await command.innerText(), /^(sudo )?apt-get install --no-install-recommends espeak-ng /);
      assert.equal(await card.getByRole('button', { name: /^Install/ }).count(), 0);
      await checkAppearance(page, `engines-packages-${setting}`, { fullPage: true });
      const headers = { 'x-dragoman-console': '1', origin: server.address };
      const data = { groups: ['voice'] };
      const refused = await page.request.post(`${server.address}/v1/console/packages`, { headers, data });
      assert.equal(refused.status(), setting === 'DRAGOMAN_SETUP_APT' ? 403 : 404);
      assert.deepEqual(faults, []);
    }
  });
});
