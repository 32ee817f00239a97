import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { GlossaryServer } from './glossaries-fixtures.ts';

let server: GlossaryServer;
before(async () => {
  server = await GlossaryServer.start();
});
after(() => server[Symbol.asyncDispose]());

const enEs = { source_lang: 'en', target_lang: 'es' };

describe('glossaries over v3', () => {
  it('live from their creation to their deletion', async () => {
    const dictionaries = [
      { source_lang: 'EN', target_lang: 'es', entries: 'cat\tgato\ndog\tperro\n' },
      { source_lang: 'es', target_lang: 'en', entries: 'gato,cat\n"a, b","c ""d"""', entries_format: 'csv' },
    ];
    const created = await server.send('POST', '/v3/glossaries', { name: 'Animals', dictionaries });
    assert.equal(created.statusCode, 201);
    const { ready, ...glossary } = created.json();
    assert.equal(ready, true);
    assert.deepEqual(glossary.dictionaries, [
      { ...enEs, entry_count: 2 },
      { source_lang: 'es', target_lang: 'en', entry_count: 2 },
    ]);
    assert.match(glossary.creation_time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const path = `/v3/glossaries/${glossary.glossary_id}`;
    assert.deepEqual((await server.send('GET', path)).json(), glossary);
    assert.equal(await server.entries(glossary.glossary_id), 'cat\tgato\ndog\tperro');
    assert.equal(await server.entries(glossary.glossary_id, 'source_lang=ES&target_lang=EN'), 'gato\tcat\na, b\tc "d"');
    assert.deepEqual((await server.send('GET', '/v3/glossaries')).json().glossaries, [glossary]);

    const put = await server.send('PUT', `${path}/dictionaries`, { ...enEs, entries: 'bird\tpájaro' });
    assert.deepEqual([put.statusCode, put.json()], [200, { ...enEs, entry_count: 1 }]);
    const patch = { name: 'Beasts', dictionaries: [{ ...enEs, entries: 'bird\tave\nfish\tpez' }] };
    const patched = await server.send('PATCH', path, patch);
    assert.equal(patched.json().name, 'Beasts');
    assert.equal(await server.entries(glossary.glossary_id), 'bird\tave\nfish\tpez');

    const removed = await server.send('DELETE', `${path}/dictionaries?source_lang=es&target_lang=en`);
    assert.deepEqual([removed.statusCode, removed.payload], [204, '']);
    const deleted = await server.send('DELETE', path);
    assert.deepEqual([deleted.statusCode, deleted.payload], [204, '']);
    assert.equal((await server.send('GET', path)).json().code, 'glossary_not_found');
  });

  it('may begin without dictionaries and get one by a change', async () => {
    const { glossary_id: id } = (
      await server.send('POST', '/v3/glossaries', { name: 'Empty', dictionaries: [] })
    ).json();
    await server.send('PATCH', `/v3/glossaries/${id}`, { dictionaries: [{ ...enEs, entries: 'a\tb' }] });
    assert.equal(await server.entries(id), 'a\tb');
  });

  it('take forms', async () => {
    const form =
      'name=Form&dictionaries[0].source_lang=en&dictionaries[0].target_lang=es&dictionaries[0].entries=a%09b%0Ac%09d';
    const created = await server.send('POST', '/v3/glossaries', form);
    assert.equal(created.json().dictionaries[0].entry_count, 2);
  });

  it('say in known words which dictionary is missing', async () => {
    const id = await server.createGlossary();
    for (const [method, path] of [
      ['GET', 'entries'],
      ['DELETE', 'dictionaries'],
    ] as const) {
      const missing = await server.send(method, `/v3/glossaries/${id}/${path}?source_lang=en&target_lang=de`);
      assert.equal(missing.statusCode, 404);
      assert.match(missing.json().message, /^No dictionary found for language pair/);
      assert.match(missing.json().detail, /from en to de; it has en to es/);
    }
  });
});

describe('glossaries over v2', () => {
  it('are glossaries of v3 with one dictionary', async () => {
    const body = { name: 'Old', ...enEs, entries: 'cat\tgato', entries_format: 'tsv' };
    const created = await server.send('POST', '/v2/glossaries', body);
    assert.equal(created.statusCode, 201);
    const { glossary_id: id, creation_time } = created.json();
    assert.deepEqual(created.json(), {
      glossary_id: id,
      ready: true,
      name: 'Old',
      ...enEs,
      creation_time,
      entry_count: 1,
    });
    assert.deepEqual((await server.send('GET', `/v2/glossaries/${id}`)).json(), created.json());
    const entries = await server.send('GET', `/v2/glossaries/${id}/entries`);
    assert.match(String(entries.headers['content-type']), /^text\/tab-separated-values/);
    assert.equal(entries.payload, 'cat\tgato');
    assert.equal((await server.send('GET', `/v3/glossaries/${id}`)).json().dictionaries.length, 1);

    const more = { source_lang: 'es', target_lang: 'en', entries: 'gato\tcat' };
    await server.send('PUT', `/v3/glossaries/${id}/dictionaries`, more);
    assert.equal((await server.send('GET', `/v2/glossaries/${id}`)).statusCode, 404);
    assert.equal((await server.send('DELETE', `/v2/glossaries/${id}`)).statusCode, 404);
    const listed = (await server.send('GET', '/v2/glossaries')).json().glossaries;
    assert(!listed.some((glossary: { glossary_id: string }) => glossary.glossary_id === id));
    await server.send('DELETE', `/v3/glossaries/${id}/dictionaries?source_lang=es&target_lang=en`);
    assert.equal((await server.send('DELETE', `/v2/glossaries/${id}`)).statusCode, 204);
  });

  it('list the directions that can be translated', async () => {
    const { supported_languages: pairs } = (await server.send('GET', '/v2/glossary-language-pairs')).json();
    assert(pairs.some((pair: object) => JSON.stringify(pair) === JSON.stringify(enEs)));
    assert(!pairs.some((pair: { source_lang: string }) => pair.source_lang === 'de'));
  });
});

describe('glossaries that are not the callers', () => {
  it('do not exist, be they of another account or region', async () => {
    const id = await server.createGlossary();
    for (const options of [{ key: await server.createKey() }, { host: 'us.localhost' }]) {
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['GET', '/entries?source_lang=en&target_lang=es', undefined],
        ['PATCH', '', { name: 'Mine' }],
        ['PUT', '/dictionaries', { ...enEs, entries: 'a\tb' }],
        ['DELETE', '/dictionaries?source_lang=en&target_lang=es', undefined],
        ['DELETE', '', undefined],
      ] as const)
        assert.equal((await server.send(method, `/v3/glossaries/${id}${path}`, body, options)).statusCode, 404);
      assert.deepEqual((await server.send('GET', '/v3/glossaries', undefined, options)).json().glossaries, []);
    }
    assert.equal(await server.entries(id), 'cat\tgato');
  });

  it('need the scope of what is done', async () => {
    const id = await server.createGlossary();
    const key = await server.createKey(['glossaries:read']);
    assert.equal((await server.send('GET', `/v3/glossaries/${id}`, undefined, { key })).statusCode, 200);
    assert.equal((await server.send('DELETE', `/v3/glossaries/${id}`, undefined, { key })).statusCode, 403);
  });
});

describe('bad glossaries', () => {
  const body = (fields: object) => ({ name: 'Bad', ...enEs, entries: 'a\tb', ...fields });
  const phrase = 'ä'.repeat(512);
  const refused: readonly [string, object, number, RegExp][] = [
    ['an empty name', { name: ' ' }, 400, /'name'/],
    ['a name of 1025 bytes', { name: `${phrase}x` }, 400, /1024 bytes/],
    ['no entries', { entries: '' }, 400, /entries, there are none/],
    ['a variant', { target_lang: 'pt-BR' }, 400, /target_lang.*'pt'/],
    ['an unknown language', { target_lang: 'xx' }, 400, /target_lang/],
    ['equal languages', { target_lang: 'EN' }, 400, /target_lang/],
    ['an unknown format', { entries_format: 'xls' }, 400, /entries_format/],
    ['a phrase of 1025 bytes', { entries: `a\tb\n${phrase}x\ty` }, 400, /line 2: the source phrase.*index 1.*1024/],
    ['edge white space', { entries: 'a\tb\u00a0' }, 400, /line 1: the target phrase.*white space/],
    ['a line separator', { entries: 'a\tb\u2028c' }, 400, /U\+2028/],
    ['an empty target', { entries: 'a\t' }, 400, /target phrase.*empty/],
    [
      'a phrase that stands twice',
      { entries: 'a\tb\nc\td\na\te' },
      400,
      /line 3: Key with index 2 \(starting at position 8\) duplicates key with index 0 \(starting at position 0\)/,
    ],
    ['an open quote', { entries: 'a,b\n"c,d', entries_format: 'csv' }, 400, /line 2.*never closed/],
  ];
  for (const [what, fields, status, message] of refused)
    it(`are refused for ${what}`, async () => {
      const answer = await server.send('POST', '/v2/glossaries', body(fields));
      assert.equal(answer.statusCode, status, answer.payload);
      assert.match(answer.json().message, message);
    });

  it('are none at the limits of name and phrase', async () => {
    const fields = { name: phrase, entries: `${phrase}\t${phrase}` };
    assert.equal((await server.send('POST', '/v2/glossaries', body(fields))).statusCode, 201);
  });

  it('are refused above 10 MB of entries, not at them', async () => {
    const id = await server.createGlossary();
    const lines = Array.from({ length: 10_240 }, (_, index) => `${String(index).padEnd(511, 'x')}\t${'y'.repeat(511)}`);
    const most = lines.join('\n');
    assert.equal(Buffer.byteLength(most), 10 * 1024 * 1024 - 1);
    const path = `/v3/glossaries/${id}/dictionaries`;
    assert.equal((await server.send('PUT', path, { ...enEs, entries: `${most}\n` })).statusCode, 200);
    const over = await server.send('PUT', path, { ...enEs, entries: `${most}yy` });
    assert.deepEqual([over.statusCode, over.json().code], [413, 'dictionary_too_large']);
    const merge = { dictionaries: [{ ...enEs, entries: 'one more\tuno más' }] };
    assert.equal((await server.send('PATCH', `/v3/glossaries/${id}`, merge)).statusCode, 413);
  });

  it('have ids that are malformed or unknown', async () => {
    assert.equal((await server.send('GET', '/v3/glossaries/nonsense')).statusCode, 400);
    assert.equal((await server.send('GET', `/v3/glossaries/${randomUUID()}`)).statusCode, 404);
  });

  it('bring two dictionaries for one direction, or two at once to a change', async () => {
    const twice = [
      { ...enEs, entries: 'a\tb' },
      { ...enEs, entries: 'c\td' },
    ];
    assert.equal((await server.send('POST', '/v3/glossaries', { name: 'T', dictionaries: twice })).statusCode, 400);
    const id = await server.createGlossary();
    assert.equal((await server.send('PATCH', `/v3/glossaries/${id}`, { dictionaries: twice })).statusCode, 400);
  });
});

describe('changes at once', () => {
  it('lose nothing, be they in one process or two', async () => {
    using folder = new TemporaryFolder();
    await using one = await GlossaryServer.start(folder.path);
    await using two = await GlossaryServer.start(folder.path);
    const id = await one.createGlossary('first\tprimero');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const dictionaries = [{ ...enEs, entries: `word ${index}\tpalabra ${index}` }];
        return (index % 2 ? one : two).send('PATCH', `/v3/glossaries/${id}`, { dictionaries });
      }),
    );
    assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]));
    assert.equal((await one.entries(id)).split('\n').length, 51);

    const targets = ['de', 'fr', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru', 'zh'];
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 ? one : two).send('PUT', `/v3/glossaries/${id}/dictionaries`, {
          source_lang: 'en',
          target_lang: targets[index % 10],
          entries: `a\t${index}`,
        }),
      ),
    );
    assert.equal((await two.send('GET', `/v3/glossaries/${id}`)).json().dictionaries.length, 11);
  });
});
