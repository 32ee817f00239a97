import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { enEs, GlossaryClient, manyEntries, type Refusal } from './glossaries-fixtures.ts';

let client: GlossaryClient;
let id: string;
before(async () => {
  client = await GlossaryClient.start();
  id = (await client.create()).glossary_id;
});
after(() => client[Symbol.asyncDispose]());

const mebibyte = 1024 * 1024;
/** 1024 bytes of UTF-8. */
const longest = 'ä'.repeat(512);

/** Sends entries in every way that there is; each must be refused in the same words. */
async function refusal(fields: { readonly entries: string; readonly entries_format?: string }): Promise<string> {
  const dictionary = { ...enEs, ...fields };
  const messages = new Set<string>();
  for (const [method, path, body] of [
    ['POST', '/v2/glossaries', { name: 'Bad', ...dictionary }],
    ['PUT', `/v3/glossaries/${id}/dictionaries`, dictionary],
    ['POST', '/v3/glossaries', { name: 'Bad', dictionaries: [dictionary] }],
    ['PATCH', `/v3/glossaries/${id}`, { dictionaries: [dictionary] }],
  ] as const) {
    const answer = await client.send(method, path, body);
    const { code, message } = answer.json<Refusal>();
    assert.deepEqual([answer.status, code], [400, 'invalid_glossary_entries'], `${method} ${path}: ${answer.text}`);
    messages.add(message.replace('dictionaries[0].', ''));
  }
  assert.equal(messages.size, 1);
  const [message = ''] = messages;
  return message;
}

describe('entries are refused with their line', () => {
  for (const [what, entries, message] of [
    ['that have no separator', 'a\tb\nc', /line 2: there is no tab/],
    ['of three fields', 'a\tb\nc\td\te', /line 2: 3 fields; at most 2/],
    ['without a source', 'a\tb\n\tc', /line 2: the source phrase of the entry with index 1 is empty/],
    ['without a target', 'a\t', /line 1: the target phrase of the entry with index 0 is empty/],
    ['with a source of 1025 bytes', `a\tb\n\n${longest}x\ty`, /line 3: the source phrase.*1024/],
    ['with a target of 1025 bytes', `a\t${longest}x`, /line 1: the target phrase.*1024/],
    ['with a C0 control', 'a\tb\u0001', /line 1: the target phrase.*U\+0001/],
    ['with DEL', 'a\u007f\tb', /line 1: the source phrase.*U\+007F/],
    ['with a C1 control', 'a\u0080\tb', /line 1: the source phrase.*U\+0080/],
    ['with NEL', 'a\tb\u0085c', /U\+0085/],
    ['with a vertical tab', 'a\tb\u000bc', /U\+000B/],
    ['with a form feed', 'a\tb\u000cc', /U\+000C/],
    ['with a line separator', 'a\tb\u2028c', /U\+2028/],
    ['with a paragraph separator', 'a\tb\u2029c', /U\+2029/],
    ['with a space before', ' a\tb', /line 1: the source phrase.*white space/],
    ['with a space behind', 'a\tb ', /line 1: the target phrase.*white space/],
    ['with a no-break space', 'a\tb\u00a0', /the target phrase.*white space/],
    ['with an ideographic space', '\u3000a\tb', /the source phrase.*white space/],
    [
      'whose source stands twice',
      'a\tb\nc\td\na\te',
      /line 3: Key with index 2 \(starting at position 8\) duplicates key with index 0 \(starting at position 0\) of line 1/,
    ],
  ] as const)
    it(`as TSV ${what}`, async () => {
      assert.match(await refusal({ entries }), message);
    });

  for (const [what, entries, message] of [
    ['that have no separator', 'a,b\nc', /line 2: there is no comma/],
    ['of five fields', 'a,b,en,es,x', /line 1: 5 fields; at most 4/],
    ['whose quotes stay open', 'a,b\n"c,d', /line 2.*never closed/],
    ['that go on behind a quote', 'a,b\n"c"d,e', /line 2/],
    ['with a line break in quotes', 'a,"b\nc"', /line 1.*U\+000A/],
    ['with a tab', 'a,b\tc', /U\+0009/],
    ['whose source stands twice', '"a",b\nx,y,en,de\na,c', /line 3: Key with index 1 .* duplicates key with index 0/],
    ['that all are for others', 'a,b,en,de\nc,d,de,es', /none of the lines is for the language pair 'en' to 'es'/],
  ] as const)
    it(`as CSV ${what}`, async () => {
      assert.match(await refusal({ entries, entries_format: 'csv' }), message);
    });

  it('when there are none', async () => {
    for (const entries of ['', '\n\r\n', '\ufeff']) assert.match(await refusal({ entries }), /entries, there are none/);
  });
});

describe('entries are kept', () => {
  it('at the limit of a phrase and of a name', async () => {
    const { glossary_id, name } = await client.create(`${longest}\t${longest}`, longest);
    assert.equal(name, longest);
    assert.equal(await client.entries(glossary_id), `${longest}\t${longest}`);
  });

  it('with what looks odd and is allowed', async () => {
    const entries = 'a  b\t"quoted", x\nCat\tgato\ncat\tgata\n猫\t🐈\nconstructor\t__proto__\n=1+1\t@x';
    const { glossary_id } = await client.create(entries);
    assert.equal(await client.entries(glossary_id), entries);
  });

  it('from every kind of line end, empty lines and a byte order mark left out', async () => {
    const { glossary_id } = await client.create('\ufeffa\tb\r\n\r\nc\td\re\tf\n\n');
    assert.equal(await client.entries(glossary_id), 'a\tb\nc\td\ne\tf');
  });

  it('of CSV only for the languages that a line names, if it names any', async () => {
    const entries = 'a,b,EN,es\nc,d,fr,es\ne,f,en-GB,ES-mx\ng,h,,\ni,j\nk,l,en,it\n"m, n","o ""p""",en,es';
    const { glossary_id } = await client.create([{ ...enEs, entries, entries_format: 'csv' }]);
    assert.equal(await client.entries(glossary_id), 'a\tb\ne\tf\ng\th\ni\tj\nm, n\to "p"');
  });
});

describe('a dictionary', () => {
  // Lines of 1024 bytes with their line end.
  const lines = Array.from(
    { length: 10 * 1024 },
    (_, index) => `${String(index).padEnd(511, 'x')}\t${'y'.repeat(511)}`,
  );
  const most = `${lines.join('\n')}\n`;

  it('may have 10 MB and not a byte more, whichever way it comes', async () => {
    assert.equal(Buffer.byteLength(most), 10 * mebibyte);
    const { glossary_id } = await client.create('cat\tgato');
    assert.deepEqual((await client.put(glossary_id, most)).json(), { ...enEs, entry_count: lines.length });
    const over = { ...enEs, entries: `${most}\n` };
    for (const [method, path, body] of [
      ['PUT', `/v3/glossaries/${glossary_id}/dictionaries`, over],
      ['PATCH', `/v3/glossaries/${glossary_id}`, { dictionaries: [over] }],
      ['POST', '/v3/glossaries', { name: 'Big', dictionaries: [over] }],
      ['POST', '/v2/glossaries', { name: 'Big', ...over }],
    ] as const) {
      const answer = await client.send(method, path, body);
      assert.deepEqual([answer.status, answer.json<Refusal>().code], [413, 'dictionary_too_large']);
      assert.match(answer.json<Refusal>().message, /10 MB/);
    }
    assert.equal((await client.entries(glossary_id)).length, 10 * mebibyte - 1);
  });

  it('may not grow over 10 MB by a merge either', async () => {
    const { glossary_id } = await client.create(most);
    const merge = (entries: string) =>
      client.send('PATCH', `/v3/glossaries/${glossary_id}`, { dictionaries: [{ ...enEs, entries }] });
    assert.equal((await merge('one more\tuno más')).status, 413);
    assert.equal((await merge(lines[7] ?? '')).status, 200);
    assert.equal((await client.get(glossary_id)).dictionaries[0]?.entry_count, lines.length);
  });

  it('may come as a form that is three times as long, though not in a body over 32 MiB', async () => {
    const { glossary_id } = await client.create();
    const entries = manyEntries(100_000, 'frase');
    const form = new URLSearchParams({ ...enEs, entries }).toString();
    const answer = await client.send('PUT', `/v3/glossaries/${glossary_id}/dictionaries`, form);
    assert.deepEqual(answer.json(), { ...enEs, entry_count: 100_000 });
    const tooLong = await client.put(glossary_id, 'x'.repeat(32 * mebibyte));
    assert.equal(tooLong.status, 413);
    assert.equal((await client.get(glossary_id)).dictionaries[0]?.entry_count, 100_000);
  });
});

describe('glossaries are refused', () => {
  const good = { name: 'Good', ...enEs, entries: 'a\tb' };
  for (const [what, fields, message] of [
    ['without a name', { name: undefined }, /'name' not specified/],
    ['for an empty name', { name: ' ' }, /'name'.*empty/],
    ['for a name of 1025 bytes', { name: `${longest}x` }, /'name'.*1024 bytes/],
    ['without a source', { source_lang: undefined }, /'source_lang' not specified/],
    ['for a variant', { target_lang: 'pt-BR' }, /'target_lang'.*'pt-BR' is a variant.*'pt'/],
    ['for an unknown language', { source_lang: 'xx' }, /'source_lang'.*'xx' is not a known language/],
    ['for one language twice', { target_lang: 'EN' }, /'target_lang'.*like the source language/],
    ['for an unknown format', { entries_format: 'xls' }, /'entries_format'.*'tsv', 'csv'/],
    ['without entries', { entries: undefined }, /'entries' not specified/],
    ['for entries that are no text', { entries: { a: 'b' } }, /'entries'/],
  ] as const)
    it(what, async () => {
      const old = await client.send('POST', '/v2/glossaries', { ...good, ...fields });
      assert.equal(old.status, 400, old.text);
      assert.match(old.json<Refusal>().message, message);
      const { name, ...dictionary } = { ...good, ...fields };
      const answer = await client.send('POST', '/v3/glossaries', { name, dictionaries: [dictionary] });
      assert.equal(answer.status, 400, answer.text);
      assert.match(answer.json<Refusal>().message.replace('dictionaries[0].', ''), message);
    });

  it('for two dictionaries of one direction', async () => {
    const dictionaries = [
      { ...enEs, entries: 'a\tb' },
      { source_lang: 'EN', target_lang: 'ES', entries: 'c\td' },
    ];
    const answer = await client.send('POST', '/v3/glossaries', { name: 'Twice', dictionaries });
    assert.equal(answer.status, 400);
    assert.match(answer.json<Refusal>().message, /two dictionaries from en to es/);
  });

  it('when a query lacks a language', async () => {
    for (const [method, path] of [
      ['GET', 'entries?source_lang=en'],
      ['DELETE', 'dictionaries?source_lang=en'],
    ] as const) {
      const answer = await client.send(method, `/v3/glossaries/${id}/${path}`);
      assert.equal(answer.status, 400);
      assert.match(answer.json<Refusal>().message, /'target_lang' not specified/);
    }
  });
});
