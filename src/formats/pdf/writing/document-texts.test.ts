import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { buildPdf, firstObject, pdfStream } from '../../../../test/support/build-pdf.ts';
import { plainText } from '../../../language/segments.ts';
import { FontCatalogue } from '../../../typesetting/fonts/font-catalogue.ts';
import { Typesetter } from '../../../typesetting/typesetter.ts';
import { DocumentTexts } from './document-texts.ts';
import { IncrementalUpdate } from './objects/incremental-update.ts';
import { PdfFile } from './objects/pdf-file.ts';
import { PdfStream } from './objects/pdf-values.ts';
import { EmbeddedFonts } from './text/embedded-fonts.ts';

const metadata = (inner: string): string =>
  pdfStream(
    `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
 xmlns:dc="http://purl.org/dc/elements/1.1/"><rdf:Description rdf:about="">${inner}</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`,
    '/Type /Metadata /Subtype /XML',
  );
const alternatives = (name: string, text: string): string =>
  `<dc:${name}><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:${name}>`;

function translated(objects: readonly string[], catalogue: string, trailer = '') {
  const file = new PdfFile(buildPdf({ pages: [''], objects, catalogue, trailer }));
  const texts = new DocumentTexts(file);
  const units = texts.units.map(({ segment }) => plainText(segment));
  const update = new IncrementalUpdate(file);
  const fonts = new EmbeddedFonts(setter, update);
  texts.write(
    units.map((text) => ({ inlines: [text.toUpperCase()] })),
    { update, fonts, setter, language: 'fr', warn: (warning) => assert.fail(warning.message) },
  );
  const after = new PdfFile(Buffer.concat([...update.finish()]));
  return { units, after };
}

function metadataOf(file: PdfFile): string {
  const stream = file.resolve(file.dictionary(file.trailer.get('Root'))?.get('Metadata'));
  assert.ok(stream instanceof PdfStream);
  return Buffer.from(file.decode(stream)).toString('utf8');
}

let setter: Typesetter;
before(async () => {
  setter = await Typesetter.open(FontCatalogue.open());
});
after(() => setter[Symbol.dispose]());

describe('texts of a PDF document that are on no page', () => {
  it('are in its metadata, once with the title', () => {
    const language = '<dc:language><rdf:Bag><rdf:li>en</rdf:li></rdf:Bag></dc:language>';
    const inner = `${alternatives('title', 'Fish &amp; chips')}${alternatives('description', 'What to eat')}${language}`;
    const { units, after } = translated(
      [metadata(inner), '<< /Title (Fish & chips) >>'],
      `/Metadata ${firstObject} 0 R`,
      `/Info ${firstObject + 1} 0 R`,
    );
    assert.deepEqual(units, ['Fish & chips', 'What to eat']);
    const result = metadataOf(after);
    assert.match(result, /x-default">FISH &amp; CHIPS</);
    assert.match(result, /x-default">WHAT TO EAT</);
    assert.match(result, /<rdf:li>fr</);
  });

  it('are none where metadata are damaged', () => {
    const { units, after } = translated([metadata('<dc:title><rdf:Alt>')], `/Metadata ${firstObject} 0 R`);
    assert.deepEqual(units, []);
    assert.match(metadataOf(after), /<dc:title><rdf:Alt>/);
  });

  it('describe the pictures of a tagged document', () => {
    const element = firstObject + 1;
    const { units, after } = translated(
      [
        `<< /Type /StructTreeRoot /K ${element} 0 R >>`,
        `<< /Type /StructElem /S /Document /K [${element + 1} 0 R] >>`,
        '<< /Type /StructElem /S /Figure /Alt (A boat at sea) /K 0 >>',
      ],
      `/StructTreeRoot ${firstObject} 0 R`,
    );
    assert.deepEqual(units, ['A boat at sea']);
    assert.match(Buffer.from(after.bytes).toString('latin1'), /\(A BOAT AT SEA\)/);
  });
});
