import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sharedCluster } from '../contracts/postgres-stores.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { RealtimeClient } from '../support/realtime-client.ts';
import { fileOf } from '../support/scripted-speech.ts';
import type { TestApp } from '../support/test-app.ts';
import { vocabulary, voiceApp } from './voice-jobs-fixtures.ts';

interface Ticket {
  readonly token: string;
  readonly session_id: string;
}

interface Segment {
  readonly text: string;
  readonly start_time: number;
  readonly end_time: number;
}

interface Update {
  readonly concluded: readonly Segment[];
  readonly tentative: readonly Segment[];
}

const path = '/v3/voice/realtime';
const order = {
  source_media_content_type: 'audio/pcm;encoding=s16le;rate=16000',
  source_language: 'en',
  target_media_languages: ['es'],
  target_media_content_type: 'audio/pcm;encoding=s16le;rate=24000',
};
const spoken = (words: string): Buffer => fileOf(vocabulary, words);

async function open(app: TestApp): Promise<Ticket> {
  const answer = await app.send('POST', path, order);
  assert.equal(answer.statusCode, 200, answer.payload);
  return answer.json();
}

async function renewed(app: TestApp, { token, session_id }: Ticket): Promise<Ticket> {
  const answer = await app.send('GET', `${path}?token=${token}`);
  assert.equal(answer.statusCode, 200, answer.payload);
  assert.equal(answer.json().session_id, session_id);
  return answer.json();
}

function connect(app: TestApp, { token }: Ticket): Promise<RealtimeClient> {
  const { port } = app.http.server.address() as { port: number };
  return RealtimeClient.connect(`ws://127.0.0.1:${port}${path}/connect`, token);
}

const segmentsOf = (client: RealtimeClient, kind: 'source' | 'target') =>
  client.all<Update>(`${kind}_transcript_update`).flatMap(({ concluded }) => concluded);
const tentativeOf = (client: RealtimeClient): string =>
  client.all<Update>('source_transcript_update').at(-1)?.tentative[0]?.text ?? '';
const textOf = (clients: readonly RealtimeClient[], kind: 'source' | 'target') =>
  clients.flatMap((client) => segmentsOf(client, kind).map(({ text }) => text)).join('');
const kindsOf = ({ received }: RealtimeClient) => received.flatMap(Object.keys);

describe('a realtime session', () => {
  const opened = new AsyncDisposableStack();
  let [first, second]: Awaited<ReturnType<typeof voiceApp>>[] = [];
  before(async () => {
    const databaseUrl = await (await sharedCluster()).createSchema();
    const start = async () => {
      const node = await voiceApp({}, { databaseUrl });
      opened.use(node.app);
      await node.app.listen();
      return node;
    };
    // One after the other: both would make the first account.
    first = await start();
    second = await start();
  });
  after(() => opened.disposeAsync());

  it('is heard to where it came when its server shuts down, and goes on with text and times on another', async () => {
    assert.ok(first !== undefined && second !== undefined);
    const ticket = await open(first.app);
    await using client = await connect(first.app, ticket);
    client.audio(spoken('good morning'));
    client.audio(spoken('everybody .'));
    client.audio(spoken('could you'));
    // In the middle of a sentence.
    await client.until(() => tentativeOf(client).endsWith('ould'));
    await first.app.close();
    const error = await client.closed();
    assert.equal(error?.reason_code, 5_030_401);
    assert.equal(textOf([client], 'source'), 'Good morning everybody. Could you?');
    assert.ok(
      kindsOf(client).every((kind) => !kind.startsWith('end_of_')),
      String(kindsOf(client)),
    );
    await using next = await connect(second.app, await renewed(second.app, ticket));
    next.audio(spoken('help .'));
    next.end();
    assert.equal(await next.closed(), undefined);
    assert.equal(second.recognizer.openedWith.length, 1);
    assert.equal(textOf([client, next], 'source'), 'Good morning everybody. Could you? Help.');
    assert.deepEqual(
      segmentsOf(next, 'source').map(({ start_time, end_time }) => [start_time, end_time]),
      [[2_400, 2_800]],
    );
    const sentences = ['Good morning everybody.', 'Could you?', 'Help.'];
    const { translations } = (await second.app.translate({ text: sentences })).json();
    const texts = (translations as { text: string }[]).map(({ text }) => text);
    assert.equal(textOf([client, next], 'target'), texts.join(' '));
    const said = [client, next].flatMap((each) => each.all<{ text?: string }>('target_media_chunk'));
    assert.deepEqual(
      said.flatMap(({ text }) => text ?? []),
      texts,
    );
    assert.equal(kindsOf(next).at(-1), 'end_of_stream');
  });

  it('gets a new recognizer where its client stays away for half a minute: concluded text stays, what was tentative is spoken again', async () => {
    const clock = new ManualClock();
    const { app, recognizer } = await voiceApp({}, { clock });
    await using _ = app;
    await app.listen();
    const ticket = await open(app);
    const client = await connect(app, ticket);
    client.audio(spoken('good morning'));
    client.audio(spoken('everybody .'));
    client.audio(spoken('could you'));
    await client.until(() => tentativeOf(client).endsWith('ould') && segmentsOf(client, 'target').length > 0);
    await client[Symbol.asyncDispose]();
    const again = await renewed(app, ticket);
    clock.advance(30_000);
    await using next = await connect(app, again);
    next.audio(spoken('could you'));
    next.audio(spoken('help .'));
    next.end();
    assert.equal(await next.closed(), undefined);
    assert.equal(recognizer.openedWith.length, 2);
    assert.equal(textOf([client, next], 'source'), 'Good morning everybody. Could you help?');
    assert.equal(segmentsOf(next, 'source')[0]?.start_time, 2_400);
  });
});
