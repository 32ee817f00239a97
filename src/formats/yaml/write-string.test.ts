import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { parse } from 'yaml';
import { filterContext } from '../../../test/contracts/document-files.ts';
import { textSegment } from '../../language/segments.ts';
import { yamlFilter } from './yaml-filter.ts';

/** A string in each style and at each kind of place, with neighbours that must stay. */
const documents = [
  'a: x one\nb: other\n',
  "a: 'x one'\nb: other\n",
  'a: "x one"\nb: other\n',
  'a: |\n  x one\nb: other\n',
  'a: |-\n  x one\n\n\n# comment\nb: other\n',
  'a: |+\n  x one\n\nb: other\n',
  'a: >\n  x one\n  more\nb: other\n',
  'a: >-\n  x one\n\n  more\nb: other\n',
  'a: |2\n    x one\nb: other\n',
  'a:\n    |\n    x one\nb: other\n',
  '{a: x one, b: other}\n',
  '{a: "x one", b: other}\n',
  'a: &n !!str x one # comment\nb: other\n',
  '- x one\n- other\n',
  '- - >\n    x one\n- other\n',
  'x one',
  '--- |\n x one\n...\n',
];

const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'ab 1:#-?,[]{}&*!|>\'"%@`~=.<\\\n\t'), minLength: 1, maxLength: 16 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom(
    'yes',
    '12',
    '1:30',
    '0x1f',
    '---',
    '...',
    '- a',
    'a: b',
    'a #b',
    '<<',
    '=',
    '2024-01-01',
    '\u0085',
    '\ufeff',
  ),
);

describe('yamlFilter', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dragoman-yaml-'));
  });
  after(() => rm(folder, { recursive: true }));

  async function translate(document: string, text: string): Promise<string> {
    const [path, written] = [join(folder, 'source.yaml'), join(folder, 'written.yaml')];
    await writeFile(path, document);
    await rm(written, { force: true });
    const source = { path, size: document.length, name: 'source.yaml' };
    await using opened = await yamlFilter.open(source, { conversion: {} }, filterContext());
    const translations = opened.units.map((_, index) => (index === 0 ? textSegment(text) : undefined));
    await opened.write(translations, written, { targetLanguage: 'de', watermark: false });
    return await readFile(written, 'utf8');
  }

  it('writes any text in every style and position', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...documents), texts, async (document, text) => {
        const marked = text.replaceAll('\0', '');
        const first = (value: string): string => JSON.stringify(parse(value)).replace(/ *x one(?: more|\\nmore)?/, '$');
        const expected = first(document).replace('$', () => JSON.stringify(marked).slice(1, -1));
        const written = await translate(document, marked);
        assert.equal(JSON.stringify(parse(written)), expected, written);
        // Older readers must see a string there, too.
        assert.equal(JSON.stringify(parse(written, { version: '1.1' })), expected, written);
      }),
      { numRuns: 400 },
    );
  });

  it('keeps the style where it can', async () => {
    assert.equal(await translate("a: 'x one'\n", "it's"), "a: 'it''s'\n");
    assert.equal(await translate('a: x one # c\n', 'b: c'), 'a: "b: c" # c\n');
    assert.equal(await translate('a: |\n    x one\nb: c\n', 'two\n\n lines'), 'a: |\n    two\n\n     lines\nb: c\n');
    assert.equal(await translate('a: |\n x one\n   \n\nb: c\n', 'two\n  '), 'a: |\n two\n   \n\nb: c\n');
    // Many of them within the text are read once.
    const many = '\n'.repeat(100_000);
    assert.equal(await translate(`a: |+\n x one${many} y\nb: c\n`, 'two'), 'a: |+\n two\nb: c\n');
    const folded = 'a: >-\n  some words that are\n  folded at a width\n';
    assert.equal(
      await translate(folded, 'other words which are folded\nand a paragraph'),
      'a: >-\n  other words which\n  are folded\n\n  and a paragraph\n',
    );
  });
});
