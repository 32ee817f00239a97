import { readFileSync } from 'node:fs';
import { buildZip } from '../support/build-zip.ts';
import { wordDocument } from '../support/office-documents.ts';
import { readZip } from '../support/read-zip.ts';

export interface ConvertibleDocument {
  readonly name: string;
  readonly content: Buffer;
  readonly output: 'docx' | 'pdf';
  readonly pages: number;
  /** Whether 50,000 characters are the least that is billed. */
  readonly hasMinimum: boolean;
}

const corpus = (path: string): Buffer => readFileSync(new URL(`../corpus/${path}`, import.meta.url));
const sentence = 'The house is big.';

/** A document for each conversion, with the sentence "The house is big." and a word of its own, on two pages where the type has pages. */
export function convertibleDocuments(word: string): readonly ConvertibleDocument[] {
  const pdf = { output: 'pdf', pages: 2 } as const;
  const run = (inner: string): string => `<w:p><w:r>${inner}</w:r></w:p>`;
  const docx = `${run(`<w:t>${sentence}</w:t>`)}${run(`<w:br w:type="page"/><w:t>${word}</w:t>`)}`;
  const lines = [sentence, '', word, ...Array.from({ length: 90 }, (_, line) => String(line))].join('\n');
  return [
    { name: 'old.doc', content: corpus('doc/house.doc'), output: 'docx', pages: 1, hasMinimum: true },
    { name: 'a.docx', content: wordDocument(docx), ...pdf, hasMinimum: true },
    { name: 'a.odt', content: odt(word), ...pdf, hasMinimum: false },
    {
      name: 'a.rtf',
      content: Buffer.from(`{\\rtf1\\ansi ${sentence}\\par\\page ${word}\\par}`),
      ...pdf,
      hasMinimum: false,
    },
    {
      name: 'a.pptx',
      content: withTexts(
        'pptx/order-and-title.pptx',
        ['This slide is shown last.', 'This slide is shown first.'],
        word,
      ),
      ...pdf,
      hasMinimum: true,
    },
    {
      name: 'a.xlsx',
      content: withTexts('xlsx/duplicates.xlsx', ['The same', 'Another one'], word),
      output: 'pdf',
      pages: 1,
      hasMinimum: true,
    },
    {
      name: 'a.html',
      content: Buffer.from(`<p>${sentence}</p><p style="page-break-before: always">${word}</p>`),
      ...pdf,
      hasMinimum: false,
    },
    { name: 'a.md', content: Buffer.from(lines.replaceAll('\n', '\n\n')), output: 'pdf', pages: 3, hasMinimum: false },
    { name: 'a.txt', content: Buffer.from(lines), output: 'pdf', pages: 3, hasMinimum: false },
  ];
}

function withTexts(path: string, [one, other]: readonly [string, string], word: string): Buffer {
  const entries = [...readZip(corpus(path))].map(([name, bytes]) => {
    const isText = /slides\/slide\d|sharedStrings/.test(name);
    return { name, data: isText ? bytes.toString().replaceAll(one, sentence).replaceAll(other, word) : bytes };
  });
  return buildZip(entries);
}

function odt(word: string): Buffer {
  const odf = 'urn:oasis:names:tc:opendocument:xmlns';
  const names = ['office', 'text', 'style'].map((name) => `xmlns:${name}="${odf}:${name}:1.0"`).join(' ');
  const breaking = `<style:style style:name="P" style:family="paragraph"><style:paragraph-properties fo:break-before="page"/></style:style>`;
  const content = `<office:document-content ${names} xmlns:fo="${odf}:xsl-fo-compatible:1.0" office:version="1.3"><office:automatic-styles>${breaking}</office:automatic-styles><office:body><office:text><text:p>${sentence}</text:p><text:p text:style-name="P">${word}</text:p></office:text></office:body></office:document-content>`;
  const type = 'application/vnd.oasis.opendocument.text';
  const entry = (path: string, media: string): string =>
    `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${media}"/>`;
  const manifest = `<manifest:manifest xmlns:manifest="${odf}:manifest:1.0">${entry('/', type)}${entry('content.xml', 'text/xml')}</manifest:manifest>`;
  return buildZip([
    { name: 'mimetype', data: type, stored: true },
    { name: 'content.xml', data: content },
    { name: 'META-INF/manifest.xml', data: manifest },
  ]);
}
