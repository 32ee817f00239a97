import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import {
  checkAppearances,
  focusReaches,
  narrow,
  openSignedIn,
  openWatched,
  useConsole,
} from '../support/console-browser.ts';
import { adminKey } from '../support/running-server.ts';

const path = '/console/workflows';
const id = '5c1e9d34-8a27-4f60-b3d9-72e4a1c60f58';
const source = `id: ${id}
name: translate-as-wished
title: Translate as wished
description: Asks for the language and translates.
input: { type: object, required: [text], properties: { text: { type: string, maxLength: 1000 } } }
steps:
  - id: language
    ask: Into which language?
    answer: { type: string, enum: [es, ca] }
  - id: translated
    use: translate_text
    with: { texts: [=input.text], source_lang: en, target_lang: =steps.language }
result: { message: Translated., data: "=steps.translated.texts[0]" }
`;

const choose = (page: Page, title: string) => page.getByRole('button', { name: title }).first().click();
const state = (page: Page) => page.locator('.task > .state');
const reaches = (page: Page, words: string) => state(page).filter({ hasText: words }).waitFor();

describe('workflows in the web console', () => {
  const started = useConsole({ environment: { DRAGOMAN_AGENT_POLLS_PER_MINUTE: '1000' } });

  before(async () => {
    const answer = await started.server.request(`/v1/unstable/agent/workflows/${id}`, {
      method: 'PUT',
      headers: { authorization: `DeepL-Auth-Key ${adminKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ source }),
    });
    assert.equal(answer.status, 200);
  });

  it('are brought in as files, with mistakes named by line, changed, and deleted', async () => {
    const { page, faults } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, '/console/workflow-files', adminKey);
    await choose(page, 'Translate as wished');
    await page.getByText('Version 1, changed').waitFor();
    await page.getByRole('button', { name: 'New workflow' }).click();
    const file = page.getByLabel('File (YAML or JSON)');
    const begun = await file.inputValue();
    await file.fill(begun.replace('use: translate_text', 'use: translate_txt'));
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await page.getByRole('alert').filter({ hasText: 'The workflow is not valid' }).waitFor();
    await checkAppearances(page, 'workflow-files', { fullPage: true });
    await page.getByRole('button', { name: /^Go to line \d+$/ }).press('Enter');
    const selected =
      'document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)';
    assert.match(String(await page.evaluate(selected)), /translate_txt/);
    await file.fill(begun);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Version 1, changed').waitFor();
    await page.getByRole('heading', { name: 'My workflow' }).waitFor();
    await file.fill(begun.replace('My workflow', 'Our workflow'));
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Version 2, changed').waitFor();
    await page.getByRole('heading', { name: 'Our workflow' }).waitFor();
    const input = page.locator('input[type="file"]');
    await input.setInputFiles({ name: 'a.yaml', mimeType: '', buffer: Buffer.from('name: without an id') });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The file has no id.').waitFor();
    await choose(page, 'Our workflow');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Delete “Our workflow”?').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('heading', { name: 'Translate as wished' }).waitFor();
    assert.deepEqual(
      faults.filter((fault) => !fault.includes('400')),
      [],
    );
  });

  async function review(page: Page): Promise<void> {
    await choose(page, 'Review');
    await page.getByLabel('Source language').selectOption('en');
    await page.getByLabel('Target language').selectOption('es');
    await page.getByLabel('Source', { exact: true }).fill('The train leaves at 9:45.');
    await page.getByLabel('Target', { exact: true }).fill('El tren sale a las 9:54.');
  }

  it('are started from a form, show their steps as they are done, and give files to download', async () => {
    const { page, faults } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path);
    await review(page);
    await page.getByRole('button', { name: 'Add another: Segments' }).click();
    await page.getByLabel('Source', { exact: true }).nth(1).fill('The dog sleeps.');
    await page.getByLabel('Target', { exact: true }).nth(1).fill('El perro duerme.');
    await page.getByRole('button', { name: 'Estimate' }).click();
    await page.getByText(/^Bills at least \d+ characters|^Bills \d+ characters/).waitFor();
    await page.getByRole('button', { name: 'Start' }).press('Enter');
    await reaches(page, 'Completed');
    await focusReaches(page.locator('#task-title'));
    assert.ok((await page.locator('.steps li').count()) > 0);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download: review.html' }).click();
    const download = await downloading;
    assert.equal(download.suggestedFilename(), 'review.html');
    assert.match(readFileSync(await download.path(), 'utf8'), /9:54/);
    await page.getByText('Data of the result').click();
    await page.locator('pre').filter({ hasText: 'El tren' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Completed' }).first().click();
    await reaches(page, 'Completed');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.locator('.confirm').getByRole('button', { name: 'Delete' }).click();
    await page.locator('.task').waitFor({ state: 'detached' });
    assert.deepEqual(faults, []);
  });

  it('ask, wait for the answer, and can be cancelled', async () => {
    const { page, faults } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path);
    await choose(page, 'Translate as wished');
    await page.getByLabel('Text', { exact: true }).fill('The house.');
    await page.getByRole('button', { name: 'Start' }).click();
    await reaches(page, 'Waits for your answer');
    await page.getByText('Into which language?').waitFor();
    await page.getByLabel('Your answer').selectOption('es');
    await page.getByRole('button', { name: 'Send' }).click();
    await reaches(page, 'Completed');
    await page.getByText('Data of the result').click();
    await page.locator('pre').filter({ hasText: 'casa' }).waitFor();

    await choose(page, 'Translate as wished');
    await page.getByLabel('Text', { exact: true }).fill('The dog.');
    await page.getByRole('button', { name: 'Start' }).click();
    await reaches(page, 'Waits for your answer');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await reaches(page, 'Cancelled');
    assert.deepEqual(faults, []);
  });

  it('say why one cannot run here', async () => {
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path);
    await choose(page, 'Answer a mail');
    await page.getByText('This workflow cannot run on this server now:').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Start' }).isDisabled(), true);
  });

  it('have no barriers and do not scroll sideways in any size and colour', async () => {
    const { page, faults } = await openWatched(started.browser, narrow);
    await openSignedIn(page, started.server.address, path);
    await review(page);
    await checkAppearances(page, 'workflows-form', { fullPage: true });
    await page.getByRole('button', { name: 'Start' }).click();
    await reaches(page, 'Completed');
    await page.getByText('Data of the result').click();
    await page.locator('pre').filter({ hasText: 'El tren' }).waitFor();
    await checkAppearances(page, 'workflows-task', { fullPage: true });
    assert.deepEqual(faults, []);
  });
});
