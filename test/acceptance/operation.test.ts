import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type RunningServer, startServer } from '../support/running-server.ts';

describe('for operators', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(async () => {
    await server[Symbol.asyncDispose]();
  });

  it('GET /healthz answers without a key', async () => {
    const response = await fetch(new URL('/healthz', server.address));
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    assert.deepEqual(await response.json(), { status: 'ok', version });
  });

  it('GET /readyz names what it depends on', async () => {
    const response = await fetch(new URL('/readyz', server.address));
    assert.equal(response.status, 200);
    const { status, checks } = (await response.json()) as { status: string; checks: { name: string }[] };
    assert.equal(status, 'ready');
    assert.deepEqual(
      checks.map(({ name }) => name),
      [
        'server',
        'storage',
        'apertium',
        'bergamot',
        'harper',
        'grammalecte',
        'agreement',
        'hunspell',
        'rules',
        'checks',
        'pocketsphinx',
        'flite',
        'espeak',
        'libreoffice',
        'tesseract',
        'chromium',
      ],
    );
  });

  it('GET /metrics counts requests and characters', async () => {
    await (await server.translate({ text: ['The house'], source_lang: 'EN', target_lang: 'ES' })).text();
    const response = await fetch(new URL('/metrics', server.address));
    assert.match(response.headers.get('content-type') ?? '', /^text\/plain/);
    const text = await response.text();
    assert.match(text, /dragoman_http_requests_total\{operation="translateText",status="200"\} [1-9]/);
    assert.match(text, /dragoman_translated_characters_total\{engines="apertium",source="en",target="es"\} [1-9]/);
  });

  it('GET /openapi.json describes every operation', async () => {
    const response = await fetch(new URL('/openapi.json', server.address));
    const document = (await response.json()) as {
      openapi: string;
      paths: Record<string, Record<string, { requestBody?: { content: object } }>>;
    };
    assert.equal(document.openapi, '3.1.0');
    assert.deepEqual(Object.keys(document.paths['/v2/translate']?.post?.requestBody?.content ?? {}), [
      'application/json',
      'application/x-www-form-urlencoded',
    ]);
    for (const path of [
      '/v2/languages',
      '/v3/languages',
      '/v3/languages/resources',
      '/v2/usage',
      '/healthz',
      '/readyz',
    ])
      assert.ok(document.paths[path]?.get, path);
  });

  it('GET /openapi.json names the headers of answers, and which bodies may be left out', async () => {
    const { paths } = (await (await fetch(new URL('/openapi.json', server.address))).json()) as {
      paths: Record<
        string,
        Record<string, { requestBody?: { required: boolean }; responses: Record<string, { headers?: object }> }>
      >;
    };
    const headersOf = (path: string, method = 'post') =>
      Object.keys(paths[path]?.[method]?.responses['200']?.headers ?? {}).filter((name) => name !== 'X-Trace-ID');
    for (const methods of Object.values(paths))
      for (const { responses } of Object.values(methods))
        for (const [status, { headers = {} }] of Object.entries(responses))
          if (status.startsWith('2')) assert.ok('X-Trace-ID' in headers);
    for (const path of ['/v2/translate', '/v2/write/rephrase', '/v2/write/correct'])
      assert.deepEqual(headersOf(path), ['X-Service-Engine', 'X-Service-Warnings'], path);
    for (const path of ['/v2/document/{document_id}', '/v2/document/{document_id}/result'])
      for (const method of ['get', 'post'])
        assert.deepEqual(headersOf(path, method), ['X-Service-Warnings'], `${method} ${path}`);
    assert.deepEqual(headersOf('/v2/languages', 'get'), []);
    assert.equal(paths['/v2/admin/developer-keys']?.post?.requestBody?.required, false);
    assert.equal(paths['/v2/document/{document_id}']?.delete?.requestBody?.required, false);
    assert.equal(paths['/v2/translate']?.post?.requestBody?.required, true);
  });

  it('GET /docs serves a page whose program comes from this server', async () => {
    const page = await fetch(new URL('/docs', server.address));
    assert.equal(page.status, 200);
    const html = await page.text();
    assert.doesNotMatch(html, /(src|href)="https?:/);
    const script = /src="([^"]+\.js)"/.exec(html)?.[1];
    assert.ok(script, html.slice(0, 500));
    const program = await fetch(new URL(script, page.url));
    assert.equal(program.status, 200);
    assert.match(program.headers.get('content-type') ?? '', /javascript/);
    const missing = await fetch(new URL('/docs/x', server.address));
    assert.equal(missing.status, 404);
    assert.equal(((await missing.json()) as { code: string }).code, 'not_found');
  });
});

describe('start and stop', () => {
  it('makes keys at the first start, keeps them in a file of their own, and they work', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-first-'));
    const environment = { DRAGOMAN_API_KEY: '', DRAGOMAN_ADMIN_KEY: '' };
    try {
      let key: string | undefined;
      {
        await using first = await startServer({ dataDir, environment });
        const file = join(dataDir, 'first-keys');
        const keys = readFileSync(file, 'utf8');
        assert.equal(statSync(file).mode & 0o777, 0o600);
        key = /developer key\s+([0-9a-f]{64})\n/.exec(keys)?.[1];
        assert.match(keys, /admin key\s+[0-9a-f]{64}:adm\n/);
        assert.ok(first.output().includes(`are in ${file}`), first.output());
        assert.doesNotMatch(first.output(), /[0-9a-f]{64}/);
        assert.ok(first.output().includes(`curl ${first.address}/v2/translate`));
        assert.ok(first.output().includes(`${first.address}/docs`));
        const response = await first.request('/v2/usage', { headers: { authorization: `DeepL-Auth-Key ${key}` } });
        assert.equal(response.status, 200);
      }
      await using second = await startServer({ dataDir, environment });
      assert.doesNotMatch(second.output(), /first-keys|[0-9a-f]{64}/);
      const response = await second.request('/v2/usage', { headers: { authorization: `DeepL-Auth-Key ${key}` } });
      assert.equal(response.status, 200);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    it(`finishes requests in progress on ${signal} and exits with 0`, async () => {
      await using server = await startServer();
      const text = Array(50).fill('The house is red and the car is blue, and nobody knows why it had to be so.');
      const inProgress = Array.from({ length: 4 }, () =>
        server.translate({ text, source_lang: 'EN', target_lang: 'ES' }),
      );
      const exit = once(server.process, 'exit');
      while (!/requests_in_progress [4-9]/.test(await (await fetch(new URL('/metrics', server.address))).text()));
      server.process.kill(signal);
      // npm hands a terminal's Ctrl-C on once more.
      server.process.kill(signal);
      const answers = await Promise.all(inProgress);
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200, 200, 200],
      );
      assert.deepEqual(await exit, [0, null]);
    });

  it('reports every problem of the configuration at once and does not start', async () => {
    await assert.rejects(
      startServer({ environment: { DRAGOMAN_PORT: 'x', DRAGOMAN_PLAN: 'y' } }),
      /ended with 78(?=.*DRAGOMAN_PORT)(?=.*DRAGOMAN_PLAN)/s,
    );
  });

  it('says which port is in use', async () => {
    await using server = await startServer();
    const { port } = new URL(server.address);
    await assert.rejects(startServer({ environment: { DRAGOMAN_PORT: port } }), /is in use/);
  });
});

describe('an engine process that is killed', () => {
  it('is replaced without a client noticing, and counted', async () => {
    await using server = await startServer();
    const translate = async (): Promise<string> => {
      const response = await server.translate({ text: ['The house.'], source_lang: 'EN', target_lang: 'ES' });
      return ((await response.json()) as { translations: { text: string }[] }).translations[0]?.text ?? '';
    };
    assert.equal(await translate(), 'La casa.');
    const children = readFileSync(`/proc/${server.process.pid}/task/${server.process.pid}/children`, 'utf8');
    const victim = children
      .trim()
      .split(' ')
      .find((pid) => /apertium-interchunk/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')));
    assert.ok(victim, children);
    process.kill(Number(victim), 'SIGKILL');
    assert.deepEqual(await Promise.all([translate(), translate(), translate()]), ['La casa.', 'La casa.', 'La casa.']);
    const metrics = await (await fetch(new URL('/metrics', server.address))).text();
    assert.match(metrics, /dragoman_engine_incidents_total\{engine="apertium",kind="crashed"\} 1/);
  });
});
