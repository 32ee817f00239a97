import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { developerKey, type RunningServer, startServer } from '../support/running-server.ts';
import { type SentAnswer, sendRequest } from '../support/send-request.ts';

/** Weblate's machinery for the public API, pointed at `…/v2`: its nine requests, and what it reads of the answers. */
describe('Weblate', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server[Symbol.asyncDispose]());

  const send = (method: string, path: string, body?: object): Promise<SentAnswer> =>
    sendRequest(server.address, method, `/v2/${path}`, { ...(body && { body }), key: developerKey });

  it('lists sources and targets, and adds the tones of those that have them', async () => {
    const list = async (query: string) => {
      const answer = await send('GET', `languages?${query}`);
      assert.equal(answer.status, 200);
      return answer.json<{ language: string; supports_formality?: boolean }[]>();
    };
    const sources = (await list('type=source')).map(({ language }) => language);
    const targets = await list('enable_beta_languages=1&type=target');
    assert.ok(sources.includes('EN') && sources.includes('ES'));
    for (const { language, supports_formality } of targets) {
      assert.match(language, /^[A-Z]{2,3}(-[A-Z0-9]+)*$/);
      assert.equal(typeof supports_formality, 'boolean');
    }
    assert.equal(targets.find(({ language }) => language === 'ES')?.supports_formality, true);
  });

  it('translates units with placeholders as empty tags that it finds again', async () => {
    const text = ['The museum is closed on Mondays.', 'The red car <x id="7"></x>'];
    const common = { text, source_lang: 'EN', tag_handling: 'xml', ignore_tags: ['x'] };
    const plain = await send('POST', 'translate', {
      ...common,
      target_lang: 'ES',
      formality: 'default',
      context: 'Signs',
    });
    const { translations } = plain.json<{ translations: { text: string }[] }>();
    assert.equal(translations.length, text.length);
    assert.equal(translations[0]?.text, 'El museo está cerrado los lunes.');
    assert.match(translations[1]?.text ?? '', /<x id="7"><\/x>/);
    for (const formality of ['more', 'less'])
      assert.equal((await send('POST', 'translate', { ...common, target_lang: 'ES', formality })).status, 200);
    const next = { ...common, target_lang: 'ES', formality: 'default', model_type: 'prefer_quality_optimized' };
    assert.equal((await send('POST', 'translate', next)).status, 200);
  });

  it('shows the message of an error', async () => {
    const body = { text: ['a'], source_lang: 'EN', target_lang: 'XX', formality: 'default', tag_handling: 'xml' };
    const answer = await send('POST', 'translate', body);
    assert.equal(answer.status, 400);
    assert.match(answer.json<{ message: string }>().message, /'target_lang'/);
  });

  it('makes a glossary, finds it by its name, translates with it and deletes it', async () => {
    const pairs = (await send('GET', 'glossary-language-pairs')).json<{
      supported_languages: { source_lang: string; target_lang: string }[];
    }>().supported_languages;
    assert.ok(pairs.some(({ source_lang, target_lang }) => source_lang === 'en' && target_lang === 'es'));
    const wanted = { name: 'weblate:1:en:es:12', source_lang: 'EN', target_lang: 'ES' };
    const created = await send('POST', 'glossaries', {
      ...wanted,
      entries: 'museum\tpinacoteca',
      entries_format: 'tsv',
    });
    assert.equal(created.status, 201);
    const listed = (await send('GET', 'glossaries')).json<{
      glossaries: { name: string; glossary_id: string; creation_time: string }[];
    }>().glossaries;
    const { glossary_id, creation_time } = listed.find(({ name }) => name === wanted.name) ?? assert.fail();
    assert.ok(!Number.isNaN(Date.parse(creation_time)));
    const text = ['The museum is closed on Mondays.'];
    const translated = await send('POST', 'translate', { text, source_lang: 'EN', target_lang: 'ES', glossary_id });
    assert.match(translated.json<{ translations: { text: string }[] }>().translations[0]?.text ?? '', /pinacoteca/);
    assert.equal((await send('DELETE', `glossaries/${glossary_id}`)).status, 204);
    assert.equal((await send('DELETE', `glossaries/${glossary_id}`)).status, 404);
  });
});
