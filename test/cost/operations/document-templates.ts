import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildZip } from '../../support/build-zip.ts';
import { wordDocument } from '../../support/office-documents.ts';
import { readZip } from '../../support/read-zip.ts';

/** How a document is made of a hostile text. */
export interface DocumentTemplate {
  readonly name: string;
  /** Id of the format. */
  readonly format: string;
  file(text: string): string | Buffer;
}

const corpus = join(import.meta.dirname, '../../corpus');

/** A package of the corpus with one of its parts changed. */
export function changed(path: string, part: RegExp, change: (xml: string) => string): Buffer {
  const parts = readZip(readFileSync(join(corpus, path)));
  return buildZip(
    Array.from(parts, ([name, data]) => ({
      name,
      data: part.test(name) ? change(data.toString()) : data,
      stored: true,
    })),
  );
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]|[\ud800-\udfff]/g, '?');
}

/** The text in pieces of a few letters. */
function pieces(text: string): readonly string[] {
  return (text.match(/[\s\S]{1,4}/g) ?? []).map(escaped);
}

const wordRuns = (text: string): string =>
  pieces(text)
    .map((piece, index) => {
      const looks = index % 2 === 0 ? '<w:rPr><w:b/></w:rPr>' : '';
      return `<w:r>${looks}<w:t xml:space="preserve">${piece}</w:t></w:r>`;
    })
    .join('');

const drawingRuns = (text: string): string =>
  pieces(text)
    .map((piece, index) => `<a:r><a:rPr b="${index % 2}"/><a:t>${piece}</a:t></a:r>`)
    .join('');

export const slide = (paragraphs: string): Buffer =>
  changed('pptx/split-runs.pptx', /slides\/slide1\.xml$/, (xml) => xml.replace(/<a:p>.*<\/a:p>/s, () => paragraphs));

export const workbook = (strings: string): Buffer =>
  changed('xlsx/characters.xlsx', /sharedStrings\.xml$/, (xml) => xml.replace(/<si>.*<\/si>/s, () => strings));

/** A package of SCORM with these items and files. */
export function scormPackage(items: string, files: Readonly<Record<string, string>> = {}): Buffer {
  const manifest = `<manifest><organizations><organization>${items}</organization></organizations></manifest>`;
  const parts = Object.entries({ 'imsmanifest.xml': manifest, ...files });
  return buildZip(parts.map(([name, data]) => ({ name, data })));
}

export const odt = (body: string): Buffer =>
  changed('odt/report.odt', /^content\.xml$/, (xml) => xml.replace(/(<office:text[^>]*>)/, (start) => start + body));

const subtitles =
  (separator: string) =>
  (text: string): string =>
    pieces(text)
      .map((piece, index) => {
        const at = (second: number): string =>
          new Date(second * 1000).toISOString().slice(11, 23).replace('.', separator);
        return `${index + 1}\n${at(index)} --> ${at(index + 1)}\n${piece}\n\n`;
      })
      .join('');

const cue =
  (separator: string) =>
  (text: string): string =>
    `1\n00:00:01${separator}000 --> 00:00:09${separator}000\n${text.replace(/\n+/g, '\n')}\n\n`;

export const topic = (text: string): string => `<topic id="a"><title>A</title><body><p>${text}</p></body></topic>`;

export const xliff = (units: string): string =>
  '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" ' +
  `target-language="pl" datatype="plaintext"><body>${units}</body></file></xliff>`;

const xliffUnit = (source: string, id = 1): string => `<trans-unit id="${id}"><source>${source}</source></trans-unit>`;

export const idml = (content: string): Buffer =>
  changed('idml/direct-content.idml', /Story_u10\.xml$/, (xml) =>
    xml.replace(/<Content>.*(?=\s*<\/Story>)/s, () => content),
  );

export const rtf = (body: string): string => `{\\rtf1\\ansi\\uc1{\\fonttbl{\\f0 T;}}${body}\\par}`;

const rtfText = (text: string): string =>
  text.replace(/[\\{}]/g, '\\$&').replace(/[^\0-\x7f]/g, (one) => `\\u${(one.charCodeAt(0) << 16) >> 16}?`);

/** The text in pieces, each within words and braces. */
const rtfPieces = (text: string, before: string, after: string): string =>
  (text.match(/[\s\S]{1,4}/g) ?? []).map((one) => before + rtfText(one) + after).join('');

export const mif = (lines: string): string => `<MIFFile 9.00>\n<TextFlow <Para ${lines}>>\n`;

const mifString = (text: string): string =>
  `<String \`${text.replace(/[\\>'`]/g, '\\$&').replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]|[\ud800-\udfff]/g, '?')}'>`;

export const documentTemplates: readonly DocumentTemplate[] = [
  { name: 'text', format: 'txt', file: (text) => text },
  { name: 'text', format: 'md', file: (text) => text },
  { name: 'markup', format: 'html', file: (text) => `<html><body><p>${text}</p></body></html>` },
  { name: 'text', format: 'html', file: (text) => `<html><body><p>${escaped(text)}</p></body></html>` },
  { name: 'markup', format: 'xml', file: (text) => `<r><p>${text}</p></r>` },
  { name: 'text', format: 'xml', file: (text) => `<r><p>${escaped(text)}</p></r>` },
  { name: 'markup', format: 'dita', file: (text) => topic(text) },
  { name: 'text', format: 'dita', file: (text) => topic(escaped(text)) },
  {
    name: 'many notes',
    format: 'dita',
    file: (text) =>
      topic(
        pieces(text)
          .map((piece) => `a${piece}<fn>${piece}</fn> `)
          .join(''),
      ),
  },
  { name: 'one string', format: 'json', file: (text) => JSON.stringify({ a: text }) },
  {
    name: 'many strings',
    format: 'json',
    file: (text) => JSON.stringify(Object.fromEntries(pieces(text).map((piece, index) => [`k${index}`, piece]))),
  },
  { name: 'raw', format: 'json', file: (text) => text },
  { name: 'one string', format: 'yaml', file: (text) => `a: ${JSON.stringify(text)}\n` },
  {
    name: 'a string with a list',
    format: 'yaml',
    file: (text) =>
      pieces(text)
        .map((one) => `- "${one}"\n`)
        .join(''),
  },
  { name: 'block text', format: 'yaml', file: (text) => `a: |\n  ${text.replaceAll('\n', '\n  ')}\n` },
  { name: 'raw', format: 'yaml', file: (text) => text },
  { name: 'one value', format: 'properties', file: (text) => `a=${text.replaceAll('\n', '\\n')}\n` },
  { name: 'raw', format: 'properties', file: (text) => text },
  { name: 'one value', format: 'strings', file: (text) => `"a" = ${JSON.stringify(text)};\n` },
  { name: 'raw', format: 'strings', file: (text) => text },
  {
    name: 'one value',
    format: 'resx',
    file: (text) => `<root><data name="a"><value>${escaped(text)}</value></data></root>`,
  },
  { name: 'one entry', format: 'po', file: (text) => `msgid ${JSON.stringify(text)}\nmsgstr ""\n` },
  {
    name: 'many literals',
    format: 'po',
    file: (text) =>
      `msgid ""\n${pieces(text)
        .map((piece) => JSON.stringify(piece))
        .join('\n')}\nmsgstr ""\n`,
  },
  { name: 'raw', format: 'po', file: (text) => text },
  {
    name: 'one string, Android',
    format: 'xml',
    file: (text) => `<resources><string name="a">${escaped(text)}</string></resources>`,
  },
  {
    name: 'markup, Android',
    format: 'xml',
    file: (text) => `<resources><string name="a">${text}</string></resources>`,
  },
  {
    name: 'one string',
    format: 'xcstrings',
    file: (text) => JSON.stringify({ sourceLanguage: 'en', strings: { [text]: {} } }),
  },
  { name: 'raw', format: 'xcstrings', file: (text) => `{"sourceLanguage":"en","strings":${text}` },
  { name: 'raw', format: 'csv', file: (text) => text },
  { name: 'one cell', format: 'csv', file: (text) => `"${text.replaceAll('"', '""')}",1\n` },
  { name: 'raw', format: 'resx', file: (text) => `<root>${text}</root>` },
  { name: 'one cue', format: 'srt', file: cue(',') },
  { name: 'many cues', format: 'srt', file: subtitles(',') },
  { name: 'one cue', format: 'vtt', file: (text) => `WEBVTT\n\n${cue('.')(text)}` },
  { name: 'many cues', format: 'vtt', file: (text) => `WEBVTT\n\n${subtitles('.')(text)}` },
  { name: 'one unit', format: 'xliff', file: (text) => xliff(xliffUnit(escaped(text))) },
  { name: 'markup', format: 'xliff', file: (text) => xliff(xliffUnit(text)) },
  {
    name: 'many units',
    format: 'xliff',
    file: (text) =>
      xliff(
        pieces(text)
          .map((piece, index) => xliffUnit(piece, index))
          .join(''),
      ),
  },
  {
    name: 'one run',
    format: 'docx',
    file: (text) => wordDocument(`<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`),
  },
  { name: 'many runs', format: 'docx', file: (text) => wordDocument(`<w:p>${wordRuns(text)}</w:p>`) },
  {
    name: 'many paragraphs',
    format: 'docx',
    file: (text) =>
      wordDocument(
        pieces(text)
          .map((one) => `<w:p><w:r><w:t>${one}</w:t></w:r></w:p>`)
          .join(''),
      ),
  },
  { name: 'one run', format: 'pptx', file: (text) => slide(`<a:p><a:r><a:t>${escaped(text)}</a:t></a:r></a:p>`) },
  { name: 'many runs', format: 'pptx', file: (text) => slide(`<a:p>${drawingRuns(text)}</a:p>`) },
  {
    name: 'many paragraphs',
    format: 'pptx',
    file: (text) =>
      slide(
        pieces(text)
          .map((one) => `<a:p><a:r><a:t>${one}</a:t></a:r></a:p>`)
          .join(''),
      ),
  },
  { name: 'one string', format: 'xlsx', file: (text) => workbook(`<si><t>${escaped(text)}</t></si>`) },
  {
    name: 'many runs',
    format: 'xlsx',
    file: (text) =>
      workbook(
        `<si>${pieces(text)
          .map((one) => `<r><t>${one}</t></r>`)
          .join('')}</si>`,
      ),
  },
  {
    name: 'many strings',
    format: 'xlsx',
    file: (text) =>
      workbook(
        pieces(text)
          .map((one) => `<si><t>${one}</t></si>`)
          .join(''),
      ),
  },
  { name: 'one paragraph', format: 'odt', file: (text) => odt(`<text:p>${escaped(text)}</text:p>`) },
  {
    name: 'many spans',
    format: 'odt',
    file: (text) =>
      odt(
        `<text:p>${pieces(text)
          .map((one) => `<text:span text:style-name="a">${one}</text:span>`)
          .join('')}</text:p>`,
      ),
  },
  {
    name: 'many paragraphs',
    format: 'odt',
    file: (text) =>
      odt(
        pieces(text)
          .map((one) => `<text:p>${one}</text:p>`)
          .join(''),
      ),
  },
  { name: 'one page', format: 'zip', file: (text) => scormPackage('', { 'a.html': `<p>${escaped(text)}</p>` }) },
  {
    name: 'many titles',
    format: 'zip',
    file: (text) =>
      scormPackage(
        pieces(text)
          .map((one) => `<item><title>${one}</title></item>`)
          .join(''),
      ),
  },
  {
    name: 'many pages',
    format: 'zip',
    file: (text) => scormPackage('', Object.fromEntries(pieces(text).map((one, index) => [`${index}.txt`, one]))),
  },
  {
    name: 'many labels',
    format: 'epub',
    file: (text) =>
      changed('epub/nav-and-ncx.epub', /toc\.ncx$/, (xml) =>
        xml.replace(
          '</navMap>',
          `${pieces(text)
            .map((one) => `<navPoint><navLabel><text>${one}</text></navLabel></navPoint>`)
            .join('')}</navMap>`,
        ),
      ),
  },
  {
    name: 'one paragraph',
    format: 'idml',
    file: (text) => idml(`<CharacterStyleRange><Content>${escaped(text)}</Content></CharacterStyleRange>`),
  },
  {
    name: 'many ranges',
    format: 'idml',
    file: (text) =>
      idml(
        pieces(text)
          .map(
            (one, index) =>
              `<CharacterStyleRange Underline="${index % 2}"><Content>${one}</Content></CharacterStyleRange>`,
          )
          .join(''),
      ),
  },
  {
    name: 'many paragraphs',
    format: 'idml',
    file: (text) =>
      idml(
        pieces(text)
          .map((one) => `<Content>${one}</Content><Br/>`)
          .join(''),
      ),
  },
  { name: 'raw', format: 'rtf', file: (text) => `{\\rtf1 ${text}` },
  { name: 'one paragraph', format: 'rtf', file: (text) => rtf(rtfText(text)) },
  { name: 'many paragraphs', format: 'rtf', file: (text) => rtf(rtfPieces(text, '', '\\par ')) },
  { name: 'many groups', format: 'rtf', file: (text) => rtf(rtfPieces(text, 'a{\\b ', '}')) },
  { name: 'groups over paragraphs', format: 'rtf', file: (text) => rtf(rtfPieces(text, '{\\b ', '\\par}a')) },
  { name: 'many words', format: 'rtf', file: (text) => rtf(rtfPieces(text, '\\b ', '\\i\\b0 ')) },
  {
    name: 'many links',
    format: 'rtf',
    file: (text) => rtf(rtfPieces(text, '{\\field{\\*\\fldinst HYPERLINK}{\\fldrslt ', '}}a')),
  },
  { name: 'many notes', format: 'rtf', file: (text) => rtf(rtfPieces(text, 'a{\\footnote ', '}')) },
  { name: 'one line', format: 'mif', file: (text) => mif(`<ParaLine ${mifString(text)}>`) },
  {
    name: 'many lines',
    format: 'mif',
    file: (text) =>
      mif(
        pieces(text)
          .map((one) => `<ParaLine ${mifString(one)}>`)
          .join(''),
      ),
  },
  {
    name: 'an index',
    format: 'mif',
    file: (text) => mif(`<ParaLine <String \`a'> <Marker <MType 2> ${mifString(text).replace('String', 'MText')}>>`),
  },
];
