import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { createTestApp } from '../support/test-app.ts';

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';

/** A build as set-up makes it. */
function makeBuild(folder: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const page = '<html data-base="{{base}}"><script src="{{base}}/console/assets/index-1a2B.js"></script></html>';
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'built-from.txt'), 'secret');
  writeFileSync(join(folder, 'assets/index-1a2B.js'), 'plain');
  writeFileSync(join(folder, 'assets/index-1a2B.js.gz'), gzipSync('plain'));
}

describe('the pages of the console', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'dragoman-console-'));
    makeBuild(folder);
  });
  after(() => rmSync(folder, { recursive: true }));

  const open = (settings: Parameters<typeof createTestApp>[0]['settings'] = {}) =>
    createTestApp({ translators: [], settings: { consoleFolder: folder, ...settings } });
  const get = (app: Awaited<ReturnType<typeof open>>, path: string, headers: Record<string, string> = {}) =>
    app.send('GET', path, undefined, { key: null, headers });

  it('load only files of this server, run nothing inline, and cannot be framed', async () => {
    await using app = await open();
    for (const path of ['/', '/console/sessions', '/console/of/a/later/release']) {
      const { statusCode, headers, payload } = await get(app, path, { accept: browser });
      assert.equal(statusCode, 200);
      assert.equal(
        headers['content-security-policy'],
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; frame-src blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
      );
      assert.deepEqual(
        ['x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy', 'cache-control', 'vary'].map(
          (name) => headers[name],
        ),
        ['nosniff', 'no-referrer', 'same-origin', 'no-cache', 'Accept'],
      );
      assert.match(payload, /src="\/console\/assets\/index-1a2B\.js"/);
    }
  });

  it('are for browsers; clients of the interface see what they saw without a console', async () => {
    await using app = await open();
    for (const path of ['/', '/console/sessions', '/files', '/v2/unknown']) {
      const answer = await get(app, path, { accept: path.startsWith('/v2') || path === '/files' ? browser : '*/*' });
      assert.deepEqual([answer.statusCode, answer.json().code], [404, 'not_found'], path);
    }
  });

  it('have files with the hash of their content in the name, compressed beforehand, kept for a year', async () => {
    await using app = await open();
    const path = '/console/assets/index-1a2B.js';
    const zipped = await get(app, path, { 'accept-encoding': 'gzip' });
    assert.deepEqual(
      [zipped.headers['content-encoding'], zipped.headers['cache-control'], zipped.headers['content-type']],
      ['gzip', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    );
    // This build has no file for it.
    assert.equal((await get(app, path, { 'accept-encoding': 'br' })).payload, 'plain');
    assert.equal((await get(app, path)).headers.vary, 'Accept-Encoding');
  });

  for (const name of [
    '..%2fbuilt-from.txt',
    'built-from.txt',
    '.hidden.js',
    'index-1a2B.js.gz',
    'none.js',
    '..%2f..%2fx.js',
  ])
    it(`have no file ${name}`, async () => {
      await using app = await open();
      assert.equal((await get(app, `/console/assets/${name}`)).statusCode, 404);
    });

  it('have the path of the public address in front of their files', async () => {
    await using app = await open({ publicUrl: 'https://intra.example/dragoman' });
    for (const path of ['/', '/dragoman/', '/dragoman/console/x']) {
      const { payload } = await get(app, path, { accept: browser });
      assert.match(payload, /data-base="\/dragoman".*src="\/dragoman\/console\/assets\//);
    }
    assert.equal((await get(app, '/dragoman/console/assets/index-1a2B.js')).statusCode, 200);
  });

  it('appear when they are built, and the page at / says how until then', async () => {
    const later = mkdtempSync(join(tmpdir(), 'dragoman-console-'));
    try {
      await using app = await open({ consoleFolder: later });
      assert.match((await get(app, '/', { accept: browser })).payload, /The web console is not built.*npm run setup/s);
      assert.equal((await get(app, '/console/sessions', { accept: browser })).statusCode, 404);
      makeBuild(later);
      assert.match((await get(app, '/', { accept: browser })).payload, /data-base/);
    } finally {
      rmSync(later, { recursive: true });
    }
  });

  it('are not there with DRAGOMAN_CONSOLE=0', async () => {
    await using app = await open({ console: false });
    const { payload } = await get(app, '/', { accept: browser });
    assert.doesNotMatch(payload, /not built|data-base/);
    assert.equal((await get(app, '/console/assets/index-1a2B.js')).statusCode, 404);
  });
});
