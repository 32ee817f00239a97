import { topic, xliff } from '../../test/cost/operations/document-templates.ts';
import { type Row, type Shape, sentence, shapesOf } from './shape.ts';

/** Shapes of text with tags; `bold` is the tag of a bold word in the format. */
function inline(bold: string, attributes = ''): readonly Row[] {
  const start = `<${bold}${attributes}>`;
  const end = `</${bold}>`;
  return [
    ['deep nesting', start, end],
    ['tiny runs', `${start}a${end} b `],
    ['one long line', 'word '],
    ['unclosed', `${start}a `],
    ['unclosed', '<!-- a '],
    ['unclosed', '<a b="'],
    ['delimiters', '&amp;&#38;'],
    ['delimiters', ']]&gt;-- '],
  ];
}

const html = (text: string): string => `<!DOCTYPE html><html lang="en"><body>${text}</body></html>`;

const plain: Row = ['plain', `<p>${sentence}</p>\n`];

/** Formats that are HTML or XML in one file. */
export const markupShapes: readonly Shape[] = [
  ...shapesOf(
    'html',
    [
      plain,
      ['deep nesting', '<div>', '</div>'],
      ['deep nesting', '<table><tr><td>', '</td></tr></table>'],
      ['unclosed', '<div>a'],
      ['unclosed', '<table><b>a'],
      ['unclosed', '<b><p>a'],
      ['unclosed', '<script>a '],
      ['delimiters', '<'],
      ['delimiters', '</p>'],
      ['many blocks', '<p>a'],
      ['many blocks', '<ul><li>a</ul>'],
    ],
    html,
  ),
  ...shapesOf('html', inline('b'), (text) => html(`<p>${text}</p>`)),
  ...shapesOf('html', [['many attributes', 'a{n}="b" ']], (text) => html(`<p ${text}>a</p>`)),
  ...shapesOf('html', [['many attributes', '<b a="{n}" title="c">d</b> ']], (text) => html(`<p>${text}</p>`)),
  ...shapesOf('xml', [plain, ['many blocks', '<p>a</p>'], ['deep nesting', '<p>', '</p>']], (text) => `<r>${text}</r>`),
  ...shapesOf('xml', inline('b'), (text) => `<r><p>${text}</p></r>`),
  ...shapesOf('xml', [['many attributes', 'a{n}="b" ']], (text) => `<r><p ${text}>a</p></r>`),
  ...shapesOf('xml', [['many attributes', '<b xmlns:a{n}="b">c</b> ']], (text) => `<r><p>${text}</p></r>`),
  ...shapesOf('dita', [plain, ['many blocks', '<ul><li>a</li></ul>'], ['many blocks', 'a<fn>b</fn> ']], topic),
  ...shapesOf('dita', inline('b'), topic),
  ...shapesOf('dita', [['many attributes', '<keyword a{n}="b">c</keyword> ']], topic),
  ...shapesOf(
    'resx',
    [
      ['plain', `<data name="a{n}"><value>${sentence}</value></data>\n`],
      ['many blocks', '<data name="a{n}"><value>b</value><comment>c</comment></data>'],
      ['deep nesting', '<data name="a{n}">', '</data>'],
      ['unclosed', '<data name="a{n}"><value>b'],
    ],
    (text) => `<root>${text}</root>`,
  ),
  ...shapesOf(
    'resx',
    [
      ['one long line', 'word '],
      ['tiny runs', '&lt;b&gt;a&lt;/b&gt; {0} '],
      ['delimiters', '{0} {{ '],
    ],
    (text) => `<root><data name="a"><value>${text}</value></data></root>`,
  ),
  ...shapesOf(
    'resx',
    [['many attributes', 'a{n}="b" ']],
    (text) => `<root><data name="a" ${text}><value>c</value></data></root>`,
  ),
  ...shapesOf(
    'xliff',
    [
      ['plain', `<trans-unit id="{n}"><source>${sentence}</source></trans-unit>\n`],
      ['many blocks', '<trans-unit id="{n}"><source>a</source></trans-unit>'],
      ['deep nesting', '<group>', '</group>'],
      ['unclosed', '<group><trans-unit id="{n}"><source>a'],
    ],
    xliff,
  ),
  ...shapesOf('xliff', [...inline('g', ' id="{n}"'), ['many attributes', '<x id="{n}" a{n}="b"/> ']], (text) =>
    xliff(`<trans-unit id="1"><source>${text}</source></trans-unit>`),
  ),
];
