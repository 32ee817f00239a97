import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, describe, it } from 'node:test';
import { typesetPdf } from '../../test/support/typeset-pdf.ts';
import { FontCatalogue } from './fonts/font-catalogue.ts';
import type { TextRequest, TextStyle, TypesetText } from './text-request.ts';
import { Typesetter } from './typesetter.ts';

const style: TextStyle = { family: 'sans', bold: false, italic: false, size: 12 };

/** A sentence, and where HarfBuzz's own program shapes the whole of it in one face. */
const samples: readonly (readonly [language: string, text: string])[] = [
  ['ar', 'هذا النص مكتوب بحروف متصلة'],
  ['he', 'בְּרֵאשִׁית בָּרָא אֱלֹהִים'],
  ['hi', 'क्षत्रिय किताब श्रृंखला प्राप्त'],
  ['bn', 'সমস্ত মানুষ স্বাধীনভাবে'],
  ['ta', 'மனிதப் பிறிவியினர் சகலரும்'],
  ['th', 'มนุษย์ทั้งหลายเกิดมามีอิสระ'],
  ['vi', 'Tất cả mọi người sinh ra đều được tự do'],
  ['zh-Hans', '人人生而自由,在尊严和权利上一律平等。'],
  ['ja', 'すべての人間は、生まれながらにして自由であり'],
  ['ko', '모든 인간은 태어날 때부터 자유로우며'],
  ['el', 'Όλοι οι άνθρωποι γεννιούνται ελεύθεροι'],
  ['ru', 'Все люди рождаются свободными'],
  ['en', 'office AVATAR q\u0307\u0323'],
];

describe('typesetting', () => {
  let typesetter: Typesetter;
  before(async () => {
    typesetter = await Typesetter.open(FontCatalogue.open());
  });
  after(() => typesetter[Symbol.dispose]());

  const request = (text: string, rest: Partial<TextRequest> = {}): TextRequest => ({
    runs: [{ text, style }],
    ...{ language: 'en', width: 200, firstLineIndent: 0, alignment: 'start', leading: 14 },
    ...rest,
  });
  const faces = (text: TypesetText) => [
    ...new Set(text.lines.flatMap((line) => line.pieces.map((piece) => piece.face))),
  ];
  /** Each line as one reads it, in the order of glyphs. */
  const lines = (text: TypesetText) =>
    text.lines.map((line) => line.pieces.flatMap((piece) => piece.glyphs.map((glyph) => glyph.text)).join(''));

  it('keeps the letter after a space without width at the beginning of a font', () => {
    const bold: TextStyle = { ...style, bold: true };
    for (const width of [20, 40, 60, 80, 100, 120, 200]) {
      const runs = [
        { text: 'words and more: ', style },
        { text: '\u200bActive, \u200bhidden', style: bold },
        { text: '\u200b\u200bor not', style },
      ];
      const set = typesetter.typeset(request('', { runs, width }), 1);
      assert.equal(lines(set).join('').replaceAll(' ', ''), 'wordsandmore:Active,hiddenornot', `${width} points`);
    }
  });

  it('positions the glyphs of a line once, whatever else was set since', () => {
    const one = request('words that are set in lines');
    const [line] = typesetter.typeset(one, 0.8).lines;
    typesetter.typeset(one, 0.6);
    typesetter.typeset(request('another text'), 1);
    const pieces = line?.pieces;
    assert.equal(pieces?.[0]?.size, 0.8 * style.size);
    const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
    assert.ok(Math.abs(width - (line?.width ?? 0)) < 1e-6);
    assert.equal(line?.pieces, pieces);
  });

  it('keeps lines from what is beside them, at any scale', () => {
    const insets = [
      { from: -10, to: 20, left: 0, right: 80 },
      { from: 38, to: 50, left: 60, right: 0 },
    ];
    for (const scale of [1, 0.7]) {
      const set = typesetter.typeset(request('words and more '.repeat(12), { insets }), scale);
      const beside = (line: (typeof set.lines)[number], from: number, to: number): boolean => {
        const below = line.baseline - (set.lines[0]?.baseline ?? 0);
        return below + 1 > from && below - 8 * scale < to;
      };
      const [first, second] = [-10, 38].map((from, index) =>
        set.lines.filter((line) => beside(line, from, index === 0 ? 20 : 50)),
      );
      assert.ok((first?.length ?? 0) > 1 && (second?.length ?? 0) > 0);
      for (const { x, width } of first ?? []) assert.ok(x + width <= 120, `${x} ${width}`);
      for (const { x } of second ?? []) assert.equal(x, 60);
      assert.ok(set.lines.some(({ x, width }) => x === 0 && width > 150));
    }
  });

  for (const [language, text] of samples) {
    it(`shapes ${language} as HarfBuzz's own program does`, () => {
      const set = typesetter.typeset(request(text, { language, width: 2000 }));
      assert.deepEqual(set.missing, []);
      const pieces = set.lines.flatMap((line) => line.pieces);
      assert.equal(faces(set).length, 1, faces(set).join());
      const [path, index] = fontFileOf(pieces[0]?.face ?? '');
      const options = [`--face-index=${index}`, `--language=${language}`, '--cluster-level=1'];
      const shown = execFileSync(
        'hb-shape',
        [...options, '--remove-default-ignorables', '--no-glyph-names', '--no-positions', path, text],
        { encoding: 'utf8' },
      );
      const wanted = [...shown.matchAll(/(\d+)=/g)].map(([, id]) => Number(id));
      assert.deepEqual(
        pieces.flatMap((piece) => piece.glyphs.map((glyph) => glyph.id)),
        wanted,
      );
    });

    it(`writes ${language} so that another program reads the same text`, () => {
      const set = typesetter.typeset(request(text, { language, width: 500 }));
      const pdf = typesetPdf(typesetter, [{ text: set, x: 20, y: 20 }]);
      const read = execFileSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' });
      const letters = (value: string) => value.normalize('NFD').replace(/[^\p{L}\p{M}\p{N}]/gu, '');
      assert.equal([...letters(read)].sort().join(''), [...letters(text)].sort().join(''));
    });
  }

  it('chooses faces of the same widths, then the class, then a face that has the letters', () => {
    const face = (text: string, change: Partial<TextStyle>) =>
      faces(typesetter.typeset({ ...request(''), runs: [{ text, style: { ...style, ...change } }] }));
    assert.deepEqual(face('Text', { fontName: 'ABCDEF+Calibri-Bold', bold: true }), ['Carlito-Bold']);
    assert.deepEqual(face('Text', { fontName: 'TimesNewRomanPS-BoldItalicMT', bold: true, italic: true }), [
      'LiberationSerif-BoldItalic',
    ]);
    assert.deepEqual(face('Text', { family: 'mono' }), ['LiberationMono']);
    assert.deepEqual(face('本', { family: 'serif', fontName: 'Cambria' }), ['NotoSerifCJKsc-Regular']);
    assert.deepEqual(face('नमस्ते', { family: 'serif', bold: true }), ['NotoSerifDevanagari-Bold']);
  });

  it('runs Arabic from right to left, with numbers and Latin words from left to right', () => {
    const set = typesetter.typeset(request('النص (123) Dragoman', { language: 'ar' }));
    assert.equal(set.rightToLeft, true);
    assert.equal(lines(set).join(), 'Dragoman )123( صنلا'.replaceAll('', ''));
    assert.equal((set.lines[0]?.x ?? 0) + (set.lines[0]?.width ?? 0), 200);
  });

  it('shows a soft hyphen only where a line ends at it', () => {
    const set = typesetter.typeset(request('Schiff\u00adfahrt', { width: 50 }));
    assert.deepEqual(lines(set), ['Schiff\u00ad', 'fahrt']);
    assert.deepEqual(lines(typesetter.typeset(request('Schiff\u00adfahrt'))), ['Schifffahrt']);
  });

  it('keeps words together at spaces that do not break, and divides a word only if it is wider than the box', () => {
    assert.deepEqual(lines(typesetter.typeset(request('aaa 10\u00a0km', { width: 50 }))), ['aaa', '10\u00a0km']);
    const divided = typesetter.typeset(request('Wolkenkratzer', { width: 50 }));
    assert.equal(divided.dividesWords, true);
    assert.equal(lines(divided).join(''), 'Wolkenkratzer');
  });

  it('ends no line of Japanese before a full stop, and Thai between words', () => {
    const japanese = lines(typesetter.typeset(request('日本語、日本語。日本語。', { language: 'ja', width: 42 })));
    for (const line of japanese) assert.doesNotMatch(line, /^[、。]/);
    const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment('มนุษย์ทั้งหลายเกิดมามีอิสระ')];
    const ends = new Set(words.map((word) => word.index + word.segment.length));
    let end = 0;
    for (const line of lines(typesetter.typeset(request('มนุษย์ทั้งหลายเกิดมามีอิสระ', { language: 'th', width: 60 })))) {
      end += line.length;
      assert.ok(ends.has(end), line);
    }
  });

  it('justifies every line but the last', () => {
    const set = typesetter.typeset(
      request('one two three four five six seven eight nine ten', { alignment: 'justify', width: 120 }),
    );
    assert.ok(set.lines.length > 2);
    for (const line of set.lines.slice(0, -1)) {
      const last = line.pieces.at(-1);
      assert.ok(Math.abs((last?.x ?? 0) + (last?.width ?? 0) - 120) < 1e-6);
    }
    assert.ok((set.lines.at(-1)?.width ?? 120) < 119);
  });

  it('indents the first line and aligns by the direction of the paragraph', () => {
    const text = 'word '.repeat(12).trim();
    const set = typesetter.typeset(request(text, { firstLineIndent: 20, width: 120 }));
    assert.deepEqual(
      set.lines.slice(0, 2).map((line) => line.x),
      [20, 0],
    );
    const end = typesetter.typeset(request('word', { alignment: 'end' })).lines[0];
    assert.equal((end?.x ?? 0) + (end?.width ?? 0), 200);
    assert.equal(typesetter.typeset(request('שלום', { language: 'he', alignment: 'end' })).lines[0]?.x, 0);
  });

  it('finds the largest letters that fit, then less leading, else says what overflows', () => {
    const long = request('word '.repeat(40), { width: 150 });
    const natural = typesetter.typeset(long).height;
    assert.equal(typesetter.fit(long, { maximumHeight: natural }).scale, 1);
    const smaller = typesetter.fit(long, { maximumHeight: natural * 0.6 });
    assert.ok(smaller.scale < 1 && smaller.scale > 0.6 && !smaller.overflows);
    assert.ok(smaller.text.height <= natural * 0.6 + 0.01);
    const none = typesetter.fit(long, { maximumHeight: 30 });
    assert.deepEqual([none.scale, none.leadingScale, none.overflows], [0.6, 0.9, true]);
    assert.ok(none.fittingLines > 0 && none.fittingLines < none.text.lines.length);
    assert.equal(lines(none.text).join(' ').trim(), 'word '.repeat(40).trim());
    const word = typesetter.fit(request('Wolkenkratzer', { width: 70 }), { maximumHeight: 100 });
    assert.equal(word.text.dividesWords, false);
  });

  it('makes small subsets of large fonts', () => {
    const glyphs = typesetter.typeset(request('日本語', { language: 'ja' })).lines[0]?.pieces[0]?.glyphs ?? [];
    const ids = glyphs.map((glyph) => glyph.id);
    const subset = typesetter.subset('NotoSansCJKjp-Regular', ids);
    assert.equal(subset.kind, 'cff');
    assert.ok(subset.bytes.length < 20_000, String(subset.bytes.length));
    assert.match(subset.name, /^[A-Z]{6}\+NotoSansCJKjp-Regular$/);
    assert.ok(typesetter.subset('LiberationSans', [36, 37]).bytes.length < 5000);
  });

  it('makes the same subset of a font, whatever others were made before', () => {
    const bytesOf = (face: string): string =>
      Buffer.from(typesetter.subset(face, [36, 37, 68]).bytes).toString('base64');
    const faces = ['LiberationSans', 'LiberationSerif', 'NotoSansCJKjp-Regular'];
    const first = faces.map(bytesOf);
    assert.equal(new Set(first).size, faces.length);
    assert.deepEqual(faces.toReversed().map(bytesOf).toReversed(), first);
  });

  it('reports characters that no face has', () => {
    assert.deepEqual(typesetter.typeset(request('a \u{10fffd} b')).missing, ['\u{10fffd}']);
  });

  const hostile: readonly (readonly [name: string, text: string])[] = [
    ['100,000 marks on one letter', `e${'\u0301'.repeat(100_000)}`],
    ['a million letters without a space', 'a'.repeat(1_000_000)],
    ['direction marks 125 deep', `${'\u202b\u2067'.repeat(125)}a(ب)`.repeat(200)],
    ['isolates with brackets', 'א\u2067(\u2069'.repeat(25_000)],
    ['halves of surrogate pairs', 'a\ud800b\udc00'.repeat(10_000)],
    ['private use', '\ue000\u{f0000}'.repeat(20_000)],
    ['spaces alone', ' \u3000'.repeat(100_000)],
    ['line feeds alone', '\n'.repeat(20_000)],
  ];
  for (const [name, text] of hostile)
    it(`sets ${name}, losing nothing`, () => {
      const set = typesetter.typeset(request(text, { language: 'ar', alignment: 'justify' }));
      const glyphs = set.lines.reduce(
        (sum, line) => sum + line.pieces.reduce((inner, piece) => inner + piece.glyphs.length, 0),
        0,
      );
      assert.ok(set.lines.length > 0 && glyphs <= text.length * 4);
    });
});

function fontFileOf(id: string): readonly [string, number] {
  const catalogue = FontCatalogue.open();
  const face = catalogue.faces.find((one) => one.id === id);
  assert.ok(face);
  const index = catalogue.faces.filter((one) => one.source.path === face.source.path).indexOf(face);
  return [face.source.path, index];
}
