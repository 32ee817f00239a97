import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type RunningServer, startServer } from '../support/running-server.ts';

const sentences = {
  en: 'The weather was lovely, so we walked home along the river.',
  es: 'Mañana por la mañana saldremos de viaje con toda la familia.',
  ja: '明日の朝、家族と一緒に旅行に出かけます。',
  hu: 'Holnap reggel az egész családdal elutazunk a tengerpartra.',
};

interface Result {
  readonly detected_language: string | null;
  readonly detection_status: string;
}

describe('language detection', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(async () => {
    await server[Symbol.asyncDispose]();
  });

  async function detect(
    body: string | URLSearchParams,
    type: string,
  ): Promise<{ status: number; results: readonly Result[] }> {
    const headers = { 'content-type': type };
    const response = await server.request('/v3/detect/language', { method: 'POST', headers, body });
    return { status: response.status, results: ((await response.json()) as { results: Result[] }).results };
  }

  async function used(): Promise<number> {
    const response = await server.request('/v2/usage');
    return ((await response.json()) as { character_count: number }).character_count;
  }

  it('names the language of each text, whether or not an engine translates it, and bills nothing', async () => {
    const before = await used();
    const text = [...Object.values(sentences), 'Danas je lijep dan.', '12 345', ''];
    const { status, results } = await detect(JSON.stringify({ text }), 'application/json');
    assert.equal(status, 200);
    const [en, es, ja, hu, group, number, empty] = results;
    assert.deepEqual(en, { detected_language: 'en', detection_status: 'success' });
    assert.deepEqual(es, { detected_language: 'es', detection_status: 'success' });
    assert.deepEqual(ja, { detected_language: 'ja', detection_status: 'unsupported_language' });
    assert.deepEqual(hu, { detected_language: 'hu', detection_status: 'unsupported_language' });
    assert.match(group?.detected_language ?? '', /^(?:bs|hr|sr)$/);
    assert.equal(group?.detection_status, 'insufficient_confidence');
    for (const none of [number, empty])
      assert.deepEqual(none, { detected_language: null, detection_status: 'no_language_detected' });
    assert.equal(await used(), before);
  });

  it('looks one or two words up in the installed dictionaries, and takes names of people for no language', async () => {
    const text = ['Protonenstrahl', 'proton beam', 'faisceau de protons', 'Angela Merkel'];
    const { results } = await detect(JSON.stringify({ text }), 'application/json');
    assert.deepEqual(
      results.map(({ detected_language }) => detected_language),
      ['de', 'en', 'fr', null],
    );
  });

  it('takes forms', async () => {
    const form = new URLSearchParams([
      ['text', sentences.en],
      ['text', sentences.es],
    ]);
    const { results } = await detect(form, 'application/x-www-form-urlencoded');
    assert.deepEqual(
      results.map(({ detected_language }) => detected_language),
      ['en', 'es'],
    );
  });

  it('refuses no text and more than fifty', async () => {
    for (const body of [{}, { text: [] }, { text: Array.from({ length: 51 }, () => 'a') }, { text: ['\u0000'] }])
      assert.equal((await detect(JSON.stringify(body), 'application/json')).status, 400);
  });
});
