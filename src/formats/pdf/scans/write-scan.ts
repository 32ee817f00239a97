import { identity, multiply, rotation, transformBox } from '../geometry.ts';
import type { Box } from '../reading/page-content.ts';
import type { PageBlock } from '../reading/page-layout.ts';
import type { OpenPdf } from '../reading/read-pdf.ts';
import { blockText } from '../writing/block-text.ts';
import { StreamEdits } from '../writing/content/edit-streams.ts';
import { matrixOperator } from '../writing/content/line-origin.ts';
import { readPageOperations } from '../writing/content/read-page-operations.ts';
import { isRemovable, removeText } from '../writing/content/remove-text.ts';
import { type FittedBlock, fitBlocks } from '../writing/fit-blocks.ts';
import { isArray, isDictionary, type PdfReference, type PdfValue } from '../writing/objects/pdf-values.ts';
import type { PdfPage } from '../writing/objects/read-pages.ts';
import { serializeNumber } from '../writing/objects/serialize-value.ts';
import { writeLines } from '../writing/text/write-lines.ts';
import type { PageWriting, TranslatedBlock, WrittenPage } from '../writing/write-page.ts';
import { addPatch, erasePatch } from './erased-patch.ts';
import { drawUpright, type PageRaster } from './page-raster.ts';
import type { Scan } from './read-scan.ts';

/**
 * Writes translations over a scan: its letters are covered with their background, pixel by pixel, and the new text is text. The
 * picture itself stays as it is. An invisible text of the source's language goes.
 */
export function writeScan(
  writing: PageWriting,
  pdf: OpenPdf,
  page: PdfPage,
  scan: Scan,
  translated: readonly TranslatedBlock[],
): WrittenPage | undefined {
  const texts = translated.map(({ block, translation }) => ({ block, text: blockText(block, translation) }));
  const fitted = fitBlocks(texts, writing.language, writing.setter).filter((block) => isWritable(writing, scan, block));
  if (fitted.length === 0) return undefined;
  const removed = removeInvisible(writing, page, scan.invisible);
  const drawn = drawUpright(pdf, scan.content, scan.without, scan.upright);
  const writer = new ScanWriter(writing, scan, drawn);
  for (const { block } of fitted) writer.erase(block);
  for (const block of fitted) writer.write(block);
  writer.finish(page);
  const { index, cropBox, rotation: turn } = scan.content;
  return { index, removed, masks: writer.masks, cropBox, rotation: turn };
}

function isWritable({ warn }: PageWriting, scan: Scan, { overflows, typeset }: FittedBlock): boolean {
  const page = scan.content.index + 1;
  const left = (code: string, why: string): boolean => {
    warn({ code, message: `A text on page ${page} was left as it was: ${why}.`, location: { page } });
    return false;
  };
  const missing = typeset.missing.filter((character) => /\p{L}/u.test(character));
  if (missing.length > 0)
    return left('font_missing', `no installed font has the letters ${missing.slice(0, 5).join(' ')}`);
  return overflows ? left('text_without_room', 'its translation has no room on the page') : true;
}

/** The text that a recognizer before us laid under the picture. */
function removeInvisible(writing: PageWriting, page: PdfPage, invisible: ReadonlySet<number>): ReadonlySet<number> {
  const { file, update, copies } = writing;
  if (invisible.size === 0) return invisible;
  const operations = readPageOperations(file, page);
  const whole = new Set([...invisible].filter((ordinal) => isRemovable(operations.shows[ordinal])));
  const edits = new StreamEdits(update, copies);
  removeText(file, operations, { whole, parts: new Map() }, () => [], edits);
  const result = edits.finish(operations.root, operations.openStates);
  if (result === undefined) return new Set();
  const dictionary = new Map(page.dictionary).set('Contents', result.contents).set('Resources', result.resources);
  update.set(page.reference, dictionary);
  return whole;
}

class ScanWriter {
  readonly masks: Box[] = [];
  readonly #writing: PageWriting;
  readonly #scan: Scan;
  readonly #drawn: PageRaster;
  readonly #resources = new Map<'Font' | 'XObject', Map<string, PdfReference>>();
  #content = '';

  constructor(writing: PageWriting, scan: Scan, drawn: PageRaster) {
    this.#writing = writing;
    this.#scan = scan;
    this.#drawn = drawn;
  }

  erase({ objects, parts, decorations }: PageBlock): void {
    const { raster, toPage } = this.#drawn;
    const all = new Set([...objects, ...parts.map(({ object }) => object)]);
    const words = [...all].flatMap((object) => this.#scan.words[object] ?? []);
    const patch = erasePatch(raster, words);
    if (patch === undefined) return;
    const { box, width, height, even } = patch;
    const name = this.#resource('XObject', addPatch(this.#writing.update, patch));
    const placing = multiply(multiply([width, 0, 0, -height, box.left, box.bottom], identity), toPage);
    const fill = even === undefined ? '' : `${even.map((value) => serializeNumber(value / 255)).join(' ')} rg\n`;
    this.#content += `q\n${fill}${matrixOperator(placing, 'cm')}\n/${name} Do\nQ\n`;
    this.masks.push(transformBox({ left: box.left, right: box.right, bottom: box.top, top: box.bottom }, toPage));
    for (const { path } of decorations) {
      const stroke = this.#scan.content.paths[path];
      if (stroke !== undefined) this.masks.push(stroke.box);
    }
  }

  write({ block, text, area, typeset }: FittedBlock): void {
    const [line] = block.lines;
    if (line === undefined) return;
    const { fonts } = this.#writing;
    const written = writeLines(
      typeset,
      {
        left: area.left,
        top: line.baseline.y + (typeset.lines[0]?.baseline ?? 0),
        paints: text.looks.map(({ style: { fill } }) => ({
          fill: `${[fill.red, fill.green, fill.blue].map(serializeNumber).join(' ')} rg\n`,
        })),
        renderingMode: 0,
        fontName: (face) => this.#resource('Font', fonts.reference(face)),
      },
      fonts,
    );
    const turn = block.angle === 0 ? '' : `${matrixOperator(rotation(block.angle), 'cm')}\n`;
    this.#content += `q\n${turn}${written.content}Q\n`;
  }

  /** After everything that the page draws, whatever state that leaves. */
  finish(page: PdfPage): void {
    const { update, file } = this.#writing;
    const current = update.resolve(page.reference);
    if (!isDictionary(current)) return;
    const contents = update.resolve(current.get('Contents'));
    const parts = isArray(contents) ? contents : current.has('Contents') ? [current.get('Contents') ?? null] : [];
    const { openStates } = readPageOperations(file, page);
    const before = update.addStream(Buffer.from('q\n'));
    const after = update.addStream(Buffer.from(`\n${'Q '.repeat(openStates)}Q\n${this.#content}`, 'latin1'));
    const known = update.resolve(current.get('Resources') ?? page.resources);
    const resources = new Map<string, PdfValue>(isDictionary(known) ? known : []);
    for (const [kind, names] of this.#resources) {
      const existing = update.resolve(resources.get(kind));
      resources.set(kind, new Map<string, PdfValue>([...(isDictionary(existing) ? existing : []), ...names]));
    }
    update.set(page.reference, new Map(current).set('Contents', [before, ...parts, after]).set('Resources', resources));
  }

  #resource(kind: 'Font' | 'XObject', reference: PdfReference): string {
    const names = this.#resources.get(kind) ?? new Map<string, PdfReference>();
    this.#resources.set(kind, names);
    const name = `DragomanScan${reference.number}`;
    names.set(name, reference);
    return name;
  }
}
