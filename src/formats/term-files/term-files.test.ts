import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withinCpu } from '../../../test/support/within-cpu.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { newArchive } from '../shared/zip/new-archive.ts';
import { run } from './read-term-file.ts';
import { run as write } from './write-term-file.ts';

const limit = 10 * 1024 ** 2;
const read = (file: LanguagePair & { readonly bytes: Uint8Array }) => run({ limit, ...file });
const pair = { source: 'en', target: 'de' };
const terms = 'house\tHaus\n=1+1\t<Tom & "Jerry">\n_x0041_\tÄ 漢字 🙂';

const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as other programs write it: texts in a part of their own, sheets in another order than their relationships. */
function workbook(sheets: readonly string[], strings: readonly string[] = [], prefix = ''): Uint8Array {
  const relations = sheets.map(
    (_, index) => `<Relationship Id="s${index}" Type="${relation}/worksheet" Target="worksheets/${index}.xml"/>`,
  );
  const files: [string, string][] = [
    [
      '[Content_Types].xml',
      `<Types xmlns="t"><Default Extension="xml" ContentType="x"/><Override PartName="/xl/workbook.xml" ContentType="${main}"/></Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="r"><Relationship Id="a" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="w" xmlns:r="${relation}"><sheets>${sheets.map((_, index) => `<sheet name="${index}" sheetId="${index + 1}" r:id="s${index}"/>`).join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="r"><Relationship Id="t" Type="${relation}/sharedStrings" Target="sharedStrings.xml"/>${relations.toReversed().join('')}</Relationships>`,
    ],
    ['xl/sharedStrings.xml', `<sst>${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`],
    ...sheets.map((rows, index): [string, string] => [
      `xl/worksheets/${index}.xml`,
      `<${prefix}worksheet${prefix && ' xmlns:x="w"'}><${prefix}sheetData>${rows}</${prefix}sheetData></${prefix}worksheet>`,
    ]),
  ];
  return newArchive(files.map(([name, xml]) => [name, Buffer.from(xml)] as const));
}

const inline = (reference: string, text: string): string =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;

const reason = (pattern: RegExp) => (error: unknown) =>
  error instanceof ServiceError && error.code === 'invalid_document' && pattern.test(error.message);

describe('files of terms', () => {
  for (const format of ['xlsx', 'tbx'] as const)
    it(`are read as they were written: ${format}`, async () => {
      const other = { source: 'en', target: 'es', parts: ['sea\tmar'] };
      const bytes = write({ format, name: 'A & B', tables: [other, { ...pair, parts: terms.split(/\n(?==)/) }] });
      const { text, count } = await read({ bytes, ...pair });
      assert.deepEqual([text.trim(), count], [terms, 3]);
      assert.equal((await read({ bytes, source: 'en', target: 'es' })).text.trim(), 'sea\tmar');
    });

  it('are read from a workbook with its languages in any columns, each line by the number of its row', async () => {
    const strings = [
      '<t>de-DE</t>',
      '<t>EN</t>',
      '<r><t>two </t></r><r><t>runs</t></r><rPh sb="0" eb="1"><t>no</t></rPh>',
      '<t>a&amp;b</t>',
    ];
    const shared = (reference: string, index: number): string => `<c r="${reference}" t="s"><v>${index}</v></c>`;
    const rows = [
      `<row r="1">${inline('A1', 'Note')}${shared('B1', 0)}${shared('D1', 1)}</row>`,
      `<row r="4"><c r="A4"><v>7</v></c>${shared('B4', 3)}${shared('D4', 2)}</row>`,
      '<row r="5"/>',
      `<row r="6">${inline('D6', 'alone')}</row>`,
      `<row r="7"><c r="B7" t="str"><f>X</f><v>wie
gesagt</v></c><c r="D7"><v>12.5</v></c></row>`,
    ].join('');
    const { text, count } = await read({
      bytes: workbook([`<row>${inline('A1', 'Read me')}</row>`, rows], strings),
      ...pair,
    });
    assert.deepEqual(text.split('\n'), ['', '', '', 'two runs\ta&b', '', 'alone\t', '12.5\twie gesagt']);
    assert.equal(count, 3);
  });

  it('are read from the first two columns where no row names languages, and with prefixes', async () => {
    const rows = `<x:row><x:c t="inlineStr"><x:is><x:t>cat</x:t></x:is></x:c><x:c t="inlineStr"><x:is><x:t>Katze</x:t></x:is></x:c></x:row>`;
    assert.equal((await read({ bytes: workbook([rows], [], 'x:'), ...pair })).text, 'cat\tKatze');
  });

  it('are read in time where very many cells refer to one text of white space', () =>
    withinCpu(3, async () => {
      const space = '\t'.repeat(1_000_000);
      const cell = '<c t="s"><v>0</v></c>';
      for (const [string, line] of [
        [space, ''],
        [`a${space}b`, 'a b\ta b'],
      ]) {
        const bytes = workbook([`<row>${cell}${cell}</row>`.repeat(20_000)], [`<t>${string}</t>`]);
        assert.deepEqual(new Set((await read({ bytes, ...pair })).text.split('\n')), new Set([line]));
      }
    }));

  it('are not read from columns of other languages, from nothing, or from rows that claim to be far away', async () => {
    const french = workbook([`<row r="1">${inline('A1', 'en')}${inline('B1', 'fr')}</row>`]);
    await assert.rejects(
      read({ bytes: french, ...pair }),
      reason(/columns are for en, fr; there is none for 'en' and 'de'/),
    );
    await assert.rejects(read({ bytes: workbook(['']), ...pair }), reason(/no rows/));
    await assert.rejects(
      read({ bytes: newArchive([['a', Buffer.from('b')]]), ...pair }),
      reason(/not an Office document/),
    );
    await assert.rejects(read({ bytes: Buffer.from('<html/>'), ...pair }), reason(/not a TBX file/));
    await assert.rejects(read({ bytes: Buffer.from('hello'), ...pair }), (error) => error instanceof ServiceError);
    const far = `<row r="99999999999">${inline('A1', 'a')}${inline('B1', 'b')}</row>`;
    const { text } = await read({ bytes: workbook([`<row r="1">${inline('A1', 'x')}</row>${far}`]), ...pair });
    assert.equal(text.split('\n').length, 1_048_576);
  });

  it('are refused before they are unpacked where that would take too much memory', async () => {
    const bytes = workbook([' '.repeat(97 * 1024 ** 2)]);
    assert.ok(bytes.length < 1024 ** 2);
    await assert.rejects(read({ bytes, ...pair }), { code: 'document_too_large' });
  });

  it('are refused where cells or concepts repeat so long a text that no dictionary has room for it', async () => {
    const long = 'a'.repeat(1024 ** 2);
    const rows = '<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>'.repeat(10_000);
    const bytes = workbook([rows], [`<t>${long}</t>`]);
    assert.ok(bytes.length < 32 * 1024);
    await assert.rejects(read({ bytes, ...pair }), { code: 'dictionary_too_large' });
    const synonyms = '<termSec><term>b</term></termSec>'.repeat(10_000);
    const german = `<langSec xml:lang="de"><termSec><term>${long}</term></termSec></langSec>`;
    const concept = `<conceptEntry><langSec xml:lang="en">${synonyms}</langSec>${german}</conceptEntry>`;
    await assert.rejects(read({ bytes: Buffer.from(`<tbx>${concept}</tbx>`), ...pair }), {
      code: 'dictionary_too_large',
    });
  });

  it('are read from TBX of 2008 with synonyms, notes and marks, without terms that are deprecated', async () => {
    const bytes = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd">
<martif type="TBX" xml:lang="en"><text><body>
  <termEntry id="1"><descrip type="subjectField">IT</descrip>
    <langSet xml:lang="en-US"><tig><term>disk <hi>drive</hi></term></tig><ntig><termGrp><term>drive</term></termGrp></ntig>
      <tig><term>Winchester</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></tig></langSet>
    <langSet xml:lang="de"><tig><term>Laufwerk</term></tig><tig><term>Festplatte</term></tig></langSet>
    <langSet xml:lang="xx"><tig><term>other</term></tig></langSet></termEntry>
  <termEntry id="2"><langSet xml:lang="en"><tig><term>alone</term></tig></langSet></termEntry>
</body></text></martif>`);
    assert.deepEqual((await read({ bytes, ...pair })).text.split('\n'), ['disk drive\tLaufwerk', 'drive\tLaufwerk']);
  });
});
