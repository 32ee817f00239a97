import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/**
 * Chromium without windows first: pages are those of the other one, but it draws nothing around them, which takes as much processor time
 * as a page of the console itself.
 */
const [windowless, usual] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Chromium as the tests use it, however long it takes to start. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = existsSync(windowless) ? windowless : usual;
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...flags], timeout: 0 });
}
