import { changed, idml, odt, scormPackage, slide, workbook } from '../../test/cost/operations/document-templates.ts';
import { wordDocument } from '../../test/support/office-documents.ts';
import { type Row, type Shape, sentence, shapesOf } from './shape.ts';

const page = (text: string): Buffer => scormPackage('', { 'a.html': text });

const book = (text: string): Buffer =>
  changed('epub/nav-and-ncx.epub', /toc\.ncx$/, (xml) => xml.replace('</navMap>', () => `${text}</navMap>`));

const label = (text: string): string => `<navPoint><navLabel><text>${text}</text></navLabel></navPoint>`;

/** Shapes of one paragraph: a run of a few letters, a nested element, a break, an attribute. */
interface Words {
  readonly run: (text: string) => string;
  readonly nested: readonly [start: string, end: string];
  readonly breaks: string;
  readonly attributes: string;
}

function inParagraph({ run, nested: [start, end], breaks, attributes }: Words): readonly Row[] {
  return [
    ['deep nesting', start, end],
    ['tiny runs', run('a')],
    ['many attributes', attributes],
    ['unclosed', start],
    ['delimiters', breaks],
    ['delimiters', run('{% a %}')],
  ];
}

const wordRun = (text: string): string => `<w:r><w:rPr><w:b w:val="{n}"/></w:rPr><w:t>${text}</w:t></w:r>`;
const drawingRun = (text: string): string => `<a:r><a:rPr sz="{n}"/><a:t>${text}</a:t></a:r>`;
const sheetRun = (text: string): string => `<r><rPr><sz val="{n}"/></rPr><t>${text}</t></r>`;
const span = (text: string): string => `<text:span text:style-name="T{n}">${text}</text:span>`;
const range = (text: string): string =>
  `<CharacterStyleRange PointSize="{n}"><Content>${text}</Content></CharacterStyleRange>`;

const wordShapes: Words = {
  run: wordRun,
  nested: ['<w:ins w:id="1">', '</w:ins>'],
  breaks: '<w:r><w:tab/><w:br/></w:r>',
  attributes: '<w:r w:a{n}="b"><w:t>c</w:t></w:r>',
};
const drawingShapes: Words = {
  run: drawingRun,
  nested: ['<a:r>', '</a:r>'],
  breaks: '<a:br/><a:r><a:t>a</a:t></a:r>',
  attributes: '<a:r><a:rPr a{n}="b"/><a:t>c</a:t></a:r>',
};
const sheetShapes: Words = {
  run: sheetRun,
  nested: ['<r>', '</r>'],
  breaks: '<r><t>a&#10;</t></r>',
  attributes: '<r><rPr a{n}="b"/><t>c</t></r>',
};
const odtShapes: Words = {
  run: span,
  nested: ['<text:span text:style-name="T1">', '</text:span>'],
  breaks: '<text:tab/><text:line-break/>',
  attributes: '<text:span text:a{n}="b">c</text:span>',
};
const idmlShapes: Words = {
  run: range,
  nested: ['<CharacterStyleRange>', '</CharacterStyleRange>'],
  breaks: '<Content>a<?ACE 8?></Content>',
  attributes: '<CharacterStyleRange A{n}="b"><Content>c</Content></CharacterStyleRange>',
};

/** Formats whose files are archives with XML. */
export const officeShapes: readonly Shape[] = [
  ...shapesOf(
    'docx',
    [
      ['plain', `<w:p>${wordRun(sentence)}</w:p>`],
      ['many blocks', '<w:p><w:r><w:t>a</w:t></w:r></w:p>'],
      ['deep nesting', '<w:tbl><w:tr><w:tc>', '<w:p/></w:tc></w:tr></w:tbl>'],
    ],
    wordDocument,
  ),
  ...shapesOf('docx', inParagraph(wordShapes), (text) => wordDocument(`<w:p>${text}</w:p>`)),
  ...shapesOf('docx', [['unclosed', '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:t>a</w:t></w:r>']], (text) =>
    wordDocument(`<w:p>${text}</w:p>`),
  ),
  ...shapesOf('docx', [['one long line', 'word ']], (text) =>
    wordDocument(`<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`),
  ),
  ...shapesOf(
    'pptx',
    [
      ['plain', `<a:p>${drawingRun(sentence)}</a:p>`],
      ['many blocks', '<a:p><a:r><a:t>a</a:t></a:r></a:p>'],
    ],
    slide,
  ),
  ...shapesOf('pptx', inParagraph(drawingShapes), (text) => slide(`<a:p>${text}</a:p>`)),
  ...shapesOf('pptx', [['one long line', 'word ']], (text) => slide(`<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`)),
  ...shapesOf(
    'xlsx',
    [
      ['plain', `<si><t>${sentence}</t></si>`],
      ['many blocks', '<si><t>a</t></si>'],
    ],
    workbook,
  ),
  ...shapesOf('xlsx', inParagraph(sheetShapes), (text) => workbook(`<si>${text}</si>`)),
  ...shapesOf('xlsx', [['one long line', 'word ']], (text) => workbook(`<si><t>${text}</t></si>`)),
  ...shapesOf(
    'odt',
    [
      ['plain', `<text:p>${sentence}</text:p>`],
      ['many blocks', '<text:p>a</text:p>'],
      ['deep nesting', '<text:list><text:list-item>', '</text:list-item></text:list>'],
    ],
    odt,
  ),
  ...shapesOf('odt', inParagraph(odtShapes), (text) => odt(`<text:p>${text}</text:p>`)),
  ...shapesOf('odt', [['one long line', 'word ']], (text) => odt(`<text:p>${text}</text:p>`)),
  ...shapesOf(
    'idml',
    [
      ['plain', `<Content>${sentence}</Content><Br/>`],
      ['many blocks', '<Content>a</Content><Br/>'],
      ...inParagraph(idmlShapes),
    ],
    idml,
  ),
  ...shapesOf('idml', [['one long line', 'word ']], (text) => idml(`<Content>${text}</Content>`)),
  ...shapesOf(
    'zip',
    [
      ['plain', `<p>${sentence}</p>`],
      ['deep nesting', '<div>', '</div>'],
      ['tiny runs', '<b>a</b> b '],
      ['one long line', 'word '],
      ['many attributes', '<b a="{n}">c</b> '],
      ['unclosed', '<div>a'],
      ['delimiters', '<'],
    ],
    page,
  ),
  ...shapesOf(
    'zip',
    [
      ['deep nesting', '<item>', '</item>'],
      ['many blocks', '<item><title>a</title></item>'],
    ],
    (text) => scormPackage(text),
  ),
  ...shapesOf(
    'epub',
    [
      ['plain', label(sentence)],
      ['many blocks', label('a')],
      ['deep nesting', '<navPoint><navLabel><text>a</text></navLabel>', '</navPoint>'],
      ['unclosed', '<navPoint>'],
    ],
    book,
  ),
  ...shapesOf(
    'epub',
    [
      ['tiny runs', '<b>a</b> b '],
      ['one long line', 'word '],
      ['many attributes', '<b a{n}="c">d</b> '],
      ['delimiters', '&amp;&#38;'],
    ],
    (text) => book(label(text)),
  ),
];
