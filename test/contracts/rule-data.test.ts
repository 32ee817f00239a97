import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';

const source = join(import.meta.dirname, '../../src');

/** Data that decides nothing by a pattern: lists and tables, with what checks them instead of examples. */
const tables: Readonly<Record<string, string>> = {
  'audio/audio-formats.json': 'names of the interface',
  'engines/apertium/tagging/missing-classes.json': 'learnt from the messages of the taggers',
  'engines/grammalecte/french-words.json':
    'words of grammar; test/contracts/grammalecte-writing-engine.test.ts has sentences for each use',
  'engines/espeak/espeak-voices.json':
    'voices of eSpeak NG by language; docs/explanation/voice-synthesis.md measures all',
  'engines/pocketsphinx/terms/phones.json':
    'phones of eSpeak NG as the CMU dictionary names them; the tests beside it pronounce words with them',
  'features/writing/inflection/*/*.yaml':
    'words to be inflected; test/integration/inflected-words.test.ts looks each up',
  'formats/mif/*.json':
    'characters and types of markers of the MIF Reference; src/formats/mif/mif-text.test.ts writes each',
  'formats/shared/recognition/tesseract-languages.json':
    'names of the language data of Tesseract; docs/reference/formats/image.md lists the languages',
  'formats/pdf/characters/*.json':
    'names of glyphs and encodings of TeX; src/formats/pdf/characters/map-characters.test.ts reads some of each',
  'formats/rtf/*.json': 'words, code pages and languages of the specification; test/corpus/rtf uses them',
  'http/examples/*.json': 'examples of the API description',
  'language/detection/**/*.json': 'words and spellings of languages; measured by the detection benchmark',
  'language/interface-phrases/catalogues.json': 'names of packages',
  'language/style-rules/{catalogue,rule-order}.json': 'names of the interface; rule-order.test.ts compares both',
  'language/style-rules/numbers/{currencies,units}.json':
    'what the data of CLDR lacks; test/contracts/style-rules has texts with each',
  'language/writing/correction-reasons.json':
    'reasons of rules; src/language/writing/explain-edits.test.ts has one for every rule that fires',
  'typesetting/fonts/same-widths.json': 'names of families; src/typesetting/typesetter.test.ts sets text in some',
};

const doing = ['changes', 'differs', 'finds'];
const leaving = ['stays', 'same'];

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Everything with an example, by its id: its own, or the key that it has in the table. */
function* withExamples(value: unknown, id: string): Generator<{ readonly id: string; readonly rule: Node }> {
  if (Array.isArray(value)) for (const item of value) yield* withExamples(item, '');
  if (!isNode(value)) return;
  if ([...doing, ...leaving].some((name) => name in value))
    yield { id: typeof value.id === 'string' ? value.id : id, rule: value };
  for (const [key, inner] of Object.entries(value)) yield* withExamples(inner, key);
}

const read = (path: string): unknown => parse(readFileSync(join(source, path), 'utf8'));

describe('rules as data', async () => {
  const paths = await Array.fromAsync(glob('**/*.{json,yaml}', { cwd: source, exclude: Object.keys(tables) }));
  for (const path of paths.sort()) {
    it(`${path}: each has an id, an example that changes and one that stays`, () => {
      const rules = [...withExamples(read(path), path)];
      assert.ok(rules.length > 0, 'There are no examples, and the file is not in the list of tables.');
      const ids = new Set<string>();
      for (const { id, rule } of rules) {
        assert.notEqual(id, '', JSON.stringify(rule).slice(0, 80));
        assert.ok(
          doing.some((name) => name in rule),
          `${id} has no example that changes`,
        );
        assert.ok(
          leaving.some((name) => name in rule),
          `${id} has no example that stays`,
        );
        ids.add(id);
      }
    });
  }

  it('lists no table that is gone', async () => {
    for (const pattern of Object.keys(tables))
      assert.notEqual((await Array.fromAsync(glob(pattern, { cwd: source }))).length, 0, pattern);
  });
});
