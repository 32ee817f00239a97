import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filterContext, sourceOf, useFolder } from '../../../test/contracts/document-files.ts';
import type { TextUnit } from '../../contracts/documents/document-filter.ts';
import type { Inline, Segment } from '../../contracts/segment.ts';
import { plainText, textSegment } from '../../language/segments.ts';
import { mifFilter } from './mif-filter.ts';

const corpus = 'test/corpus/mif';

async function unitsOf(name: string): Promise<readonly TextUnit[]> {
  await using document = await mifFilter.open(await sourceOf(join(corpus, name)), { conversion: {} }, filterContext());
  return document.units;
}

async function textsOf(name: string): Promise<readonly string[]> {
  return (await unitsOf(name)).map(({ segment }) => plainText(segment));
}

async function translate(path: string, translation: (unit: TextUnit) => Segment | undefined) {
  await using folder = await useFolder();
  await using document = await mifFilter.open(await sourceOf(path), { conversion: {} }, filterContext());
  const destination = join(folder.path, 'written.mif');
  await document.write(document.units.map(translation), destination, { targetLanguage: 'de', watermark: false });
  return { written: await readFile(destination, 'latin1'), units: document.units };
}

/** A file of one paragraph, from what is in its lines. */
async function translateLines(
  lines: readonly string[],
  translation: (unit: TextUnit) => Segment | undefined,
  version = '9.00',
) {
  await using folder = await useFolder();
  const path = join(folder.path, 'made.mif');
  const paragraph = lines.map((line) => `<ParaLine \n ${line}\n>\n`).join('');
  await writeFile(path, `<MIFFile ${version}>\n<TextFlow <Para\n${paragraph}>>\n`, 'latin1');
  const { written, units } = await translate(path, translation);
  return { written, units, paragraph: /<Para\n(.*)>>\n$/s.exec(written)?.[1] };
}

const codesOf = ({ inlines }: Segment): readonly Inline[] => inlines.filter((inline) => typeof inline !== 'string');

const upper = ({ segment }: TextUnit): Segment => ({
  inlines: segment.inlines.map((inline) => (typeof inline === 'string' ? inline.toUpperCase() : inline)),
});

describe('the filter of MIF', () => {
  it('says what a file is that it does not read', async () => {
    const reasons: readonly (readonly [string, RegExp])[] = [
      ['binary', /a FrameMaker document in binary form \(fm\)\. Save it as MIF/],
      ['binary-book', /a FrameMaker book in binary form/],
      ['book', /a FrameMaker book, which has no text of its own/],
      ['xml', /it does not begin with <MIFFile/],
      ['empty', /it does not begin with <MIFFile/],
      ['bad-version', /it does not begin with <MIFFile/],
      ['cut-off', /the statement \w+ does not end \(line \d+\)/],
      ['closes-nothing', /a '>' closes nothing \(line 2\)/],
      ['open-string', /a string does not end/],
      ['open-object', /an imported object does not end/],
      ['not-utf-8', /not valid in the encoding that it should have \(UTF-8\)/],
      ['unknown-encoding', /not valid in the encoding that it should have \(SHIFT_JIS\)/],
    ];
    for (const [name, reason] of reasons) {
      await assert.rejects(unitsOf(`hostile/${name}.mif`), (error: Error & { code?: string }) => {
        assert.equal(error.code, 'invalid_document');
        assert.match(error.message, reason, name);
        return true;
      });
    }
  });

  it('joins lines, whose ends are layout, and writes one line', async () => {
    const lines = [
      "<String `It can, how'>\n <Char SoftHyphen>",
      "<String `ever, go '>",
      "<TextRectID 7>\n <String `on.'>",
    ];
    const { paragraph, units } = await translateLines(lines, () => textSegment('Es kann aber weitergehen.'));
    assert.deepEqual(units[0]?.segment.inlines, ['It can, however, go on.']);
    assert.equal(
      paragraph,
      "<ParaLine \n <String `Es kann aber weitergehen.'>\n> # end of ParaLine\n<ParaLine \n <TextRectID 7>\n>\n",
    );
  });

  it('reads flows in the order of their pages, with what is anchored after its paragraph, and no reference pages', async () => {
    assert.deepEqual((await textsOf('pages.mif')).slice(0, 4), [
      'The main story fills the first column and goes on in the second one to its end.',
      'A story that begins on the second page',
      'Only in the web edition',
      'Annual report',
    ]);
    const tables = await textsOf('tables-and-notes.mif');
    assert.deepEqual(tables.slice(0, 5), [
      'The bridge was finished in 1889, two years late.',
      'The archive has the date of the opening only.',
      'A second paragraph of the note.',
      'The table shows when it is open.',
      'Opening hours',
    ]);
    assert.deepEqual(tables.slice(-4, -1), ['The last cell', 'A note in a cell.', 'Closed on public holidays.']);
    assert.deepEqual((await textsOf('anchored-frames.mif')).slice(0, 5), [
      'The picture shows the pump.',
      'A caption within the frame',
      'A label in an inner frame',
      'Inlet valve',
      'Text after it.',
    ]);
  });

  it('knows looks by what readers see of fonts, and conditions that go on', async () => {
    const units = await unitsOf('fonts-and-conditions.mif');
    assert.deepEqual(units[0]?.segment.inlines, ['The same look in two fonts is one text.']);
    const data = units
      .slice(2, 5)
      .map(({ segment }) => codesOf(segment).map((code) => (code as { data: string }).data));
    assert.deepEqual(data, Array(3).fill(["<InCondition `Print'>", '']));
  });

  it('ends a paragraph with what held at its end', async () => {
    const lines = [
      "<String `Call '>\n <Font <FTag `'> <FWeight `Bold'>>\n <Conditional <InCondition `Print'>>\n <String `us'>",
    ];
    const { paragraph } = await translateLines(lines, ({ segment }) => {
      const [open, close] = codesOf(segment);
      return { inlines: [open as Inline, 'Uns', close as Inline, ' rufen'] };
    });
    assert.equal(
      paragraph,
      "<ParaLine \n <Conditional <InCondition `Print'>>\n <Font <FTag `'> <FWeight `Bold'>>\n <String `Uns'>\n" +
        " <Unconditional >\n <Font \n    <FTag `'>\n    <FLocked No>\n   > # end of Font\n <String ` rufen'>\n" +
        " <Conditional <InCondition `Print'>>\n <Font <FTag `'> <FWeight `Bold'>>\n>\n",
    );
  });

  it('leaves tracked deletions, and what references show', async () => {
    assert.deepEqual((await textsOf('tracked-changes.mif')).slice(0, 2), [
      'The meeting is on Tuesday at nine.',
      'A new paragraph.',
    ]);
    const [, reference] = await unitsOf('variables-and-references.mif');
    assert.equal(reference === undefined ? '' : plainText(reference.segment), 'See  for details.');
    const [code] = reference === undefined ? [] : codesOf(reference.segment);
    assert.equal((code as { equivalent?: string }).equivalent, '“Care of the chair” on page\u00a012');
  });

  it('reads the text of markers by their types, each level of an index by itself', async () => {
    const labels = (await unitsOf('markers.mif')).filter(({ kind }) => kind === 'label');
    assert.deepEqual(
      labels.slice(0, -1).map(({ segment }) => plainText(segment)),
      [
        'bicycles',
        'repair of',
        'wheels',
        'spokes',
        'chains',
        'chains',
        'Short title',
        'ratio 3:2 and slanted words',
        'maintenance',
      ],
    );
    const { written } = await translate(join(corpus, 'markers.mif'), (unit) =>
      plainText(unit.segment) === 'spokes' ? textSegment('Speichen: alt; <neu>') : undefined,
    );
    assert.match(written, /<MText `bicycles:repair of;wheels:Speichen\\\\: alt\\\\; \\\\<neu\\>\[spokes\]'>/);
  });

  it('writes statements for characters that have them, and short strings', async () => {
    const text = `a\u00a0b\u2003c\td\ne 'f' > g \\ ${'Wort '.repeat(100)}`;
    const { paragraph = '' } = await translateLines(["<String `x'>"], () => textSegment(text));
    assert.match(
      paragraph,
      /<String `a'>\n <Char HardSpace>\n <String `b'>\n <Char EmSpace>\n <String `c'>\n <Char Tab>/,
    );
    assert.match(paragraph, /<Char HardReturn>\n <String `e \\qf\\q \\> g \\\\ Wort/);
    const strings = [...paragraph.matchAll(/<String `([^']*)'>/g)].map((found) => found[1] ?? '');
    assert.ok(strings.every(({ length }) => length <= 240));
    assert.equal((strings.join('').match(/Wort /g) ?? []).length, 100);
  });

  it('writes old files in the encodings of their fonts', async () => {
    const { written } = await translate(join(corpus, 'frame-roman.mif'), upper);
    assert.match(written, /^<MIFFile 7\.00>/);
    assert.match(written, /<String `CAF\\x83 , NA\\xec VE, \\xd2 QUOTED\\xd3 {2}AND \\xc9 '>/);
    const japanese = await translate(join(corpus, 'shift-jis.mif'), (unit) =>
      plainText(unit.segment) === '表示ソ' ? textSegment('予定') : undefined,
    );
    assert.match(japanese.written, /<String `\\x97 \\\\\\x92 \\xe8 '>/);
  });

  it('makes an old file one of MIF 8 in UTF-8 if its fonts lack a character', async () => {
    const { written, units } = await translate(join(corpus, 'shift-jis.mif'), ({ segment }) =>
      plainText(segment).includes('café') ? { inlines: ['Żółw', ...codesOf(segment)] } : undefined,
    );
    const text = Buffer.from(written, 'latin1').toString();
    assert.match(text, /^<MIFFile 8\.00>/);
    assert.match(text, /<MIFEncoding `\\x93 \\xfa/);
    assert.match(text, /<String `Żółw'>/);
    assert.match(text, /<String `表示ソ'>/);
    assert.match(text, /<PgfNumFormat `・\\\\t'>/);
    assert.equal(units.length, 3);
  });

  it('leaves imported objects and everything else as they are', async () => {
    const path = join(corpus, 'anchored-frames.mif');
    const source = await readFile(path, 'latin1');
    const { written } = await translate(path, (unit) =>
      plainText(unit.segment) === 'Inlet valve' ? textSegment('Ventil') : undefined,
    );
    assert.equal(written, source.replace('Inlet valve', 'Ventil'));
  });
});
