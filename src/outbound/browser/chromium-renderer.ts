import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import type { PageRenderer, PageToRender, RenderedPage } from '../../contracts/web/web-access.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { SharedCapacity } from '../../scheduling/shared-capacity.ts';
import { WorkUnderWay } from '../../scheduling/work-under-way.ts';
import { type OutboundGate, refused } from '../network/outbound-gate.ts';
import type { OutboundProxy, ProxyAccess } from '../network/outbound-proxy.ts';
import { readWebAddress } from '../network/web-address.ts';
import { type BrowserFolder, BrowserFolders } from './browser-folders.ts';
import { type BrowserConfinement, findBrowser, findConfinement } from './browser-installation.ts';

export interface ChromiumOptions {
  readonly gate: Pick<OutboundGate, 'unavailable'>;
  readonly proxy: Pick<OutboundProxy, 'open'>;
  readonly program?: string | undefined;
  /** At the same time; default 2. */
  readonly browsers?: number;
  /** For one page, with the start of the browser; default a minute. */
  readonly milliseconds?: number;
  /** A page that was not given up by its reader has ended; the seconds are those of the browser, its start included. */
  readonly onPage?: (page: { readonly outcome: 'shown' | 'failed'; readonly seconds: number }) => void;
}

const budget = { bytes: 64 * 1024 ** 2, connections: 1_000 };
const window = { width: 1280, height: 800 };
const highestPicture = 8_000;
const largestPage = 8 * 1024 ** 2;
/** After the page has loaded, for what its scripts load. */
const quietMilliseconds = 3_000;
const launcher = fileURLToPath(new URL('./confined-browser.sh', import.meta.url));

const missing = 'no browser is installed; `npm run setup browser` installs Chromium.';
const unconfined =
  'this system can confine no browser: allow user namespaces, or start the server as root, which gives the browser another user.';

/**
 * Chromium, a process with a fresh profile for each page, which reaches nothing but the proxy:
 *
 *     page ─► profile, password for the proxy ─► Chromium ─► loaded ─► HTML, picture ─► killed, profile removed
 *                                                   └─ too slow, aborted: its group is killed
 */
export class ChromiumRenderer implements PageRenderer {
  readonly #options: ChromiumOptions;
  readonly #capacity: SharedCapacity;
  readonly #closed = new AbortController();
  readonly #underWay = new WorkUnderWay();
  #folders: BrowserFolders | undefined;
  #confinement: BrowserConfinement | undefined;
  #isConfinementKnown = false;
  #starting: Promise<void> | undefined;

  constructor(options: ChromiumOptions) {
    this.#options = options;
    const { browsers = 2 } = options;
    this.#capacity = new SharedCapacity({ capacity: browsers, accountShare: browsers, backgroundShare: browsers });
  }

  /** Resolves when it is known how far a browser can be confined. */
  started(): Promise<void> {
    this.#starting ??= findConfinement().then((confinement) => {
      this.#confinement = confinement;
      this.#isConfinementKnown = true;
    });
    return this.#starting;
  }

  unavailable(): string | undefined {
    const closed = this.#options.gate.unavailable();
    if (closed !== undefined) return closed;
    if (findBrowser(this.#options.program) === undefined) return missing;
    // Known within a moment, by the next one who asks.
    void this.started();
    return this.#isConfinementKnown && this.#confinement === undefined ? unconfined : undefined;
  }

  async render(page: PageToRender, signal: AbortSignal): Promise<RenderedPage> {
    await this.started();
    const reason = this.unavailable();
    if (reason !== undefined) throw refused(reason);
    const address = readWebAddress(page.url);
    const either = AbortSignal.any([signal, this.#closed.signal]);
    const watch = (): Promise<RenderedPage> => this.#watch({ ...page, url: address.href }, either);
    return this.#underWay.add(this.#capacity.use({ weight: 1 }, either, watch));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed.abort(new Error('The server is closing.'));
    await this.#underWay[Symbol.asyncDispose]();
    this.#folders?.[Symbol.dispose]();
  }

  async #watch(page: PageToRender, signal: AbortSignal): Promise<RenderedPage> {
    const start = performance.now();
    let outcome: 'shown' | 'failed' = 'failed';
    try {
      const shown = await this.#work(page, signal);
      outcome = 'shown';
      return shown;
    } finally {
      if (!signal.aborted) this.#options.onPage?.({ outcome, seconds: (performance.now() - start) / 1000 });
    }
  }

  async #work(page: PageToRender, signal: AbortSignal): Promise<RenderedPage> {
    const { proxy, milliseconds = 60_000 } = this.#options;
    const late = AbortSignal.timeout(milliseconds);
    const either = AbortSignal.any([signal, late]);
    this.#folders ??= new BrowserFolders();
    await using folder = await this.#folders.make(this.#confinement?.user);
    using access = await proxy.open({ ...budget, hosts: page.hosts, signal: either });
    const abort = (): void => void killGroup(folder.pidFile);
    either.addEventListener('abort', abort, { once: true });
    try {
      const context = await this.#launch(folder, access, milliseconds);
      return await show(context, page, access, milliseconds);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ServiceError) throw error;
      const [refusal] = access.refusals;
      const why = late.aborted ? `it took the browser more than ${milliseconds / 1000} seconds.` : refusal;
      throw refused(`${new URL(page.url).host}: ${why ?? 'the browser could not show it.'}`, error);
    } finally {
      either.removeEventListener('abort', abort);
      await killGroup(folder.pidFile);
    }
  }

  async #launch({ profile, pidFile }: BrowserFolder, access: ProxyAccess, timeout: number): Promise<BrowserContext> {
    const { chromium } = await import('playwright-core');
    const { user, sandbox } = this.#confinement ?? { user: undefined, sandbox: false };
    const { server, username, password } = access;
    return chromium.launchPersistentContext(profile, {
      executablePath: launcher,
      env: {
        PATH: '/usr/bin:/bin',
        HOME: profile,
        TMPDIR: profile,
        LC_ALL: 'C.UTF-8',
        DRAGOMAN_BROWSER: findBrowser(this.#options.program) ?? '',
        DRAGOMAN_BROWSER_PID: pidFile,
        DRAGOMAN_BROWSER_USER: user === undefined ? '' : String(user),
      },
      chromiumSandbox: sandbox,
      args: [
        // Names are the proxy's to resolve, and nothing goes past it, not even to this machine.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
        '--proxy-bypass-list=<-loopback>',
        '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
        '--webrtc-ip-handling-policy=disable_non_proxied_udp',
        '--disable-quic',
        '--disable-gpu',
        '--js-flags=--max-old-space-size=512',
      ],
      proxy: { server, username, password, bypass: '<-loopback>' },
      viewport: window,
      acceptDownloads: false,
      serviceWorkers: 'block',
      timeout,
      handleSIGHUP: false,
      handleSIGINT: false,
      handleSIGTERM: false,
    });
  }
}

async function show(
  context: BrowserContext,
  { url, html }: PageToRender,
  { refusals }: ProxyAccess,
  timeout: number,
): Promise<RenderedPage> {
  const page = context.pages()[0] ?? (await context.newPage());
  context.on('page', (other) => void other.close().catch(() => {}));
  context.setDefaultTimeout(timeout);
  if (html !== undefined) await showInstead(page, url, html);
  const answer = await page.goto(url, { waitUntil: 'load' });
  const status = answer?.status() ?? 0;
  if (status === 403 && refusals.size > 0) throw refused([...refusals].join(' '));
  if (status >= 400) throw refused(`${new URL(url).host} answered with the status ${status}.`);
  await page.waitForLoadState('networkidle', { timeout: quietMilliseconds }).catch(() => {});
  const { html: shown, title, height } = await readPage(context, page);
  if (shown === undefined) throw refused(`the page has more than ${largestPage / 1024 ** 2} Mi characters.`);
  const clip = { x: 0, y: 0, width: window.width, height: Math.max(window.height, Math.min(height, highestPicture)) };
  const screenshot = await page.screenshot({ type: 'png', fullPage: true, clip, animations: 'disabled' });
  return { url: page.url(), title, html: shown, screenshot };
}

interface ReadPage {
  /** Absent where it is too large. */
  readonly html?: string;
  readonly title: string;
  readonly height: number;
}

/** Runs in the page; bounds what comes to this process. */
const reading = `(() => {
  const { doctype, documentElement: root, title } = document;
  const html = (doctype === null ? '' : new XMLSerializer().serializeToString(doctype)) + root.outerHTML;
  const read = { title: title.slice(0, 1000), height: root.scrollHeight };
  return html.length > ${largestPage} ? read : { ...read, html };
})()`;

/** What the page is, read in a world of its own: scripts of the page can redefine what they see, and lie there about sizes. */
async function readPage(context: BrowserContext, page: Page): Promise<ReadPage> {
  const session = await context.newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  const { result } = await session.send('Runtime.evaluate', {
    expression: reading,
    contextId: executionContextId,
    returnByValue: true,
  });
  return result.value as ReadPage;
}

/** Answers the first request for the address itself. */
async function showInstead(page: Page, url: string, html: Uint8Array): Promise<void> {
  const wanted = new URL(url);
  wanted.hash = '';
  await page.route(
    (address) => address.href.split('#')[0] === wanted.href,
    (route) => route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body: Buffer.from(html) }),
    { times: 1 },
  );
}

async function killGroup(pidFile: string): Promise<void> {
  const pid = Number(await readFile(pidFile, 'utf8').catch(() => ''));
  if (!Number.isInteger(pid) || pid <= 1) return;
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // It is gone.
    }
  }
}
