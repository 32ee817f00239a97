import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, afterEach, before } from 'node:test';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { launchBrowser } from './launch-browser.ts';
import { developerKey, type RunningServer, type ServerOptions, startServer } from './running-server.ts';

/** A page of the browser, and what goes wrong on it. */
export interface WatchedPage {
  readonly page: Page;
  /** Errors and warnings of the console, where Chromium also reports what a policy stops, and requests that fail. */
  readonly faults: string[];
}

/** What `useConsole` has started; there while tests run. */
export interface StartedConsole {
  readonly server: RunningServer;
  readonly browser: Browser;
}

interface ConsoleOptions extends ServerOptions {
  /** Of Chromium. */
  readonly flags?: readonly string[];
}

/** A server and a browser for the tests of the `describe` in which it is called. The pages of a test are closed at its end. */
export function useConsole({ flags = [], ...options }: ConsoleOptions = {}): StartedConsole {
  const started: { server?: RunningServer; browser?: Browser } = {};
  before(async () => {
    started.server = await startServer(options);
    started.browser = await launchBrowser(flags);
  });
  afterEach(async () => {
    await Promise.all((started.browser?.contexts() ?? []).map((context) => context.close()));
  });
  after(async () => {
    await started.browser?.close();
    await started.server?.[Symbol.asyncDispose]();
  });
  return started as StartedConsole;
}

export async function openWatched(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const page = await browser.newPage({ locale: 'en-GB', ...options });
  // However busy the machine is; a page that lacks something shows it within this time.
  page.setDefaultTimeout(Number(process.env.CONSOLE_PATIENCE ?? 120_000));
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return { page, faults };
}

/** Opens a page of the console as somebody who is signed in with the key. */
export async function openSignedIn(page: Page, address: string, path = '/', key = developerKey): Promise<void> {
  const headers = { 'x-dragoman-console': '1', origin: address };
  const answer = await page.request.post(`${address}/v1/console/session`, { headers, data: { key } });
  if (!answer.ok()) throw new Error(`The sign-in was answered with ${answer.status()}: ${await answer.text()}`);
  await page.goto(`${address}${path}`);
}

/** A page that keeps what moves on it without having been touched, see `shiftsOf`. */
export async function openStill(browser: Browser, width: number): Promise<Page> {
  const { page } = await openWatched(browser, { viewport: { width, height: 800 } });
  await page.addInitScript(`window.shifts = []; new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) window.shifts.push(...sources.map(({ node }) => node?.className || node?.nodeName));
  }).observe({ type: 'layout-shift', buffered: true });`);
  return page;
}

const isDrawn = (page: Page): Promise<unknown> =>
  page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');

/** The classes or names of what has moved since the page was opened. */
export async function shiftsOf(page: Page): Promise<unknown> {
  await isDrawn(page);
  return page.evaluate('window.shifts');
}

/** The page gets the answers of the server one after the other, and draws each before it gets the next one. */
export async function answerInTurn(page: Page): Promise<{ drawn(): Promise<unknown> }> {
  let last: Promise<unknown> = Promise.resolve();
  await page.route(/\/v[123]\//, (route) => {
    const answer = async (): Promise<void> => {
      await route.fulfill({ response: await route.fetch() });
      await isDrawn(page);
    };
    // One that has been left needs no answer.
    last = last.then(answer).catch(() => undefined);
    return last;
  });
  return { drawn: () => last };
}

/** Waits until an element has the focus: after an answer, a page may move it later than it shows the answer. */
export function focusReaches(target: Locator): Promise<void> {
  return target.and(target.page().locator(':focus')).waitFor({ state: 'attached' });
}

/** Sessions, language, appearance and the way out are in it. */
export async function openAccountMenu(page: Page): Promise<void> {
  await page.locator('.account-menu .opener').click();
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is used here of axe. */
interface Axe {
  run(
    part: unknown,
    options: object,
  ): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly help: string;
      readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
    }[];
  }>;
}

/** What axe finds wrong with a part of the page as it is, a line each; the rules of WCAG 2.2 AA and best practice. */
async function findBarriers(part: Locator): Promise<readonly string[]> {
  const page = part.page();
  // The policy of the page allows no inline script; the debugger may evaluate one.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(`${axeSource};0`);
  const violations = await part.evaluate(async (element: unknown) => {
    const { axe } = globalThis as unknown as { readonly axe: Axe };
    return (await axe.run(element, { resultTypes: ['violations'] })).violations;
  });
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`,
  );
}

/** The sizes and the colours that all pages are looked at in. */
const appearances = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 768, 1280].map((width) => ({
    suffix: `${width}-${colorScheme}`,
    colorScheme,
    viewport: { width, height: width === 390 ? 844 : 800 },
  })),
);

/** Of a phone: the narrowest of the sizes, where most can go wrong. */
export const narrow: BrowserContextOptions = { viewport: { width: 390, height: 844 } };

/** Set it to a folder to look at the pages. */
const { CONSOLE_SCREENSHOTS: screenshots } = process.env;

export async function shoot(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (screenshots === undefined) return;
  mkdirSync(screenshots, { recursive: true });
  await page.screenshot({ path: join(screenshots, `${name}.png`), fullPage });
}

/** No barriers, and nothing that scrolls sideways; with a picture for those who look. */
export async function checkAppearance(
  page: Page,
  name: string,
  { fullPage = false, part = page.locator('html') } = {},
): Promise<void> {
  await shoot(page, name, { fullPage });
  assert.deepEqual(await findBarriers(part), [], name);
  const [inner, whole] = (await page.evaluate('[innerWidth, document.documentElement.scrollWidth]')) as number[];
  assert((whole ?? 0) <= (inner ?? 0), `${name} is ${whole} px wide`);
}

/**
 * The page as it is now, in each size and colour, see `checkAppearance`. It is as wide as before then. Where only one part differs from
 * what another test looks at, barriers of the whole page are looked for in the first appearance, and those of the part in all: the table of
 * language pairs takes more than a second each time.
 */
export async function checkAppearances(
  page: Page,
  name: string,
  { fullPage = false, part }: { fullPage?: boolean; part?: Locator } = {},
): Promise<void> {
  const before = page.viewportSize();
  for (const [index, { suffix, colorScheme, viewport }] of appearances.entries()) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    const looked = index > 0 && part !== undefined ? { fullPage, part } : { fullPage };
    await checkAppearance(page, `${name}-${suffix}`, looked);
  }
  if (before !== null) await page.setViewportSize(before);
}
