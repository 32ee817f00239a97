import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from '@formatjs/icu-messageformat-parser';
import { jsonFilter } from '../../src/formats/json/json-filter.ts';
import { filterContext, sourceOf, useFolder } from './document-files.ts';
import { describeDocumentFilter } from './document-filter.ts';
import { lettersBefore } from './document-pseudo.ts';

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
    assert.deepEqual(shape(JSON.parse(decode(after, path))), shape(JSON.parse(decode(before, path))));
  },
});

describe('into a language with more plural forms', () => {
  describeDocumentFilter(jsonFilter, {
    folder: 'test/corpus/json',
    read: { targetLanguage: 'pl' },
    targetLanguage: 'pl',
    fuzzRuns: 50,
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
    ];
    assert.deepEqual(await read(JSON.stringify(values)), []);
  });
});
