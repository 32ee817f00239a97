import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { developerKey } from './running-server.ts';

/** A page of the browser, and what goes wrong on it. */
export interface WatchedPage {
  readonly page: Page;
  /** Errors and warnings of the console, where Chromium also reports what a policy stops, and requests that fail. */
  readonly faults: string[];
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'], timeout: 0 });
}

export async function openWatched(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const page = await browser.newPage({ locale: 'en-GB', ...options });
  // However busy the machine is; a page that lacks something shows it within this time.
  page.setDefaultTimeout(120_000);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return { page, faults };
}

/** Opens a page of the console as somebody who is signed in with the key. */
export async function openSignedIn(page: Page, address: string, path = '/', key = developerKey): Promise<void> {
  const headers = { 'x-dragoman-console': '1' };
  const answer = await page.request.post(`${address}/v1/console/session`, { headers, data: { key } });
  if (!answer.ok()) throw new Error(`The sign-in was answered with ${answer.status()}: ${await answer.text()}`);
  await page.goto(`${address}${path}`);
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it is, a line each; the rules of WCAG 2.2 AA and best practice. */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  // The policy of the page allows no inline script; the debugger may evaluate one.
  await page.evaluate(`${axeSource};0`);
  const { violations } = (await page.evaluate('axe.run()')) as {
    violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
  };
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`,
  );
}
