/**
 * `npm run bench -- console [--loads 10] [--output FILE]`: the first page of the web console in Chromium, each load in a browser context of its
 * own, signed in, beside two anchors in the same browser: an empty page with a field, and the page of the interface's reference.
 */

import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { describeMachine } from '../measurement/machine.ts';
import { median, percentile } from '../measurement/statistics.ts';
import { benchmarkKey, compileModules, startDragoman, temporaryDataFolder } from '../subjects/dragoman.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: { loads: { type: 'string', default: '10' }, output: { type: 'string' } },
});
const loads = Number(values.loads);
const bars = { kilobytes: 150, milliseconds: 1_000, shift: 0 };

interface Load {
  /** All that came over the network, with headers, as it was compressed. */
  readonly kilobytes: number;
  readonly requests: number;
  /** From the start of the navigation until what is typed is taken. */
  readonly interactive: number;
  /** Largest contentful paint. */
  readonly painted: number;
  /** Cumulative layout shift, until two seconds after that. */
  readonly shift: number;
  /** Classes or names of what moved. */
  readonly moved: readonly string[];
}

interface Page {
  readonly name: string;
  readonly url: string;
  /** What has to be there before it is of use. */
  readonly ready: string;
  readonly session?: string;
}

/** Kept from the first moment of a page. */
const observe = `
  window.seen = { shift: 0, painted: 0, moved: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      window.seen.shift += entry.value;
      for (const { node } of entry.sources) window.seen.moved.push(node?.className || node?.nodeName || '');
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.seen.painted = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });`;

async function load(browser: Browser, { url, ready, session }: Page): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    if (session !== undefined) {
      const headers = { 'x-dragoman-console': '1', origin: session };
      const answer = await page.request.post(`${session}/v1/console/session`, { headers, data: { key: benchmarkKey } });
      if (!answer.ok()) throw new Error(`The sign-in was answered with ${answer.status()}.`);
    }
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    const received = { bytes: 0, requests: 0 };
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      received.bytes += encodedDataLength;
      received.requests += 1;
    });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'commit' });
    const field = page.locator(ready).first();
    await field.waitFor();
    if (ready.startsWith('textarea')) await field.fill('a');
    const interactive = Number(await page.evaluate('performance.now()'));
    // Without another letter nothing more is asked for; what comes late shifts what is there.
    await page.waitForTimeout(2_000);
    const { shift, painted, moved } = (await page.evaluate('window.seen')) as Pick<Load, 'shift' | 'painted' | 'moved'>;
    return { kilobytes: received.bytes / 1024, requests: received.requests, interactive, painted, shift, moved };
  } finally {
    await context.close();
  }
}

function row(name: string, measured: readonly Load[]): string {
  const of = (field: Exclude<keyof Load, 'moved'>) => measured.map((one) => one[field]);
  const figures = [
    median(of('kilobytes')).toFixed(1),
    median(of('requests')).toFixed(0),
    median(of('interactive')).toFixed(0),
    percentile(of('interactive'), 90).toFixed(0),
    median(of('painted')).toFixed(0),
    Math.max(...of('shift')).toFixed(4),
  ];
  return `| ${name} | ${figures.join(' | ')} |`;
}

const empty = createServer((_, response) =>
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<!doctype html><title>Empty</title><textarea></textarea>'),
);
await new Promise<void>((resolve) => empty.listen(0, '127.0.0.1', resolve));
compileModules();
await using folder = await temporaryDataFolder();
await using server = await startDragoman(folder.path);
const address = `http://127.0.0.1:${server.port}`;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const pages: readonly Page[] = [
  { name: 'Translate, the first page', url: `${address}/`, ready: 'textarea', session: address },
  {
    name: 'an empty page with a field',
    url: `http://127.0.0.1:${(empty.address() as AddressInfo).port}/`,
    ready: 'textarea',
  },
  { name: 'the reference at `/docs`', url: `${address}/docs`, ready: 'h1, h2' },
];
const measured = new Map<Page, Load[]>(pages.map((page) => [page, []]));
try {
  // The first of each warms the browser and the server, and is not counted. In turns, so that all have the same machine.
  for (let turn = 0; turn <= loads; turn += 1)
    for (const page of pages) {
      const one = await load(browser, page);
      if (turn > 0) measured.get(page)?.push(one);
    }
} finally {
  await browser.close();
  empty.close();
}
const [[, first = []] = []] = measured;
const verdict = (isMet: boolean): string => (isMet ? 'yes' : '**no**');
const kilobytes = Math.max(...first.map((one) => one.kilobytes));
const interactive = percentile(
  first.map((one) => one.interactive),
  90,
);
const shift = Math.max(...first.map((one) => one.shift));
const report = `# The first page of the console

${loads} loads of each page in turns, each in a browser context of its own with an empty cache, Chromium ${browser.version()} on loopback,
1280 × 800 px. ${describeMachine()}. Bytes are what came over the network: the page, its files, and what they ask the server for, with headers.

| page | KB received | requests | interactive, median ms | 90th percentile ms | largest paint, median ms | layout shift, largest |
|---|---:|---:|---:|---:|---:|---:|
${[...measured].map(([{ name }, loaded]) => row(name, loaded)).join('\n')}

| bar | measured | met |
|---|---:|---|
| at most ${bars.kilobytes} KB | ${kilobytes.toFixed(1)} KB | ${verdict(kilobytes <= bars.kilobytes)} |
| interactive within ${bars.milliseconds} ms, 9 of 10 loads | ${interactive.toFixed(0)} ms | ${verdict(interactive <= bars.milliseconds)} |
| no layout shift | ${shift.toFixed(4)} | ${verdict(shift <= bars.shift)} |
`;
console.log(report);
const moved = new Set(first.flatMap((one) => one.moved));
if (moved.size > 0) console.log(`Moved: ${[...moved].join(', ')}`);
if (values.output !== undefined) writeFileSync(values.output, report);
