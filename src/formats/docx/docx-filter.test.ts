import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filterContext, sourceOf, useFolder } from '../../../test/contracts/document-files.ts';
import { buildZip } from '../../../test/support/build-zip.ts';
import { shown, translateDocument, wordDocument, wordSpaces } from '../../../test/support/office-documents.ts';
import { readZip } from '../../../test/support/read-zip.ts';
import type { Segment } from '../../contracts/segment.ts';
import { docxFilter } from './docx-filter.ts';

const run = (text: string, properties = ''): string =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (...content: readonly string[]): string => `<w:p>${content.join('')}</w:p>`;
const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const field = (instruction: string, result: string): string =>
  `${mark('begin')}<w:r><w:instrText>${instruction}</w:instrText></w:r>${mark('separate')}${result}${mark('end')}`;

const upper = ({ inlines }: Segment): Segment => ({
  inlines: inlines.map((inline) => (typeof inline === 'string' ? inline.toUpperCase() : inline)),
});

async function unitsOf(...body: readonly string[]): Promise<readonly string[]> {
  const { units } = await translateDocument(docxFilter, wordDocument(body.join('')), () => undefined);
  return units.map(({ segment }) => shown(segment));
}

async function bodyOf(
  body: string,
  translate: (segment: Segment, index: number) => Segment | undefined = upper,
  targetLanguage = 'de',
): Promise<string> {
  const { parts } = await translateDocument(docxFilter, wordDocument(body), translate, { targetLanguage });
  return /<w:body>(.*)<\/w:body>/s.exec(parts.get('word/document.xml') ?? '')?.[1] ?? '';
}

describe('text units of Word', () => {
  it('joins runs that look alike, whatever is between them', async () => {
    const spelled = '<w:proofErr w:type="spellStart"/>';
    const runs = [run('The '), spelled, run('colour', '<w:lang w:val="en-GB"/><w:noProof/>'), run(' is blue.')];
    assert.deepEqual(await unitsOf(paragraph(...runs)), ['The colour is blue.']);
  });

  it('joins runs whose looks were changed by different people', async () => {
    const changed = (id: number, author: string): string =>
      `<w:b/><w:rPrChange w:id="${id}" w:author="${author}"><w:rPr><w:i/></w:rPr></w:rPrChange>`;
    const runs = [run('One ', changed(1, 'A')), run('sentence', changed(2, 'B')), run(' of two.', '<w:b/>')];
    assert.deepEqual(await unitsOf(paragraph(...runs)), ['One sentence of two.']);
  });

  it('refuses far more text than is allowed, before all of it is read', async () => {
    const limits = { unpackedBytes: 1e7, entries: 100, depth: 100, characters: 10 };
    const open = (text: string) => translateDocument(docxFilter, wordDocument(text), () => undefined, {}, limits);
    await open(paragraph(run('a'.repeat(20))));
    // What comes after it is not even looked at.
    await assert.rejects(open(`${paragraph(run('a'.repeat(21)))}${paragraph(run('b')).repeat(100)}</not-closed>`), {
      code: 'document_too_large',
      message: /larger than 10 characters/,
    });
  });

  it('makes pairs of other looks, and none of what the whole paragraph has', async () => {
    const bold = run('bold', '<w:b/><w:sz w:val="28"/>');
    const large = '<w:sz w:val="28"/>';
    assert.deepEqual(
      await unitsOf(
        paragraph(run('Some ', large), bold, run(' words', large)),
        paragraph(run('All ', '<w:b/>'), run('bold', '<w:b/>')),
      ),
      ['Some ‹1›bold‹/1› words', 'All bold'],
    );
  });

  it('leaves codes at the ends out of the text', async () => {
    const bookmark = '<w:bookmarkStart w:id="1" w:name="a"/>';
    const link = `<w:hyperlink w:anchor="a">${run('A link')}</w:hyperlink>`;
    assert.deepEqual(await unitsOf(paragraph(bookmark, link, '<w:bookmarkEnd w:id="1"/>')), ['A link']);
  });

  it('has no units without letters or digits', async () => {
    assert.deepEqual(await unitsOf(paragraph(run('— … ')), paragraph(), '<w:p/>', paragraph(run('7'))), ['7']);
  });

  it('translates the text of links, and shows the results of other fields', async () => {
    const link = field('HYPERLINK "x"', run('the page'));
    const { units } = await translateDocument(
      docxFilter,
      wordDocument(paragraph(run('See '), link, run(' on '), field('PAGE', run('7')), run('.'))),
      () => undefined,
    );
    const [unit] = units;
    assert.ok(unit);
    assert.equal(shown(unit.segment), 'See ‹1›the page‹/1› on ‹2/›.');
    const page = unit.segment.inlines.find((inline) => typeof inline !== 'string' && inline.id === 2);
    assert.equal(typeof page === 'object' ? page.equivalent : undefined, '7');
  });

  it('follows fields over paragraphs: results of conditions are not text, tables of contents are', async () => {
    const begin = (instruction: string): string =>
      `${mark('begin')}<w:r><w:instrText>${instruction}</w:instrText></w:r>${mark('separate')}`;
    assert.deepEqual(
      await unitsOf(
        paragraph(run('Before '), begin('IF 1 = 1'), run('hidden')),
        paragraph(run('hidden')),
        paragraph(run('hidden'), mark('end'), run('after')),
        paragraph(begin('TOC'), run('Chapter')),
        paragraph(run('Another'), mark('end')),
      ),
      ['Before ', 'after', 'Chapter', 'Another'],
    );
  });

  it('reads insertions and not deletions', async () => {
    const inserted = `<w:ins w:id="1">${run('new')}</w:ins>`;
    const deleted = '<w:del w:id="2"><w:r><w:delText>old</w:delText></w:r></w:del>';
    assert.deepEqual(await unitsOf(paragraph(run('A '), inserted, deleted, run(' word'))), ['A ‹1›new‹/1›‹2/› word']);
  });

  it('warns of tables behind charts', async () => {
    const { warnings } = await translateDocument(
      docxFilter,
      readFileSync('test/corpus/docx/chart-with-workbook.docx'),
      () => undefined,
    );
    assert.deepEqual(
      warnings.map(({ code }) => code),
      ['chart_data_kept'],
    );
  });

  it('drops white space at the ends of text that is not preserved', async () => {
    const text = paragraph('<w:r><w:t> one </w:t><w:t xml:space="preserve"> two </w:t></w:r>');
    assert.deepEqual(await unitsOf(text), ['one two ']);
  });
});

describe('aborts', () => {
  it('are seen in the middle of opening and of writing', async () => {
    await using folder = await useFolder();
    const path = join(folder.path, 'long.docx');
    await writeFile(path, wordDocument(paragraph(run('One '), run('sentence', '<w:b/>'), run('.')).repeat(20_000)));
    const reason = new Error('stopped');
    const abortSoon = (controller = new AbortController()): AbortSignal => {
      // The first turns of the event loop belong to the files that are opened.
      const soon = (turns: number): unknown =>
        turns === 0 ? controller.abort(reason) : setImmediate(() => soon(turns - 1));
      soon(3);
      return controller.signal;
    };
    const open = (signal: AbortSignal) =>
      sourceOf(path).then((source) => docxFilter.open(source, { conversion: {} }, filterContext({ signal })));
    await assert.rejects(open(abortSoon()), reason);

    const controller = new AbortController();
    await using document = await open(controller.signal);
    const translations = document.units.map(({ segment }) => upper(segment));
    const destination = join(folder.path, 'written.docx');
    abortSoon(controller);
    await assert.rejects(document.write(translations, destination, { targetLanguage: 'de', watermark: false }), reason);
    assert.equal(existsSync(destination), false);
  });
});

describe('files that are no documents of Word, or not safe', () => {
  const reasons: readonly (readonly [name: string, reason: RegExp])[] = [
    ['password', /protected with a password\. Remove the password and send it again/],
    ['old-binary', /in an older binary format/],
    ['opendocument', /it is an OpenDocument file \(odt, ods or odp\), not an Office document/],
    ['workbook', /it is a file of the kind xlsx, not docx/],
    ['plain-zip', /it is not an Office document/],
    ['archive-in-archive', /it is not an Office document/],
    ['text', /it is not a ZIP archive, or its end is missing/],
    ['rich-text', /it is a file in Rich Text Format \(rtf\)/],
    ['cut-off', /it is not a ZIP archive, or its end is missing/],
    ['empty', /it is empty or cut off/],
    ['path', /the name of one of its files leads out of the archive/],
    ['duplicate', /two files of the same name \(word\/document\.xml\)/],
    ['lying-part', /the file "word\/document\.xml" in it is damaged/],
    ['external-entity', /document type declaration/],
    ['billion-laughs', /document type declaration/],
  ];
  for (const [name, reason] of reasons) {
    it(`says what is wrong with ${name}.docx`, async () => {
      const bytes = readFileSync(`test/corpus/docx/hostile/${name}.docx`);
      await assert.rejects(
        translateDocument(docxFilter, bytes, () => undefined, {}, { unpackedBytes: 1e10, entries: 100, depth: 100 }),
        { code: 'invalid_document', message: reason },
      );
    });
  }
});

describe('writing documents of Word', () => {
  it('changes only paragraphs with a translation', async () => {
    const kept = '<w:p  w:rsidR="00AA"><w:r w:rsidR="00BB"><w:t>kept</w:t></w:r ></w:p>';
    const body = await bodyOf(kept + paragraph(run('other')), (segment, index) =>
      index === 1 ? upper(segment) : undefined,
    );
    assert.equal(body, kept + paragraph(run('OTHER')));
  });

  it('gives words the look of the pair they are in, wherever it went', async () => {
    const source = paragraph(run('a '), run('red', '<w:color w:val="FF0000"/>'), run(' car'));
    const body = await bodyOf(source, ({ inlines: [, open, , close] }) => ({
      inlines: ['un coche ', open as string, 'rojo', close as string],
    }));
    assert.equal(body, paragraph(run('un coche '), run('rojo', '<w:color w:val="FF0000"/>')));
  });

  it('gives entries of a table of contents what their headings say, beside their numbers and pages', async () => {
    const tab = '<w:r><w:tab/></w:r>';
    const entry = (...text: readonly string[]): string =>
      `<w:hyperlink w:anchor="_Toc1">${text.join('')}${tab}${field('PAGEREF _Toc1', run('3'))}</w:hyperlink>`;
    const begin = `${mark('begin')}<w:r><w:instrText>TOC \\h</w:instrText></w:r>${mark('separate')}`;
    const source = wordDocument(
      [
        paragraph(begin, entry(run('1.2'), tab, run('Cold water'))),
        paragraph(entry(run('Figure 1: A well'))),
        paragraph(entry(run('Long gone'))),
        paragraph(mark('end')),
        paragraph(run('Cold '), run('water', '<w:i/>')),
        paragraph(run('Figure '), field('SEQ Figure', run('1')), run(': A well')),
      ].join(''),
    );
    const { units, parts } = await translateDocument(docxFilter, source, upper);
    assert.deepEqual(
      units.map(({ segment }) => shown(segment)),
      ['Long gone', 'Cold ‹1›water‹/1›', 'Figure ‹1/›: A well'],
    );
    const body = parts.get('word/document.xml') ?? '';
    assert.ok(body.includes(entry(run('1.2'), tab, run('COLD WATER'))));
    assert.ok(body.includes(entry(run('LONG GONE'))));
    assert.ok(body.includes(entry(run('FIGURE 1: A WELL'))));
  });

  it('writes what is twice for two ages of programs twice', async () => {
    const box = (text: string): string => `<w:txbxContent>${paragraph(run(text))}</w:txbxContent>`;
    const space = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
    const twice = (text: string): string =>
      `<w:r><mc:AlternateContent ${space}><mc:Choice Requires="x">${box(text)}</mc:Choice>` +
      `<mc:Fallback>${box(text)}</mc:Fallback></mc:AlternateContent></w:r>`;
    const source = wordDocument(paragraph(run('around '), twice('in the box'), run(' it')));
    const { units, parts } = await translateDocument(docxFilter, source, upper);
    assert.deepEqual(
      units.map(({ segment }) => shown(segment)),
      ['around ‹1/› it', 'in the box'],
    );
    const expected = paragraph(run('AROUND '), twice('IN THE BOX'), run(' IT'));
    assert.ok(parts.get('word/document.xml')?.includes(expected));
  });

  it('escapes what XML gives a meaning to and leaves out what it cannot hold', async () => {
    const body = await bodyOf(paragraph(run('x')), () => ({ inlines: ['a < b & "c" > d\u0001\ufffe'] }));
    assert.equal(body, paragraph(run('a &lt; b &amp; "c" &gt; d')));
  });

  it('says the language of the translation in the default style', async () => {
    for (const [language, expected] of [
      ['pt-BR', 'w:val="pt-BR" w:bidi="ar-SA"'],
      ['zh-Hans', 'w:eastAsia="zh-CN" w:val="en-US" w:bidi="ar-SA"'],
      ['he', 'w:val="en-US" w:bidi="he"'],
    ] as const) {
      const { parts } = await translateDocument(docxFilter, wordDocument(paragraph(run('x'))), upper, {
        targetLanguage: language,
      });
      assert.ok(parts.get('word/styles.xml')?.includes(`<w:lang ${expected}/>`), language);
    }
  });

  it('says the language where nothing was said, and in styles that named the one before', async () => {
    const styled = (defaults: string, own: string): Buffer => {
      const style = (lang: string): string => `<w:rPr><w:b/>${lang}</w:rPr>`;
      const parts = [...readZip(wordDocument(paragraph(run('x'))))].map(([name, data]) => ({ name, data }));
      const styles = parts.find(({ name }) => name === 'word/styles.xml');
      const defaultStyle = `<w:docDefaults><w:rPrDefault>${style(defaults)}</w:rPrDefault></w:docDefaults>`;
      assert.ok(styles);
      styles.data = Buffer.from(`<w:styles ${wordSpaces}>${defaultStyle}<w:style>${style(own)}</w:style></w:styles>`);
      return buildZip(parts);
    };
    const english = '<w:lang w:val="en-US"/>';
    for (const [defaults, own, expected] of [
      ['', english, ['de', 'en-US']],
      [english, '<w:lang w:val="en-GB"/>', ['de', 'de']],
      [english, '<w:lang w:val="la-VA"/>', ['de', 'la-VA']],
    ] as const) {
      const { parts } = await translateDocument(docxFilter, styled(defaults, own), upper);
      const said = [...(parts.get('word/styles.xml') ?? '').matchAll(/<w:b\/><w:lang w:val="([^"]*)"\/>/g)];
      assert.deepEqual(
        said.map(([, language]) => language),
        expected,
      );
    }
  });

  it('turns paragraphs and runs to the direction of the language', async () => {
    const source =
      '<w:p><w:pPr><w:keepNext/><w:jc w:val="center"/></w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t>x</w:t></w:r></w:p>';
    const arabic = await bodyOf(source, upper, 'ar');
    const properties = '<w:pPr><w:keepNext/><w:bidi/><w:jc w:val="center"/></w:pPr>';
    assert.equal(arabic, `<w:p>${properties}${run('X', '<w:b/><w:bCs/><w:rtl/>')}</w:p>`);
    const turned = `<w:p>${properties}${run('x', '<w:b/><w:rtl/>')}</w:p>`;
    assert.equal(
      await bodyOf(turned),
      `<w:p><w:pPr><w:keepNext/><w:jc w:val="center"/></w:pPr>${run('X', '<w:b/>')}</w:p>`,
    );
  });

  it('turns the columns of tables to the direction of the language', async () => {
    const table = (turn: string): string =>
      `<w:tbl><w:tblPr><w:tblStyle w:val="a"/>${turn}<w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tr><w:tc>${paragraph(run('x'))}</w:tc></w:tr></w:tbl>`;
    const turned = '<w:bidiVisual/>';
    for (const [source, language, expected] of [
      ['', 'ar', turned],
      ['<w:bidiVisual w:val="0"/>', 'ar', turned],
      [turned, 'ar', turned],
      [turned, 'de', ''],
      ['', 'de', ''],
    ] as const) {
      const body = await bodyOf(table(source), upper, language);
      assert.equal(/<w:tblStyle w:val="a"\/>(.*?)<w:tblW/.exec(body)?.[1], expected, `${source} ${language}`);
    }
  });

  it('puts a watermark into every header, and into a new one where there is none', async () => {
    const plain = await translateDocument(docxFilter, wordDocument(paragraph(run('x'))), upper, { watermark: true });
    assert.match(plain.parts.get('word/headerWatermark1.xml') ?? '', /Translated by Dragoman/);
    assert.match(plain.parts.get('[Content_Types].xml') ?? '', /\/word\/headerWatermark1\.xml/);
    assert.match(plain.parts.get('word/_rels/document.xml.rels') ?? '', /\/word\/headerWatermark1\.xml/);
    assert.equal(plain.parts.get('word/document.xml')?.match(/<w:headerReference/g)?.length, 3);
    const sections = readFileSync('test/corpus/docx/picture-and-sections.docx');
    const { parts } = await translateDocument(docxFilter, sections, upper, { watermark: true });
    const headers = [...parts].filter(([name]) => /^word\/header[^/]*\.xml$/.test(name));
    assert.ok(headers.length >= 3);
    for (const [name, text] of headers) assert.match(text, /Translated by Dragoman/, name);
  });

  it('warns of a signature that will not hold and of documents embedded as a whole', async () => {
    const files = readZip(wordDocument(paragraph(run('x'))));
    const relations = files.get('word/_rels/document.xml.rels')?.toString() ?? '';
    const chunk = '<Relationship Id="rId7" Type="x/aFChunk" Target="chunk.html"/></Relationships>';
    files.set('word/_rels/document.xml.rels', Buffer.from(relations.replace('</Relationships>', chunk)));
    files.set('word/chunk.html', Buffer.from('<p>x</p>'));
    files.set('_xmlsignatures/sig1.xml', Buffer.from('<Signature/>'));
    const bytes = buildZip([...files].map(([name, data]) => ({ name, data })));
    const { warnings } = await translateDocument(docxFilter, bytes, upper);
    assert.deepEqual(warnings.map(({ code }) => code).sort(), ['part_not_translated', 'signature_invalidated']);
  });

  it('refuses other Office documents by name', async () => {
    const slides = readFileSync('test/corpus/pptx/table.pptx');
    await assert.rejects(translateDocument(docxFilter, slides, upper), /it is a file of the kind pptx, not docx/);
  });
});
