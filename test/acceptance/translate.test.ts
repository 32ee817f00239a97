import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { developerKey, type RunningServer, startServer } from '../support/running-server.ts';

interface Answer {
  readonly translations: readonly {
    readonly text: string;
    readonly detected_source_language: string;
    readonly billed_characters?: number;
    readonly model_type_used?: string;
    readonly tag_handling_version?: string;
  }[];
}

interface Refusal {
  readonly message: string;
  readonly code: string;
  readonly detail?: string;
}

describe('POST /v2/translate', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(async () => {
    await server[Symbol.asyncDispose]();
  });

  async function translate(body: Record<string, unknown>): Promise<Answer> {
    const response = await server.translate(body);
    const answer = await response.json();
    assert.equal(response.status, 200, JSON.stringify(answer));
    return answer as Answer;
  }
  async function texts(body: Record<string, unknown>): Promise<readonly string[]> {
    return (await translate(body)).translations.map(({ text }) => text);
  }
  async function refusal(body: Record<string, unknown>, status: number): Promise<Refusal> {
    const response = await server.translate(body);
    const answer = await response.json();
    assert.equal(response.status, status, JSON.stringify(answer));
    return answer as Refusal;
  }
  async function form(body: string, contentType = 'application/x-www-form-urlencoded'): Promise<Answer> {
    const response = await server.request('/v2/translate', {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
    });
    const answer = await response.json();
    assert.equal(response.status, 200, JSON.stringify(answer));
    return answer as Answer;
  }

  describe('texts', () => {
    it('translates English into Spanish', async () => {
      const { translations } = await translate({ text: ['The red car'], source_lang: 'EN', target_lang: 'ES' });
      assert.deepEqual(translations, [{ detected_source_language: 'EN', text: 'El coche rojo' }]);
    });

    it('keeps the order of fifty texts', async () => {
      const text = Array.from({ length: 50 }, (_, index) => `There are ${index} cars.`);
      const answers = await texts({ text, source_lang: 'EN', target_lang: 'ES' });
      assert.equal(answers.length, 50);
      for (const [index, answer] of answers.entries()) assert.match(answer, new RegExp(`\\b${index}\\b`));
    });

    it('translates each text by itself', async () => {
      const together = await texts({ text: ['the bank', 'a red car'], source_lang: 'EN', target_lang: 'ES' });
      const [one] = await texts({ text: ['the bank'], source_lang: 'EN', target_lang: 'ES' });
      const [two] = await texts({ text: ['a red car'], source_lang: 'EN', target_lang: 'ES' });
      assert.deepEqual(together, [one, two]);
    });

    it('keeps white space, line ends and several sentences', async () => {
      const [text] = await texts({ text: ['  The cat.\n\n\tThe dog.  '], source_lang: 'EN', target_lang: 'ES' });
      assert.equal(text, '  El gato.\n\n\tEl perro.  ');
    });

    it('answers empty and blank texts with themselves', async () => {
      const given = ['', '   ', '\n'];
      assert.deepEqual(await texts({ text: given, source_lang: 'EN', target_lang: 'ES' }), given);
    });

    it('leaves numbers, addresses and placeholders alone', async () => {
      const kept = [
        '3.14',
        'https://example.com/red-car?the=house',
        'red.car@example.com',
        '{name}',
        '%s',
        '{{house}}',
      ];
      for (const token of kept) {
        const [text] = await texts({ text: [`The house ${token} is red.`], source_lang: 'EN', target_lang: 'ES' });
        assert.ok(text?.includes(token), `${token} in ${text}`);
      }
    });

    it('keeps every character that means something to the engine', async () => {
      const [text] = await texts({
        text: ['The ^house$ /is/ [red] {and} \\big\\ <or> @small* #1 +2 ~3'],
        source_lang: 'EN',
        target_lang: 'ES',
      });
      for (const character of '^$/[]{}\\<>@*#+~') assert.ok(text?.includes(character), `${character} in ${text}`);
    });

    it('marks no unknown words', async () => {
      const [text] = await texts({ text: ['The flurbish gronk.'], source_lang: 'EN', target_lang: 'ES' });
      assert.match(text ?? '', /flurbish gronk\.$/);
      assert.doesNotMatch(text ?? '', /[*#@]/);
    });
  });

  describe('languages', () => {
    it('detects the source, text by text, when it is not given', async () => {
      const { translations } = await translate({
        text: ['The house is very big and the garden is beautiful.', 'La casa es muy grande y el jardín es hermoso.'],
        target_lang: 'CA',
      });
      assert.deepEqual(
        translations.map((translation) => translation.detected_source_language),
        ['EN', 'ES'],
      );
    });

    it('goes through a third language where there is no direct way', async () => {
      const [text] = await texts({ text: ['the house'], source_lang: 'EN', target_lang: 'PT-BR' });
      assert.match(text ?? '', /^a casa$/i);
    });

    it('takes codes in any case and reduces a variant as source to its language', async () => {
      const { translations } = await translate({ text: ['the house'], source_lang: 'en-us', target_lang: 'es' });
      assert.deepEqual(translations, [{ detected_source_language: 'EN', text: 'la casa' }]);
    });

    it('returns the text unchanged when both languages are the same, billed', async () => {
      const { translations } = await translate({
        text: ['The colour'],
        source_lang: 'EN',
        target_lang: 'EN-US',
        show_billed_characters: true,
      });
      assert.deepEqual(translations, [{ detected_source_language: 'EN', text: 'The colour', billed_characters: 10 }]);
    });

    it('says in a header when a variant is served by the plain language', async () => {
      const response = await server.translate({ text: ['the car'], source_lang: 'EN', target_lang: 'ES-419' });
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('x-service-warnings'), 'variant_not_distinguished');
    });

    it('names unknown languages and lists what there is', async () => {
      const target = await refusal({ text: ['a'], target_lang: 'XX' }, 400);
      assert.match(target.message, /^Value for 'target_lang' not supported: .*\bES\b/);
      const source = await refusal({ text: ['a'], source_lang: 'klingon', target_lang: 'ES' }, 400);
      assert.match(source.message, /^Value for 'source_lang' not supported: .*\bEN\b/);
    });

    it('says where one can go from a source when a pair is missing', async () => {
      const { message, code } = await refusal({ text: ['kuća'], source_lang: 'UR', target_lang: 'EO' }, 400);
      assert.equal(code, 'unsupported_language_pair');
      assert.match(message, /from 'UR' there is .*HI/);
    });
  });

  describe('encodings of the body', () => {
    for (const body of [
      'text=The+house&text=The+car&source_lang=EN&target_lang=ES',
      'text[]=The+house&text[]=The+car&source_lang=EN&target_lang=ES',
      'text[0]=The+house&text[1]=The+car&source_lang=EN&target_lang=ES',
      'text%5B0%5D=The%20house&text%5B1%5D=The%20car&source_lang=EN&target_lang=ES',
    ])
      it(`reads the form ${body.slice(0, 12)}…`, async () => {
        const { translations } = await form(body);
        assert.deepEqual(
          translations.map(({ text }) => text),
          ['La casa', 'El coche'],
        );
      });

    it('reads booleans as 1, 0, true and false', async () => {
      for (const yes of ['1', 'true']) {
        const { translations } = await form(`text=a&source_lang=EN&target_lang=ES&show_billed_characters=${yes}`);
        assert.equal(translations[0]?.billed_characters, 1);
      }
      for (const no of ['0', 'false']) {
        const { translations } = await form(`text=a&source_lang=EN&target_lang=ES&show_billed_characters=${no}`);
        assert.equal(translations[0]?.billed_characters, undefined);
      }
    });

    it('takes parameters of the content type, and ignores fields it does not know', async () => {
      await form('text=a&source_lang=EN&target_lang=ES&x=1', 'application/x-www-form-urlencoded; charset=UTF-8');
      await translate({ text: ['a'], source_lang: 'EN', target_lang: 'ES', unknown: { deep: [1] } });
    });

    it('takes null and the empty string for a parameter that is not given', async () => {
      await translate({ text: ['the house'], source_lang: null, target_lang: 'ES', formality: null });
      await form('text=the+house&source_lang=&target_lang=ES');
    });
  });

  describe('options', () => {
    const base = { text: ['The house'], source_lang: 'EN', target_lang: 'ES' };

    it('counts code points of the source', async () => {
      const { translations } = await translate({ ...base, text: ['a😀é'], show_billed_characters: true });
      assert.equal(translations[0]?.billed_characters, 3);
    });

    it('says which kind of model served when a kind was asked for', async () => {
      for (const model_type of ['latency_optimized', 'prefer_quality_optimized']) {
        const { translations } = await translate({ ...base, model_type });
        assert.equal(translations[0]?.model_type_used, 'latency_optimized');
      }
      const { code, message } = await refusal({ ...base, model_type: 'quality_optimized' }, 400);
      assert.equal(code, 'model_type_not_supported');
      assert.match(message, /prefer_quality_optimized/);
    });

    it('keeps the columns of a table, with every splitting', async () => {
      for (const split_sentences of ['0', '1', 'nonewlines']) {
        const text = ['name\tprice\tcolour\nthe red car\t20\tthe house'];
        const [answer] = await texts({ text, source_lang: 'EN', target_lang: 'ES', split_sentences });
        assert.equal(answer?.split('\t').length, 5, answer);
        assert.match(answer ?? '', /^nombre\tprecio\tcolor\n(?:el )?coche rojo\t20\t(?:la )?casa$/);
      }
    });

    it('takes every way to split sentences', async () => {
      const text = ['The house is red. The car\nis blue.'];
      for (const split_sentences of ['0', '1', 'nonewlines']) {
        const [answer] = await texts({ ...base, text, split_sentences });
        assert.match(answer ?? '', /casa.*roja\..*coche\n.*azul\./s);
      }
    });

    it('keeps punctuation and case at the ends with preserve_formatting', async () => {
      const [answer] = await texts({ ...base, text: ['the house...'], preserve_formatting: true });
      assert.equal(answer, 'la casa...');
    });

    it('takes a context without translating or billing it', async () => {
      const { translations } = await translate({ ...base, context: 'About buildings.', show_billed_characters: true });
      assert.deepEqual(translations, [{ detected_source_language: 'EN', text: 'La casa', billed_characters: 9 }]);
    });

    it('falls back for preferred formality and fails for demanded', async () => {
      for (const formality of ['default', 'prefer_more', 'prefer_less'])
        await translate({ ...base, target_lang: 'EO', formality });
      for (const formality of ['more', 'less'])
        assert.equal((await refusal({ ...base, target_lang: 'EO', formality }, 400)).code, 'formality_not_supported');
    });

    it('refuses glossaries, style lists and memories that do not exist', async () => {
      const id = '0c3f5f0e-7b4a-4c37-9c55-3a1d4f2b9a10';
      assert.equal((await refusal({ ...base, glossary_id: id }, 404)).code, 'glossary_not_found');
      assert.equal((await refusal({ ...base, glossary_ids: [id] }, 404)).code, 'glossary_not_found');
      assert.equal((await refusal({ ...base, style_id: id }, 404)).code, 'style_rule_list_not_found');
      assert.equal((await refusal({ ...base, translation_memory_id: id }, 404)).code, 'translation_memory_not_found');
    });

    it('checks ids, their number and what they need', async () => {
      const id = '0c3f5f0e-7b4a-4c37-9c55-3a1d4f2b9a10';
      const { source_lang: _, ...detected } = base;
      assert.match((await refusal({ ...base, glossary_id: 'x' }, 400)).message, /'glossary_id'.*UUID/);
      assert.match((await refusal({ ...detected, glossary_id: id }, 400)).message, /'source_lang' not specified/);
      assert.match(
        (await refusal({ ...base, glossary_id: id, glossary_ids: [id] }, 400)).message,
        /cannot be used together/,
      );
      assert.match((await refusal({ ...base, glossary_ids: Array(6).fill(id) }, 400)).message, /at most 5/);
      for (const translation_memory_threshold of [-1, 101, 'x', 1.5])
        assert.match(
          (await refusal({ ...base, translation_memory_threshold }, 400)).message,
          /'translation_memory_threshold'/,
        );
    });

    it('checks custom instructions and says that no engine follows them', async () => {
      const { code } = await refusal({ ...base, custom_instructions: ['Be brief.'] }, 400);
      assert.equal(code, 'instructions_not_supported');
      assert.match((await refusal({ ...base, custom_instructions: Array(11).fill('a') }, 400)).message, /at most 10/);
      const long = await refusal({ ...base, custom_instructions: ['a'.repeat(301)] }, 400);
      assert.match(long.message, /'custom_instructions\[0\]'.*at most 300/);
      const target = await refusal({ ...base, target_lang: 'CA', custom_instructions: ['Be brief.'] }, 400);
      assert.match(target.message, /targets de, en, es, fr, it, ja, ko, zh/);
    });

    it('takes reporting tags and refuses broken ones', async () => {
      const post = (tag: string): Promise<Response> =>
        server.request('/v2/translate', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-deepl-reporting-tag': tag },
          body: JSON.stringify(base),
        });
      assert.equal((await post('Web-Shop')).status, 200);
      assert.equal((await post('two words')).status, 400);
      assert.equal((await post('x'.repeat(101))).status, 400);
    });
  });

  it('accepts both names of the key scheme', async () => {
    for (const scheme of ['DeepL-Auth-Key', 'Service-Auth-Key', 'deepl-auth-key']) {
      const response = await server.request('/v2/usage', { headers: { authorization: `${scheme} ${developerKey}` } });
      assert.equal(response.status, 200, scheme);
    }
  });
});
