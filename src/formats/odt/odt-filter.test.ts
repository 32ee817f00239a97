import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filterContext, sourceOf, useFolder } from '../../../test/contracts/document-files.ts';
import { buildZip, type ZipPart } from '../../../test/support/build-zip.ts';
import { readZip } from '../../../test/support/read-zip.ts';
import type { TextUnit } from '../../contracts/documents/document-filter.ts';
import type { Segment } from '../../contracts/segment.ts';
import { plainText, textSegment } from '../../language/segments.ts';
import { odtFilter } from './odt-filter.ts';

const corpus = 'test/corpus/odt';
const type = 'application/vnd.oasis.opendocument.text';

async function unitsOf(name: string): Promise<readonly TextUnit[]> {
  await using document = await odtFilter.open(await sourceOf(join(corpus, name)), { conversion: {} }, filterContext());
  return document.units;
}

async function textsOf(name: string): Promise<readonly string[]> {
  return (await unitsOf(name)).map(({ segment }) => plainText(segment));
}

/** The parts of a file after its units were translated, with the units and the warnings of its opening. */
async function translate(path: string, translation: (unit: TextUnit) => Segment | undefined, targetLanguage = 'de') {
  await using folder = await useFolder();
  const context = filterContext();
  await using document = await odtFilter.open(await sourceOf(path), { conversion: {} }, context);
  const destination = join(folder.path, 'written.odt');
  await document.write(document.units.map(translation), destination, { targetLanguage, watermark: false });
  const bytes = await readFile(destination);
  const parts = new Map([...readZip(bytes)].map(([name, part]) => [name, part.toString()]));
  return { bytes, parts, units: document.units, warnings: context.warnings };
}

/** A document of one body. */
async function translateBody(body: string, translation: (unit: TextUnit) => Segment | undefined) {
  await using folder = await useFolder();
  const path = join(folder.path, 'made.odt');
  const spaces = ['office', 'text', 'style'].map((name) => `xmlns:${name}="${namespace(name)}"`).join(' ');
  const content = `<office:document-content ${spaces}><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  await writeFile(path, buildZip([{ name: 'mimetype', data: type, stored: true }, part('content.xml', content)]));
  const { parts, units } = await translate(path, translation);
  const written = /<office:text>(.*)<\/office:text>/.exec(parts.get('content.xml') ?? '')?.[1];
  return { written, units };
}

function part(name: string, data: string): ZipPart {
  return { name, data };
}

function namespace(name: string): string {
  return `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`;
}

describe('the filter of OpenDocument texts', () => {
  it('says what a file is that it does not read', async () => {
    const reasons: readonly (readonly [string, RegExp])[] = [
      ['spreadsheet.odt', /a spreadsheet \(ods\), not a text \(odt\)/],
      ['presentation.odt', /a presentation \(odp\), not a text \(odt\)/],
      ['master.odt', /a master document \(odm\)/],
      ['word.odt', /it is an Office document \(docx, xlsx or pptx\), not an OpenDocument text/],
      ['no-type.odt', /it is a ZIP archive, not an OpenDocument text/],
      ['flat.odt', /it is a file of plain markup/],
      ['text.odt', /it is not a ZIP archive, or its end is missing/],
      ['no-content.odt', /content\.xml is missing/],
      ['password.odt', /protected with a password/],
      ['password-of-the-whole.odt', /protected with a password/],
      ['zip-password.odt', /protected with a password/],
    ];
    for (const [name, reason] of reasons) {
      await assert.rejects(unitsOf(join('hostile', name)), (error: Error & { code?: string }) => {
        assert.equal(error.code, 'invalid_document');
        assert.match(error.message, reason, name);
        return true;
      });
    }
  });

  it('makes one sentence of spans that look alike, and of white space what readers see', async () => {
    const units = await unitsOf('white-space-and-looks.odt');
    assert.deepEqual(units[0]?.segment.inlines, ['A sentence that an editor has cut into many pieces. ']);
    const looks = units[1]?.segment.inlines.map((inline) => (typeof inline === 'string' ? inline : inline.data));
    assert.deepEqual(looks, [
      '<text:span text:style-name="T1">',
      'Two bold pieces',
      '',
      ' that are one, ',
      '<text:span text:style-name="Emphasis">',
      'two slanted too',
      '',
      '.',
    ]);
    const equivalents = units[2]?.segment.inlines.flatMap((inline) =>
      typeof inline === 'string' ? [] : [inline.equivalent],
    );
    assert.deepEqual(equivalents, ['      ', '\t', '\n']);
  });

  it('reads what is in a paragraph after it, and nothing that was deleted or is calculated', async () => {
    const marks = await textsOf('marks-and-changes.odt');
    const claim = marks.indexOf('A claim and another one.');
    assert.deepEqual(marks.slice(claim + 1, claim + 4), [
      'Its source, with bold words.',
      'And a second paragraph.',
      'At the end.',
    ]);
    assert.ok(marks.includes('Is this true?'));
    assert.ok(!marks.some((text) => text.includes('deleted')));
    const objects = await textsOf('frames-tables-objects.odt');
    for (const text of [
      'Words in a frame',
      'A framed note',
      'By bicycle',
      'Rain in the garden',
      'For members',
      'Seeds bought',
    ]) {
      assert.equal(objects.filter((one) => one === text).length, 1, text);
    }
    assert.ok(!objects.some((text) => /1 March|packets|^31$/.test(text)));
  });

  it('writes white space so that none of it is lost', async () => {
    const { written } = await translateBody('<text:p>One<text:tab/>two three</text:p>', ({ segment }) => ({
      inlines: [' a', ...segment.inlines.filter((inline) => typeof inline !== 'string'), ' b   c\td\ne & f '],
    }));
    assert.equal(
      written,
      '<text:p><text:s/>a<text:tab/> b <text:s/><text:s/>c<text:tab/>d<text:line-break/>e &amp; f </text:p>',
    );
  });

  it('keeps bookmarks around their words when these move', async () => {
    const body =
      '<text:p>See <text:bookmark-start text:name="a"/>here<text:bookmark-end text:name="a"/> first.</text:p>';
    const { written, units } = await translateBody(body, ({ segment: { inlines } }) => ({
      inlines: ['Zuerst ', inlines[1] ?? '', 'hier', inlines[3] ?? '', ' sehen.'],
    }));
    assert.equal(units[0]?.segment.inlines.length, 5);
    assert.equal(
      written,
      '<text:p>Zuerst <text:bookmark-start text:name="a"/>hier<text:bookmark-end text:name="a"/> sehen.</text:p>',
    );
  });

  it('gives entries of a table of contents what their headings say, and others their own translation', async () => {
    const { parts, units } = await translate(join(corpus, 'indexes-and-fields.odt'), ({ segment: { inlines } }) => ({
      inlines: inlines.map((inline) => (typeof inline === 'string' ? inline.toUpperCase() : inline)),
    }));
    const content = parts.get('content.xml') ?? '';
    assert.match(content, /<text:s\/>1\. HOW IT BEGAN<text:tab\/>1<\/text:a>/);
    assert.match(content, />1\.1 A SMALL HOUSE &amp; GARDEN<text:tab\/>/);
    assert.match(content, /<text:p>SLOWLY<text:tab\/>1<\/text:p>/);
    assert.equal(units.filter(({ segment }) => plainText(segment) === 'How it began').length, 1);
  });

  it('knows the numbers that programs put before entries', async () => {
    const entry = (text: string): string => `<text:p>${text}<text:tab/>7</text:p>`;
    const entries = ['IV. Water', 'A) Water', '2.1a Water', '3 Water', 'Cold Water', 'Water'].map(entry).join('');
    const index = `<text:table-of-content><text:index-body>${entries}</text:index-body></text:table-of-content>`;
    const { written } = await translateBody(`${index}<text:h>Water</text:h>`, ({ segment }) =>
      plainText(segment) === 'Water' ? textSegment('Wasser') : undefined,
    );
    const shown = [...(written ?? '').matchAll(/<text:p>(.*?)<text:tab/g)].map((found) => found[1]);
    assert.deepEqual(shown, ['IV. Wasser', 'A) Wasser', '2.1a Wasser', '3 Wasser', 'Cold Water', 'Wasser']);
  });

  it('says which language the translation is in, and leaves mimetype first and as it is', async () => {
    const { bytes, parts } = await translate(
      join(corpus, 'frames-tables-objects.odt'),
      ({ segment }) => segment,
      'pt-BR',
    );
    assert.match(parts.get('styles.xml') ?? '', /fo:language="pt" fo:country="BR" style:language-asian="zh"/);
    assert.match(parts.get('styles.xml') ?? '', /style:writing-mode="lr-tb"/);
    assert.match(parts.get('meta.xml') ?? '', /<dc:language>pt-BR<\/dc:language>/);
    assert.equal(bytes.toString('latin1', 30, 38 + type.length), `mimetype${type}`);
    assert.equal(bytes.readUInt16LE(8), 0);
  });

  it('gives styles the look of Western text where other scripts have one of their own', async () => {
    const bold = 'fo:font-weight="bold" fo:font-size="14pt" style:font-size-complex="12pt"';
    const spaces = ['office', 'style'].map((name) => `xmlns:${name}="${namespace(name)}"`).join(' ');
    const styles =
      `<office:document-styles ${spaces} xmlns:fo="${namespace('xsl-fo-compatible')}"><office:styles>` +
      `<style:style style:name="Heading"><style:text-properties ${bold}/></style:style></office:styles></office:document-styles>`;
    const content = `<office:document-content ${spaces} xmlns:text="${namespace('text')}"><office:body><office:text><text:p>x</text:p></office:text></office:body></office:document-content>`;
    await using folder = await useFolder();
    const path = join(folder.path, 'looks.odt');
    const parts = [
      { name: 'mimetype', data: type, stored: true },
      part('content.xml', content),
      part('styles.xml', styles),
    ];
    await writeFile(path, buildZip(parts));
    const looks = async (language: string): Promise<string | undefined> => {
      const written = await translate(path, () => textSegment('y'), language);
      return /<style:text-properties (.*?)\/>/.exec(written.parts.get('styles.xml') ?? '')?.[1];
    };
    assert.equal(await looks('fr'), bold);
    assert.equal(await looks('ar'), `style:font-weight-complex="bold" ${bold}`);
    assert.equal(await looks('ja'), `style:font-size-asian="14pt" style:font-weight-asian="bold" ${bold}`);
  });

  it('gives styles the language that said the one of the source, and leaves others', async () => {
    await using folder = await useFolder();
    const path = join(folder.path, 'languages.odt');
    const style = (name: string, code: string): string =>
      `<style:style style:name="${name}" style:family="paragraph"><style:text-properties fo:language="${code}" fo:country="XX"/></style:style>`;
    const files = [...readZip(await readFile(join(corpus, 'white-space-and-looks.odt')))].map(([name, data]) => {
      const added = `<office:automatic-styles>${style('P1', 'en')}${style('P2', 'la')}`;
      return part(name, data.toString().replace(name === 'content.xml' ? '<office:automatic-styles>' : '\0', added));
    });
    await writeFile(path, buildZip(files));
    const { parts } = await translate(path, ({ segment }) => segment, 'sv');
    const content = parts.get('content.xml') ?? '';
    assert.match(content, /"P1"[^>]*><style:text-properties fo:language="sv" fo:country="SE"/);
    assert.match(content, /"P2"[^>]*><style:text-properties fo:language="la" fo:country="XX"/);
  });

  it('turns pages and paragraphs for a language written from right to left', async () => {
    const { parts } = await translate(join(corpus, 'report.odt'), ({ segment }) => segment, 'ar');
    const styles = parts.get('styles.xml') ?? '';
    assert.match(styles, /style:language-complex="ar" style:country-complex="EG"/);
    assert.doesNotMatch(styles, /writing-mode="lr-tb"|text-align="start"/);
    assert.match(styles, /<style:page-layout-properties [^>]*style:writing-mode="rl-tb"/);
    const back = await translate(join(corpus, 'report.odt'), ({ segment }) => segment, 'fr');
    assert.match(back.parts.get('styles.xml') ?? '', /fo:text-align="start"/);
  });

  it('warns that a signature does not hold', async () => {
    await using folder = await useFolder();
    const path = join(folder.path, 'signed.odt');
    const files = [...readZip(await readFile(join(corpus, 'utf-16.odt')))].map(([name, data]) => ({ name, data }));
    await writeFile(path, buildZip([...files, { name: 'META-INF/documentsignatures.xml', data: '<x/>' }]));
    const { warnings } = await translate(path, () => undefined);
    assert.deepEqual(
      warnings.map(({ code }) => code),
      ['signature_invalidated'],
    );
  });
});
