import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { checkAppearance, checkAppearances, narrow, openAccountMenu, openWatched } from '../support/console-browser.ts';
import { clientId, IdentityProvider } from '../support/identity-provider.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

const clientSecret = 'a secret of this server at the provider';
const isThere = (page: Page) => page.getByLabel('Text to translate').waitFor();

describe('sign-in on the web console', () => {
  let provider: IdentityProvider;
  let server: RunningServer;
  let open: RunningServer;
  let browser: Browser;
  before(async () => {
    provider = await IdentityProvider.start({
      redirectUrl: () => new URL('/v1/console/session/oidc/callback', server.address).href,
      clientSecret,
      claims: {
        ada: { email: 'ada@example.org', email_verified: true, name: 'Ada Lovelace' },
        eve: { email: 'eve@elsewhere.example', email_verified: true },
      },
    });
    server = await startServer({
      environment: {
        DRAGOMAN_OIDC_ISSUER: provider.issuer,
        DRAGOMAN_OIDC_CLIENT_ID: clientId,
        DRAGOMAN_OIDC_CLIENT_SECRET: clientSecret,
        DRAGOMAN_OIDC_NAME: 'Example ID',
        DRAGOMAN_OIDC_DOMAINS: 'example.org',
      },
    });
    open = await startServer({
      environment: { DRAGOMAN_ANYONE_INSIDE: 'loopback', DRAGOMAN_ANYONE_INSIDE_CHARACTERS: '1000' },
    });
    browser = await launchBrowser();
  });
  after(async () => {
    await browser?.close();
    await open?.[Symbol.asyncDispose]();
    await server?.[Symbol.asyncDispose]();
    await provider?.[Symbol.asyncDispose]();
  });

  async function signInAsAt(page: Page, login: string): Promise<void> {
    await page.getByRole('link', { name: 'Sign in with Example ID' }).click();
    await page.locator('input[name=login]').fill(login);
    await page.locator('input[name=password]').fill('any');
    await page.locator('button[type=submit]').click();
    // Consent.
    await page.locator('form[action*=interaction] button[type=submit]').click();
  }

  it('leads to the provider and back to the page that was wanted; sign-out leads to the sign-in', async () => {
    const { page } = await openWatched(browser);
    await page.goto(`${server.address}/console/write`);
    await signInAsAt(page, 'ada');
    await openAccountMenu(page);
    await page.getByText('Ada Lovelace · User').waitFor();
    assert.equal(new URL(page.url()).pathname, '/console/write');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  it('says in words why somebody is not let in, with the trace id', async () => {
    const { page } = await openWatched(browser);
    await page.goto(server.address);
    await signInAsAt(page, 'eve');
    const alert = page.getByRole('alert');
    await alert.filter({ hasText: 'Addresses of your domain may not sign in here.' }).waitFor();
    assert.match(await alert.locator('code').innerText(), /^[\w-]{8,}$/);
    await checkAppearance(page, 'sign-in-refused');
  });

  it('has a page without barriers that does not scroll sideways in any size and colour', async () => {
    const { page, faults } = await openWatched(browser, narrow);
    await page.goto(server.address);
    await page.getByRole('link', { name: 'Sign in with Example ID' }).waitFor();
    await checkAppearances(page, 'sign-in-provider');
    assert.deepEqual(faults, []);
  });

  it('is not needed for anyone inside to translate and write, and for nothing else', async () => {
    const { page, faults } = await openWatched(browser);
    await page.goto(open.address);
    await isThere(page);
    const links = await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').allInnerTexts();
    assert.deepEqual(links, ['Translate', 'Files', 'Write', 'API']);
    await page.getByLabel('Text to translate').fill('The house is red.');
    await page.getByLabel('Translate into').selectOption('es');
    await page.locator('.output').filter({ hasText: /casa/i }).waitFor();
    await checkAppearance(page, 'anyone-inside');
    await page.goto(`${open.address}/console/people`);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.goto(open.address);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Key').waitFor();
    assert.deepEqual(faults, []);
  });
});
