import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { type PathProxyOptions, startPathProxy } from '../support/path-proxy.ts';
import { adminKey, createTestApp, developerKey, type TestApp } from '../support/test-app.ts';

const loopback = [{ address: '127.0.0.0', prefixLength: 8 }];
const authorization = `DeepL-Auth-Key ${developerKey}`;
const tmx =
  '<?xml version="1.0"?><tmx version="1.4"><header srclang="en" segtype="sentence" adminlang="en" creationtool="a" creationtoolversion="1" datatype="plaintext" o-tmf="a"/><body><tu><tuv xml:lang="en"><seg>cat</seg></tuv><tuv xml:lang="es"><seg>gato</seg></tuv></tu></body></tmx>';

async function announceImport(app: TestApp, headers: Record<string, string>): Promise<string> {
  const source_file = { file_name: 'a.tmx', content_length: tmx.length };
  const answer = await app.send('POST', '/v3/translation_memories/import', { source_file }, { headers });
  return answer.json().upload_url;
}

describe('a server under a path of a proxy', () => {
  const arrangements: readonly (Omit<PathProxyOptions, 'port'> & { name: string; settings(origin: string): object })[] =
    [
      {
        name: 'that takes the path off, with DRAGOMAN_PUBLIC_URL',
        path: '/dragoman',
        strips: true,
        settings: (origin) => ({ publicUrl: `${origin}/dragoman` }),
      },
      {
        name: 'that leaves the path, with DRAGOMAN_PUBLIC_URL',
        path: '/dragoman',
        strips: false,
        settings: (origin) => ({ publicUrl: `${origin}/dragoman` }),
      },
      ...[true, false].map((strips) => ({
        name: `that is trusted, names the path and ${strips ? 'takes it off' : 'leaves it'}`,
        path: '/tools/dragoman',
        strips,
        headers: ({ host = '' }) => ({
          'x-forwarded-prefix': '/tools/dragoman',
          'x-forwarded-host': host,
          host: 'inner:1',
        }),
        settings: () => ({ trustedProxies: loopback }),
      })),
    ];
  for (const { name, settings, ...proxying } of arrangements)
    it(`${name}, works whole`, async () => {
      let port = 0;
      // The proxy comes first, since its address is in the settings.
      await using proxy = await startPathProxy({ ...proxying, port: () => port });
      const base = `${proxy.origin}${proxying.path}`;
      await using app = await createTestApp({ translators: [new FakeTranslator()], settings: settings(proxy.origin) });
      port = await app.listen();

      const translation = await fetch(`${base}/v2/translate`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ text: ['a'], source_lang: 'EN', target_lang: 'ES' }),
      });
      assert.equal(translation.status, 200);

      const front = await (await fetch(`${base}/`, { headers: { accept: 'text/html' } })).text();
      assert.ok(front.includes(` data-base="${proxying.path}"`), front);
      for (const [, path = ''] of front.matchAll(/ (?:src|href)="([^"]+)"/g)) {
        assert.ok(path.startsWith(`${proxying.path}/console/`), path);
        const file = await fetch(new URL(path, base));
        assert.equal(file.status, 200, path);
        await file.body?.cancel();
      }

      const page = await fetch(`${base}/docs`);
      assert.equal(page.status, 200);
      assert.equal(page.url, `${base}/docs/`);
      const html = await page.text();
      const script = /src="([^"]+\.js[^"]*)"/.exec(html)?.[1];
      const program = await fetch(new URL(script ?? assert.fail(html), page.url));
      assert.equal(program.status, 200);
      assert.match(program.headers.get('content-type') ?? '', /javascript/);
      await program.body?.cancel();

      const described = await fetch(new URL('../openapi.json', page.url));
      const { servers } = (await described.json()) as { servers: unknown };
      assert.deepEqual(servers, [{ url: base }]);

      const announced = await fetch(`${base}/v3/translation_memories/import`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ source_file: { file_name: 'a.tmx', content_length: tmx.length } }),
      });
      const { upload_url } = (await announced.json()) as { upload_url: string };
      assert.ok(upload_url.startsWith(`${base}/v3/`), upload_url);
      const uploaded = await fetch(upload_url, {
        method: 'PUT',
        headers: { 'content-type': 'application/xml' },
        body: tmx,
      });
      assert.equal(uploaded.status, 200);
    });
});

describe('headers of proxies', () => {
  const forwarded = {
    host: 'inner.example',
    'x-forwarded-for': '1.1.1.1, 203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'free.example.com',
    'x-forwarded-prefix': '/dragoman',
  };
  const settings = { freeHosts: new Set(['free.example.com']) };

  async function originOfAct(app: TestApp): Promise<string> {
    const sending = { key: adminKey, headers: { ...forwarded, 'x-forwarded-host': 'api.example.com' } };
    assert.equal((await app.send('POST', '/v2/admin/developer-keys', {}, sending)).statusCode, 201);
    const { audit_log: entries } = (await app.send('GET', '/v2/admin/audit-log', undefined, sending)).json();
    return entries[0].origin;
  }

  it('are followed from a trusted proxy: base address, links, audit log', async () => {
    await using app = await createTestApp({ translators: [], settings: { ...settings, trustedProxies: loopback } });
    const answer = await app.send('GET', '/v2/usage', undefined, { headers: forwarded });
    assert.deepEqual([answer.statusCode, answer.json().code], [403, 'wrong_base']);
    const pro = { ...forwarded, 'x-forwarded-host': 'api.example.com' };
    assert.match(await announceImport(app, pro), /^https:\/\/api\.example\.com\/dragoman\/v3\//);
    assert.equal(await originOfAct(app), '203.0.113.9');
  });

  it('are followed from nobody else', async () => {
    await using app = await createTestApp({ translators: [], settings });
    assert.equal((await app.send('GET', '/v2/usage', undefined, { headers: forwarded })).statusCode, 200);
    assert.match(await announceImport(app, forwarded), /^http:\/\/inner\.example\/v3\//);
    assert.equal(await originOfAct(app), '127.0.0.1');
  });

  it('say whose polls of agent tasks are counted, where the proxy is trusted', async () => {
    const pollsOf = (app: TestApp) => async (client: string) => {
      const task = '/v1/unstable/agent/tasks/00000000-0000-4000-8000-000000000000';
      return (await app.send('GET', task, undefined, { headers: { 'x-forwarded-for': client } })).statusCode;
    };
    const options = { translators: [], settings: { agentPollsPerMinute: 2 } };
    await using behind = await createTestApp({
      ...options,
      settings: { ...options.settings, trustedProxies: loopback },
    });
    const poll = pollsOf(behind);
    // What a client claims comes before the address that the proxy adds.
    for (const [client, status] of [
      ['203.0.113.9', 404],
      ['1.1.1.1, 203.0.113.9', 404],
      ['2.2.2.2, 203.0.113.9', 429],
      ['198.51.100.7', 404],
      ['198.51.100.7', 404],
      ['198.51.100.7', 429],
    ] as const)
      assert.equal(await poll(client), status, client);
    await using open = await createTestApp(options);
    const direct = pollsOf(open);
    assert.deepEqual(
      [await direct('203.0.113.9'), await direct('203.0.113.10'), await direct('203.0.113.11')],
      [404, 404, 429],
    );
  });

  it('cannot put anything but a host into a link', async () => {
    await using app = await createTestApp({ translators: [] });
    assert.match(await announceImport(app, { host: 'evil.example"/x' }), /^http:\/\/127\.0\.0\.1\/v3\//);
  });
});
