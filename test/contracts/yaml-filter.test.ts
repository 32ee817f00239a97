import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import { yamlFilter } from '../../src/formats/yaml/yaml-filter.ts';
import { filterContext, sourceOf, useFolder } from './document-files.ts';
import { describeDocumentFilter } from './document-filter.ts';
import { canonicalInlines, lettersBefore } from './document-pseudo.ts';

function shape(value: unknown): unknown {
  if (typeof value === 'string') return lettersBefore(value);
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.entries(value).map(([key, content]) => [key, shape(content)]);
}

describeDocumentFilter(yamlFilter, {
  folder: 'test/corpus/yaml',
  independent(before, after, path) {
    // The text around a choice moves into its branches.
    if (path.endsWith('icu.yaml')) return;
    const decode = (bytes: Buffer) => new TextDecoder(path.includes('utf16le') ? 'utf-16le' : 'utf-8').decode(bytes);
    // As readers of the older version see it, to which more words are numbers and truth values.
    const read = (bytes: Buffer, version: '1.1' | '1.2') => {
      const documents = [parseAllDocuments(decode(bytes), { version, logLevel: 'silent' })].flat();
      const language = (key: string) => (path.endsWith('rails.yml') && key === 'de' ? 'en' : key);
      return documents.map((document) => {
        const value = shape(document.toJS());
        return Array.isArray(value) && Array.isArray(value[0])
          ? value.map(([key, ...rest]) => [language(key), ...rest])
          : value;
      });
    };
    for (const version of ['1.1', '1.2'] as const) assert.deepEqual(read(after, version), read(before, version));
  },
});

/** That of a block, which an added string in quotes says as well. */
const withoutLineEnd = <Part>(inline: Part) => (typeof inline === 'string' ? inline.trimEnd() : inline);

/** Written by an engine that shouts, into a language with the forms of Polish. */
async function translate(text: string, target: string): Promise<string> {
  await using folder = await useFolder();
  const path = join(folder.path, 'a.yml');
  await writeFile(path, text);
  const read = { sourceLanguage: 'en', targetLanguage: target, conversion: {} };
  await using document = await yamlFilter.open(await sourceOf(path), read, filterContext());
  const translations = document.units.map(({ segment }) => ({
    inlines: segment.inlines.map((inline) => (typeof inline === 'string' ? inline.toUpperCase() : inline)),
  }));
  const destination = join(folder.path, 'b.yml');
  await document.write(translations, destination, { targetLanguage: target, watermark: false });
  await using again = await yamlFilter.open(await sourceOf(destination), read, filterContext());
  assert.deepEqual(
    again.units.map(({ segment }) => canonicalInlines(segment).map(withoutLineEnd)),
    translations.map((segment) => canonicalInlines(segment)),
  );
  return await readFile(destination, 'utf8');
}

describe('plural forms and languages in YAML', () => {
  it('adds the keys of the target language after the last one, in the style of its text', async () => {
    const text = 'en:\n  files:\n    one: "%{count} file"\n    other: %{count} files # many\n  end: done\n';
    assert.equal(
      await translate(text.replace(': %{count} files', ": '%{count} files'"), 'pl'),
      'pl:\n  files:\n    one: "%{count} FILE"\n    other: \'%{count} FILES\' # many\n' +
        "    few: '%{count} FILES'\n    many: '%{count} FILES'\n  end: DONE\n",
    );
    assert.equal(
      await translate('a: {one: x file, other: some files}', 'pl'),
      'a: {one: X FILE, other: SOME FILES, few: SOME FILES, many: SOME FILES}',
    );
    const inLists = '- one: a day\r\n  other: >-\r\n    many\r\n    days\r\n- next';
    assert.equal(
      await translate(inLists, 'pl'),
      '- one: A DAY\r\n  other: >-\r\n    MANY\r\n    DAYS\r\n  few: "MANY DAYS"\r\n  many: "MANY DAYS"\r\n- NEXT',
    );
    assert.deepEqual(parse(await translate('n:\n  one: |\n    a day\n  other: |\n    days\n', 'pl')), {
      n: { one: 'A DAY\n', other: 'DAYS\n', few: 'DAYS\n', many: 'DAYS\n' },
    });
  });

  it('gives the root of files of Rails the language of the translation', async () => {
    assert.equal(await translate('en:\n  a: hello\n', 'es'), 'es:\n  a: HELLO\n');
    assert.equal(await translate('"en-GB":\n  a: hello\n', 'pt-BR'), 'pt-BR:\n  a: HELLO\n');
    assert.equal(await translate('en:\n  a: hello\n', 'no'), '"no":\n  a: HELLO\n');
  });

  it('translates what people read in descriptions of APIs', async () => {
    const text = 'openapi: 3.1.0\ninfo: {title: A shop}\nparameters:\n  - {name: id, in: path, description: The id}\n';
    assert.equal(await translate(text, 'es'), text.replace('A shop', 'A SHOP').replace('The id', 'THE ID'));
    assert.equal(await translate('in: path\na: {openapi: soon}\n', 'es'), 'in: PATH\na: {openapi: SOON}\n');
  });

  it('leaves other roots alone', async () => {
    for (const text of ['de:\n  a: HELLO\n', 'en: HELLO\n', 'en:\n  a: HELLO\nfr:\n  a: YES\n', 'it:\n  a: HELLO\n'])
      assert.equal(await translate(text, 'es'), text);
  });
});
