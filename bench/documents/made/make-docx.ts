import { randomBytes } from 'node:crypto';
import { escapeXml, type Page, type Paragraph, type Run } from './made-text.ts';
import { officePackage, officeRelations } from './office-package.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006';

/** Images that do not get smaller when packed. */
export interface Images {
  readonly count: number;
  readonly bytes: number;
}

/** A Word document: headings, tables, page breaks, links and runs cut as Word cuts them, by editing sessions. */
export function makeDocx(pages: readonly Page[], images: Images): Buffer {
  const every = Math.max(1, Math.floor(pages.length / Math.max(1, images.count)));
  const body = pages.map((page, index) => {
    const image = index % every === 0 && index / every < images.count ? drawImage(index / every) : '';
    return wordPage(page, image, index < pages.length - 1);
  });
  const names = Array.from({ length: images.count }, (_, index) => `media/image${index}.png`);
  return officePackage(
    [
      {
        name: 'word/document.xml',
        type: 'wordprocessingml.document.main',
        xml: `<w:document xmlns:w="${word}" xmlns:r="${officeRelations}" xmlns:wp="${drawing}/wordprocessingDrawing" xmlns:a="${drawing}/main" xmlns:pic="${drawing}/picture"><w:body>${body.join('')}<w:sectPr/></w:body></w:document>`,
      },
    ],
    {
      'word/_rels/document.xml.rels': [
        { id: 'rIdLink', type: 'hyperlink', target: 'https://example.org/', external: true },
        ...names.map((target, index) => ({ id: `rIdImage${index}`, type: 'image', target })),
      ],
    },
    names.map((name) => ({ name: `word/${name}`, data: randomBytes(images.bytes), stored: true })),
  );
}

function wordPage({ heading, table, paragraphs }: Page, image: string, breaks: boolean): string {
  const rows = table.map(
    (cells) => `<w:tr>${cells.map((cell) => `<w:tc>${wordParagraph(cell)}</w:tc>`).join('')}</w:tr>`,
  );
  const end = breaks ? '<w:p><w:r><w:br w:type="page"/></w:r></w:p>' : '';
  return (
    wordParagraph(heading, '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>') +
    (rows.length === 0
      ? ''
      : `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol/><w:gridCol/></w:tblGrid>${rows.join('')}</w:tbl>`) +
    image +
    paragraphs.map((paragraph) => wordParagraph(paragraph)).join('') +
    end
  );
}

function wordParagraph({ runs }: Paragraph, properties = ''): string {
  return `<w:p>${properties}${runs.map(wordRun).join('')}</w:p>`;
}

function wordRun({ text, look }: Run): string {
  if (look === 'link') return `<w:hyperlink r:id="rIdLink"><w:r>${wordText(text)}</w:r></w:hyperlink>`;
  if (look !== undefined) return `<w:r><w:rPr><w:${look === 'bold' ? 'b' : 'i'}/></w:rPr>${wordText(text)}</w:r>`;
  const middle = Math.floor(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)]
    .filter((piece) => piece !== '')
    .map((piece, index) => `<w:r w:rsidR="00A${index}77B3E">${wordText(piece)}</w:r>`)
    .join('');
}

function wordText(text: string): string {
  return `<w:t xml:space="preserve">${escapeXml(text)}</w:t>`;
}

function drawImage(index: number): string {
  const extent = 'cx="914400" cy="914400"';
  return `<w:p><w:r><w:drawing><wp:inline><wp:extent ${extent}/><wp:docPr id="${index + 1}" name="Image ${index}"/><a:graphic><a:graphicData uri="${drawing}/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="${index + 1}" name="Image ${index}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rIdImage${index}"/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
}
