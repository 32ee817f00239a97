import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { after, before, describe, it } from 'node:test';
import type { SynthesisRequest } from '../../src/contracts/engines/speech-synthesizer.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { poll } from '../support/poll.ts';
import { ScriptedSynthesizer, scriptedSpeech } from '../support/scripted-speech.ts';
import { createTestApp, developerKey, type Sending, type TestApp } from '../support/test-app.ts';

const path = '/v1/voice/speech';
const greeting = { text: 'Buenos días.', language: 'es' };

/** Says a second; `broken` fails then, and `held` goes on until nobody wants more. */
class HeldSynthesizer extends ScriptedSynthesizer {
  readonly requests: SynthesisRequest[] = [];
  speaking = 0;

  override async *synthesize(request: SynthesisRequest, signal: AbortSignal) {
    this.requests.push(request);
    this.speaking += 1;
    try {
      do yield { sampleRate: 24_000, samples: new Int16Array(24_000).fill(1000) };
      while (request.text === 'held' && !signal.aborted);
      if (request.text === 'broken') throw new ServiceError('engine_failed', {});
    } finally {
      this.speaking -= 1;
    }
  }
}

async function heldApp() {
  const synthesizer = new HeldSynthesizer();
  const speech = { ...scriptedSpeech({ vocabulary: [] }), synthesizer };
  const app = await createTestApp({ translators: [new FakeTranslator()], speech });
  const address = `http://127.0.0.1:${await app.listen()}${path}`;
  const request = (text: string, signal?: AbortSignal) =>
    fetch(address, {
      method: 'POST',
      headers: { authorization: `DeepL-Auth-Key ${developerKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text, language: 'es' }),
      ...(signal && { signal }),
    });
  return { app, synthesizer, request };
}

describe('spoken texts', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ translators: [new FakeTranslator()], speech: scriptedSpeech({ vocabulary: [] }) });
  });
  after(() => app[Symbol.asyncDispose]());

  const speak = (body: object, options?: Sending) => app.send('POST', path, body, options);
  async function refused(body: object, status: number, message: RegExp, options?: Sending): Promise<void> {
    const answer = await speak(body, options);
    assert.equal(answer.statusCode, status, answer.payload);
    assert.match(answer.json().message, message);
  }

  it('come as audio of the type that was asked for, and cost nothing', async () => {
    for (const [given, type] of [
      [undefined, 'audio/webm;codecs=opus'],
      ['audio/webm', 'audio/webm;codecs=opus'],
      ['Audio/Ogg; codecs="opus"', 'audio/ogg;codecs=opus'],
      ['audio/flac', 'audio/flac'],
      ['audio/pcm; rate=24000; encoding=s16le', 'audio/pcm;encoding=s16le;rate=24000'],
    ]) {
      const answer = await speak({ ...greeting, ...(given === undefined ? {} : { content_type: given }) });
      assert.equal(answer.statusCode, 200, answer.payload);
      assert.equal(answer.headers['content-type'], type);
      assert.equal(answer.headers['cache-control'], 'no-store');
      // 50 ms each of its 12 characters.
      assert.equal(answer.rawPayload.length, 12 * 50 * 24 * 2);
    }
    assert.equal(await app.countedCharacters(), 0);
  });

  it('are refused with the name of the parameter', async () => {
    await refused({ language: 'es' }, 400, /'text'/);
    await refused({ text: 'Hola' }, 400, /'language'/);
    await refused({ ...greeting, text: 'a'.repeat(5_001) }, 400, /'text'.*5001 characters.*at most 5000/);
    await refused({ ...greeting, text: 'a\u0000' }, 400, /'text'.*NUL/);
    await refused({ ...greeting, language: 'klingon' }, 400, /'language'.*no language code/);
    await refused({ ...greeting, language: 'de' }, 400, /'language'.*speaks German; this server speaks es, en\./);
    await refused({ ...greeting, voice: 'robot' }, 400, /'voice'/);
    await refused({ ...greeting, content_type: 'audio/midi' }, 400, /'content_type'.*audio\/flac/);
    await refused({ ...greeting, content_type: 'audio/pcm;encoding=s16le;rate=16000' }, 503, /cannot be encoded here/);
    await refused({ ...greeting, text: '' }, 400, /'text'/);
    await refused({ ...greeting, text: 'a'.repeat(70_000) }, 413, /larger than/);
  });

  it('need the plan and a limit of speech that is not used up', async () => {
    const { developerKey: key } = await app.createAccount({ plan: 'pro_classic' });
    assert.equal((await speak(greeting, { key })).statusCode, 403);
    const languages = await app.send('GET', `${path}/languages`, undefined, { key });
    assert.deepEqual(languages.json().languages, []);
    const limited = await app.createKey({ speechMillisecondLimit: 0 });
    await refused(greeting, 456, /Quota exceeded/, { key: limited });
  });

  it('are not there where nothing speaks', async () => {
    await using silent = await createTestApp({ translators: [new FakeTranslator()] });
    const answer = await silent.send('POST', path, greeting);
    assert.deepEqual([answer.statusCode, answer.json().code], [503, 'engine_unavailable']);
    assert.deepEqual((await silent.send('GET', `${path}/languages`)).json().languages, []);
  });

  it('are spoken in the languages that are listed', async () => {
    const { languages, most_characters: most } = (await app.send('GET', `${path}/languages`)).json();
    assert.deepEqual(
      languages.map(({ lang, voices }: { lang: string; voices: string[] }) => [lang, voices]),
      [
        ['en', ['male', 'female']],
        ['es', ['male', 'female']],
      ],
    );
    assert.equal(most, 5_000);
    for (const language of ['en', 'es', 'en-GB', 'ES-419'])
      assert.equal((await speak({ text: 'a', language })).statusCode, 200, language);
  });

  it('are sent while they are spoken, with the voice that was asked for, and end when the client leaves', async () => {
    const held = await heldApp();
    await using _ = held.app;
    const leaving = new AbortController();
    const answer = await held.request('held', leaving.signal);
    assert.equal(answer.status, 200);
    const { value } = (await answer.body?.getReader().read()) ?? {};
    assert.ok((value?.length ?? 0) > 0);
    assert.equal(held.synthesizer.speaking, 1);
    leaving.abort();
    await poll(async () => held.synthesizer.speaking === 0);
    await held.app.send('POST', path, { text: 'a', language: 'es', voice: 'female' });
    assert.deepEqual(
      held.synthesizer.requests.map(({ voice }) => voice),
      ['default', 'female'],
    );
  });

  it('break off where the engine fails after the first sound', async () => {
    const held = await heldApp();
    await using _ = held.app;
    const answer = await held.request('broken');
    assert.equal(answer.status, 200);
    await assert.rejects(answer.arrayBuffer());
    // It has given its slot back.
    assert.equal((await held.request('a')).status, 200);
  });

  it('are as many at once as the account may have', async () => {
    const held = await heldApp();
    await using _ = held.app;
    const most = Math.ceil((8 * availableParallelism() * 3) / 4);
    const leaving = new AbortController();
    const open = await Promise.all(Array.from({ length: most }, () => held.request('held', leaving.signal)));
    assert.deepEqual([...new Set(open.map(({ status }) => status))], [200]);
    const refusal = await held.request('held');
    assert.deepEqual([refusal.status, refusal.headers.get('retry-after')], [429, '1']);
    leaving.abort();
    await poll(async () => held.synthesizer.speaking === 0);
    assert.equal((await held.request('a')).status, 200);
  });
});
