import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { sendRequest } from '../support/send-request.ts';

/** Mastodon's translation of posts by the public API: forms, HTML, and a source that may be unknown. */
describe('Mastodon', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server[Symbol.asyncDispose]());

  const translate = async (form: string) => {
    const answer = await sendRequest(server.address, 'POST', '/v2/translate', { body: form });
    assert.equal(answer.status, 200, answer.text);
    return answer.json<{ translations: { text: string; detected_source_language: string }[] }>().translations;
  };

  it('sends content, warning and options of a post as one form, and reads them in their order', async () => {
    const texts = ['<p>The museum is closed on Mondays.</p>', 'We sell books.', '<p>Hello, world!</p>'];
    const form = texts.map((text) => `text=${encodeURIComponent(text)}`).join('&');
    const translations = await translate(`${form}&source_lang=EN&target_lang=es&tag_handling=html`);
    assert.equal(translations.length, 3);
    assert.equal(translations[0]?.text, '<p>El museo está cerrado los lunes.</p>');
    assert.equal(translations[1]?.text, 'Vendemos libros.');
    for (const { detected_source_language } of translations) assert.equal(detected_source_language.toLowerCase(), 'en');
  });

  it('sends no value for a language that it does not know', async () => {
    const text = encodeURIComponent('<p>The museum is closed on Mondays and opens again on Tuesday.</p>');
    const [translation] = await translate(`text=${text}&source_lang&target_lang=es&tag_handling=html`);
    assert.equal(translation?.detected_source_language, 'EN');
  });

  it('keeps a mention as a link that it can resolve', async () => {
    const mention = '<a href="https://example.com/@ana" class="u-url mention">@<span>ana</span></a>';
    const text = encodeURIComponent(`<p>${mention} We sell books.</p>`);
    const [translation] = await translate(`text=${text}&source_lang=EN&target_lang=es&tag_handling=html`);
    assert.match(translation?.text ?? '', /<a href="https:\/\/example\.com\/@ana" class="u-url mention">.*ana.*<\/a>/);
  });

  it('lists languages by codes that it can normalize, and takes en and pt as targets beside them', async () => {
    for (const type of ['source', 'target']) {
      const answer = await sendRequest(server.address, 'GET', `/v2/languages?type=${type}`);
      for (const { language } of answer.json<{ language: string }[]>()) assert.match(language, /^[A-Z]+(-[A-Z0-9]+)*$/);
    }
    for (const target of ['en', 'pt'])
      await translate(`text=Hola&source_lang=ES&target_lang=${target}&tag_handling=html`);
  });
});
