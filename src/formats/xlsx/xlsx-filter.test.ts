import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { shown, translateDocument } from '../../../test/support/office-documents.ts';
import type { Segment } from '../../contracts/segment.ts';
import { decodeCellText, encodeCellText } from './cell-characters.ts';
import { xlsxFilter } from './xlsx-filter.ts';

const corpus = (name: string): Buffer => readFileSync(`test/corpus/xlsx/${name}`);

const upper = ({ inlines }: Segment): Segment => ({
  inlines: inlines.map((inline) => (typeof inline === 'string' ? inline.toUpperCase() : inline)),
});

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

  it('are not the names of columns, to which tables and pivot tables refer', async () => {
    const table = await translateDocument(xlsxFilter, corpus('table.xlsx'), upper);
    const cells = table.units.map(({ segment }) => shown(segment));
    for (const header of ['Month', 'Rain in mm', 'Remark']) assert.ok(!cells.includes(header));
    assert.ok(cells.includes('January'));
    assert.deepEqual(
      table.warnings.map(({ code }) => code),
      ['table_headers_kept'],
    );
    assert.deepEqual(await unitsOf('pivot.xlsx'), ['North', 'South side']);
  });

  it('are texts of headers and footers, with their codes', async () => {
    const units = await unitsOf('notes-and-headers.xlsx');
    assert.ok(units.includes('Tom & Jerry, page ‹1/› of '), units.join('\n'));
  });

  it('are no results of formulas', async () => {
    assert.deepEqual(await unitsOf('formulas.xlsx'), ['Open', 'Closed']);
  });
});

describe('writing workbooks', () => {
  it('leaves sheets as they are, and asks for formulas to be computed', async () => {
    const source = await translateDocument(xlsxFilter, corpus('formulas.xlsx'), () => undefined);
    const { parts } = await translateDocument(xlsxFilter, corpus('formulas.xlsx'), upper);
    const changed = [...parts].filter(([name, text]) => source.parts.get(name) !== text).map(([name]) => name);
    assert.deepEqual(changed.sort(), ['xl/sharedStrings.xml', 'xl/workbook.xml']);
    assert.match(parts.get('xl/workbook.xml') ?? '', /<calcPr fullCalcOnLoad="1" calcId="191029"\/>/);
    assert.match(parts.get('xl/sharedStrings.xml') ?? '', /<si><t xml:space="preserve">OPEN<\/t><\/si>/);
  });

  it('translates what a filter shows with its cells, and leaves what no cell says', async () => {
    const { parts } = await translateDocument(xlsxFilter, corpus('filter.xlsx'), upper);
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    assert.match(sheet, /val="JANUARY"/);
    assert.match(sheet, /val="no such month"/);
  });

  it('doubles & in headers and footers', async () => {
    const { parts } = await translateDocument(xlsxFilter, corpus('notes-and-headers.xlsx'), upper);
    assert.match(parts.get('xl/worksheets/sheet1.xml') ?? '', /TOM &amp;&amp; JERRY, PAGE &amp;P OF &amp;N/);
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
