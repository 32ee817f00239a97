import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filterContext, sourceOf, useFolder } from '../../../test/contracts/document-files.ts';
import type { DocumentWarning, TextUnit } from '../../contracts/documents/document-filter.ts';
import type { Inline, Segment } from '../../contracts/segment.ts';
import { plainText, textSegment } from '../../language/segments.ts';
import { rtfFilter } from './rtf-filter.ts';

const corpus = 'test/corpus/rtf';
const head =
  '{\\rtf1\\ansi\\deff0\\deflang1033{\\fonttbl{\\f0 Times;}{\\f1\\fcharset2 Symbol;}{\\f2\\fcharset128 Mincho;}}';

async function unitsOf(name: string): Promise<readonly TextUnit[]> {
  await using document = await rtfFilter.open(await sourceOf(join(corpus, name)), { conversion: {} }, filterContext());
  return document.units;
}

async function textsOf(name: string): Promise<readonly string[]> {
  return (await unitsOf(name)).map(({ segment }) => plainText(segment));
}

interface Translated {
  readonly units: readonly TextUnit[];
  /** Behind the table of fonts, without the last brace. */
  readonly written: string;
  readonly whole: string;
  readonly warnings: readonly DocumentWarning[];
}

/** A document of one body, written with translations. */
async function translate(
  body: string,
  translation: (unit: TextUnit) => Segment | undefined,
  { targetLanguage = 'en', before = head } = {},
): Promise<Translated> {
  await using folder = await useFolder();
  const path = join(folder.path, 'made.rtf');
  const destination = join(folder.path, 'written.rtf');
  await writeFile(path, `${before}${body}}`, 'latin1');
  const context = filterContext();
  await using document = await rtfFilter.open(await sourceOf(path), { sourceLanguage: 'en', conversion: {} }, context);
  await document.write(document.units.map(translation), destination, { targetLanguage, watermark: false });
  const whole = await readFile(destination, 'latin1');
  const { units } = document;
  return { units, whole, written: whole.slice(before.length, -1), warnings: context.warnings };
}

function mapText({ segment }: TextUnit, change: (text: string) => string): Segment {
  return { inlines: segment.inlines.map((inline) => (typeof inline === 'string' ? change(inline) : inline)) };
}

const upperCase = (unit: TextUnit): Segment => mapText(unit, (text) => text.toUpperCase());

/** Texts as they are, codes as their data. */
function shown(unit: TextUnit | undefined): readonly string[] {
  return (unit?.segment.inlines ?? []).map((inline: Inline) =>
    typeof inline === 'string' ? inline : `<${inline.data}>`,
  );
}

describe('the filter of Rich Text Format', () => {
  it('says what a file is that it does not read', async () => {
    const reasons: readonly (readonly [string, RegExp])[] = [
      ['empty.rtf', /it is empty/],
      ['plain-text.rtf', /a plain text file, not an RTF file; a file in Rich Text Format begins with \{\\rtf/],
      ['fragment.rtf', /only a part of an RTF file/],
      ['web-page.rtf', /an HTML file/],
      ['markup.rtf', /a file of markup/],
      ['document.pdf.rtf', /a PDF file/],
      ['archive.rtf', /a ZIP archive, such as \.docx or \.odt/],
      ['old-word.rtf', /an Office document of before 2007/],
      ['zeros.rtf', /a file of another type/],
      ['deep-groups.rtf', /nested more than 200 deep/],
    ];
    for (const [name, reason] of reasons) {
      await assert.rejects(unitsOf(join('hostile', name)), (error: Error & { code?: string }) => {
        assert.equal(error.code, 'invalid_document', name);
        assert.match(error.message, reason, name);
        return true;
      });
    }
  });

  it('decodes the bytes of each font, double bytes among them', async () => {
    const texts = await textsOf('code-pages.rtf');
    for (const text of [
      'Весна',
      'άνοιξη',
      'Žluťoučký',
      '表の庭に春が来た。ソ連',
      '春天来到',
      '봄이',
      '春天來到花園功',
      'ฤดู',
      'האביב',
      'Früh─ling',
    ]) {
      assert.equal(texts.filter((one) => one.startsWith(text) || one.includes(` ${text}`)).length, 1, text);
    }
    assert.ok(texts.includes('ソフト表示ミ second bytes as they are'));
    assert.deepEqual(await textsOf('dos.rtf'), ['Café and Straße, naïve as it is', 'Box ╔═╗ top']);
    assert.ok((await textsOf('mac.rtf')).includes('Raw bytes: café, naïve.'));
  });

  it('warns of text in a code page that it does not know, and keeps it', async () => {
    const before = '{\\rtf1\\ansi\\ansicpg1252\\deflang1033{\\fonttbl{\\f0\\fcharset130 Johab;}}';
    const { units, written, warnings } = await translate("\\f0 a \\'88\\'61 b\\par", upperCase, { before });
    assert.deepEqual(shown(units[0]), ['a ', "<{\\f0 \\'88}>", 'a b']);
    assert.equal(written, "\\f0 A \\'88A B\\par");
    assert.deepEqual(warnings, [
      { code: 'part_not_translated', message: 'Text in the code page 1361 was not translated.' },
    ]);
  });

  it('reads Unicode beside characters for readers without it, and writes as many as they skip', async () => {
    assert.deepEqual((await textsOf('unicode.rtf')).slice(1, 7), [
      '春が来た。',
      'One € and a clef 𝄞 here',
      'No €fallback…at all “x”',
      'Long €fallback ™ends',
      'Very long €group ends it here',
      'Control words—count– as one • dot ’ brace',
    ]);
    const translation = (): Segment => textSegment('ä\\{𝄞}\u00a0\u2011\t\n.');
    const expected = (fallback: string): string =>
      `\\u228${fallback}\\\\\\{\\u-10188${fallback}\\u-8930${fallback}\\}\\~\\_\\tab \\line .`;
    for (const [length, fallback] of [
      [0, ' '],
      [1, '?'],
      [2, '??'],
    ] as const) {
      const { written } = await translate(`\\uc${length} word\\par`, translation);
      assert.equal(written, `\\uc${length} ${expected(fallback)}\\par`);
    }
    const { written } = await translate('\\uc9 word\\par', translation);
    assert.equal(written, `\\uc9 {\\uc1 ${expected('?')}}\\par`);
  });

  it('writes only the paragraph that has a translation', async () => {
    const body = '\\pard\\qc {\\b First}\\par\r\n\\pard Second\\par';
    const { written } = await translate(body, (unit) =>
      plainText(unit.segment) === 'Second' ? upperCase(unit) : undefined,
    );
    assert.equal(written, '\\pard\\qc {\\b First}\\par\r\n\\pard SECOND\\par');
  });

  it('makes one text of runs that look alike, whatever their revision or language', async () => {
    const run = (words: string, text: string): string => `{\\rtlch\\fcs1 \\af0 \\ltrch\\fcs0 ${words} ${text}}`;
    const body = `${run('\\insrsid1', 'One sen')}${run('\\insrsid2\\lang1033', 'tence of ')}${run('\\b\\insrsid3', 'bold')}${run('\\b', ' words')}.\\par`;
    const { units, written } = await translate(body, upperCase);
    assert.deepEqual(shown(units[0]).slice(0, 2), ['One sentence of ', '<\\b>']);
    assert.equal(written.includes('insrsid'), false);
    assert.match(written, /BOLD WORDS/);
  });

  it('holds what words say behind a text that was written again', async () => {
    const bodies: readonly (readonly [string, string])[] = [
      ['a \\b b\\par c\\b0\\par', 'A {\\b B}\\b \\par C\\b0\\par'],
      ['{\\b a\\par b} c\\par', '{\\b A\\par B{\\b0  C}}\\par'],
      ['a {\\i b\\par c}\\par', 'A {\\i B}{\\i \\par C}\\par'],
      ['\\b\\i a\\par', '\\b\\i A\\par'],
      ["\\b\\'e4\\par", '\\b\\u196?\\par'],
      ['a{\\cs5 b}{\\cs5\\b c}\\par', 'A{\\cs5 B}{\\b\\cs5 C}\\par'],
      ['{\\cs5 a\\cs5\\b  b}\\plain  c\\par', '{\\cs5 A}{\\b\\cs5  B} C\\par'],
    ];
    for (const [body, expected] of bodies) assert.equal((await translate(body, upperCase)).written, expected, body);
  });

  it('puts a space behind a word that would grow otherwise', async () => {
    const { written } = await translate("\\b\\'e4 a\\tab\\'e4\\par", (unit) => mapText(unit, () => 'x'));
    assert.equal(written, '\\b x\\tab x\\par');
  });

  it('reads links as pairs and other fields as what they show', async () => {
    const units = await unitsOf('fields.rtf');
    const links = units[0]?.segment.inlines.filter((inline) => typeof inline !== 'string') ?? [];
    assert.equal(links.filter(({ kind, data }) => kind === 'open' && data.includes('HYPERLINK')).length, 2);
    const equivalents = units[1]?.segment.inlines.flatMap((inline) =>
      typeof inline === 'string' ? [] : [inline.equivalent],
    );
    assert.deepEqual(equivalents, ['Chapter 3', '12']);
    const texts = units.map(({ segment }) => plainText(segment));
    for (const text of ['First of two paragraphs', 'Second of two', ' after the link.'])
      assert.ok(texts.includes(text), text);
    assert.ok(!texts.some((text) => /HYPERLINK|MERGEFIELD|typed words|contents entry|bulbs/.test(text)));
  });

  it('leaves what is hidden or deleted where it was, and takes what was inserted', async () => {
    const body = 'Plant {\\deleted\\revauthdel1 ten }{\\revised\\revauth1 five }{\\v secret }bulbs.\\par';
    const { units, written } = await translate(body, upperCase);
    assert.equal(units.map(({ segment }) => plainText(segment)).join(), 'Plant five bulbs.');
    assert.equal(written, 'PLANT {\\deleted\\revauthdel1 ten }{\\revauth1\\revised FIVE }{\\v secret }BULBS.\\par');
  });

  it('reads notes, boxes, tables, headers and properties, each text by itself', async () => {
    const letter = await textsOf('letter-like-word.rtf');
    for (const text of [
      'The garden in autumn',
      'garden, autumn, bulbs',
      'Is this date right?',
      ' From the talk of last year.',
    ]) {
      assert.equal(letter.filter((one) => one === text).length, 1, text);
    }
    assert.ok(letter.includes('Page  of the letter'));
    const shapes = await textsOf('shapes.rtf');
    for (const text of [
      'Words in a box',
      'DRAFT COPY',
      'An old text box',
      'Tulips in rows',
      'Words shown for an object',
    ]) {
      assert.equal(shapes.filter((one) => one === text).length, 1, text);
    }
    assert.deepEqual((await textsOf('tables.rtf')).slice(1, 4), ['Day', 'Morning', 'Afternoon']);
    assert.deepEqual((await textsOf('lists.rtf')).slice(0, 2), ['First of the list', 'Second of the list']);
  });

  it('writes the text of a box for older programs as well', async () => {
    const body = 'A{\\shp{\\*\\shpinst{\\shptxt Same\\par}}{\\shprslt{\\*\\do{\\dptxbxtext Same\\par}}}}\\par';
    const { units, written } = await translate(body, upperCase);
    assert.equal(units.length, 2);
    assert.equal(written.match(/SAME/g)?.length, 2);
  });

  it('gives entries of a table of contents what their headings say', async () => {
    const entry = (text: string): string => `${text}\\tab {\\field{\\*\\fldinst PAGEREF a}{\\fldrslt 1}}\\par `;
    const body = `{\\field{\\*\\fldinst TOC \\\\o}{\\fldrslt ${entry('1. Water')}${entry('Earth')}}}\\pard Water\\par`;
    const { units, written } = await translate(body, upperCase);
    assert.deepEqual(
      units.map(({ segment }) => plainText(segment)),
      ['Earth', 'Water'],
    );
    assert.match(written, /1\. WATER\\tab .*EARTH\\tab .*WATER\\par/);
  });

  it('leaves symbols, binary data and unknown groups alone', async () => {
    const body = "a {\\f1 \\'b7}b{\\pict\\bin3 }}{}{\\*\\unknown words}c \\u-3913? d\\par";
    const { units, written } = await translate(body, upperCase);
    assert.deepEqual(
      shown(units[0]).filter((text) => !text.startsWith('<')),
      ['a ', 'b', 'c \uf0b7 d'],
    );
    assert.equal(written, "A {\\f1\\'b7}B{\\pict\\bin3 }}{}{\\*\\unknown words}C \\u-3913? D\\par");
  });

  it('writes properties of the document without formatting', async () => {
    const { written } = await translate('{\\info{\\title My garden}{\\author Me}}\\lang1033 a\\par', upperCase, {
      targetLanguage: 'de',
    });
    assert.equal(written, '{\\info{\\title MY GARDEN}{\\author Me}}\\lang1033 {\\lang1031 A}\\par');
  });
});

describe('the language of a translated RTF file', () => {
  it('is that of the document, of styles in the source language and of texts', async () => {
    const before =
      '{\\rtf1\\deflang1033\\deflangfe1041{\\fonttbl{\\f0 T;}}{\\stylesheet{\\lang2057 a;}{\\s1\\lang1036 b;}}';
    const { whole } = await translate('\\lang1033\\langnp1033 a\\par \\plain b\\par', upperCase, {
      before,
      targetLanguage: 'de',
    });
    assert.equal(
      whole,
      '{\\rtf1\\deflang1031\\deflangfe1041{\\fonttbl{\\f0 T;}}{\\stylesheet{\\lang1031 a;}{\\s1\\lang1036 b;}}' +
        '\\lang1033\\langnp1033 {\\lang1031\\langnp1031 A}\\par \\plain B\\par}',
    );
  });

  it('is declared where the document says none', async () => {
    const before = '{\\rtf1{\\fonttbl{\\f0 T;}}';
    const { whole } = await translate('a\\par', upperCase, { before, targetLanguage: 'ja' });
    assert.equal(whole, '{\\rtf1\\deflangfe1041{\\fonttbl{\\f0 T;}}A\\par}');
    const unchanged = await translate('a\\par', () => undefined, { before, targetLanguage: 'ja' });
    assert.equal(unchanged.whole, `${before}a\\par}`);
  });

  it('turns paragraphs, tables and sections for another direction, and back', async () => {
    const hebrew = { targetLanguage: 'he' };
    const table = '\\trowd\\ltrrow\\cellx900\\pard\\intbl\\ltrpar\\qr a\\cell\\row';
    const { written } = await translate(`\\ltrsect\\pard\\b x\\par ${table}`, upperCase, hebrew);
    assert.equal(
      written,
      '\\rtlsect\\pard\\b \\rtlpar\\qr {\\rtlch\\fcs1\\ab\\ltrch\\fcs0\\rtlch X}\\par ' +
        '\\trowd\\rtlrow\\cellx900\\pard\\intbl\\ltrpar\\qr \\rtlpar\\ql {\\rtlch\\fcs1\\ab\\ltrch\\fcs0\\rtlch A}\\cell\\row',
    );
    const back = await translate(
      '\\pard\\rtlpar\\qr\\rtlch x\\par\\trowd\\rtlrow\\cellx9\\pard\\intbl y\\cell\\row',
      upperCase,
    );
    assert.match(back.written, /^\\pard\\rtlpar\\qr\\rtlch \\ltrpar\\ql \{\\ltrch X\}\\par\\trowd\\ltrrow/);
  });
});
