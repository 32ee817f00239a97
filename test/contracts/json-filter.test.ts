import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from '@formatjs/icu-messageformat-parser';
import { jsonFilter } from '../../src/formats/json/json-filter.ts';
import { filterContext, sourceOf, useFolder } from './document-files.ts';
import { describeDocumentFilter } from './document-filter.ts';
import { canonicalInlines, lettersBefore } from './document-pseudo.ts';

/** ICU messages, which FormatJS must be able to read. Text around their branches moves into them. */
function isMessage(text: string): boolean {
  return /\{\w+, *\w+|''|'\{/.test(text) && parse(text, { ignoreTag: true }).length > 0;
}

/** The values with the letters of their strings. */
function shape(value: unknown): unknown {
  if (typeof value === 'string') return isMessage(value) ? 'message' : lettersBefore(value);
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value).map(([key, content]) => [key, shape(content)]);
}

const decode = (bytes: Buffer, path: string): string =>
  new TextDecoder(path.includes('utf16') ? 'utf-16le' : path.includes('latin1') ? 'latin1' : 'utf-8').decode(bytes);

describeDocumentFilter(jsonFilter, {
  folder: 'test/corpus/json',
  independent(before, after, path) {
    if (path.endsWith('comments.json')) return;
    const values = (bytes: Buffer): unknown[] => {
      const text = decode(bytes, path);
      const isLines = /\.(?:ndjson|jsonl)$|\/lines[^/]*$/.test(path);
      const documents = isLines ? text.split(/\r?\n/).filter((line) => line.trim() !== '') : [text];
      return documents.map((document) => shape(JSON.parse(document)));
    };
    assert.deepEqual(values(after), values(before));
  },
});

describe('plural forms in JSON', () => {
  /** Written by an engine that says each form as it is: `25 items` becomes `25 items:many`. */
  const translate = async (text: string, language: string): Promise<string> => {
    await using folder = await useFolder();
    const path = join(folder.path, 'a.json');
    await writeFile(path, text);
    const read = { sourceLanguage: 'en', targetLanguage: language, conversion: {} };
    await using document = await jsonFilter.open(await sourceOf(path), read, filterContext());
    const rules = new Intl.PluralRules(language);
    const translations = document.units.map(({ segment }) => ({
      inlines: segment.inlines.map((inline) =>
        typeof inline === 'string'
          ? inline.replace(/([\d.]+) (\w+)/g, (found, number) => `${found}:${rules.select(Number(number))}`)
          : inline,
      ),
    }));
    const destination = join(folder.path, 'b.json');
    await document.write(translations, destination, { targetLanguage: language, watermark: false });
    await using again = await jsonFilter.open(await sourceOf(destination), read, filterContext());
    assert.deepEqual(
      again.units.map(({ segment }) => canonicalInlines(segment)),
      translations.map(canonicalInlines),
    );
    return await readFile(destination, 'utf8');
  };

  it('adds the keys of i18next that the target language has', async () => {
    const text =
      '{\n  "a": "x",\n  "item_one": "{{count}} item",\n  "item_other": "{{count}} \\"items\\"" ,\n  "b": 1\n}\n';
    assert.equal(
      await translate(text.replaceAll('\\"', ''), 'pl'),
      [
        '{',
        '  "a": "x",',
        '  "item_one": "{{count}} item:one",',
        '  "item_other": "{{count}} items:other",',
        '  "item_few": "{{count}} items:few",',
        '  "item_many": "{{count}} items:many" ,',
        '  "b": 1',
        '}',
        '',
      ].join('\n'),
    );
    assert.deepEqual(Object.keys(JSON.parse(await translate(text, 'ar'))), [
      'a',
      'item_one',
      'item_other',
      ...['zero', 'two', 'few', 'many'].map((key) => `item_${key}`),
      'b',
    ]);
    assert.deepEqual(JSON.parse(await translate('{"n_other":"{{ count, number }} days"}', 'de')), {
      n_other: '{{ count, number }} days:other',
      n_one: '{{ count, number }} days:one',
    });
  });

  it('adds the keys of objects for plural forms, and ordinal ones', async () => {
    assert.deepEqual(JSON.parse(await translate('{"n":{"one":"a file","other":"%{count} files"}}', 'cs')), {
      n: { one: 'a file', other: '%{count} files:other', few: '%{count} files:few', many: '%{count} files:many' },
    });
    const ordinal = '{"r_ordinal_other":"{{count}}. place"}';
    assert.deepEqual(Object.keys(JSON.parse(await translate(ordinal, 'it'))), ['r_ordinal_other', 'r_ordinal_many']);
  });

  it('leaves keys alone that only look like plural forms', async () => {
    for (const text of [
      '{"gender_male":"his","gender_other":"their"}',
      '{"other":"Other","name":"Name"}',
      '{"one":"one","two":"two"}',
      '["one","other"]',
    ])
      assert.deepEqual(JSON.parse(await translate(text, 'pl')), JSON.parse(text));
  });

  it('adds branches to ICU messages', async () => {
    const text = JSON.stringify({ a: "{n, plural, =0 {None} one {# file isn''t} other {# files aren''t}} here" });
    const { a } = JSON.parse(await translate(text, 'pl'));
    assert.equal(
      a,
      "{n, plural, =0 {None here} one {# file:one isn''t here} other {# files:other aren''t here} few {# files:few aren''t here} many {# files:many aren''t here}}",
    );
    assert.ok(parse(a));
  });
});

describe('ICU messages and placeholders in JSON', () => {
  const read = async (text: string, conversion: Record<string, string> = {}): Promise<readonly string[]> => {
    await using folder = await useFolder();
    const path = join(folder.path, 'a.json');
    await writeFile(path, text);
    await using document = await jsonFilter.open(await sourceOf(path), { conversion }, filterContext());
    return document.units.map(({ segment }) =>
      segment.inlines.map((inline) => (typeof inline === 'string' ? inline : `[${inline.data}]`)).join(''),
    );
  };

  it('leaves placeholders to engines, or gives their names to translate', async () => {
    const text = '{"a": "Hello {{first name}} and {name}, {n, plural, other {# days}}"}';
    const simple = '{"a": "Hello {{first name}} and %{name}"}';
    assert.deepEqual(await read(simple), ['Hello {{first name}} and %{name}']);
    assert.deepEqual(await read(simple, { 'json-placeholders': 'translate' }), [
      'Hello [{{]first name[}}] and [%{]name[}]',
    ]);
    const message = '{"a": "Hello {name}, {n, plural, other {# days}}"}';
    for (const placeholders of ['protect', 'translate']) {
      assert.deepEqual(await read(message, { 'json-placeholders': placeholders }), ['Hello [{name}], 25 days']);
    }
    assert.equal((await read(text)).length, 1);
  });

  it('gives what people read in descriptions of APIs', async () => {
    const text =
      '{"swagger": "2.0", "info": {"title": "Shop"}, "parameters": [{"in": "path", "description": "The id"}]}';
    assert.deepEqual(await read(text), ['Shop', 'The id']);
    assert.deepEqual(await read('{"in": "path", "a": {"swagger": "soon"}}'), ['path', 'soon']);
  });

  it('gives nothing to translate where there is no text', async () => {
    const values = [
      'https://example.org',
      '{{name}}',
      '%s',
      '12',
      '',
      '<br/>',
      '2024-01-01T00:00:00Z',
      '#ff8800',
      '$t(a.b)',
      'actions/checkout@v4',
    ];
    assert.deepEqual(await read(JSON.stringify(values)), []);
  });
});

describe('NDJSON', () => {
  const upper = async (name: string, text: string): Promise<string> => {
    await using folder = await useFolder();
    const [path, destination] = [join(folder.path, name), join(folder.path, `written-${name}`)];
    await writeFile(path, text);
    await using document = await jsonFilter.open(await sourceOf(path), { conversion: {} }, filterContext());
    const translations = document.units.map(({ segment }) => ({
      inlines: segment.inlines.map((inline) => (typeof inline === 'string' ? inline.toUpperCase() : inline)),
    }));
    await document.write(translations, destination, { targetLanguage: 'de', watermark: false });
    return await readFile(destination, 'utf8');
  };

  it('takes each line as a document, and keeps line ends and blank lines', async () => {
    const text = '{"a": "one cat"}\r\n\n  {"a":"two\\ncats"}\n"three cats"\n[4, "cats \u2028 more"]\r';
    const wanted = '{"a": "ONE CAT"}\r\n\n  {"a":"TWO\\nCATS"}\n"THREE CATS"\n[4, "CATS \u2028 MORE"]\r';
    for (const name of ['a.ndjson', 'a.jsonl', 'a.JSONL']) assert.equal(await upper(name, text), wanted);
  });

  it('judges what is text for each line by itself', async () => {
    const text =
      '{"id":"first cat","message":"A cat","description":"Of cats"}\n{"id":"first cat","description":"Of cats"}\n';
    assert.equal(
      await upper('a.ndjson', text),
      '{"id":"first cat","message":"A CAT","description":"Of cats"}\n{"id":"FIRST CAT","description":"OF CATS"}\n',
    );
  });

  it('adds plural forms on the line of their document', async () => {
    await using folder = await useFolder();
    const [path, destination] = [join(folder.path, 'a.ndjson'), join(folder.path, 'b.ndjson')];
    await writeFile(path, '{"n":1}\n{"item_one":"{{count}} item","item_other":"{{count}} items"}\n{"n":2}\n');
    const read = { sourceLanguage: 'en', targetLanguage: 'pl', conversion: {} };
    await using document = await jsonFilter.open(await sourceOf(path), read, filterContext());
    const translations = document.units.map(({ segment }) => segment);
    await document.write(translations, destination, { targetLanguage: 'pl', watermark: false });
    const lines = (await readFile(destination, 'utf8')).split('\n');
    assert.equal(lines.length, 4);
    assert.deepEqual(
      Object.keys(JSON.parse(lines[1] ?? '')),
      ['one', 'other', 'few', 'many'].map((form) => `item_${form}`),
    );
  });

  it('recognises it in a .json file', async () => {
    assert.equal(await upper('a.json', '{"a":"one cat"}\n{"a":"two cats"}\n'), '{"a":"ONE CAT"}\n{"a":"TWO CATS"}\n');
    for (const text of ['{"a":"one cat"} {"a":"two cats"}', '{"a":"one cat"}\n"two cats"'])
      await assert.rejects(upper('a.json', text), /after the end of the value/);
  });

  it('refuses a broken line with its number', async () => {
    const cases: readonly (readonly [string, RegExp])[] = [
      ['{"a":"b"}\r\n\r\n{"a":"b"\r\n{"a":"b"}', /ends too early \(line 3, column 9\)/],
      ['{"a":"b"}\n{"a":"b"} {"a":"b"}\n', /after the end of the value \(line 2, column 11\)/],
      ['{"a":\n"b"}\n', /ends too early \(line 1, column 6\)/],
      ['{"a":"b"}\n/* a\nb */ {}\n', /comment has no end \(line 2, column 1\)/],
    ];
    for (const [text, message] of cases) await assert.rejects(upper('a.ndjson', text), message);
  });
});
