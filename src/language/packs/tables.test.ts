import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { tableFiles } from '../../../test/support/rule-files.ts';
import { type PackLine, readPackLines } from './pack-files.ts';
import { packLines, packSections, packTable, packWords, readSections, tableOf } from './tables.ts';

/** As an object like any other, to be compared. */
const tableFrom = (rows: readonly PackLine[]): object => ({ ...tableOf(rows) });
const lines = (source: string): readonly PackLine[] =>
  source.split('\n').map((text, index) => ({ text, at: `languages/de/units.tables:${index + 1}` }));

describe('tables of a pack', () => {
  it('have rows, lines or words in sections', () => {
    assert.equal(packTable('de', 'abbreviations', 'full-forms')['z. B.'], 'zum Beispiel');
    assert.equal(packTable('de', 'abbreviations', 'short-forms')['zum Beispiel'], 'z.\u00a0B.');
    assert.equal(packTable('fr', 'phrases', 'redundant')["dans le but d'"], 'pour ');
    assert.ok(packLines('de', 'phrases', 'own-text-references').includes('wie oben erwähnt'));
    assert.ok(packWords('de', 'words', 'emphasis').includes('wichtig'));
    assert.ok(packSections('de', 'words').includes('emphasis'));
    assert.throws(() => packLines('de', 'words', 'absent'), {
      name: 'SyntaxError',
      message: 'languages/de/words.tables: no section absent',
    });
  });

  it('replace lists item by item, or all of a list with the same', () => {
    assert.deepEqual(tableFrom(lines('use|uses -> take|takes\na|b -> c')), {
      use: 'take',
      uses: 'takes',
      a: 'c',
      b: 'c',
    });
  });

  it('give endings to stems on both sides', () => {
    assert.deepEqual(tableFrom(lines('color + +s -> colour')), { color: 'colour', colors: 'colours' });
    assert.deepEqual(tableFrom(lines('travel +ed -> travell')), { traveled: 'travelled' });
  });

  it('name the file and the line of what is wrong in them', () => {
    for (const [row, fault] of [
      ['kriegen', 'not a row'],
      ['kriegen -> bekommen -> erhalten', 'not a row'],
      ['kriegt|kriegen|kriege -> bekommt|bekommen', 'lists of different lengths'],
      ['toll -> fein', 'a second row for toll'],
    ] as const)
      assert.throws(() => tableOf(lines(`toll -> gut\n${row}`)), {
        name: 'SyntaxError',
        message: `languages/de/units.tables:2: ${fault}: ${row}`,
      });
    assert.throws(() => readSections(lines('toll')), {
      message: 'languages/de/units.tables:1: not in a section: toll',
    });
    assert.throws(() => readSections(lines('[a]\n[a]')), {
      message: 'languages/de/units.tables:2: a second section of this name: [a]',
    });
  });

  it('are read by rules, each section of them', () => {
    const folder = new URL('../', import.meta.url);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
      .join('\n');
    const literals = new Set(sources.match(/'[\w-]+'/g));
    for (const [language, name] of tableFiles)
      for (const section of readSections(readPackLines(language, `${name}.tables`)).keys()) {
        assert.ok(literals.has(`'${name}'`), `languages/${language}/${name}.tables`);
        assert.ok(literals.has(`'${section}'`), `languages/${language}/${name}.tables: ${section}`);
      }
  });
});
