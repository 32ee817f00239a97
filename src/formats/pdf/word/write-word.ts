import type { FilterProgress } from '../../../contracts/documents/document-filter.ts';
import type { Segment } from '../../../contracts/segment.ts';
import type { GiveWay } from '../../shared/files/give-way.ts';
import { isRightToLeft } from '../../shared/pictures/fonts.ts';
import { PageReader } from '../characters/page-reader.ts';
import type { LaidOutPages } from '../reading/laid-out-pages.ts';
import { layOutPage } from '../reading/lay-out-page.ts';
import type { PageContent } from '../reading/page-content.ts';
import type { OpenPdf } from '../reading/read-pdf.ts';
import type { Scan } from '../scans/read-scan.ts';
import type { PdfFile } from '../writing/objects/pdf-file.ts';
import { isArray, PdfString } from '../writing/objects/pdf-values.ts';
import { type PdfPage, readPages } from '../writing/objects/read-pages.ts';
import { DocumentBody, type FlowPage, type Margins } from './document-body.ts';
import { headingLevel, lookOfDocument } from './document-look.ts';
import { findGrids } from './find-grids.ts';
import { flowOf } from './page-flow.ts';
import { PageFrame } from './page-frame.ts';
import { picturesOf } from './page-pictures.ts';
import { piecesOf, runsOfSegment } from './page-pieces.ts';
import { findRunningTexts, type RunningTexts } from './running-texts.ts';
import { WordNumbering } from './word-numbering.ts';
import { edgeXml, WordPackage } from './word-package.ts';
import { twentieths } from './word-xml.ts';

export interface WordWriting {
  readonly file: PdfFile;
  readonly pdf: OpenPdf;
  /** Of the same document. */
  readonly pages: LaidOutPages;
  /** BCP 47, of the new text. */
  readonly language: string;
  readonly giveWay: GiveWay;
  readonly scans: ReadonlyMap<number, Scan>;
  /** Called after each page with recognized text. */
  pictureDone(): void;
  /** Called after each page. */
  progress(progress: FilterProgress): void;
  /** By the index of the page's block; undefined where a text stays as it is. */
  translated(page: number): readonly (Segment | undefined)[];
  /** Of the document. */
  readonly title: string | undefined;
  /** A header for every page. */
  readonly header: string | undefined;
}

/**
 * Writes a Word document with the text of a PDF file, page by page:
 *
 *     page ─ blocks with translations, what stays ─ tables by their lines ─ pictures ─► flow ─ headings, lists ─► body ─► package
 */
export async function writeWord(writing: WordWriting): Promise<Uint8Array> {
  const running = findRunningTexts(await readFlow(writing));
  const { pages } = running;
  const look = lookOfDocument(pages.map(({ items }) => items));
  const numbering = new WordNumbering();
  const files = new WordPackage();
  const body = new DocumentBody({
    look,
    numbering,
    isRightToLeft: isRightToLeft(writing.language),
    addPicture: (picture) => files.addPicture(picture),
    addLink: (target) => files.addLink(target),
  });
  const sections = sectionsOf(pages);
  const edges = edgesOf(running, writing.header, (items) => {
    const [first] = pages;
    return first === undefined ? '' : body.running(items, first, marginsOf(sections[0] ?? []));
  });
  const references = [...edges].map(
    ([kind, xml]) => `<w:${kind}Reference w:type="default" r:id="${files.addEdge(kind, xml)}"/>`,
  );
  const isTitlePage = edges.size > 0 && writing.header === undefined && !running.areOnFirstPage;
  for (const [index, section] of sections.entries()) {
    const margins = marginsOf(section);
    for (const [at, page] of section.entries()) {
      await writing.giveWay();
      const [first] = page.items;
      const before = section[at - 1];
      const isHeading = first?.kind === 'text' && headingLevel(first.piece, look) !== undefined;
      body.addPage(page, margins, before !== undefined && (isHeading || !isFull(before)));
    }
    const size = section[0] ?? { width: 612, height: 792 };
    const looks = { references: references.join(''), distances: distancesOf(running, size.height) };
    const isTitled = isTitlePage && index === 0;
    body.endSection(sectionXml(size, margins, { ...looks, isTitled }), index === sections.length - 1);
  }
  return files.finish(body.xml(), { look, numbering, language: writing.language, title: writing.title });
}

async function readFlow(writing: WordWriting): Promise<readonly FlowPage[]> {
  const { file, pdf, scans, giveWay, translated } = writing;
  const pages: FlowPage[] = [];
  const dictionaries = [...readPages(file)];
  const reader = new PageReader(pdf, file);
  for (let index = 0; index < pdf.pageCount; index += 1) {
    await giveWay();
    const { content, layout } = writing.pages.read(reader, index);
    const frame = new PageFrame(content);
    const translations = translated(index);
    const scan = scans.get(index);
    const runsOf =
      (from: number) =>
      (block: Parameters<typeof runsOfSegment>[0], at: number): ReturnType<typeof runsOfSegment> =>
        runsOfSegment(block, translations[from + at] ?? block.unit.segment);
    const pieces = [...piecesOf(layout, frame, runsOf(0))];
    if (scan !== undefined) pieces.push(...piecesOf(layOutPage(scan.content), frame, runsOf(layout.blocks.length)));
    const paths = scan === undefined ? content.paths : [...content.paths, ...scan.content.paths];
    const pictures = await picturesOf(pdf, content, frame);
    const items = flowOf(pieces, findGrids(paths, frame), pictures);
    const page = dictionaries[index];
    const links = page === undefined ? [] : linksOf(file, page, content);
    pages.push({ width: content.width, height: content.height, items, links });
    if (scan !== undefined) writing.pictureDone();
    writing.progress({ unit: 'pages', done: index + 1, total: pdf.pageCount });
  }
  return pages;
}

const allowedTarget = /^(?:https?|mailto|ftp|tel):/iu;

function linksOf(file: PdfFile, page: PdfPage, content: PageContent): readonly (string | undefined)[] {
  const annotations = file.resolve(page.dictionary.get('Annots'));
  return content.links.map(({ annotation }) => {
    const action = file.dictionary(
      file.dictionary(isArray(annotations) ? annotations[annotation] : undefined)?.get('A'),
    );
    const target = file.resolve(action?.get('URI'));
    if (!(target instanceof PdfString)) return undefined;
    const text = Buffer.from(target.bytes).toString('latin1');
    return allowedTarget.test(text) ? text : undefined;
  });
}

/** Pages one after the other that have one size. */
function sectionsOf(pages: readonly FlowPage[]): readonly (readonly FlowPage[])[] {
  const sections: FlowPage[][] = [];
  for (const page of pages) {
    const last = sections.at(-1)?.at(-1);
    const isSame =
      last !== undefined && Math.abs(last.width - page.width) < 2 && Math.abs(last.height - page.height) < 2;
    if (isSame) sections.at(-1)?.push(page);
    else sections.push([page]);
  }
  return sections;
}

/** Those that most pages have, from the areas of their items. */
function marginsOf(pages: readonly FlowPage[]): Margins {
  const items = pages.flatMap((page) => page.items.map(({ area }) => ({ area, page })));
  const limit = (value: number, page: number): number => Math.round(Math.min(0.25 * page, Math.max(24, value)));
  const { width = 612, height = 792 } = pages[0] ?? {};
  if (items.length === 0) return { left: 72, right: 72, top: 72, bottom: 72 };
  const low = (values: readonly number[]): number =>
    values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.04)] ?? 0;
  const tops = pages.flatMap((page) =>
    page.items.length === 0 ? [] : [Math.min(...page.items.map(({ area }) => area.top))],
  );
  return {
    left: limit(low(items.map(({ area }) => area.left)), width),
    right: limit(low(items.map(({ area, page }) => page.width - area.right)), width),
    top: limit(Math.min(...tops), height),
    bottom: limit(low(items.map(({ area, page }) => page.height - area.bottom)) * 0.8, height),
  };
}

/** Whether a page has text down to its lower part, so that what follows it goes on. */
function isFull({ items, height }: FlowPage): boolean {
  return items.length > 0 && Math.max(...items.map(({ area }) => area.bottom)) > 0.75 * height;
}

interface SectionLook {
  /** To header and footer. */
  readonly references: string;
  /** Points from the edges of the page to them. */
  readonly distances: Readonly<Record<'header' | 'footer', number>>;
  /** Its first page has neither. */
  readonly isTitled: boolean;
}

function sectionXml(
  { width, height }: Pick<FlowPage, 'width' | 'height'>,
  { left, right, top, bottom }: Margins,
  { references, distances, isTitled }: SectionLook,
): string {
  const orient = width > height ? ' w:orient="landscape"' : '';
  return (
    `<w:sectPr>${references}` +
    `<w:pgSz w:w="${twentieths(width)}" w:h="${twentieths(height)}"${orient}/>` +
    `<w:pgMar w:top="${twentieths(top)}" w:right="${twentieths(right)}" w:bottom="${twentieths(bottom)}" w:left="${twentieths(left)}" ` +
    `w:header="${twentieths(distances.header)}" w:footer="${twentieths(distances.footer)}" w:gutter="0"/>${isTitled ? '<w:titlePg/>' : ''}</w:sectPr>`
  );
}

/** Header and footer, where there is something for them; the header may have the watermark, too. */
function edgesOf(
  { header, footer }: RunningTexts,
  watermark: string | undefined,
  paragraphs: (items: RunningTexts['header']) => string,
): ReadonlyMap<'header' | 'footer', string> {
  const edges = new Map<'header' | 'footer', string>();
  const own = header.length === 0 ? '' : paragraphs(header);
  if (watermark !== undefined)
    edges.set(
      'header',
      watermark.replace('</w:hdr>', () => `${own}</w:hdr>`),
    );
  else if (own !== '') edges.set('header', edgeXml('header', own));
  if (footer.length > 0) edges.set('footer', edgeXml('footer', paragraphs(footer)));
  return edges;
}

function distancesOf({ header, footer }: RunningTexts, height: number): SectionLook['distances'] {
  const least = 18;
  return {
    header: Math.max(least, header.length === 0 ? 0 : Math.min(...header.map(({ area }) => area.top))),
    footer: Math.max(least, footer.length === 0 ? 0 : Math.min(...footer.map(({ area }) => height - area.bottom))),
  };
}
