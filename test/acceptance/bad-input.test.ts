import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { type RunningServer, startServer } from '../support/running-server.ts';

describe('bad input', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(async () => {
    await server[Symbol.asyncDispose]();
  });

  const good = { text: ['The house'], source_lang: 'EN', target_lang: 'ES' };

  /** Whatever was sent before, the next request is served. */
  async function assertStillServing(): Promise<void> {
    const response = await server.translate(good);
    assert.equal(response.status, 200);
    assert.equal(((await response.json()) as { translations: { text: string }[] }).translations[0]?.text, 'La casa');
  }

  async function post(body: string | Uint8Array<ArrayBuffer>, contentType = 'application/json'): Promise<Response> {
    return server.request('/v2/translate', { method: 'POST', headers: { 'content-type': contentType }, body });
  }

  async function assertRefused(response: Response, status: number, message: RegExp): Promise<void> {
    const body = (await response.json()) as { message: string; code: string };
    assert.equal(response.status, status, JSON.stringify(body));
    assert.match(body.message, message);
    assert.match(body.code, /^[a-z_]+$/);
    assert.match(response.headers.get('x-trace-id') ?? '', /^[0-9a-f]{32}$/);
    await assertStillServing();
  }

  const wrongBodies: readonly (readonly [string, Record<string, unknown>, RegExp])[] = [
    ['no text', { target_lang: 'ES' }, /Parameter 'text' not specified/],
    ['an empty list of texts', { text: [], target_lang: 'ES' }, /Parameter 'text' not specified/],
    ['no target', { text: ['a'] }, /Parameter 'target_lang' not specified/],
    ['a number as text', { text: [1], target_lang: 'ES' }, /'text\[0\]'.*must be a string/],
    ['an object as text', { text: { a: 1 }, target_lang: 'ES' }, /'text\[0\]'.*must be a string/],
    ['a list in a list', { text: [['a']], target_lang: 'ES' }, /'text\[0\]'.*must be a string/],
    ['a number as target', { text: ['a'], target_lang: 7 }, /'target_lang'.*must be a string/],
    ['a list as target', { text: ['a'], target_lang: ['ES'] }, /'target_lang'.*must be a string, not a list\./],
    ['51 texts', { text: Array(51).fill('a'), target_lang: 'ES' }, /'text'.*at most 50.*51/],
    ['an unknown model type', { ...good, model_type: 'best' }, /'model_type'.*latency_optimized/],
    ['an unknown formality', { ...good, formality: 'rude' }, /'formality'.*prefer_more/],
    ['an unknown split', { ...good, split_sentences: '2' }, /'split_sentences'.*nonewlines/],
    ['unknown tag handling', { ...good, tag_handling: 'latex' }, /'tag_handling'.*'html', 'xml'/],
    ['an unknown tag handling version', { ...good, tag_handling_version: 'v3' }, /'tag_handling_version'/],
    ['a word as boolean', { ...good, preserve_formatting: 'maybe' }, /'preserve_formatting'.*boolean/],
    ['a NUL character', { ...good, text: ['a', 'b\0c'] }, /'text\[1\]'.*NUL/],
    ['half a surrogate pair', { ...good, text: ['a\ud800'] }, /'text\[0\]'.*surrogate/],
    ['a broken context', { ...good, context: '\0' }, /'context'.*NUL/],
    ['a language that is no code', { ...good, target_lang: 'E$' }, /'target_lang'/],
    ['an empty target', { ...good, target_lang: '' }, /'target_lang'/],
    ['a huge target', { ...good, target_lang: 'x'.repeat(10_000) }, /'target_lang'/],
  ];
  for (const [name, body, message] of wrongBodies)
    it(`answers ${name} with a 400 that names the parameter`, async () => {
      await assertRefused(await server.translate(body), 400, message);
    });

  it('answers broken JSON with a 400', async () => {
    for (const body of ['{', '{"text": ["a"], }', '"text"', '[1]', 'null', '', '{"text": ["a"]} x'])
      await assertRefused(await post(body), 400, /request body could not be read/);
  });

  it('answers deep nesting with a 4xx', async () => {
    const deep = `{"text":${'['.repeat(20_000)}${']'.repeat(20_000)},"target_lang":"ES"}`;
    await assertRefused(await post(deep), 400, /'text\[0\]'/);
    await assertRefused(await post(`text${'[a]'.repeat(5_000)}=1&target_lang=ES`, formType), 400, /'text/);
  });

  it('answers invalid UTF-8 with a 400, in JSON and in forms', async () => {
    const json = new Uint8Array([...new TextEncoder().encode('{"text":["'), 0xff, 0xfe, 0x22, 0x5d, 0x7d]);
    await assertRefused(await post(json), 400, /not valid UTF-8/);
    await assertRefused(await post('text=%FF&target_lang=ES', formType), 400, /not valid UTF-8/);
  });

  it('answers a body over 128 KiB with a 413, and one of 128 KiB with a 200', async () => {
    const sized = (size: number): string => {
      const frame = JSON.stringify({ ...good, text: [''] });
      return JSON.stringify({ ...good, text: ['a '.repeat(size).slice(0, size - frame.length)] });
    };
    assert.equal(Buffer.byteLength(sized(128 * 1024)), 128 * 1024);
    assert.equal((await post(sized(128 * 1024))).status, 200);
    await assertRefused(await post(sized(128 * 1024 + 1)), 413, /larger than 128 KiB/);
    await assertRefused(await post(sized(4 * 1024 * 1024)), 413, /larger than 128 KiB/);
  });

  it('answers other content types with a 415 that says what is taken', async () => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'nonsense'])
      await assertRefused(await post('{}', type), 415, /application\/json or application\/x-www-form-urlencoded/);
    await assertRefused(await post('{}', 'application/json; charset=utf-16'), 415, /UTF-8/);
  });

  it('answers malformed XML with the documented 400 in v2 and makes the best of it in v1', async () => {
    for (const xml of ['<a>house', 'house</a>', '<a><b>house</a></b>', '<a b>house</a>', 'a & b', '<a b="1" b="2"/>']) {
      const body = { ...good, text: [xml], tag_handling: 'xml' };
      await assertRefused(await server.translate(body), 400, /^Tag handling parsing failed, please check input\.$/);
      const lenient = await server.translate({ ...body, tag_handling_version: 'v1' });
      assert.equal(lenient.status, 200, xml);
    }
  });

  it('translates texts that are hard on an engine', async () => {
    const hard = [
      'x'.repeat(100_000),
      '^$/[]{}\\<>@*#+~'.repeat(2_000),
      '^house/house<n><sg>$ [<b>] ^*unknown$',
      '\u0001\u0002\u0007\u001b\u007f\u0085 house',
      '\u202ehouse\u202c \u200d\u200b\ufeff \u00ad',
      '😀'.repeat(5_000),
      'e\u0301\u0302\u0303'.repeat(1_000),
      `${'('.repeat(5_000)}house${')'.repeat(5_000)}`,
      'a. '.repeat(10_000),
      'house '.repeat(10_000),
      '\\'.repeat(10_000),
      '.'.repeat(50_000),
      '\n'.repeat(50_000),
    ];
    for (const text of hard) {
      const response = await server.translate({ ...good, text: [text] });
      assert.equal(response.status, 200, `${text.slice(0, 20)}: ${await response.clone().text()}`);
      await assertStillServing();
    }
  });

  it('takes markup nested ten thousand deep', async () => {
    const text = `${'<b>'.repeat(10_000)}house${'</b>'.repeat(10_000)}`;
    for (const tag_handling of ['html', 'xml']) {
      const response = await server.translate({ ...good, text: [text], tag_handling });
      assert.equal(response.status, 200, (await response.clone().text()).slice(0, 200));
      const answer = (await response.json()) as { translations: { text: string }[] };
      const result = answer.translations[0]?.text ?? '';
      assert.ok(/^(<b>){10000}casa(<\/b>){10000}$/i.test(result), result.replaceAll(/(<\/?b>)+/g, '$1…'));
    }
  });

  it('answers unknown addresses with a 404 and wrong methods with a 405', async () => {
    await assertRefused(await server.request('/v2/nothing'), 404, /Nothing is served at GET \/v2\/nothing/);
    const response = await server.request('/v2/translate');
    assert.equal(response.headers.get('allow'), 'POST');
    await assertRefused(response, 405, /use POST/);
  });

  it('answers what is not HTTP, endless headers and endless addresses in the same form', async () => {
    const raw = async (text: string): Promise<string> => {
      const { hostname, port } = new URL(server.address);
      const socket = connect(Number(port), hostname);
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('error', () => {});
      socket.write(text);
      await once(socket, 'close');
      return answer;
    };
    assert.match(await raw('nonsense\r\n\r\n'), /^HTTP\/1\.1 400 .*x-trace-id: [0-9a-f]{32}.*"code":"bad_request"/is);
    const headers = `GET /healthz HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`;
    assert.match(await raw(headers), /^HTTP\/1\.1 431 .*"code":"headers_too_large"/s);
    const address = `GET /healthz?${'x'.repeat(9_000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
    assert.match(await raw(address), /^HTTP\/1\.1 414 .*"code":"uri_too_long"/s);
    await assertStillServing();
  });

  it('survives clients that hang up in the middle', async () => {
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const gone = new AbortController();
        const sent = server.request('/v2/translate', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...good, text: Array(50).fill(`The house number ${index} is red.`) }),
          signal: gone.signal,
        });
        setImmediate(() => gone.abort());
        await assert.rejects(sent);
      }),
    );
    await assertStillServing();
  });
});

const formType = 'application/x-www-form-urlencoded';
