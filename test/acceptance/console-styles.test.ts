import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { checkAppearances, narrow, openSignedIn, openWatched, useConsole } from '../support/console-browser.ts';

const path = '/console/styles';

interface StyleList {
  readonly name: string;
  readonly configured_rules: object;
  readonly custom_instructions: readonly { readonly label: string; readonly prompt: string }[];
}

async function create(page: Page, name: string, language: string): Promise<void> {
  await page.getByLabel('Name of a new list').fill(name);
  await page.getByLabel('Language', { exact: true }).last().selectOption(language);
  await page.getByRole('button', { name: 'Create list' }).click();
  await page.getByRole('heading', { name }).waitFor();
}

describe('style rules in the web console', () => {
  const started = useConsole();

  const lists = async (): Promise<readonly StyleList[]> => {
    const answer = await started.server.request('/v3/style_rules?detailed=true&page_size=25');
    return ((await answer.json()) as { style_rules: StyleList[] }).style_rules;
  };

  it('are switched on and off, tried, given instructions, renamed and deleted', async () => {
    const { page, faults } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path);
    await create(page, 'House style', 'es');
    await page.getByLabel('Search rules').fill('decimal separator');
    const rule = page.getByLabel('Decimal separator', { exact: true });
    const value = await rule.locator('option').nth(1).getAttribute('value');
    await rule.selectOption(value);
    await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
    assert.deepEqual((await lists())[0]?.configured_rules, { numbers: { decimal_separator: value } });
    await page.getByText('Numbers (1 of').waitFor();
    // What the chosen value does, and behind it what each of them does.
    const examples = page.locator('.rule').filter({ has: rule }).locator('.examples');
    await examples.locator('.example').first().getByText('After:').waitFor({ state: 'attached' });
    await examples.locator('summary').click();
    await examples.locator('dt').nth(1).waitFor();
    await page.getByLabel('Text to try').fill('The house costs 3.5 euros.');
    await page.locator('.tried').filter({ hasText: 'casa' }).waitFor();
    await page.getByLabel('Label').fill('Greeting');
    await page.getByLabel('Instruction', { exact: true }).fill('Begin letters with Hola.');
    await page.getByRole('button', { name: 'Add instruction' }).click();
    await page.getByRole('button', { name: 'Delete instruction: Greeting' }).waitFor();
    // Without a language model, translations with the list are refused; the page says so.
    await page.getByRole('alert').filter({ hasText: 'no engine on this server follows instructions' }).waitFor();
    assert.equal((await lists())[0]?.custom_instructions[0]?.prompt, 'Begin letters with Hola.');
    const edit = page.getByRole('button', { name: 'Edit instruction: Greeting' });
    await edit.click();
    const form = page.getByRole('form', { name: 'Edit instruction: Greeting' });
    await form.getByLabel('Instruction', { exact: true }).fill('Never mind.');
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    // Where the form was opened, so that the keyboard goes on from there.
    await page.locator('[aria-label="Edit instruction: Greeting"]:focus').waitFor();
    await page.keyboard.press('Enter');
    await form.getByLabel('Label').fill('Salutation');
    await form.getByLabel('Instruction', { exact: true }).fill('Begin letters\nwith Buenos días.');
    // A key that is held saves once; the next would be refused, since the version is an older one.
    for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.getByRole('button', { name: 'Edit instruction: Salutation' }).waitFor();
    assert.deepEqual(
      (await lists())[0]?.custom_instructions.map(({ label, prompt }) => [label, prompt]),
      [['Salutation', 'Begin letters with Buenos días.']],
    );
    await page.getByRole('button', { name: 'Delete instruction: Salutation' }).click();
    await page.getByText('Begin letters with Buenos días.').waitFor({ state: 'detached' });
    // However late the page reads the version that a change of its own has made, the next change is none of an older one.
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/style_rules\?/, async (route) => {
      await released;
      await route.continue();
    });
    await rule.selectOption('');
    await page.getByText('Numbers (0 of').waitFor();
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('Name of the list').fill('Brand style');
    await page.keyboard.press('Enter');
    release();
    await page.getByRole('heading', { name: 'Brand style' }).waitFor();
    assert.deepEqual((await lists())[0]?.configured_rules, {});
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('There are no style rules yet.').waitFor();
    assert.deepEqual(await lists(), []);
    // Chromium reports the refusal, which was wanted.
    assert.deepEqual(
      faults.filter((fault) => !fault.includes('400')),
      [],
    );
  });

  it('are not overwritten by somebody who has not seen the change of somebody else', async () => {
    const [one, other] = [await openWatched(started.browser), await openWatched(started.browser)];
    await openSignedIn(one.page, started.server.address, path);
    await create(one.page, 'Shared', 'es');
    await openSignedIn(other.page, started.server.address, path);
    const rule = async (page: Page, name: string) => {
      await page.getByLabel('Search rules').fill(name);
      const select = page.locator('.rule select').first();
      const value = (await select.locator('option').nth(1).getAttribute('value')) ?? '';
      return { select, value };
    };
    const first = await rule(one.page, 'decimal separator');
    const second = await rule(other.page, 'quotation');
    await first.select.selectOption(first.value);
    await one.page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
    await second.select.selectOption(second.value);
    await other.page.getByRole('alert').filter({ hasText: 'Somebody else has changed this list' }).waitFor();
    const kept = async (): Promise<readonly boolean[]> => {
      const rules = JSON.stringify((await lists())[0]?.configured_rules);
      return [first, second].map(({ value }) => rules.includes(value));
    };
    assert.deepEqual(await kept(), [true, false]);
    // What the other has chosen is there, and what was refused is not.
    await other.page.getByLabel('Search rules').fill('');
    await other.page.getByText('Numbers (1 of').waitFor();
    const again = await rule(other.page, 'quotation');
    assert.equal(await again.select.inputValue(), '');
    await again.select.selectOption(again.value);
    await other.page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
    assert.deepEqual(await kept(), [true, true]);
    // A name is a change as well: who has not seen the last one reads so, and nothing is overwritten.
    const renameTo = async (name: string) => {
      await one.page.getByRole('button', { name: 'Rename' }).click();
      await one.page.getByLabel('Name of the list').fill(name);
      await one.page.keyboard.press('Enter');
    };
    await renameTo('Late');
    await one.page.getByRole('alert').filter({ hasText: 'Somebody else has changed this list' }).waitFor();
    assert.equal((await lists())[0]?.name, 'Shared');
    await renameTo('In time');
    await one.page.getByRole('heading', { name: 'In time' }).waitFor();
    await other.page.getByRole('button', { name: 'Delete', exact: true }).click();
    await other.page.getByRole('button', { name: 'Delete', exact: true }).click();
    await other.page.getByText('There are no style rules yet.').waitFor();
  });

  it('show what only a language model can follow when somebody asks for it', async () => {
    const { page } = await openWatched(started.browser);
    await openSignedIn(page, started.server.address, path);
    await create(page, 'All of them', 'es');
    const rules = page.locator('.rule');
    const served = await rules.count();
    await page.getByLabel('Only rules that this server applies itself in this language').uncheck();
    await page
      .locator('.rule option')
      .filter({ hasText: 'needs a language model' })
      .first()
      .waitFor({ state: 'attached' });
    assert.ok((await rules.count()) > served);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('There are no style rules yet.').waitFor();
  });

  it('have no barriers and do not scroll sideways in any size and colour', async () => {
    const { page, faults } = await openWatched(started.browser, narrow);
    await openSignedIn(page, started.server.address, path);
    await create(page, 'House style', 'es');
    await page.getByText('Numbers (0 of').click();
    await page.getByText('Dates and times (0 of').click();
    await checkAppearances(page, 'styles', { fullPage: true });
    assert.deepEqual(faults, []);
  });
});
