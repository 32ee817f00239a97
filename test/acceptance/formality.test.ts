import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type RunningServer, startServer } from '../support/running-server.ts';

interface Translated {
  readonly translations: readonly { readonly text: string }[];
}

interface Language {
  readonly language: string;
  readonly supports_formality: boolean;
}

interface Refused {
  readonly code: string;
  readonly message: string;
}

describe('formality', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server[Symbol.asyncDispose]());

  async function say(text: string, pair: string, formality: string, others: object = {}): Promise<string> {
    const [source_lang, target_lang] = pair.split('>');
    const response = await server.translate({ text: [text], source_lang, target_lang, formality, ...others });
    assert.equal(response.status, 200, await response.clone().text());
    return ((await response.json()) as Translated).translations[0]?.text ?? '';
  }

  const passport = 'You have your passport.';
  for (const [pair, text, more, less] of [
    ['EN>ES', passport, 'Tiene su pasaporte.', 'Tienes tu pasaporte.'],
    ['EN>ES-419', passport, 'Tiene su pasaporte.', 'Tienes tu pasaporte.'],
    ['EN>CA', passport, 'Té el seu passaport.', 'Tens el teu passaport.'],
    ['EN>FR', passport, 'Vous avez votre passeport.', 'Tu as ton passeport.'],
    ['EN>IT', passport, 'Ha il suo passaporto.', 'Hai il tuo passaporto.'],
    ['EN>PT-PT', passport, 'Tem seu passaporte.', 'Tens teu passaporte.'],
    ['ES>FR', 'Puedes ver tu coche.', 'Vous pouvez voir votre voiture.', 'Tu peux voir ta voiture.'],
    ['ES>IT', 'Usted puede ver su coche.', 'Lei può vedere la sua macchina.', 'Tu puoi vedere la tua macchina.'],
    ['FR>ES', 'Vous pouvez voir votre voiture.', 'Puede ver su coche.', 'Puedes ver tu coche.'],
  ] as const) {
    it(`${pair} addresses a stranger and a friend`, async () => {
      assert.equal(await say(text, pair, 'more'), more);
      assert.equal(await say(text, pair, 'less'), less);
      assert.equal(await say(text, pair, 'prefer_more'), more);
      assert.equal(await say(text, pair, 'prefer_less'), less);
    });
  }

  it('keeps markup with its words', async () => {
    const markup = { tag_handling: 'xml' };
    const text = 'Tú puedes ver <b>tu coche</b> desde <i>la ventana</i>.';
    const more = 'Vous pouvez voir <b>votre voiture</b> depuis <i>la fenêtre</i>.';
    assert.equal(await say(text, 'ES>FR', 'more', markup), more);
  });

  it('changes nothing in a text that speaks to nobody', async () => {
    for (const formality of ['more', 'less', 'default'])
      assert.equal(await say('The house is red.', 'EN>ES', formality), 'La casa es roja.');
  });

  it('is refused for a target that has none, unless it is only preferred', async () => {
    const body = { text: ['You have a car.'], source_lang: 'EN', target_lang: 'EO' };
    for (const formality of ['more', 'less']) {
      const response = await server.translate({ ...body, formality });
      const { code, message } = (await response.json()) as Refused;
      assert.deepEqual([response.status, code], [400, 'formality_not_supported']);
      assert.match(message, /'formality' is not supported for given 'target_lang'/);
    }
    for (const formality of ['default', 'prefer_more', 'prefer_less'])
      assert.equal(await say('You have a car.', 'EN>EO', formality), 'Vi havas aŭton.');
  });

  it('works into every target that the list says, and into no other', async () => {
    const languages = (await (await server.request('/v2/languages?type=target')).json()) as Language[];
    for (const { language, supports_formality } of languages) {
      const source_lang = language.startsWith('EN') ? 'ES' : 'EN';
      const response = await server.translate({ text: ['1'], source_lang, target_lang: language, formality: 'more' });
      assert.equal(response.status, supports_formality ? 200 : 400, language);
    }
  });
});
