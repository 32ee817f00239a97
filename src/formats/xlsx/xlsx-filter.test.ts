import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { shown, type Translated, translateDocument } from '../../../test/support/office-documents.ts';
import { officeRefusals } from '../../../test/support/office-refusals.ts';
import type { Segment } from '../../contracts/segment.ts';
import { decodeCellText, encodeCellText } from '../shared/office/cell-characters.ts';
import { xlsxFilter } from './xlsx-filter.ts';

const corpus = (name: string): Buffer => readFileSync(`test/corpus/xlsx/${name}`);

const upper = ({ inlines }: Segment): Segment => ({
  inlines: inlines.map((inline) => (typeof inline === 'string' ? inline.toUpperCase() : inline)),
});

function codesOf({ warnings }: Translated): readonly string[] {
  return warnings.map(({ code }) => code);
}

async function unitsOf(name: string): Promise<readonly string[]> {
  const { units } = await translateDocument(xlsxFilter, corpus(name), () => undefined);
  return units.map(({ segment }) => shown(segment));
}

describe('text units of workbooks', () => {
  it('are cells, in several looks or one, without readings of characters', async () => {
    assert.deepEqual(await unitsOf('rich-text.xlsx'), [
      'Words with ‹1›bold ones‹/1› in a cell',
      'not preserved',
      'All in italics',
      '東京',
    ]);
  });

  it('say how much a cell takes', async () => {
    const { units } = await translateDocument(xlsxFilter, corpus('duplicates.xlsx'), () => undefined);
    assert.deepEqual(new Set(units.map(({ maximumLength }) => maximumLength)), new Set([32_767]));
  });

  it('are not the names of columns to which formulas and pivot tables refer', async () => {
    const table = await translateDocument(xlsxFilter, corpus('table.xlsx'), upper);
    const cells = table.units.map(({ segment }) => shown(segment));
    assert.ok(!cells.includes('Rain in mm'));
    for (const text of ['Month', 'Remark', 'January']) assert.ok(cells.includes(text), text);
    assert.deepEqual(codesOf(table), ['table_headers_kept']);
    assert.deepEqual(await unitsOf('pivot.xlsx'), ['North', 'South side']);
  });

  it('are not what formulas and validation compare cells with, nor numbers and dates written as text', async () => {
    const workbook = await translateDocument(xlsxFilter, corpus('compared-texts.xlsx'), upper);
    const cells = workbook.units.filter(({ kind }) => kind === 'cell').map(({ segment }) => shown(segment));
    assert.deepEqual(cells, [
      ...['Task', 'State', 'Place', 'Open tasks', 'Clean the river bank', 'Advice', 'Repair the old bridge', 'Town'],
      ...['Sum', 'Count the fish', 'Report number', 'See the plan'],
    ]);
    assert.deepEqual(codesOf(workbook), ['compared_texts_kept']);
    assert.match(workbook.warnings[0]?.message ?? '', /^6 cells/);
  });

  it('include what is said of cells when they are chosen, as long as programs take it', async () => {
    const { units, parts } = await translateDocument(xlsxFilter, corpus('compared-texts.xlsx'), upper);
    const said = units
      .filter(({ kind }) => kind === 'attribute')
      .map((unit) => [unit.maximumLength, shown(unit.segment)]);
    assert.deepEqual(said, [
      [32, 'Wrong state'],
      [255, 'There is no such state.\nChoose another.'],
      [32, 'State of the task'],
      [255, 'Choose one of the three states.'],
      [255, 'Opens the plan of the town'],
    ]);
    assert.match(
      parts.get('xl/worksheets/sheet1.xml') ?? '',
      / error="THERE IS NO SUCH STATE\._x000a_CHOOSE ANOTHER\."/,
    );
  });

  it('are texts of headers and footers, with their codes', async () => {
    const units = await unitsOf('notes-and-headers.xlsx');
    assert.ok(units.includes('Tom & Jerry, page ‹1/› of '), units.join('\n'));
  });

  it('are texts that are written as values, without the list of strings', async () => {
    const { units, parts } = await translateDocument(xlsxFilter, corpus('texts-as-values.xlsx'), upper);
    assert.deepEqual(
      units.map(({ segment }) => shown(segment)),
      ['Name of the river', '3 large ones & more', 'A line\nand another'],
    );
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    assert.match(sheet, /<c r="B1" t="str"><v>3 LARGE ONES &amp; MORE<\/v><\/c>/);
    assert.match(sheet, /<c r="B2"><v>12\.5<\/v><\/c>/);
  });

  it('are no results of formulas', async () => {
    assert.deepEqual(await unitsOf('formulas.xlsx'), ['Closed']);
  });
});

describe('writing workbooks', () => {
  it('leaves sheets as they are, and asks for formulas to be computed', async () => {
    const source = await translateDocument(xlsxFilter, corpus('formulas.xlsx'), () => undefined);
    const { parts } = await translateDocument(xlsxFilter, corpus('formulas.xlsx'), upper);
    const changed = [...parts].filter(([name, text]) => source.parts.get(name) !== text).map(([name]) => name);
    assert.deepEqual(changed.sort(), ['xl/sharedStrings.xml', 'xl/workbook.xml']);
    assert.match(parts.get('xl/workbook.xml') ?? '', /<calcPr fullCalcOnLoad="1" calcId="191029"\/>/);
    assert.match(parts.get('xl/sharedStrings.xml') ?? '', /<si><t xml:space="preserve">CLOSED<\/t><\/si>/);
  });

  it('writes results of formulas that are the text of a cell as the cell, and no others', async () => {
    const { parts } = await translateDocument(xlsxFilter, corpus('formula-results.xlsx'), upper);
    const values = [...(parts.get('xl/worksheets/sheet1.xml') ?? '').matchAll(/t="(?:str|e)".*?<v>(.*?)<\/v>/g)];
    assert.deepEqual(
      values.map(([, value]) => value),
      ['yes', 'CLOSED', 'Closed!', '#DIV/0!', 'CLOSED', 'Open'],
    );
  });

  it('translates what a filter shows with its cells, and leaves what no cell says', async () => {
    const { parts } = await translateDocument(xlsxFilter, corpus('filter.xlsx'), upper);
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    assert.match(sheet, /val="JANUARY"/);
    assert.match(sheet, /val="no such month"/);
  });

  it('translates headers of tables in their definitions as in their cells, everywhere alike', async () => {
    const { parts } = await translateDocument(xlsxFilter, corpus('two-tables.xlsx'), ({ inlines }, index) => ({
      inlines: [`${inlines.join('')}\n${index}`],
    }));
    for (const sheet of [1, 2]) {
      const cells = [...(parts.get(`xl/worksheets/sheet${sheet}.xml`) ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/g)];
      const definition = parts.get(`xl/tables/table${sheet}.xml`) ?? '';
      const names = [...definition.matchAll(/<tableColumn [^>]*name="([^"]*)"/g)].map(([, name = '']) => name);
      assert.deepEqual(
        cells.slice(0, names.length).map(([, cell = '']) => cell),
        names.map((name) => name.replaceAll('_x000a_', '\n')),
      );
      assert.equal(names.filter((name) => name.endsWith('Remark_x000a_1')).length, 1);
    }
    const table = parts.get('xl/tables/table1.xml') ?? '';
    assert.match(table, /name="Rain in mm"/);
    assert.match(table, /totalsRowLabel="Total_x000a_\d+"/);
    assert.match(table, /<filter val="as usual_x000a_\d+"/);
  });

  it('never gives two columns of a table the same name, or one that is too long', async () => {
    const same = await translateDocument(xlsxFilter, corpus('two-tables.xlsx'), ({ inlines }) => ({
      inlines: [inlines.join('') === 'Note' || inlines.join('') === 'Remark' ? 'NOTA' : inlines.join('')],
    }));
    assert.match(same.parts.get('xl/tables/table1.xml') ?? '', /name="Remark"\/>.*name="Note"\/>/);
    assert.match(same.parts.get('xl/tables/table2.xml') ?? '', /name="Remark"\/>/);
    assert.deepEqual(codesOf(same), ['table_headers_kept', 'table_headers_kept']);
    // As "Month" would be called now, "Remark" is called already.
    const taken = await translateDocument(xlsxFilter, corpus('two-tables.xlsx'), ({ inlines }) => ({
      inlines: [{ Month: 'REMARK', Remark: 'Note' }[inlines.join('')] ?? inlines.join('')],
    }));
    assert.match(taken.parts.get('xl/tables/table1.xml') ?? '', /name="Month".*name="Remark".*name="Note"/);
    const headers = same.units.filter(({ segment }) => ['Month', 'Remark', 'Length'].includes(shown(segment)));
    assert.deepEqual(
      headers.map(({ maximumLength }) => maximumLength),
      [255, 255, 255],
    );
  });

  it('doubles & in headers and footers', async () => {
    const { parts } = await translateDocument(xlsxFilter, corpus('notes-and-headers.xlsx'), upper);
    assert.match(parts.get('xl/worksheets/sheet1.xml') ?? '', /TOM &amp;&amp; JERRY, PAGE &amp;P OF &amp;N/);
  });

  it('keeps numbers apart from the sizes before them, and headers within what programs take', async () => {
    const { units, parts } = await translateDocument(xlsxFilter, corpus('header-sizes.xlsx'), ({ inlines }) => ({
      inlines: inlines.map((inline) => (typeof inline === 'string' ? `2026 ${inline}` : inline)),
    }));
    assert.match(parts.get('xl/worksheets/sheet1.xml') ?? '', /&amp;L&amp;14 2026 {2}Report of &amp;B2026 the year/);
    assert.deepEqual(
      units.filter(({ kind }) => kind === 'text').map(({ maximumLength }) => maximumLength),
      [255 - '&L&14&B'.length],
    );
  });

  it('keeps macros', async () => {
    const { parts } = await translateDocument(xlsxFilter, corpus('macros.xlsm'), upper);
    assert.equal(parts.get('xl/vbaProject.bin'), 'not a real project');
    assert.match(parts.get('xl/sharedStrings.xml') ?? '', /A WORKBOOK WITH MACROS/);
  });
});

describe('characters of cells', () => {
  it('come back as they were', () => {
    const text = fc.array(fc.constantFrom('_', 'x', '0', 'D', '005F', '000D', 'D800', '\r', '\u0001', 'a'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, (pieces) => {
        assert.equal(decodeCellText(encodeCellText(pieces.join(''))), pieces.join(''));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('workbooks that are refused', () => {
  for (const [name, reason] of [
    ...officeRefusals,
    ['presentation', /it is a file of the kind pptx, not xlsx\./],
    ['binary', /it is a binary workbook \(xlsb\)\. Save it as xlsx and send it again\./],
    ['broken-strings', /<\/si> stands where <\/t> should \(line 2\)/],
    ['same-name-twice', /it holds two files of the same name \(xl\/sharedStrings\.xml\)\./],
    ['lying-size', /the file "xl\/sharedStrings\.xml" in it is damaged\./],
  ] as const) {
    it(`say why: ${name}`, () => assert.rejects(unitsOf(`hostile/${name}.xlsx`), reason));
  }

  it('are not those that hold other archives, which nobody opens', async () => {
    assert.ok((await unitsOf('hostile/nested-archive.xlsx')).length > 0);
  });
});
