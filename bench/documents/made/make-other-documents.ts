import { buildZip } from '../../../test/support/build-zip.ts';
import { escapeXml, type Page, type Paragraph, paragraphsOf, type Run } from './made-text.ts';
import { officePackage, officeRelations } from './office-package.ts';

export function makeHtml(pages: readonly Page[]): Buffer {
  const tags = { bold: ['<b>', '</b>'], italic: ['<i>', '</i>'], link: ['<a href="https://example.org/">', '</a>'] };
  const inner = ({ runs }: Paragraph): string =>
    runs.map(({ text, look }) => (look ? tags[look].join(escapeXml(text)) : escapeXml(text))).join('');
  const body = pages.map(({ heading, table, paragraphs }) => {
    const rows = table.map((cells) => `<tr>${cells.map((cell) => `<td>${inner(cell)}</td>`).join('')}</tr>\n`);
    const texts = paragraphs.map((paragraph) => `<p>${inner(paragraph)}</p>\n`).join('');
    const image = '<p><img src="image.png" width="10"></p>\n';
    return `<h2>${inner(heading)}</h2>\n${rows.length === 0 ? '' : `<table>${rows.join('')}</table>\n${image}`}${texts}`;
  });
  const head = '<!DOCTYPE html>\n<html lang="en">\n<head><meta charset="utf-8"><title>The house.</title></head>\n';
  return Buffer.from(`${head}<body>\n${body.join('')}</body>\n</html>\n`);
}

export function makeOdt(pages: readonly Page[]): Buffer {
  const office = 'urn:oasis:names:tc:opendocument:xmlns';
  const inner = ({ runs }: Paragraph): string => runs.map(odtRun).join('');
  const body = pages.map(({ heading, table, paragraphs }) => {
    const cell = (one: Paragraph): string => `<table:table-cell><text:p>${inner(one)}</text:p></table:table-cell>`;
    const rows = table.map((cells) => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`).join('');
    const whole = rows === '' ? '' : `<table:table><table:table-column/><table:table-column/>${rows}</table:table>`;
    const texts = paragraphs.map((paragraph) => `<text:p>${inner(paragraph)}</text:p>`).join('');
    return `<text:h text:outline-level="1">${inner(heading)}</text:h>${whole}${texts}`;
  });
  const style = (name: string, property: string): string =>
    `<style:style style:name="${name}" style:family="text"><style:text-properties ${property}/></style:style>`;
  const content = `<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="${office}:office:1.0" xmlns:style="${office}:style:1.0" xmlns:text="${office}:text:1.0" xmlns:table="${office}:table:1.0" xmlns:fo="${office}:xsl-fo-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.3"><office:automatic-styles>${style('T1', 'fo:font-weight="bold"')}${style('T2', 'fo:font-style="italic"')}</office:automatic-styles><office:body><office:text>${body.join('')}</office:text></office:body></office:document-content>`;
  const type = 'application/vnd.oasis.opendocument.text';
  const manifest = `<manifest:manifest xmlns:manifest="${office}:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`;
  return buildZip([
    { name: 'mimetype', data: type, stored: true },
    { name: 'content.xml', data: content },
    { name: 'META-INF/manifest.xml', data: manifest },
  ]);
}

function odtRun({ text, look }: Run): string {
  const inner = escapeXml(text);
  if (look === undefined) return inner;
  if (look === 'link') return `<text:a xlink:type="simple" xlink:href="https://example.org/">${inner}</text:a>`;
  return `<text:span text:style-name="${look === 'bold' ? 'T1' : 'T2'}">${inner}</text:span>`;
}

/** A slide for each page. */
export function makePptx(pages: readonly Page[]): Buffer {
  const drawing = 'http://schemas.openxmlformats.org/drawingml/2006/main';
  const spaces = `xmlns:a="${drawing}" xmlns:r="${officeRelations}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;
  const group = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';
  const slides = pages.map((page, index) => {
    const texts = paragraphsOf([page]).map(({ runs }) => `<a:p>${runs.map(slideRun).join('')}</a:p>`);
    const shape = `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Text"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>${texts.join('')}</p:txBody></p:sp>`;
    return {
      name: `ppt/slides/slide${index + 1}.xml`,
      type: 'presentationml.slide',
      xml: `<p:sld ${spaces}><p:cSld><p:spTree>${group}${shape}</p:spTree></p:cSld></p:sld>`,
    };
  });
  const ids = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`).join('');
  const main = {
    name: 'ppt/presentation.xml',
    type: 'presentationml.presentation.main',
    xml: `<p:presentation ${spaces}><p:sldIdLst>${ids}</p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/></p:presentation>`,
  };
  const link = { id: 'rIdLink', type: 'hyperlink', target: 'https://example.org/', external: true };
  return officePackage([main, ...slides], {
    'ppt/_rels/presentation.xml.rels': slides.map((_, index) => ({
      id: `rId${index + 1}`,
      type: 'slide',
      target: `slides/slide${index + 1}.xml`,
    })),
    ...Object.fromEntries(slides.map((_, index) => [`ppt/slides/_rels/slide${index + 1}.xml.rels`, [link]])),
  });
}

function slideRun({ text, look }: Run): string {
  const properties = {
    bold: '<a:rPr lang="en-US" b="1"/>',
    italic: '<a:rPr lang="en-US" i="1"/>',
    link: '<a:rPr lang="en-US"><a:hlinkClick r:id="rIdLink"/></a:rPr>',
  };
  return `<a:r>${look ? properties[look] : '<a:rPr lang="en-US"/>'}<a:t>${escapeXml(text)}</a:t></a:r>`;
}

/** A cell for each paragraph; what would be a link is bold. */
export function makeXlsx(pages: readonly Page[]): Buffer {
  const sheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const paragraphs = paragraphsOf(pages);
  const strings = paragraphs.map(({ runs }) => `<si>${runs.map(cellRun).join('')}</si>`);
  const rows = paragraphs.map(
    (_, index) =>
      `<row r="${index + 1}"><c r="A${index + 1}" t="s"><v>${index}</v></c><c r="B${index + 1}"><v>${index}</v></c></row>`,
  );
  return officePackage(
    [
      {
        name: 'xl/workbook.xml',
        type: 'spreadsheetml.sheet.main',
        xml: `<workbook xmlns="${sheet}" xmlns:r="${officeRelations}"><sheets><sheet name="Text" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      },
      {
        name: 'xl/worksheets/sheet1.xml',
        type: 'spreadsheetml.worksheet',
        xml: `<worksheet xmlns="${sheet}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
      },
      {
        name: 'xl/sharedStrings.xml',
        type: 'spreadsheetml.sharedStrings',
        xml: `<sst xmlns="${sheet}">${strings.join('')}</sst>`,
      },
    ],
    {
      'xl/_rels/workbook.xml.rels': [
        { id: 'rId1', type: 'worksheet', target: 'worksheets/sheet1.xml' },
        { id: 'rId2', type: 'sharedStrings', target: 'sharedStrings.xml' },
      ],
    },
  );
}

function cellRun({ text, look }: Run): string {
  const properties = look === undefined ? '' : `<rPr><${look === 'italic' ? 'i' : 'b'}/></rPr>`;
  return `<r>${properties}<t xml:space="preserve">${escapeXml(text)}</t></r>`;
}
