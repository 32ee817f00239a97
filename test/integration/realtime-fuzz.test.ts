import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { seededRandom } from '../../bench/quality/significance/seeded-random.ts';
import { Attacker } from '../support/realtime/attack-server.ts';
import { judgeFrames } from '../support/realtime/judge-frames.ts';
import { RealtimeClient } from '../support/realtime-client.ts';
import type { TestApp } from '../support/test-app.ts';
import { speech, voiceApp } from './voice-jobs-fixtures.ts';

describe('hostile clients of realtime voice', () => {
  let app: TestApp;
  let attacker: Attacker;
  before(async () => {
    ({ app } = await voiceApp());
    await app.listen();
    attacker = new Attacker(app, seededRandom(16));
  });
  after(() => app[Symbol.asyncDispose]());

  it('get the right reason for each frame, where it is read', () => {
    const outcomes = judgeFrames(seededRandom(16), 3_000);
    assert.ok(outcomes.size >= 6, JSON.stringify([...outcomes]));
  });

  it('get the right reason in a session', async () => {
    for (let sessions = 0; sessions < 60; sessions += 1) await attacker.session();
  });

  it('are refused where their request for a WebSocket is wrong', async () => {
    for (let requests = 0; requests < 200; requests += 1) await attacker.request();
  });

  it('are closed where their frames are not those of WebSockets, and free their sessions', async () => {
    for (let sessions = 0; sessions < 30; sessions += 1) await attacker.bytes();
  });

  it('leave the server as it was', async () => {
    const ticket = (
      await app.send('POST', '/v3/voice/realtime', {
        source_media_content_type: 'audio/pcm;encoding=s16le;rate=16000',
        source_language: 'en',
      })
    ).json();
    const { port } = app.http.server.address() as { port: number };
    const url = ticket.streaming_url.replace(/^ws:\/\/[^/]+/, `ws://127.0.0.1:${port}`);
    await using client = await RealtimeClient.connect(url, ticket.token);
    for (let at = 0; at < speech.length; at += 6_400) client.audio(speech.subarray(at, at + 6_400));
    client.end();
    assert.equal(await client.closed(), undefined);
    assert.ok(client.all('source_transcript_update').length > 0);
  });
});
