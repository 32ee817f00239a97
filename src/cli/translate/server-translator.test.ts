import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { CommandFailure, InputError } from '../command-line/command-errors.ts';
import { retryAfter } from '../command-line/request-with-retries.ts';
import type { TextsToTranslate } from './command-translator.ts';
import { parseTranslateCommand } from './parse-translate-command.ts';
import { createServerTranslator } from './server-translator.ts';

interface Received {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
  readonly body: { readonly text: readonly string[] } & Record<string, unknown>;
}

describe('translating with a server', () => {
  let received: Received[] = [];
  let answers: ((response: ServerResponse, body: Received['body']) => void)[] = [];
  let address = '';
  const server = createServer(async (request, response) => {
    const bytes = Buffer.concat(await Array.fromAsync(request));
    const body = JSON.parse(bytes.toString()) as Received['body'];
    received.push({ url: request.url, headers: request.headers, bytes: bytes.length, body });
    (answers.shift() ?? upperCase)(response, body);
  });
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    received = [];
    answers = [];
  });

  function upperCase(response: ServerResponse, { text }: Received['body']): void {
    send(response, 200, {
      translations: text.map((one) => ({ text: one.toUpperCase(), detected_source_language: 'EN' })),
    });
  }

  function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  }

  function start(...args: string[]) {
    const waits: number[] = [];
    const warnings: string[] = [];
    const command = parseTranslateCommand(['--to', 'es', ...args]);
    const translator = createServerTranslator(
      {
        address,
        key: 'the-key',
        wait: async (milliseconds) => void waits.push(milliseconds),
        waiting() {},
        now: () => Date.UTC(2026, 0, 1),
      },
      command,
      (code) => void warnings.push(code),
    );
    const { signal } = new AbortController();
    const translate = async (request: Partial<TextsToTranslate> & { texts: readonly string[] }) =>
      (await translator.translate({ format: 'text', ...request }, signal)).map(({ text }) => text);
    return { translate, translator, waits, warnings };
  }

  it('sends what was asked for and keeps the order', async () => {
    const { translate } = start('--formality', 'prefer_more', '--html');
    const source = { code: 'en', detected: false };
    assert.deepEqual(await translate({ texts: ['one', 'two'], source, format: 'html' }), ['ONE', 'TWO']);
    const [request] = received;
    assert.equal(request?.url, '/v2/translate');
    assert.equal(request?.headers.authorization, 'DeepL-Auth-Key the-key');
    assert.deepEqual(request?.body, {
      target_lang: 'es',
      source_lang: 'en',
      formality: 'prefer_more',
      tag_handling: 'html',
      text: ['one', 'two'],
    });
  });

  it('names no language when it is to be detected, and keeps the model for the pieces that follow', async () => {
    const { translate } = start('--wrapped');
    await translate({ texts: ['one'] });
    await translate({ texts: ['two'], source: { code: 'en', detected: true } });
    const [first, second] = received.map(({ body: { text: _, ...options } }) => options);
    assert.deepEqual(first, { target_lang: 'es', split_sentences: 'nonewlines' });
    assert.deepEqual(second, { ...first, source_lang: 'en', model_type: 'prefer_quality_optimized' });
  });

  it('makes requests of at most 50 texts and 128 KiB', async () => {
    const { translate } = start();
    const many = Array.from({ length: 120 }, (_, index) => `text ${index}`);
    assert.deepEqual(
      await translate({ texts: many }),
      many.map((text) => text.toUpperCase()),
    );
    assert.deepEqual(
      received.map(({ body }) => body.text.length),
      [50, 50, 20],
    );
    received = [];
    const large = Array.from({ length: 9 }, () => '"\n\u4e2d'.repeat(5000));
    assert.deepEqual(await translate({ texts: large }), large);
    assert(received.length > 2);
    for (const { bytes } of received) assert(bytes <= 128 * 1024, String(bytes));
  });

  it('says what to do with a text that no request can hold', async () => {
    const { translate } = start();
    const texts = ['a'.repeat(128 * 1024)];
    await assert.rejects(
      translate({ texts }),
      (error) => error instanceof InputError && /as a file/.test(error.message),
    );
    await assert.rejects(translate({ texts, format: 'html' }), {
      message: /translate it without --server, or split it/,
    });
    assert.equal(received.length, 0);
  });

  it('waits as long as the server says, else longer each time, while it is short of capacity', async () => {
    answers = [
      (response) => send(response, 429, {}, { 'retry-after': '7' }),
      (response) => send(response, 503, {}, { 'retry-after': 'Thu, 01 Jan 2026 00:00:30 GMT' }),
      (response) => send(response, 529, {}),
    ];
    const { translate, waits } = start();
    assert.deepEqual(await translate({ texts: ['one'] }), ['ONE']);
    assert.deepEqual(waits, [7000, 30_000, 4000]);
  });

  it('gives up when the shortage lasts', async () => {
    answers = Array.from({ length: 20 }, () => (response) => send(response, 529, { message: 'Overloaded.' }));
    const { translate } = start();
    await assert.rejects(translate({ texts: ['one'] }), { message: /Overloaded\. \(HTTP 529\)/ });
    assert.equal(received.length, 6);
  });

  it('does not wait for minutes', async () => {
    answers = [(response) => send(response, 429, { message: 'Tomorrow.' }, { 'retry-after': '86400' })];
    const { translate, waits } = start();
    await assert.rejects(translate({ texts: ['one'] }), { message: /Tomorrow/ });
    assert.deepEqual(waits, []);
  });

  it('prints the message of the server, with its detail', async () => {
    answers = [(response) => send(response, 403, { message: 'Authorization failed.', detail: 'Ask for a key.' })];
    const { translate } = start();
    await assert.rejects(translate({ texts: ['one'] }), (error) => {
      assert(error instanceof CommandFailure);
      assert.match(error.message, /^127\.0\.0\.1:\d+: Authorization failed\. Ask for a key\. \(HTTP 403\)$/);
      return true;
    });
  });

  it('blames the input alone for broken markup', async () => {
    answers = [(response) => send(response, 400, { message: 'Tag handling parsing failed, please check input.' })];
    const { translate } = start();
    await assert.rejects(translate({ texts: ['<a'], format: 'xml' }), InputError);
  });

  it('passes warnings on', async () => {
    answers = [
      (response) =>
        send(
          response,
          200,
          { translations: [{ text: 'UNO', detected_source_language: 'EN-GB' }] },
          { 'x-service-warnings': 'variant_not_distinguished, other' },
        ),
    ];
    const { translator, warnings } = start();
    const [answer] = await translator.translate({ texts: ['one'], format: 'text' }, new AbortController().signal);
    assert.deepEqual(answer, { text: 'UNO', sourceLanguage: 'en' });
    assert.deepEqual(warnings, ['variant_not_distinguished', 'other']);
  });

  it('recognizes what is no translation server', async () => {
    for (const body of [{}, { translations: [] }, { translations: [{ text: 1 }] }, 'hello', null]) {
      answers = [(response) => send(response, 200, body)];
      await assert.rejects(start().translate({ texts: ['one'] }), {
        message: /does not answer as a translation server/,
      });
    }
    answers = [(response) => response.writeHead(301, { location: 'https://example.com/v2/translate' }).end()];
    await assert.rejects(start().translate({ texts: ['one'] }), { message: /has moved to https:\/\/example\.com/ });
    answers = [(response) => response.writeHead(502).end('<html>')];
    await assert.rejects(start().translate({ texts: ['one'] }), { message: /no reason\. \(HTTP 502\)/ });
    answers = [(response) => response.destroy()];
    await assert.rejects(start().translate({ texts: ['one'] }), { message: /cannot be reached: / });
  });

  it('rejects with the reason of the signal, also while a request is on its way', async () => {
    const stop = new AbortController();
    const reason = new Error('stopped');
    answers = [() => stop.abort(reason)];
    const { translator } = start();
    await assert.rejects(translator.translate({ texts: ['one'], format: 'text' }, stop.signal), reason);
  });

  it('reads both forms of Retry-After', () => {
    assert.equal(retryAfter(null, 0), undefined);
    assert.equal(retryAfter('soon', 0), undefined);
    assert.equal(retryAfter('0', 0), 0);
    assert.equal(retryAfter('Thu, 01 Jan 1970 00:00:05 GMT', 2000), 3000);
    assert.equal(retryAfter('Thu, 01 Jan 1970 00:00:05 GMT', 9000), 0);
  });
});
