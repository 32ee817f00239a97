import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** What clients search message and detail for; official ones join the two. */
async function refusal(app: TestApp, fields: Readonly<Record<string, unknown>>) {
  const answer = await app.translate({ text: ['Test'], ...fields });
  const { code, message, detail = '' } = answer.json();
  return { status: answer.statusCode, code, words: `${message}, ${detail}` };
}

describe('what is wrong with a request comes before what the server lacks', () => {
  let app: TestApp;
  let glossary: string;
  before(async () => {
    app = await createTestApp({ translators: [new FakeTranslator({ pairs: ['en>es', 'es>en'] })] });
    const dictionaries = [{ source_lang: 'en', target_lang: 'fr', entries: 'cat\tchat' }];
    const created = await app.send('POST', '/v3/glossaries', { name: 'Cats', dictionaries });
    glossary = created.json().glossary_id;
  });
  after(() => app[Symbol.asyncDispose]());

  it('an unknown source is named, though the target is absent', async () => {
    const { status, words } = await refusal(app, { source_lang: 'xx', target_lang: 'DE' });
    assert.equal(status, 400);
    assert.match(words, /'source_lang'/);
    assert.doesNotMatch(words, /'target_lang'/);
  });

  it('a glossary without a dictionary for the pair is named, though no engine serves the pair', async () => {
    for (const pair of [{ target_lang: 'DE' }, { source_lang: 'JA', target_lang: 'ES' }]) {
      const { code, words } = await refusal(app, { ...pair, glossary_id: glossary });
      assert.equal(code, 'glossary_pair_not_found');
      assert.match(words, /^No dictionary found for language pair/);
    }
  });

  it('with a dictionary for it, the engine that lacks is named', async () => {
    const { status, words } = await refusal(app, { target_lang: 'FR', glossary_id: glossary });
    assert.equal(status, 400);
    assert.match(words, /'target_lang'/);
  });

  it('an unknown glossary is a 404 whatever engines there are', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    assert.equal((await refusal(app, { target_lang: 'DE', glossary_id: id })).status, 404);
  });
});

describe('a formality that the target does not have', () => {
  it('is refused where source and target are the same language, in words that clients look for', async () => {
    await using app = await createTestApp({ translators: [new FakeTranslator({ pairs: ['en>es', 'es>en'] })] });
    for (const source of [{ source_lang: 'EN' }, { source_lang: undefined }]) {
      const { status, words } = await refusal(app, { ...source, target_lang: 'EN-US', formality: 'more' });
      assert.equal(status, 400);
      assert.match(words, /'target_lang'.*Target language 'EN-US' does not support formality\./);
    }
    const kept = await app.translate({ text: ['Test'], target_lang: 'EN-US', formality: 'prefer_more' });
    assert.equal(kept.json().translations[0].text, 'Test');
    assert.equal(await app.countedCharacters(), 4, 'what is refused is not counted');
  });

  it('is honoured by doing nothing where another source has it', async () => {
    const capabilities = { formality: true };
    await using app = await createTestApp({ translators: [new FakeTranslator({ pairs: ['en>es'], capabilities })] });
    const same = { source_lang: 'ES', target_lang: 'ES', formality: 'less' };
    assert.equal((await app.translate({ text: ['Hola'], ...same })).statusCode, 200);
  });

  it('says so of one source only where another has it', async () => {
    const formal = new FakeTranslator({ id: 'formal', pairs: ['en>es'], capabilities: { formality: true } });
    const plain = new FakeTranslator({ id: 'plain', pairs: ['fr>es'] });
    await using app = await createTestApp({ translators: [formal, plain] });
    const { words } = await refusal(app, { source_lang: 'FR', formality: 'more' });
    assert.match(words, /Target language 'ES' does not support formality in translations from 'FR'\./);
  });
});
