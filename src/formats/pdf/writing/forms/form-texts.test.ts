import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { buildPdf, firstObject, pdfStream } from '../../../../../test/support/build-pdf.ts';
import type { DocumentWarning } from '../../../../contracts/documents/document-filter.ts';
import { readableText, textSegment } from '../../../../language/segments.ts';
import { FontCatalogue } from '../../../../typesetting/fonts/font-catalogue.ts';
import { Typesetter } from '../../../../typesetting/typesetter.ts';
import { DocumentTexts } from '../document-texts.ts';
import { IncrementalUpdate } from '../objects/incremental-update.ts';
import { PdfFile } from '../objects/pdf-file.ts';
import { isArray, isDictionary, type PdfDictionary, PdfStream, type PdfValue } from '../objects/pdf-values.ts';
import { readPages } from '../objects/read-pages.ts';
import { EmbeddedFonts } from '../text/embedded-fonts.ts';
import { decodeText } from '../text-strings.ts';

const look = (content: string, width = 200, height = 20): string =>
  pdfStream(content, `/Type /XObject /Subtype /Form /BBox [0 0 ${width} ${height}] /Resources << /Font 7 0 R >>`);
const rect = '/Rect [100 700 300 720]';
const helvetica = '/DA (/F1 10 Tf 0 0 1 rg)';

interface Written {
  readonly units: readonly string[];
  readonly file: PdfFile;
  readonly warnings: readonly DocumentWarning[];
  /** What is shown of the widget or annotation with a number, before content is compressed. */
  shown(number: number): string;
  entries(number: number): PdfDictionary;
}

let typesetter: Typesetter;

/** Objects are numbered from `firstObject`; those in `annotations` belong to the page. */
function write(
  objects: readonly string[],
  {
    fields,
    annotations = fields,
    form = '',
    language = 'de',
    change = (text: string) => text.toUpperCase(),
  }: {
    readonly fields?: string;
    readonly annotations?: string | undefined;
    readonly form?: string;
    readonly language?: string;
    readonly change?: (text: string) => string | undefined;
  },
): Written {
  const catalogue = fields === undefined ? '' : `/AcroForm << /Fields [${fields}] /DR << /Font 7 0 R >> ${form} >>`;
  const page = { content: '', entries: annotations === undefined ? '' : `/Annots [${annotations}]` };
  const source = new PdfFile(buildPdf({ pages: [page], objects, catalogue }));
  const texts = new DocumentTexts(source);
  const update = new IncrementalUpdate(source);
  const fonts = new EmbeddedFonts(typesetter, update);
  const warnings: DocumentWarning[] = [];
  const translations = texts.units.map(({ segment }) => {
    const text = change(readableText(segment));
    return text === undefined ? undefined : textSegment(text);
  });
  texts.write(translations, {
    update,
    fonts,
    setter: typesetter,
    language,
    warn: (warning) => void warnings.push(warning),
  });
  fonts.finish();
  const file = new PdfFile(Buffer.concat([...update.finish()]));
  const entries = (number: number): PdfDictionary => {
    const value = file.object(number);
    assert.ok(isDictionary(value), `object ${number}`);
    return value;
  };
  return {
    units: texts.units.map(({ segment }) => readableText(segment)),
    file,
    warnings,
    entries,
    shown: (number) => {
      const appearance = file.resolve(file.dictionary(entries(number).get('AP'))?.get('N'));
      assert.ok(appearance instanceof PdfStream);
      return Buffer.from(file.decode(appearance)).toString('latin1');
    },
  };
}

const textOf = (file: PdfFile, value: PdfValue | undefined): string | undefined => decodeText(file.resolve(value));

describe('fields of PDF forms', () => {
  before(async () => {
    typesetter = await Typesetter.open(FontCatalogue.open());
  });
  after(() => typesetter[Symbol.dispose]());

  it('have a translated value, which their appearances show where the old one was, in its colour', () => {
    const { units, file, entries, shown } = write(
      [
        `<< /FT /Tx /T (name) /TU (Your family name) /V (Miller house) /DV (Miller house) /Subtype /Widget ${rect} ${helvetica} /AP << /N ${firstObject + 1} 0 R /D ${firstObject + 1} 0 R >> /RV (<body>Miller house</body>) >>`,
        look('1 1 0 rg 0 0 200 20 re f /Tx BMC q BT /F1 10 Tf 1 0 0 rg 4 6.5 Td (Miller house) Tj ET Q EMC'),
      ],
      { fields: `${firstObject} 0 R` },
    );
    assert.deepEqual(units, ['Your family name', 'Miller house']);
    const field = entries(firstObject);
    assert.equal(textOf(file, field.get('V')), 'MILLER HOUSE');
    assert.equal(textOf(file, field.get('DV')), 'MILLER HOUSE');
    assert.equal(textOf(file, field.get('TU')), 'YOUR FAMILY NAME');
    assert.ok(!field.has('RV'));
    assert.deepEqual([...(file.dictionary(field.get('AP'))?.keys() ?? [])], ['N']);
    const content = shown(firstObject);
    assert.match(content, /1 1 0 rg 0 0 200 20 re f/, 'the ground stays');
    assert.doesNotMatch(content, /Miller/);
    assert.match(content, /1 0 0 rg\s[\s\S]*1 0 0 1 4 6\.5 Tm/, 'the same colour and position');
  });

  it('get an appearance where they have none, with ground, border and lines that break', () => {
    const { shown, entries, file } = write(
      [
        `<< /FT /Tx /Ff 4096 /T (a) /V (The house is big and the garden is small and the car is old.\\rWe like it.) /Subtype /Widget /Rect [0 0 120 80] ${helvetica} /MK << /BG [0.9] /BC [1 0 0] >> >>`,
      ],
      { fields: `${firstObject} 0 R` },
    );
    const content = shown(firstObject);
    assert.match(content, /0\.9 g 0 0 120 80 re f/);
    assert.match(content, /1 0 0 RG 1 w 0\.5 0\.5 119 79 re S/);
    assert.ok((content.match(/Tm/g)?.length ?? 0) >= 4);
    assert.match(content, /0 0 1 rg/);
    assert.match(textOf(file, entries(firstObject).get('V')) ?? '', /OLD\.\rWE LIKE IT\.$/);
  });

  it('inherit type, flags, value and looks, and are found however they are nested, in dictionaries of others too', () => {
    const { units, file, entries, warnings } = write(
      [
        `<< /FT /Tx /T (group) ${helvetica} /Kids [${firstObject + 1} 0 R << /T (direct) /TU (Direct help) /V (Direct words) /Subtype /Widget ${rect} >>] >>`,
        `<< /T (inner) /Parent ${firstObject} 0 R /TU (Inner help) /V (Inner words) /Kids [${firstObject + 2} 0 R] >>`,
        `<< /Parent ${firstObject + 1} 0 R /Subtype /Widget ${rect} >>`,
      ],
      { fields: `${firstObject} 0 R`, annotations: `${firstObject + 2} 0 R` },
    );
    assert.deepEqual(units, ['Inner help', 'Inner words', 'Direct help', 'Direct words']);
    assert.deepEqual(warnings, []);
    assert.equal(textOf(file, entries(firstObject + 1).get('V')), 'INNER WORDS');
    assert.ok(entries(firstObject + 2).has('AP'));
    const kids = file.resolve(entries(firstObject).get('Kids'));
    const direct = isArray(kids) ? file.dictionary(kids[1]) : undefined;
    assert.equal(textOf(file, direct?.get('V')), 'DIRECT WORDS');
    assert.equal(textOf(file, direct?.get('TU')), 'DIRECT HELP');
    assert.ok(direct?.has('AP'));
  });

  it('offer translated names of choices, and send what they sent', () => {
    const { units, file, entries, shown } = write(
      [
        `<< /FT /Ch /Ff 131072 /T (country) /Opt [(Germany) [(uk) (Great Britain)] [(x1) (12)]] /V (uk) /Subtype /Widget ${rect} ${helvetica} /AP << /N ${firstObject + 1} 0 R >> >>`,
        look('/Tx BMC q BT /F1 10 Tf 0 g 2 6 Td (Great Britain) Tj ET Q EMC'),
      ],
      { fields: `${firstObject} 0 R` },
    );
    assert.deepEqual(units, ['Germany', 'Great Britain']);
    const field = entries(firstObject);
    const options = file.resolve(field.get('Opt'));
    assert.ok(isArray(options));
    const texts = options.map((option) => (isArray(option) ? option.map((part) => textOf(file, part)) : []));
    assert.deepEqual(texts, [
      ['Germany', 'GERMANY'],
      ['uk', 'GREAT BRITAIN'],
      ['x1', '12'],
    ]);
    assert.equal(textOf(file, field.get('V')), 'uk');
    assert.doesNotMatch(shown(firstObject), /Great/);
    assert.match(shown(firstObject), /1 0 0 1 2 6 Tm/);
  });

  it('draw the lines of a list again, each in its position and colour', () => {
    const { shown, units } = write(
      [
        `<< /FT /Ch /T (colour) /Opt [[(r) (Red)] [(g) (Green)] [(b) (Blue)]] /V (g) /TI 1 /Subtype /Widget /Rect [0 0 100 40] ${helvetica} /AP << /N ${firstObject + 1} 0 R >> >>`,
        look(
          '0.6 0.7 0.8 rg 0 26 100 14 re f /Tx BMC BT /F1 10 Tf 1 g 2 29 Td (Green) Tj 0 g 0 -14 Td (Blue) Tj ET EMC',
          100,
          40,
        ),
      ],
      { fields: `${firstObject} 0 R` },
    );
    assert.deepEqual(units, ['Red', 'Green', 'Blue']);
    const content = shown(firstObject);
    assert.match(content, /0\.6 0\.7 0\.8 rg 0 26 100 14 re f/);
    assert.match(content, /1 g\s[\s\S]*1 0 0 1 2 29 Tm[\s\S]*0 g\s[\s\S]*1 0 0 1 2 15 Tm/);
    assert.doesNotMatch(content, /\((?:Green|Blue)\)/);
  });

  it('have translated captions on buttons, not on boxes and circles, whose states stay', () => {
    const box = (flags: number, caption: string, value: string): string =>
      `<< /FT /Btn /Ff ${flags} /T (b${flags}) /V /${value} /AS /${value} /Opt [(Send me)] /Subtype /Widget ${rect} /MK << /CA (${caption}) >> /AP << /N << /${value} ${firstObject + 3} 0 R >> >> >>`;
    const { units, file, entries, shown } = write(
      [
        `<< /FT /Btn /Ff 65536 /T (send) /Subtype /Widget ${rect} ${helvetica} /MK << /CA (Send the form) /AC (Sending) >> /AP << /N ${firstObject + 3} 0 R >> >>`,
        box(0, 'l', 'Yes'),
        box(32768, 'n', 'Card'),
        look('0.8 g 0 0 200 20 re f BT /F1 10 Tf 0 g 70 6 Td (Send the form) Tj ET'),
      ],
      { fields: [0, 1, 2].map((index) => `${firstObject + index} 0 R`).join(' ') },
    );
    assert.deepEqual(units, ['Send the form', 'Sending']);
    const captions = file.dictionary(entries(firstObject).get('MK'));
    assert.equal(textOf(file, captions?.get('CA')), 'SEND THE FORM');
    assert.equal(textOf(file, captions?.get('AC')), 'SENDING');
    assert.doesNotMatch(shown(firstObject), /Send/);
    const [x = 0] = /1 0 0 1 ([\d.]+) [\d.]+ Tm/.exec(shown(firstObject))?.slice(1).map(Number) ?? [];
    assert.ok(x > 40 && x < 80, `centred, at ${x}`);
  });

  it('keep what is no text of people: passwords, combs, codes, hidden data, what scripts format', () => {
    const field = (entries: string): string => `<< /FT /Tx /T (a) /Subtype /Widget ${rect} ${helvetica} ${entries} >>`;
    const { units } = write(
      [
        field('/Ff 8192 /V (Secret word)'),
        field('/Ff 16777216 /MaxLen 12 /V (Comb word)'),
        field('/V (12.50)'),
        field('/F 2 /V (Hidden word)'),
        field('/AA << /F << /S /JavaScript /JS (x) >> >> /V (5 May)'),
        `<< /FT /Ch /Ff 131072 /T (c) /Opt [(1) (2)] /V (1) /Subtype /Widget ${rect} >>`,
      ],
      { fields: [0, 1, 2, 3, 4, 5].map((index) => `${firstObject + index} 0 R`).join(' ') },
    );
    assert.deepEqual(units, []);
  });

  it('stay as they are, with a warning and the page, where a translation has no room or no letters', () => {
    const objects = [
      `<< /FT /Tx /T (a) /V (Short) /Subtype /Widget /Rect [0 0 40 14] ${helvetica} >>`,
      `<< /FT /Tx /T (b) /V (Word) /Subtype /Widget ${rect} ${helvetica} >>`,
    ];
    const fields = `${firstObject} 0 R ${firstObject + 1} 0 R`;
    const { file, entries, warnings } = write(objects, {
      fields,
      change: (text) =>
        text === 'Short' ? 'very long words '.repeat(9) : '\u{10FFFD}\u{13000}\u{E0100}\u{1FFFF} \u16ff\u{105C0}',
    });
    assert.equal(textOf(file, entries(firstObject).get('V')), 'Short');
    const [first] = warnings;
    assert.equal(first?.code, 'text_without_room');
    assert.equal(first?.location?.page, 1);
  });

  it('are drawn for scripts that the fonts of the form lack, from the right where these are read so', () => {
    const objects = [`<< /FT /Tx /T (a) /V (Good morning) /Subtype /Widget ${rect} ${helvetica} >>`];
    const { file, entries, shown } = write(objects, {
      fields: `${firstObject} 0 R`,
      form: '/NeedAppearances true',
      language: 'he',
      change: () => 'בוקר טוב',
    });
    assert.equal(textOf(file, entries(firstObject).get('V')), 'בוקר טוב');
    assert.equal(entries(firstObject).get('Q'), 2);
    const [x = 0] = /1 0 0 1 ([\d.]+) [\d.]+ Tm/.exec(shown(firstObject))?.slice(1).map(Number) ?? [];
    assert.ok(x > 100, `at the right, at ${x}`);
    const form = file.dictionary(file.dictionary(file.trailer.get('Root'))?.get('AcroForm'));
    assert.ok(!form?.has('NeedAppearances'), 'programs would draw the value in a font without its letters');
  });

  it('go on asking programs to draw what was not drawn', () => {
    const objects = [
      `<< /FT /Tx /T (a) /V (Good morning) /Subtype /Widget ${rect} ${helvetica} >>`,
      `<< /FT /Btn /T (b) /V /Yes /AS /Yes /Subtype /Widget ${rect} >>`,
    ];
    const fields = `${firstObject} 0 R ${firstObject + 1} 0 R`;
    const { file } = write(objects, { fields, form: '/NeedAppearances true' });
    const form = file.dictionary(file.dictionary(file.trailer.get('Root'))?.get('AcroForm'));
    assert.equal(form?.get('NeedAppearances'), true);
  });

  it('lose signatures, whose type may be inherited, and forms that only some programs see', () => {
    const objects = [
      `<< /FT /Sig /T (group) /Kids [${firstObject + 1} 0 R] >>`,
      `<< /T (signed) /Parent ${firstObject} 0 R /V << /Type /Sig >> /Subtype /Widget ${rect} >>`,
      '<< /FT /Sig /T (unsigned) >>',
    ];
    const fields = `${firstObject} 0 R ${firstObject + 2} 0 R`;
    const { file, entries } = write(objects, { fields, form: '/SigFlags 3 /XFA [(template) 3 0 R]' });
    assert.ok(!entries(firstObject + 1).has('V'));
    const form = file.dictionary(file.dictionary(file.trailer.get('Root'))?.get('AcroForm'));
    assert.deepEqual([...(form?.keys() ?? [])], ['Fields', 'DR']);
    const source = new PdfFile(buildPdf({ pages: [''], objects, catalogue: `/AcroForm << /Fields [${fields}] >>` }));
    assert.ok(new DocumentTexts(source).isSigned);
    const unsigned = buildPdf({ pages: [''], objects, catalogue: `/AcroForm << /Fields [${firstObject + 2} 0 R] >>` });
    assert.ok(!new DocumentTexts(new PdfFile(unsigned)).isSigned);
  });

  it('end, however they refer to each other', () => {
    const loops = [
      `<< /T (a) /FT /Tx /V (Words) /Parent ${firstObject + 1} 0 R /Kids [${firstObject} 0 R ${firstObject + 1} 0 R] >>`,
      `<< /T (b) /Parent ${firstObject} 0 R /Kids [${firstObject} 0 R] /Subtype /Widget ${rect} >>`,
    ];
    const { units } = write(loops, { fields: `${firstObject} 0 R`, annotations: `${firstObject + 1} 0 R` });
    assert.deepEqual(units, ['Words']);
  });
});

describe('comments of PDF files', () => {
  before(async () => {
    typesetter = await Typesetter.open(FontCatalogue.open());
  });
  after(() => typesetter[Symbol.dispose]());

  it('are translated where they lie in the dictionary of their page, without what shows the old text', () => {
    const { units, file } = write([], {
      annotations: `<< /Subtype /Text /Rect [0 0 20 20] /Contents (A note) /RC (<p>A note</p>) >> << /Subtype /Popup /Rect [0 0 9 9] /Contents (A note) >>`,
    });
    assert.deepEqual(units, ['A note']);
    const [page] = [...readPages(file)];
    const annotations = file.resolve(page?.dictionary.get('Annots'));
    const note = isArray(annotations) ? file.dictionary(annotations[0]) : undefined;
    assert.equal(textOf(file, note?.get('Contents')), 'A NOTE');
    assert.ok(!note?.has('RC'));
  });

  it('that are text boxes show the translation, in their frame', () => {
    const { units, shown, file, entries } = write(
      [
        `<< /Subtype /FreeText /Rect [100 600 300 660] /Contents (Look at this house) /DA (/Helv 12 Tf 0 0 1 rg) /RD [5 5 5 5] /AP << /N ${firstObject + 1} 0 R >> >>`,
        pdfStream(
          '1 1 0.8 rg 105 605 190 50 re f 1 0 0 RG 105 605 190 50 re S BT /F1 12 Tf 0 0 1 rg 108 640 Td (Look at this) Tj 0 -14 Td (house) Tj ET',
          '/Subtype /Form /BBox [100 600 300 660] /Matrix [1 0 0 1 -100 -600] /Resources << /Font 7 0 R >>',
        ),
        `<< /Subtype /FreeText /Rect [100 500 300 560] /Contents (Without a look) /DA (/Helv 12 Tf 0 0 1 rg) >>`,
      ],
      { annotations: `${firstObject} 0 R ${firstObject + 2} 0 R` },
    );
    assert.deepEqual(units, ['Look at this house', 'Without a look']);
    assert.equal(textOf(file, entries(firstObject).get('Contents')), 'LOOK AT THIS HOUSE');
    const content = shown(firstObject);
    assert.match(content, /105 605 190 50 re S/);
    assert.match(content, /0 0 1 rg\s[\s\S]*1 0 0 1 108 640 Tm/);
    assert.doesNotMatch(content, /Look|house/);
    assert.match(shown(firstObject + 2), /Tm/);
  });
});
