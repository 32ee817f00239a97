import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { TSchema } from 'typebox';
import { ServiceError } from '../../src/errors/service-error.ts';
import { SchemaValidation } from '../../src/http/plugins/validation.ts';
import { realtimeSchema } from '../../src/realtime/message-schema.ts';
import { poll } from '../support/poll.ts';
import { RawConnection } from '../support/raw-connection.ts';
import { RealtimeClient } from '../support/realtime-client.ts';
import { recentDays } from '../support/recent-days.ts';
import { fileOf } from '../support/scripted-speech.ts';
import { adminKey, type Sending, type TestApp } from '../support/test-app.ts';
import { speech, vocabulary, voiceApp } from './voice-jobs-fixtures.ts';

interface Ticket {
  readonly streaming_url: string;
  readonly token: string;
  readonly session_id: string;
}

interface Update {
  readonly language?: string;
  readonly concluded: readonly { readonly text: string; readonly start_time: number; readonly end_time: number }[];
  readonly tentative: readonly { readonly text: string }[];
}

const pcm = 'audio/pcm;encoding=s16le;rate=16000';
/** 200 ms. */
const chunkBytes = 6_400;

function chunks(audio: Buffer): readonly Buffer[] {
  return Array.from({ length: Math.ceil(audio.length / chunkBytes) }, (_, index) =>
    audio.subarray(index * chunkBytes, (index + 1) * chunkBytes),
  );
}

function textOf(updates: readonly Update[]): string {
  return updates.flatMap(({ concluded }) => concluded.map(({ text }) => text)).join('');
}

/** What the served schema says of messages of the server. */
const ofServer = new SchemaValidation().compiled((realtimeSchema() as { $defs: { server: TSchema } }).$defs.server)();

function assertDescribed({ received }: RealtimeClient): void {
  for (const message of received)
    assert.ok(ofServer(message), `${JSON.stringify(message)} ${JSON.stringify(ofServer.errors)}`);
}

describe('realtime sessions', () => {
  let app: TestApp;
  let speechEngines: Awaited<ReturnType<typeof voiceApp>>;
  let failing = false;
  before(async () => {
    speechEngines = await voiceApp({
      onSamples: async () => {
        if (failing) throw new ServiceError('engine_failed', {});
      },
    });
    app = speechEngines.app;
    await app.listen();
  });
  after(() => app[Symbol.asyncDispose]());

  const open = (fields: object = {}, options?: Sending) =>
    app.send(
      'POST',
      '/v3/voice/realtime',
      { source_media_content_type: pcm, source_language: 'en', ...fields },
      options,
    );

  async function ticket(fields?: object, options?: Sending): Promise<Ticket> {
    const answer = await open(fields, options);
    assert.equal(answer.statusCode, 200, answer.payload);
    const given = answer.json() as Ticket;
    // Requests are injected: they know no port.
    const { port } = app.http.server.address() as { port: number };
    return { ...given, streaming_url: given.streaming_url.replace(/^ws:\/\/[^/]+/, `ws://127.0.0.1:${port}`) };
  }

  async function connected(fields?: object, format?: 'json' | 'msgpack'): Promise<RealtimeClient> {
    const { streaming_url, token } = await ticket({ ...fields, ...(format && { message_format: format }) });
    return RealtimeClient.connect(streaming_url, token, format);
  }

  for (const format of ['json', 'msgpack'] as const)
    it(`transcribe and translate speech while it comes, in ${format}`, async () => {
      await using client = await connected({ target_languages: ['es'] }, format);
      for (const chunk of chunks(speech)) client.audio(chunk);
      client.end();
      assert.equal(await client.closed(), undefined);
      if (format === 'json') assertDescribed(client);
      const source = client.all<Update>('source_transcript_update');
      assert.equal(textOf(source), 'Good morning everybody. Could you help?');
      assert.ok(source.some(({ tentative }) => tentative.length > 0));
      const [first] = source.filter(({ concluded }) => concluded.length > 0);
      assert.deepEqual(first?.concluded, [
        { text: 'Good morning everybody.', start_time: 0, end_time: 1_200, language: 'en' },
      ]);
      const target = client.all<Update>('target_transcript_update');
      const translated = (await app.translate({ text: ['Good morning everybody.', 'Could you help?'] })).json();
      const [one, two] = translated.translations as { text: string }[];
      assert.equal(textOf(target), `${one?.text} ${two?.text}`);
      assert.deepEqual(
        client.received.map((message) => Object.keys(message)[0]).filter((kind) => kind?.startsWith('end_of')),
        ['end_of_source_transcript', 'end_of_target_transcript', 'end_of_stream'],
      );
      assert.deepEqual(client.all('end_of_target_transcript'), [{ language: 'es' }]);
    });

  it('speak the translation in elements, with the type on the first and the text on each sentence', async () => {
    await using client = await connected(
      { target_media_languages: ['es'], target_media_content_type: 'audio/pcm; encoding=s16le; rate=24000' },
      'msgpack',
    );
    for (const chunk of chunks(speech)) client.audio(chunk);
    client.end();
    assert.equal(await client.closed(), undefined);
    const media = client.all<{ content_type?: string; text?: string; data: Uint8Array[]; duration: number }>(
      'target_media_chunk',
    );
    assert.deepEqual(
      media.map(({ content_type }) => content_type),
      ['audio/pcm;encoding=s16le;rate=24000', undefined],
    );
    for (const { text = '', data, duration } of media) {
      assert.equal(duration, text.length * 50);
      assert.equal(
        data.reduce((sum, { length }) => sum + length, 0),
        text.length * 50 * 24 * 2,
      );
    }
    assert.deepEqual(client.all('end_of_target_media'), [{ language: 'es' }]);
  });

  it('assume the only language that is recognized, and say so', async () => {
    const answer = await open({ source_language: null });
    assert.equal(answer.headers['x-service-warnings'], 'source_language_assumed');
  });

  for (const [what, fields, message] of [
    ['a type of audio that does not exist', { source_media_content_type: 'audio/midi' }, /source_media_content_type/],
    ['a language that nobody recognizes', { source_language: 'de' }, /source_language.*German/],
    ['six targets', { target_languages: ['es', 'es', 'es', 'es', 'es', 'es'] }, /target_languages.*5/],
    ['a target that nobody translates into', { target_languages: ['ja'] }, /target_languages\[0\]/],
    ['two targets of media', { target_media_languages: ['es', 'en'] }, /target_media_languages.*1/],
    ['a target of media that nobody speaks', { target_media_languages: ['fr'] }, /target_media_languages\[0\]/],
    [
      'a type of media that does not exist',
      { target_media_languages: ['es'], target_media_content_type: 'x' },
      /target_media_content_type/,
    ],
    ['a formality that does not exist', { formality: 'rude' }, /formality.*informal/],
    [
      'a fixed language that is not named',
      { source_language: null, source_language_mode: 'loose' },
      /source_language_mode/,
    ],
  ] as const)
    it(`refuse ${what}, naming the parameter`, async () => {
      const answer = await open(fields);
      assert.equal(answer.statusCode, 400, answer.payload);
      assert.match(answer.json().message, message);
    });

  for (const [what, send, code] of [
    ['what is no JSON', (client: RealtimeClient) => client.socket.send('{'), 4000400],
    ['a message with two keys', (client: RealtimeClient) => client.message({ a: {}, b: {} }), 4000400],
    [
      'data that is not base64',
      (client: RealtimeClient) => client.message({ source_media_chunk: { data: '!' } }),
      4000400,
    ],
    ['an unknown kind', (client: RealtimeClient) => client.message({ hello: {} }), 4000401],
    ['a chunk of more than a second', (client: RealtimeClient) => client.audio(Buffer.alloc(32_002)), 4000402],
    ['half a sample', (client: RealtimeClient) => client.audio(Buffer.alloc(3)), 4000404],
    ['a binary frame', (client: RealtimeClient) => client.socket.send(Buffer.from('{}')), 4000406],
    [
      'audio after the end',
      (client: RealtimeClient) => {
        client.end();
        client.audio(Buffer.alloc(2));
      },
      4000405,
    ],
    [
      'audio that comes too fast',
      (client: RealtimeClient) => {
        for (let second = 0; second < 14; second += 1) client.audio(Buffer.alloc(32_000));
      },
      4290401,
    ],
  ] as const)
    it(`end with a reason after ${what}`, async () => {
      await using client = await connected();
      send(client);
      const error = await client.closed();
      assertDescribed(client);
      // Whoever said that no more comes may have had all there was already.
      if (code === 4000405 && error === undefined) return;
      assert.equal(error?.reason_code, code, JSON.stringify(client.received));
      assert.equal(error?.error_code, Math.floor(code / 10_000));
    });

  it('end with a reason when the audio cannot be decoded or has more than a second in a chunk, and when an engine fails', async () => {
    await using undecodable = await connected({ source_media_content_type: 'audio/webm' });
    undecodable.audio(Buffer.from('broken audio'));
    assert.equal((await undecodable.closed())?.reason_code, 4000403);
    await using long = await connected({ source_media_content_type: 'audio/webm' });
    // Three seconds.
    long.audio(Buffer.alloc(96_000));
    assert.equal((await long.closed())?.reason_code, 4000402);
    await using broken = await connected();
    failing = true;
    broken.audio(speech.subarray(0, chunkBytes));
    assert.equal((await broken.closed())?.reason_code, 5000401);
    failing = false;
  });

  it('take a token once: the second time ends the session', async () => {
    const { streaming_url, token } = await ticket();
    await using first = await RealtimeClient.connect(streaming_url, token);
    await using second = await RealtimeClient.connect(streaming_url, token);
    assert.equal((await second.closed())?.reason_code, 4010401);
    assert.equal((await first.closed())?.reason_code, 4010401);
    await using unknown = await RealtimeClient.connect(streaming_url, 'unknown');
    assert.equal((await unknown.closed())?.reason_code, 4010401);
  });

  it('go on after a reconnection where they stopped, with times and text', async () => {
    const { streaming_url, token, session_id } = await ticket({ target_languages: ['es'] });
    const all = chunks(speech);
    const received: Update[] = [];
    {
      await using client = await RealtimeClient.connect(streaming_url, token);
      for (const chunk of all.slice(0, 9)) client.audio(chunk);
      await client.until(() => textOf(client.all<Update>('source_transcript_update')) !== '');
      received.push(...client.all<Update>('source_transcript_update'));
    }
    const renewed = await app.send('GET', `/v3/voice/realtime?token=${token}`);
    assert.equal(renewed.statusCode, 200, renewed.payload);
    assert.equal(renewed.json().session_id, session_id);
    await using client = await RealtimeClient.connect(streaming_url, renewed.json().token);
    for (const chunk of all.slice(9)) client.audio(chunk);
    client.end();
    assert.equal(await client.closed(), undefined);
    received.push(...client.all<Update>('source_transcript_update'));
    assert.equal(textOf(received), 'Good morning everybody. Could you help?');
    const last = received.flatMap(({ concluded }) => concluded).at(-1);
    assert.deepEqual([last?.start_time, last?.end_time], [2_000, 3_200]);
  });

  it('get new engines after a failure, also where the client is back before its connection has closed', async () => {
    const { streaming_url, token } = await ticket();
    await using broken = await RealtimeClient.connect(streaming_url, token);
    // It does not answer that the server closes the connection.
    broken.socket.close = () => {};
    failing = true;
    broken.audio(speech.subarray(0, chunkBytes));
    await broken.until(() => broken.all('error').length > 0);
    failing = false;
    const renewed = await app.send('GET', `/v3/voice/realtime?token=${token}`);
    await using client = await RealtimeClient.connect(streaming_url, renewed.json().token);
    for (const chunk of chunks(speech)) client.audio(chunk);
    client.end();
    assert.equal(await client.closed(), undefined);
    const received = client.all<Update>('source_transcript_update');
    assert.equal(textOf(received).trim(), 'Good morning everybody. Could you help?');
  });

  it('are renewed by their own account only, and go on where another has tried', async () => {
    const { streaming_url, token } = await ticket();
    const { developerKey } = await app.createAccount();
    const foreign = await app.send('GET', `/v3/voice/realtime?token=${token}`, undefined, { key: developerKey });
    assert.equal(foreign.statusCode, 401);
    await using client = await RealtimeClient.connect(streaming_url, token);
    client.end();
    assert.equal(await client.closed(), undefined);
  });

  it('end when an old token is to be renewed', async () => {
    const { streaming_url, token } = await ticket();
    const renewed = (await app.send('GET', `/v3/voice/realtime?token=${token}`)).json();
    assert.equal((await app.send('GET', `/v3/voice/realtime?token=${token}`)).statusCode, 401);
    await using client = await RealtimeClient.connect(streaming_url, renewed.token);
    assert.equal((await client.closed())?.reason_code, 4010401);
  });

  it('end when their key is deactivated', async () => {
    const key = await app.createKey({});
    const keys = (await app.send('GET', '/v2/admin/developer-keys', undefined, { key: adminKey })).json();
    const { key_id } = keys.at(-1);
    const { streaming_url, token } = await ticket({}, { key });
    await using client = await RealtimeClient.connect(streaming_url, token);
    const ended = await app.send('PUT', '/v2/admin/developer-keys/deactivate', { key_id }, { key: adminKey });
    assert.equal(ended.statusCode, 200, ended.payload);
    assert.equal((await client.closed())?.reason_code, 4010401);
  });

  it('count what they hear, and end at the limit of their key', async () => {
    const before = await spokenMilliseconds(app);
    await using client = await connected();
    for (const chunk of chunks(speech)) client.audio(chunk);
    client.end();
    await client.closed();
    await poll(async () => (await spokenMilliseconds(app)) === before + 3_600);
    const key = await app.createKey({ speechMillisecondLimit: 1_000 });
    const { streaming_url, token } = await ticket({}, { key });
    await using limited = await RealtimeClient.connect(streaming_url, token);
    for (const chunk of chunks(speech)) limited.audio(chunk);
    const error = await limited.closed();
    assert.equal(error?.error_code, 456, JSON.stringify(error));
  });

  it('of one account leave half of the server to others', async () => {
    const { developerKey } = await app.createAccount();
    await using opened = new AsyncDisposableStack();
    const connect = async (options?: Sending): Promise<RealtimeClient> => {
      const { streaming_url, token } = await ticket({}, options);
      const client = opened.use(await RealtimeClient.connect(streaming_url, token));
      for (const chunk of chunks(speech).slice(0, 3)) client.audio(chunk);
      await client.until(() => client.received.length > 0);
      return client;
    };
    let connected = 0;
    let refused: RealtimeClient | undefined;
    while (refused === undefined) {
      const client = await connect();
      if (client.all('error').length > 0) refused = client;
      else connected += 1;
    }
    assert.equal((await refused.closed())?.reason_code, 4290402);
    assert.ok(connected >= 2, String(connected));
    for (let others = 0; others < connected; others += 1)
      assert.deepEqual((await connect({ key: developerKey })).all('error'), []);
    // The server is full.
    const third = await app.createAccount();
    assert.equal((await (await connect({ key: third.developerKey })).closed())?.reason_code, 5030401);
  });

  it('take WebSockets at their address only: other requests for another protocol are answered as usual', async () => {
    const { port } = app.http.server.address() as { port: number };
    const ask = async (target: string, protocol: string) => {
      using connection = await RawConnection.open(port);
      const upgrade = `Connection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABk\r\n`;
      connection.send(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`);
      return await connection.answer();
    };
    assert.equal((await ask('/healthz', 'h2c')).status, 200);
    assert.equal((await ask('/healthz', 'websocket')).status, 200);
    for (const target of ['//', 'http://[::1', '/v3/voice/realtime/connect', '*'])
      assert.ok((await ask(target, 'h2c')).status >= 400, target);
    // Without the key of a WebSocket.
    assert.equal((await ask('/v3/voice/realtime/connect?token=%', 'websocket')).status, 400);
    assert.equal((await ask('/healthz', 'h2c')).status, 200);
  });

  it('survive hostile frames, with a reason for each', async () => {
    const kinds = ['source_media_chunk', 'end_of_source_media', 'x'];
    for (let attempt = 0; attempt < 60; attempt += 1) {
      await using client = await connected({}, attempt % 2 === 0 ? 'json' : 'msgpack');
      const noise = randomBytes(attempt * 7);
      const frames = [
        noise,
        noise.toString('latin1'),
        JSON.stringify({ [kinds[attempt % 3] ?? '']: noise.toString('base64') }),
        `${'['.repeat(attempt * 100)}`,
      ];
      client.socket.send(frames[attempt % frames.length] as string);
      const error = await client.closed();
      assert.ok(
        (error?.reason_code ?? 0) >= 4_000_400 && (error?.reason_code ?? 0) <= 4_000_406,
        JSON.stringify(error),
      );
    }
    await using client = await connected();
    client.audio(fileOf(vocabulary, 'good').subarray(0, chunkBytes));
    client.end();
    assert.equal(await client.closed(), undefined);
  });
});

async function spokenMilliseconds(app: TestApp): Promise<number> {
  const path = `/v2/admin/analytics?${recentDays()}`;
  const answer = await app.send('GET', path, undefined, { key: adminKey });
  return answer.json().usage_report.total_usage.speech_to_text_milliseconds;
}
