import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { StyleRuleClient, unknownId } from './style-rules-fixtures.ts';

const rules = { dates_and_times: { calendar_era: 'use_bc_and_ad' }, punctuation: { serial_comma: 'do_not_use' } };
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

let client: StyleRuleClient;
before(async () => {
  client = await StyleRuleClient.start();
});
after(() => client[Symbol.asyncDispose]());

describe('style rule lists', () => {
  it('live from their creation to their deletion', async () => {
    const created = await client.create({
      name: 'Anleitungen 🙂',
      language: 'DE-ch',
      configured_rules: rules,
      custom_instructions: [
        { label: 'Anrede', prompt: 'Duzen.', source_language: 'EN-gb' },
        { label: 'Kürze', prompt: 'Kurz.' },
      ],
    });
    const { style_id: id, creation_time, custom_instructions: instructions } = created;
    assert.match(creation_time, instant);
    for (const instruction of instructions) assert.match(instruction.id, /^[0-9a-f-]{36}$/);
    assert.deepEqual(created, {
      style_id: id,
      name: 'Anleitungen 🙂',
      language: 'de-CH',
      version: 1,
      creation_time,
      updated_time: creation_time,
      configured_rules: rules,
      custom_instructions: [
        { id: instructions[0]?.id, label: 'Anrede', prompt: 'Duzen.', source_language: 'en-GB' },
        { id: instructions[1]?.id, label: 'Kürze', prompt: 'Kurz.' },
      ],
    });
    assert.deepEqual(await client.get(id.toUpperCase()), created);

    const renamed = await client.read('PATCH', `/${id}`, { name: 'Neu' });
    assert.match(renamed.updated_time, instant);
    assert.deepEqual(renamed, { ...created, name: 'Neu', version: 2, updated_time: renamed.updated_time });

    const put = await client.read('PUT', `/${id}/configured_rules`, { numbers: {} });
    assert.deepEqual(
      [put.version, put.configured_rules, put.custom_instructions],
      [3, { numbers: {} }, created.custom_instructions],
    );
    assert.deepEqual(await client.get(id), put);

    const deleted = await client.send('DELETE', `/${id}`);
    assert.deepEqual([deleted.status, deleted.text], [204, '']);
    await client.refused(['DELETE', `/${id}`], 404, 'style_rule_list_not_found');
  });

  it('may begin without rules and instructions, which null means too', async () => {
    for (const none of [{}, { configured_rules: null, custom_instructions: null }]) {
      const { configured_rules, custom_instructions } = await client.create(none);
      assert.deepEqual([configured_rules, custom_instructions], [{}, []]);
    }
  });

  it('take forms', async () => {
    const form =
      'name=Form&language=en-gb&configured_rules[dates_and_times][calendar_era]=use_bc_and_ad' +
      '&configured_rules.punctuation.serial_comma=do_not_use' +
      '&custom_instructions[0].label=a&custom_instructions[0].prompt=b';
    const { style_id: id, ...list } = await client.read('POST', '', form, 201);
    assert.deepEqual([list.language, list.configured_rules], ['en-GB', rules]);
    assert.equal(list.custom_instructions[0]?.prompt, 'b');
    const put = await client.read('PUT', `/${id}/configured_rules`, 'punctuation[serial_comma]=use');
    assert.deepEqual(put.configured_rules, { punctuation: { serial_comma: 'use' } });
  });

  it('are for the languages of style rules, and say which when another is asked for', async () => {
    const roots = ['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh'];
    const variants = ['de-CH', 'de-DE', 'en-GB', 'en-US', 'es-419', 'es-ES', 'fr-CA', 'fr-FR', 'pt-BR', 'pt-PT'];
    for (const language of [...roots, ...variants, 'zh-Hans', 'zh-Hant'])
      for (const given of [language, language.toLowerCase(), language.toUpperCase()])
        assert.equal((await client.create({ language: given })).language, language);
    for (const [language, message] of [
      ['pt', /'language' not supported: there are no style rules for 'pt'; use one of pt-BR, pt-PT\./],
      ['en-AU', /no style rules for 'en-AU'; use one of en, en-GB, en-US\./],
      ['it-CH', /no style rules for 'it-CH'; use it\./],
      ['nl', /no style rules for 'nl'; use one of de, en, .*, zh-Hant\./],
      ['', /no style rules for ''/],
      ['german', /no style rules for 'german'/],
    ] as const)
      await client.refused(['POST', '', { name: 'a', language }], 400, 'invalid_parameter', message);
  });

  it('are listed by the language list of the resource where an engine translates into them, and only there', async () => {
    const codes = async (include: string): Promise<string[]> => {
      const answer = await client.server.request(`/v3/languages?resource=style_rules${include}`);
      const languages = (await answer.json()) as { lang: string; usable_as_target: boolean; status: string }[];
      assert.ok(
        languages.every(({ usable_as_target, status }) => usable_as_target && (include !== '' || status === 'stable')),
      );
      return languages.map(({ lang }) => lang);
    };
    const [stable, all] = [await codes(''), await codes('&include=beta')];
    assert.ok(stable.includes('es') && stable.includes('pt-BR') && !stable.includes('es-ES'), stable.join());
    assert.ok(all.includes('es-ES') && !all.includes('pt'), all.join());
    for (const language of all) assert.equal((await client.create({ language })).language, language);
    const resources = (await (await client.server.request('/v3/languages/resources')).json()) as { name: string }[];
    assert.ok(resources.some(({ name }) => name === 'style_rules'));
  });

  it('keep to the limits of names, on both sides', async () => {
    const { style_id: id } = await client.create({ name: '🙂'.repeat(1024) });
    for (const [method, path] of [
      ['POST', ''],
      ['PATCH', `/${id}`],
    ] as const)
      for (const [name, code, message] of [
        ['🙂'.repeat(1025), 'invalid_parameter', /'name' not supported: at most 1024 characters/],
        ['', 'invalid_parameter', /'name' not supported: must not be empty/],
        [' \t', 'invalid_parameter', /'name' not supported: must not be empty/],
        ['a\u0000', 'invalid_parameter', /'name' not supported: it contains a NUL character/],
        [7, 'invalid_parameter', /'name' not supported: must be a string/],
        [undefined, 'missing_parameter', /'name' not specified/],
      ] as const)
        await client.refused([method, path, { name, language: 'de' }], 400, code, message);
    assert.deepEqual([(await client.get(id)).version, (await client.get(id)).name.length], [1, 2048]);
    assert.equal((await client.read('PATCH', `/${id}`, { name: 'é'.repeat(1024) })).name, 'é'.repeat(1024));
    await client.refused(['POST', '', { name: 'a' }], 400, 'missing_parameter', /'language' not specified/);
  });

  it('that do not exist get another error than invalid ids in every call', async () => {
    const instruction = { label: 'a', prompt: 'b' };
    const calls = [
      ['GET', ''],
      ['PATCH', '', { name: 'a' }],
      ['DELETE', ''],
      ['PUT', '/configured_rules', {}],
      ['POST', '/custom_instructions', instruction],
      ['GET', `/custom_instructions/${unknownId}`],
      ['PUT', `/custom_instructions/${unknownId}`, instruction],
      ['DELETE', `/custom_instructions/${unknownId}`],
    ] as const;
    for (const [method, path, body] of calls) {
      await client.refused([method, `/${unknownId}${path}`, body], 404, 'style_rule_list_not_found', /not found/);
      await client.refused(
        [method, `/7${path}`, body],
        400,
        'invalid_parameter',
        /'style_id' not supported: it is not a UUID/,
      );
    }
  });
});

describe('configured rules', () => {
  const faults = [
    [
      { dates: {} },
      /'configured_rules\.dates' not supported: this category does not exist; use one of 'dates_and_times', /,
    ],
    [{ constructor: {} }, /'configured_rules\.constructor' not supported: this category does not exist/],
    [
      { vocabulary: { slang: 'use' } },
      /'configured_rules\.vocabulary\.slang' not supported: .* does not have this rule; it has /,
    ],
    [
      { dates_and_times: { calendar_era: 'use_ab' } },
      /'configured_rules\.dates_and_times\.calendar_era' not supported: 'use_ab' is not one .*; use 'use_bc_and_ad', 'use_bce_and_ce'/,
    ],
    [{ punctuation: 'use' }, /'(configured_rules\.)?punctuation' not supported: must be an object/],
    [{ punctuation: ['use'] }, /'(configured_rules\.)?punctuation' not supported: must be an object/],
    [
      { punctuation: { serial_comma: 1 } },
      /'(configured_rules\.)?punctuation\.serial_comma' not supported: must be a string/,
    ],
    [
      { punctuation: { serial_comma: {} } },
      /'(configured_rules\.)?punctuation\.serial_comma' not supported: must be a string/,
    ],
  ] as const;

  it('are refused by name when the catalogue does not have them', async () => {
    const { style_id: id } = await client.create({ configured_rules: rules });
    for (const [given, message] of faults) {
      const list = { name: 'a', language: 'de', configured_rules: given };
      await client.refused(['POST', '', list], 400, 'invalid_parameter', message);
      await client.refused(['PUT', `/${id}/configured_rules`, given], 400, 'invalid_parameter', message);
    }
    for (const given of ['use', 7, [rules]])
      await client.refused(
        ['POST', '', { name: 'a', language: 'de', configured_rules: given }],
        400,
        'invalid_parameter',
        /'configured_rules' not supported: must be an object/,
      );
    const hostile = await client.server.request(`/v3/style_rules/${id}/configured_rules`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"__proto__": {"a": "b"}}',
    });
    assert.equal(hostile.status, 400);
    assert.deepEqual([(await client.get(id)).configured_rules, (await client.get(id)).version], [rules, 1]);
  });

  it('are all removed by an empty object, and by nothing less', async () => {
    const { style_id: id } = await client.create({ configured_rules: rules });
    await client.refused(['PUT', `/${id}/configured_rules`], 400, 'invalid_body', /empty/);
    await client.refused(['PUT', `/${id}/configured_rules`, []], 400, 'invalid_body', /must be a JSON object/);
    assert.deepEqual((await client.get(id)).configured_rules, rules);
    assert.deepEqual((await client.read('PUT', `/${id}/configured_rules`, {})).configured_rules, {});
  });

  it('may be all rules of the catalogue at once', async () => {
    const { styleCatalogue } = await import('../../src/language/style-rules/style-catalogue.ts');
    const everything = Object.fromEntries(
      Object.entries(styleCatalogue).map(([category, known]) => [
        category,
        Object.fromEntries(Object.entries(known).map(([rule, values]) => [rule, values.at(-1)])),
      ]),
    );
    const { style_id: id, configured_rules } = await client.create({ configured_rules: everything });
    assert.deepEqual(configured_rules, everything);
    assert.deepEqual((await client.read('PUT', `/${id}/configured_rules`, everything)).configured_rules, everything);
  });
});
