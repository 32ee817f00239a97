import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { after, before, describe, it } from 'node:test';
import { type ChromiumOptions, ChromiumRenderer } from '../../src/outbound/browser/chromium-renderer.ts';
import { OutboundGate } from '../../src/outbound/network/outbound-gate.ts';
import { OutboundProxy } from '../../src/outbound/network/outbound-proxy.ts';
import { endless, redirectTo, TestSite } from '../support/hostile-site.ts';

const { signal } = new AbortController();

/** Everything that a page can try to reach another server with. */
const hostilePage = (secret: string): string => `<!doctype html><title>Hostile</title>
<img src="${secret}/image"><iframe src="${secret}/frame"></iframe><link rel="stylesheet" href="${secret}/style">
<link rel="preconnect" href="${secret}"><link rel="prefetch" href="${secret}/prefetch">
<iframe src="file:///etc/passwd"></iframe><a id="download" href="/file" download>x</a>
<script>
fetch('${secret}/fetch', { mode: 'no-cors' }).catch(() => {});
navigator.sendBeacon('${secret}/beacon', 'x');
try { new WebSocket('${secret.replace('http', 'ws')}/socket'); } catch {}
try { new EventSource('${secret}/events'); } catch {}
try { open('${secret}/popup'); } catch {}
document.getElementById('download').click();
navigator.serviceWorker?.register('/worker.js').catch(() => {});
document.cookie = 'a=b';
document.body.append('scripts ran');
</script>`;

describe('pages in a browser', () => {
  let site: TestSite;
  let secret: TestSite;
  let proxy: OutboundProxy;
  let gate: OutboundGate;
  let renderer: ChromiumRenderer;

  const start = (options: Partial<ChromiumOptions> = {}): ChromiumRenderer =>
    new ChromiumRenderer({ gate, proxy, ...options });

  before(async () => {
    secret = await TestSite.start();
    site = await TestSite.start();
    site.serve({
      '/': `<!doctype html><title>Hello</title><h1>Hello</h1><p id=p></p><script>p.textContent = 'made by a script'</script>`,
      '/hostile': hostilePage(secret.address),
      '/moved': redirectTo(`${secret.address}/moved`),
      '/leaves': `<!doctype html><script>location = '${secret.address}/left'</script>`,
      '/busy': `<!doctype html><script>for (;;);</script>`,
      '/endless': endless,
      '/large': `<!doctype html><script>document.write('<p>' + 'a'.repeat(9 * 1024 * 1024))</script>`,
      '/lying': `<!doctype html><script>
        const large = 'a'.repeat(9 * 1024 * 1024);
        document.write('<p>' + large);
        document.title = large;
        Object.defineProperty(Element.prototype, 'outerHTML', { get: () => '' });
        Object.defineProperty(Document.prototype, 'title', { get: () => '' });
        String.prototype.slice = () => large;
      </script>`,
      '/titled': `<!doctype html><script>document.title = 'a'.repeat(1024 * 1024)</script>`,
      '/file': (response) => void response.writeHead(200, { 'content-type': 'application/zip' }).end('zip'),
    });
    gate = new OutboundGate({
      reach: 'public',
      allowed: [{ host: '127.0.0.1', port: site.port }],
      browser: undefined,
    });
    proxy = new OutboundProxy(gate);
    renderer = start();
    await renderer.started();
    assert.equal(renderer.unavailable(), undefined);
  });
  after(async () => {
    await renderer?.[Symbol.asyncDispose]();
    await proxy[Symbol.asyncDispose]();
    await site[Symbol.asyncDispose]();
    await secret[Symbol.asyncDispose]();
    assert.deepEqual(
      readdirSync(tmpdir()).filter((name) => name.startsWith(`dragoman-browser-${process.pid}-`)),
      [],
    );
  });

  const render = (path: string) => renderer.render({ url: `${site.address}${path}` }, signal);

  it('are read after their scripts, with a picture', async () => {
    const page = await render('/');
    assert.deepEqual([page.url, page.title], [`${site.address}/`, 'Hello']);
    assert.match(page.html, /made by a script/);
    assert.deepEqual([...page.screenshot.subarray(1, 4)], [...Buffer.from('PNG')]);
  });

  it('are shown instead of what is at their address', async () => {
    const html = Buffer.from('<!doctype html><title>Hola</title><h1>¡Hola!</h1><img src="/picture">');
    const page = await renderer.render({ url: `${site.address}/shown`, html }, signal);
    assert.equal(page.title, 'Hola');
    assert.match(page.html, /¡Hola!/);
    assert.ok(!site.asked.includes('/shown'));
    assert.ok(site.asked.includes('/picture'));
  });

  it('reach nothing that is not allowed, whatever they try', async () => {
    const page = await render('/hostile');
    assert.match(page.html, /scripts ran/);
    await assert.rejects(render('/moved'), { code: 'page_not_read' });
    await render('/leaves').catch(() => {});
    await assert.rejects(renderer.render({ url: `${secret.address}/` }, signal), /not allowed|does not allow/);
    await assert.rejects(renderer.render({ url: 'file:///etc/passwd' }, signal), { code: 'page_not_read' });
    await assert.rejects(renderer.render({ url: 'chrome://version' }, signal), { code: 'page_not_read' });
    assert.deepEqual(secret.asked, []);
  });

  it('are given up where they are too large, do not end or do not answer', async () => {
    await assert.rejects(render('/large'), /more than 8 Mi/);
    await assert.rejects(render('/lying'), /more than 8 Mi/);
    assert.equal((await render('/titled')).title.length, 1_000);
    await assert.rejects(render('/nowhere'), { code: 'page_not_read' });
    await using hasty = start({ milliseconds: 5_000 });
    await Promise.all(
      ['/busy', '/endless'].map((path) =>
        assert.rejects(hasty.render({ url: `${site.address}${path}` }, signal), { code: 'page_not_read' }),
      ),
    );
  });

  it('end with the signal of the one who asked', async () => {
    const controller = new AbortController();
    const work = renderer.render({ url: `${site.address}/busy` }, controller.signal);
    controller.abort(new Error('given up'));
    await assert.rejects(work, /given up/);
  });

  it('say why there is no browser', async () => {
    await using none = start({ program: '/nowhere/chromium' });
    assert.match(none.unavailable() ?? '', /npm run setup browser/);
    await assert.rejects(none.render({ url: `${site.address}/` }, signal), /npm run setup browser/);
  });
});
