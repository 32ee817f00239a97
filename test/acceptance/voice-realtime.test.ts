import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { RealtimeClient } from '../support/realtime-client.ts';
import { sendRequest } from '../support/send-request.ts';
import { spokenSentence, VoiceStage } from './voice-fixtures.ts';

interface Ticket {
  readonly streaming_url: string;
  readonly token: string;
  readonly session_id: string;
}

interface Update {
  readonly concluded: readonly { readonly text: string; readonly start_time: number; readonly end_time: number }[];
}

interface Media {
  readonly content_type?: string;
  readonly data: readonly string[];
  readonly text?: string;
}

let stage: VoiceStage;
before(async () => {
  stage = await VoiceStage.open();
});
after(() => stage[Symbol.asyncDispose]());

async function ticket(fields: object, version = 'v3'): Promise<Ticket> {
  const body = { source_language: 'en', ...fields };
  const answer = await sendRequest(stage.server.address, 'POST', `/${version}/voice/realtime`, { body });
  assert.equal(answer.status, 200, answer.text);
  return answer.json();
}

/** A sentence as a browser would send it, in pieces of 100 ms. */
function spokenWebm(): readonly Buffer[] {
  const file = join(stage.folder, 'speech.webm');
  const opus = ['-c:a', 'libopus', '-b:a', '32k', '-live', '1', '-cluster_time_limit', '100', '-f', 'webm', file];
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', stage.speak('speech.wav'), ...opus]);
  const bytes = readFileSync(file);
  return Array.from({ length: Math.ceil(bytes.length / 400) }, (_, index) =>
    bytes.subarray(index * 400, (index + 1) * 400),
  );
}

describe('realtime voice with the engines of this machine', () => {
  it('transcribes, translates and speaks what is said', async (test) => {
    if (stage.skips(test, 'speech')) return;
    const { streaming_url, token } = await ticket({
      source_media_content_type: 'audio/webm;codecs=opus',
      target_languages: ['es', 'ca'],
      target_media_languages: ['es'],
      target_media_voice: 'match',
    });
    assert.match(streaming_url, /^ws:\/\/127\.0\.0\.1:\d+\/v3\/voice\/realtime\/connect$/);
    await using client = await RealtimeClient.connect(streaming_url, token);
    for (const piece of spokenWebm()) client.audio(piece);
    client.end();
    assert.equal(await client.closed(), undefined);
    const textOf = (updates: readonly Update[]) =>
      updates.flatMap(({ concluded }) => concluded.map(({ text }) => text)).join('');
    assert.equal(textOf(client.all<Update>('source_transcript_update')), spokenSentence);
    const targets = client.all<Update & { language: string }>('target_transcript_update');
    assert.match(textOf(targets.filter(({ language }) => language === 'es')), /informe trimestral/);
    assert.match(textOf(targets.filter(({ language }) => language === 'ca')), /informe trimestral/);
    const media = client.all<Media>('target_media_chunk');
    assert.equal(media[0]?.content_type, 'audio/webm;codecs=opus');
    const file = join(stage.folder, 'spoken.webm');
    writeFileSync(file, Buffer.concat(media.flatMap(({ data }) => data.map((each) => Buffer.from(each, 'base64')))));
    const decode = ['-v', 'error', '-i', file, '-f', 's16le', '-ar', '16000', '-ac', '1', '-'];
    const samples = execFileSync('ffmpeg', decode, { maxBuffer: 1 << 26 });
    assert.ok(samples.length > 2 * 16_000 * 2, `${samples.length}`);
    assert.deepEqual(
      client.received
        .map((message) => Object.keys(message)[0])
        .filter((kind) => kind?.startsWith('end_of'))
        .sort(),
      [
        'end_of_source_transcript',
        'end_of_stream',
        'end_of_target_media',
        'end_of_target_transcript',
        'end_of_target_transcript',
      ],
    );
  });

  it('is served under v1 as well, and goes on after a reconnection', async (test) => {
    if (stage.skips(test)) return;
    const pcm = 'audio/pcm;encoding=s16le;rate=16000';
    const { token, session_id } = await ticket({ source_media_content_type: pcm }, 'v1');
    const renewed = await sendRequest(stage.server.address, 'GET', `/v1/voice/realtime?token=${token}`);
    assert.equal(renewed.status, 200, renewed.text);
    const next = renewed.json<Ticket>();
    assert.equal(next.session_id, session_id);
    await using client = await RealtimeClient.connect(next.streaming_url, next.token);
    client.audio(Buffer.alloc(16_000));
    client.end();
    assert.equal(await client.closed(), undefined);
    const old = await sendRequest(stage.server.address, 'GET', `/v3/voice/realtime?token=${token}`);
    assert.equal(old.status, 401);
  });

  it('refuses what it cannot do, naming the parameter', async () => {
    const body = { source_media_content_type: 'audio/midi', source_language: 'en' };
    const answer = await sendRequest(stage.server.address, 'POST', '/v3/voice/realtime', { body });
    assert.equal(answer.status, 400, answer.text);
    assert.match(answer.json<{ message: string }>().message, /'source_media_content_type'.*audio\/webm/);
  });
});
