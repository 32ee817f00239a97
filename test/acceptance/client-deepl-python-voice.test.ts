import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { RealtimeClient } from '../support/realtime-client.ts';
import { sendRequest } from '../support/send-request.ts';
import { samplesOfWav } from '../support/speech/flite-speech.ts';
import { spokenSentence, VoiceStage } from './voice-fixtures.ts';

const pcm = 'audio/pcm;encoding=s16le;rate=16000';
/** Bytes of 100 ms: what a microphone gives at a time. */
const chunkBytes = 3_200;

interface Ticket {
  readonly streaming_url: string;
  readonly token: string;
  readonly session_id: string;
}

interface Segment {
  readonly text: string;
  readonly start_time: number;
  readonly end_time: number;
  readonly language?: string;
}

interface Update {
  readonly language?: string;
  readonly concluded: readonly Segment[];
  readonly tentative: readonly Segment[];
}

let stage: VoiceStage;
before(async () => {
  stage = await VoiceStage.open();
});
after(() => stage[Symbol.asyncDispose]());

const post = async <Answer>(path: string, body: object, status = 200): Promise<Answer> => {
  const answer = await sendRequest(stage.server.address, 'POST', path, { body });
  assert.equal(answer.status, status, answer.text);
  return answer.json();
};

/** A session, as the client asks for it; nothing but these three is answered. */
async function request(fields: object): Promise<Ticket> {
  const ticket = await post<Ticket>('/v3/voice/realtime', { source_media_content_type: pcm, ...fields });
  assert.deepEqual(Object.keys(ticket).sort(), ['session_id', 'streaming_url', 'token']);
  return ticket;
}

function microphone(): readonly Buffer[] {
  const { buffer } = samplesOfWav(readFileSync(stage.speak('speech.wav')));
  const audio = Buffer.concat([Buffer.from(buffer), Buffer.alloc(chunkBytes * 5)]);
  return Array.from({ length: Math.ceil(audio.length / chunkBytes) }, (_, index) =>
    audio.subarray(index * chunkBytes, (index + 1) * chunkBytes),
  );
}

const keysOf = (value: object): string => Object.keys(value).sort().join(' ');

/** The kinds of messages with the keys of their payloads; those with a question mark are on some. */
const payloads: Readonly<Record<string, RegExp>> = {
  source_transcript_update: /^concluded tentative$/,
  target_transcript_update: /^concluded language tentative$/,
  target_media_chunk: /^(content_type )?data duration (headers )?language( text)?$/,
  end_of_source_transcript: /^$/,
  end_of_target_transcript: /^language$/,
  end_of_target_media: /^language$/,
  end_of_stream: /^$/,
  error: /^error_code error_message reason_code request_type$/,
};

/** Each message is an object with its kind as the only key, and a payload as documented. */
function assertDocumented({ received }: RealtimeClient): void {
  for (const message of received) {
    const [[kind = '', payload = {}] = [], ...others] = Object.entries(message) as [string, object][];
    assert.deepEqual(others, []);
    assert.match(keysOf(payload), payloads[kind] ?? /^undocumented$/, kind);
    if (!kind.endsWith('_transcript_update')) continue;
    const { concluded, tentative } = payload as Update;
    const keys = kind.startsWith('source') ? 'end_time language start_time text' : 'end_time start_time text';
    for (const segment of [...concluded, ...tentative]) {
      assert.equal(keysOf(segment), keys);
      assert.ok(Number.isInteger(segment.start_time) && Number.isInteger(segment.end_time));
    }
  }
}

/** What the screen of the client shows in the end: concluded segments one after another, and the last tentative ones. */
function shown(updates: readonly Update[]): string {
  const segments = [...updates.flatMap(({ concluded }) => concluded), ...(updates.at(-1)?.tentative ?? [])];
  return segments.map(({ text }) => text).join('');
}

const kinds = ({ received }: RealtimeClient): readonly string[] => received.flatMap(Object.keys);

describe('the voice example of the official Python client', () => {
  it('opens a session with every field of the request, and shows transcript, translations and speech', async (test) => {
    if (stage.skips(test, 'speech')) return;
    const glossary = await post<{ glossary_id: string }>(
      '/v3/glossaries',
      {
        name: 'Reports',
        dictionaries: [
          { source_lang: 'en', target_lang: 'es', entries: 'revenue\tfacturación', entries_format: 'tsv' },
        ],
      },
      201,
    );
    const terms = await post<{ spoken_terms_id: string }>(
      '/v3/spoken-terms',
      { name: 'Names', term_lists: [{ lang: 'en', entries: 'Dragoman' }] },
      201,
    );
    const { streaming_url, token } = await request({
      message_format: 'json',
      source_language: 'en',
      source_language_mode: 'fixed',
      target_languages: ['es'],
      target_media_languages: ['es'],
      target_media_content_type: 'audio/pcm; encoding=s16le; rate=24000',
      target_media_voice: 'female',
      spoken_terms_id: terms.spoken_terms_id,
      glossary_id: glossary.glossary_id,
      formality: 'formal',
    });
    await using client = await RealtimeClient.connect(streaming_url, token);
    let binaryFrames = 0;
    client.socket.on('message', (_, isBinary) => {
      binaryFrames += isBinary ? 1 : 0;
    });
    for (const chunk of microphone()) client.audio(chunk);
    client.end();
    assert.equal(await client.closed(), undefined);
    assertDocumented(client);
    assert.equal(binaryFrames, 0);
    const source = client.all<Update>('source_transcript_update');
    assert.equal(shown(source), spokenSentence);
    assert.ok(source.some(({ tentative }) => tentative.length > 0));
    const target = client.all<Update>('target_transcript_update');
    assert.ok(target.every(({ language }) => language === 'es'));
    assert.match(shown(target), /facturación/);
    const [first, ...others] = client.all<{ content_type?: string; data: string[] }>('target_media_chunk');
    assert.equal(first?.content_type, 'audio/pcm;encoding=s16le;rate=24000');
    assert.ok(others.every(({ content_type }) => content_type === undefined));
    const all = kinds(client);
    assert.ok(all.lastIndexOf('source_transcript_update') < all.indexOf('end_of_source_transcript'));
    assert.ok(all.lastIndexOf('target_transcript_update') < all.indexOf('end_of_target_transcript'));
    assert.ok(all.lastIndexOf('target_media_chunk') < all.indexOf('end_of_target_media'));
    assert.equal(all.at(-1), 'end_of_stream');
  });

  it('transcribes only, in MessagePack, where it asks for no target', async (test) => {
    if (stage.skips(test)) return;
    const { streaming_url, token } = await request({ message_format: 'msgpack', source_language: 'en' });
    await using client = await RealtimeClient.connect(streaming_url, token, 'msgpack');
    let textFrames = 0;
    client.socket.on('message', (_, isBinary) => {
      textFrames += isBinary ? 0 : 1;
    });
    for (const chunk of microphone()) client.audio(chunk);
    client.end();
    assert.equal(await client.closed(), undefined);
    assertDocumented(client);
    assert.equal(textFrames, 0);
    assert.equal(shown(client.all<Update>('source_transcript_update')), spokenSentence);
    const ends = kinds(client).filter((kind) => kind.startsWith('end_of'));
    assert.deepEqual(ends, ['end_of_source_transcript', 'end_of_stream']);
  });

  it('comes back with its token and goes on in the same session', async (test) => {
    if (stage.skips(test)) return;
    const ticket = await request({ source_language: 'en' });
    const answer = await sendRequest(stage.server.address, 'GET', `/v3/voice/realtime?token=${ticket.token}`);
    assert.equal(answer.status, 200, answer.text);
    const next = answer.json<Ticket>();
    assert.equal(keysOf(next), 'session_id streaming_url token');
    assert.equal(next.session_id, ticket.session_id);
    assert.notEqual(next.token, ticket.token);
    await using client = await RealtimeClient.connect(next.streaming_url, next.token);
    client.audio(Buffer.alloc(chunkBytes));
    client.end();
    assert.equal(await client.closed(), undefined);
    assertDocumented(client);
  });

  it('reads an error as documented, and is closed', async (test) => {
    if (stage.skips(test)) return;
    const { streaming_url, token } = await request({ source_language: 'en' });
    await using client = await RealtimeClient.connect(streaming_url, token);
    client.audio(Buffer.alloc(3));
    const error = await client.closed();
    assertDocumented(client);
    assert.deepEqual(
      [error?.request_type, error?.error_code, error?.reason_code],
      ['source_media_chunk', 400, 4000404],
    );
  });
});
