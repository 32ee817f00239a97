import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createTestApp as createApp, type TestApp, type TestAppOptions } from '../support/test-app.ts';

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

/** Without the web console, whose page is at `/` otherwise. */
function createTestApp(options: TestAppOptions): Promise<TestApp> {
  return createApp({ ...options, settings: { console: false, ...options.settings } });
}

function get(app: TestApp, path: string, headers: Record<string, string> = {}) {
  return app.send('GET', path, undefined, { key: null, headers });
}

/** Of a Content-Security-Policy, by directive. */
function policyOf(header: unknown): Readonly<Record<string, string | undefined>> {
  const directives = String(header)
    .split('; ')
    .map((directive) => directive.split(/ (.*)/s, 2));
  return Object.fromEntries(directives);
}

describe('pages', () => {
  for (const path of ['/', '/docs/'])
    it(`at ${path} load nothing from other hosts, and nobody can frame them or change where they send to`, async () => {
      await using app = await createTestApp({ translators: [] });
      const { headers, payload, statusCode } = await get(app, path, { accept: browser });
      assert.equal(statusCode, 200);
      assert.match(String(headers['content-type']), /^text\/html; charset=utf-8$/);
      const policy = policyOf(headers['content-security-policy']);
      for (const directive of ['default-src', 'base-uri', 'form-action', 'frame-ancestors'])
        assert.equal(policy[directive], "'none'", directive);
      for (const [directive, sources] of Object.entries(policy))
        assert.doesNotMatch(sources ?? '', /https?:|\*/, directive);
      assert.doesNotMatch(policy['script-src'] ?? '', /unsafe|data:|blob:/);
      assert.equal(headers['x-frame-options'], 'DENY');
      assert.equal(headers['referrer-policy'], 'no-referrer');
      assert.match(payload, /<html lang="en">/);
      assert.doesNotMatch(payload, /(src|href)="https?:/);
    });
});

describe('the API page', () => {
  it('comes compressed to clients that take it, and whole to others', async () => {
    await using app = await createTestApp({ translators: [] });
    const plain = await get(app, '/docs/js/scalar.js');
    const br = await get(app, '/docs/js/scalar.js', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const gzip = await get(app, '/docs/js/scalar.js', { 'accept-encoding': 'gzip' });
    assert.deepEqual(
      [plain, br, gzip].map(({ headers }) => [headers['content-encoding'], headers.vary]),
      [
        [undefined, 'Accept-Encoding'],
        ['br', 'Accept-Encoding'],
        ['gzip', 'Accept-Encoding'],
      ],
    );
    assert(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload));
    assert(gunzipSync(gzip.rawPayload).equals(plain.rawPayload));
    assert(br.rawPayload.length < plain.rawPayload.length / 3, `${br.rawPayload.length} bytes`);
  });

  it('is sent once to browsers that keep it', async () => {
    await using app = await createTestApp({ translators: [] });
    for (const path of ['/docs/', '/docs/js/scalar.js']) {
      const first = await get(app, path);
      assert.equal(first.headers['cache-control'], 'no-cache');
      const again = await get(app, path, { 'if-none-match': String(first.headers.etag) });
      assert.deepEqual([again.statusCode, again.payload, again.headers.etag], [304, '', first.headers.etag]);
      assert.equal((await get(app, path, { 'if-none-match': '"another"' })).statusCode, 200);
    }
  });

  it('is not there with DRAGOMAN_API_PAGE=0, and nothing names it', async () => {
    await using app = await createTestApp({ translators: [], settings: { apiPage: false } });
    for (const path of ['/docs', '/docs/', '/docs/js/scalar.js'])
      assert.deepEqual((await get(app, path)).json(), {
        code: 'not_found',
        message: `Nothing is served at GET ${path}.`,
      });
    assert.equal((await get(app, '/openapi.json')).statusCode, 200);
    assert.doesNotMatch((await get(app, '/', { accept: browser })).payload, /\/docs/);
  });
});

describe('the front page', () => {
  it('names the version, and all that it links to is there', async () => {
    await using app = await createTestApp({ translators: [] });
    const { payload, headers } = await get(app, '/', { accept: browser, host: 'dragoman.example:8080' });
    assert.equal(headers.vary, 'Accept');
    assert.match(payload, /curl http:\/\/dragoman\.example:8080\/v2\/translate/);
    assert.match(payload, new RegExp(`Dragoman ${(await get(app, '/healthz')).json().version}<`));
    const links = Array.from(payload.matchAll(/<a href="([^"]*)"/g), ([, path = '']) => path);
    assert.deepEqual(links, ['/docs', '/openapi.json', '/healthz', '/readyz']);
    for (const link of links) assert.notEqual((await get(app, link)).statusCode, 404, link);
  });

  it('is there whatever Host a client sends', async () => {
    await using app = await createTestApp({ translators: [] });
    for (const host of ['a:99999', '1.2.3.4.5', '[::::]', '..', 'a b'])
      assert.equal((await get(app, '/', { accept: browser, host })).statusCode, 200, host);
  });

  it('holds no markup of the request', async () => {
    await using app = await createTestApp({ translators: [] });
    const { payload } = await get(app, '/', { accept: browser, host: '"><script>alert(1)</script>' });
    assert.doesNotMatch(payload, /<script/);
  });

  it('is for clients that name HTML; others get the error of every path where nothing is served', async () => {
    await using app = await createTestApp({ translators: [] });
    for (const accept of ['*/*', 'application/json', 'application/json, text/html;q=0', '']) {
      const answer = await get(app, '/', { accept });
      assert.deepEqual([answer.statusCode, answer.json().code], [404, 'not_found'], accept);
      assert.equal(answer.headers.vary, 'Accept');
    }
    assert.equal((await app.send('POST', '/', {}, { headers: { accept: browser } })).statusCode, 404);
  });
});
