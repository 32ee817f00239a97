import { mif, rtf } from '../../test/cost/operations/document-templates.ts';
import { type Row, type Shape, sentence, shapesOf } from './shape.ts';

const markdown: readonly Row[] = [
  ['plain', `${sentence}\n\n`],
  ['deep nesting', '> '],
  ['deep nesting', '- '],
  ['deep nesting', '[', '](b)'],
  ['deep nesting', '*a ', ' b*'],
  ['tiny runs', '**a** b '],
  ['tiny runs', 'a **b** c\n'],
  ['tiny runs', '[a](b) `c` '],
  ['one long line', 'word '],
  ['many attributes', '<a b{n}="c">d</a> '],
  ['unclosed', '[a '],
  ['unclosed', '![a](b '],
  ['unclosed', '`a ``b '],
  ['unclosed', '<a b="'],
  ['delimiters', '*_~a'],
  ['delimiters', '|'],
  ['delimiters', '&a;'],
  ['many blocks', '- a\n'],
  ['many blocks', '> a\nb\n'],
  ['many blocks', '|a|b|\n|-|-|\n|c|d|\n\n'],
  ['many blocks', '[^{n}]: a\n\nb[^{n}]\n\n'],
];

const json: readonly Row[] = [
  ['deep nesting', '{"a":', '}'],
  ['deep nesting', '[', ']'],
  ['unclosed', '["a",'],
  ['unclosed', '{"a{n}":{"b":"c",'],
];

const yaml: readonly Row[] = [
  ['plain', `- ${sentence}\n`],
  ['deep nesting', '- ', 'a'],
  ['deep nesting', '{a: ', '}'],
  ['tiny runs', '- "a\\tb"\n'],
  ['one long line', 'word '],
  ['many attributes', 'a{n}: &b{n} !!str c\n'],
  ['unclosed', '- "a\n'],
  ['unclosed', '[a, {b: '],
  ['delimiters', ': - ? '],
  ['delimiters', '- *a\n'],
  ['many blocks', 'a{n}: |\n  b\n'],
];

const icu = '{n, plural, one {# a} other {# b}} ';

/** Formats of text that is no markup of tags. */
export const plainShapes: readonly Shape[] = [
  ...shapesOf('md', markdown, (text) => text),
  ...shapesOf(
    'txt',
    [
      ['plain', `${sentence}\n\n`],
      ['tiny runs', 'a\tb '],
      ['one long line', 'word '],
      ['one long line', 'a'],
      ['delimiters', '. '],
      ['delimiters', '"\'('],
      ['many blocks', 'a\n'],
      ['many blocks', '\n'],
    ],
    (text) => text,
  ),
  ...shapesOf(
    'csv',
    [
      ['plain', `1,"${sentence}"\n`],
      ['one long line', 'word,'],
      ['unclosed', 'a,"b\n'],
      ['delimiters', '""'],
      ['delimiters', ',;\t'],
      ['many blocks', 'a,b\n'],
    ],
    (text) => text,
  ),
  ...shapesOf('json', json, (text) => text),
  ...shapesOf(
    'json',
    [
      ['plain', `"k{n}":"${sentence}",`],
      ['tiny runs', '"k{n}":"a <b>b</b> {c}",'],
      ['many blocks', '"k{n}":"a",'],
    ],
    (text) => `{${text}"z":1}`,
  ),
  ...shapesOf(
    'json',
    [
      ['tiny runs', '<b>a</b> b '],
      ['one long line', 'word '],
      ['unclosed', '{n, plural, other {'],
      ['delimiters', "{a} '{"],
      ['delimiters', '\\u00e9'],
      ['many blocks', icu.replaceAll('{n', '{ n')],
    ],
    (text) => `{"a":"${text}"}`,
  ),
  ...shapesOf('yaml', yaml, (text) => text),
  ...shapesOf(
    'properties',
    [
      ['plain', `key{n}=${sentence}\n`],
      ['tiny runs', 'k{n}=<b>a</b> {0}\n'],
      ['one long line', 'a=b '],
      ['unclosed', 'a\\\n'],
      ['delimiters', '=: '],
      ['delimiters', '\\\\'],
      ['many blocks', '# a\nk{n}=b\n'],
    ],
    (text) => text,
  ),
  ...shapesOf(
    'strings',
    [
      ['plain', `"k{n}" = "${sentence}";\n`],
      ['tiny runs', '"k{n}" = "%1$@ a %d";\n'],
      ['one long line', '"k{n}"="b";'],
      ['unclosed', '/* a\n'],
      ['unclosed', '"a" = "'],
      ['delimiters', '/**/'],
      ['many blocks', '"k{n}" = "a";\n'],
    ],
    (text) => text,
  ),
  ...shapesOf(
    'xcstrings',
    [
      ['plain', `"k{n} ${sentence}":{},`],
      ['deep nesting', '"a":{', '},"b":{},'],
      ['tiny runs', '"k{n} %@ a %lld":{},'],
      ['unclosed', '"a":{"localizations":{'],
      ['many blocks', '"k{n}":{"localizations":{"en":{"stringUnit":{"state":"new","value":"a"}}}},'],
    ],
    (text) => `{"sourceLanguage":"en","strings":{${text}"z":{}},"version":"1.0"}`,
  ),
  ...shapesOf(
    'po',
    [
      ['plain', `msgid "${sentence}{n}"\nmsgstr ""\n\n`],
      ['tiny runs', 'msgid "%s a{n} %d"\nmsgstr ""\n\n'],
      ['unclosed', 'msgid "a\n'],
      ['many blocks', 'msgid "a{n}"\nmsgid_plural "b"\nmsgstr[0] ""\nmsgstr[1] ""\n\n'],
    ],
    (text) => text,
  ),
  ...shapesOf(
    'po',
    [
      ['one long line', '"word "\n'],
      ['delimiters', '"\\"\\\\"\n'],
    ],
    (text) => `msgid ""\n${text}msgstr ""\n`,
  ),
  ...shapesOf('po', [['many attributes', '#, a{n}\n#: b:{n}\n']], (text) => `${text}msgid "a"\nmsgstr ""\n`),
  ...(['srt', 'vtt'] as const).flatMap((format) => subtitles(format)),
  ...shapesOf(
    'rtf',
    [
      ['plain', `${sentence}\\par `],
      ['deep nesting', '{', '}'],
      ['deep nesting', '{\\b a', '}'],
      ['tiny runs', '{\\b a}b'],
      ['one long line', 'word '],
      ['many attributes', '\\b{n}\\i0'],
      ['unclosed', '{\\field{\\*\\fldinst HYPERLINK}{\\fldrslt a'],
      ['unclosed', '{\\footnote a'],
      ['delimiters', '{}'],
      ['delimiters', "\\'e9\\u233?"],
      ['many blocks', '\\trowd\\cellx1 a\\cell\\row '],
    ],
    rtf,
  ),
  ...shapesOf(
    'mif',
    [
      ['plain', `<ParaLine <String \`${sentence}'>>> <Para `],
      ['deep nesting', '<Group ', '>'],
      ['tiny runs', "<ParaLine <Font <FWeight `Bold'>> <String `a'>> "],
      ['one long line', "<ParaLine <String `word '>> "],
      ['many attributes', '<A{n} b>'],
      ['unclosed', "<ParaLine <String `a'"],
      ['delimiters', '<ParaLine <Char Tab>> '],
      ['many blocks', "<ParaLine <String `a'>>> <Para "],
    ],
    mif,
  ),
];

function subtitles(format: 'srt' | 'vtt'): Shape[] {
  const mark = format === 'srt' ? ',' : '.';
  const head = format === 'srt' ? '' : 'WEBVTT\n\n';
  const time = `00:00:01${mark}000 --> 00:00:02${mark}000\n`;
  const rows: readonly Row[] = [
    ['plain', `{n}\n${time}${sentence}\n\n`],
    ['many blocks', `{n}\n${time}a\n\n`],
    ['unclosed', `${time}`],
    ['delimiters', '-->\n'],
  ];
  const inCue: readonly Row[] = [
    ['deep nesting', '<i>', '</i>'],
    ['tiny runs', '<b>a</b> b '],
    ['one long line', 'word '],
    ['many attributes', '<c.a{n}>b</c>'],
    ['unclosed', '<i>a '],
    ['delimiters', '- a\n'],
  ];
  return [
    ...shapesOf(format, rows, (text) => head + text),
    ...shapesOf(format, inCue, (text) => `${head}1\n${time}${text}\n\n`),
  ];
}
