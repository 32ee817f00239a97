import { createHash } from 'node:crypto';
import type { DocumentWarning } from '../../../contracts/documents/document-filter.ts';
import type { GiveWay } from '../../shared/files/give-way.ts';
import { type Matrix, transformBox } from '../geometry.ts';
import type { Box } from '../reading/page-content.ts';
import { matrixOperator } from './content/line-origin.ts';
import { StreamError } from './objects/decode-stream.ts';
import { compressed, type IncrementalUpdate } from './objects/incremental-update.ts';
import type { PdfFile } from './objects/pdf-file.ts';
import {
  dictionary,
  isArray,
  isDictionary,
  name,
  type PdfDictionary,
  PdfName,
  type PdfReference,
  PdfStream,
  type PdfValue,
} from './objects/pdf-values.ts';
import type { PdfPage } from './objects/read-pages.ts';
import { serializeName, serializeNumber, serializeValue } from './objects/serialize-value.ts';
import { boxOf, rotationOf, visibleBox } from './page-boxes.ts';

interface OriginalsWriting {
  readonly file: PdfFile;
  readonly giveWay: GiveWay;
  /** Pages that show their source; default all. */
  isChosen?(page: number): boolean;
  warn(warning: DocumentWarning): void;
}

/** Bits of `F` of an annotation (ISO 32000-1, 12.5.3): hidden, not viewed. */
const unseen = 0x2 | 0x20;
/** Those that show nothing by themselves. */
const unshown = new Set(['Link', 'Popup']);
const mostAnnotations = 1_000;
/** Bytes of a content that is made of several streams. */
const mostContent = 64 * 1024 ** 2;
/** Bytes that contents may add to a file, besides twice its own. */
const roomOfSmallFiles = 1024 ** 2;
/** Boxes that no longer say what they said of the page. */
const outdated = ['TrimBox', 'BleedBox', 'ArtBox', 'Thumb'];

/**
 * Makes pages twice as broad, with the page of the source at the left. The translated page stays where it is in its own
 * coordinates, so that links, fields and bookmarks need not move; the room is added at the side that is the left one to the reader:
 *
 *     ┌──────────┬──────────┐
 *     │  source  │ as it is │     source: one form, drawn before everything else, with what its annotations show
 *     └──────────┴──────────┘
 */
export async function addOriginals(
  { file, giveWay, isChosen, warn }: OriginalsWriting,
  update: IncrementalUpdate,
  pages: readonly PdfPage[],
): Promise<void> {
  const seen = new Set<number>();
  const contents = new OriginalContents(file, update);
  for (const [index, page] of pages.entries()) {
    if (isChosen?.(index) === false || seen.has(page.reference.number)) continue;
    seen.add(page.reference.number);
    await giveWay();
    try {
      addOriginal(file, update, page, contents);
    } catch (error) {
      if (!(error instanceof StreamError)) throw error;
      warn({
        code: 'page_without_original',
        message: `Page ${index + 1} has no source beside it: the content of the source is damaged, or too large to be copied.`,
        location: { page: index + 1 },
      });
    }
  }
}

function addOriginal(file: PdfFile, update: IncrementalUpdate, page: PdfPage, contents: OriginalContents): void {
  const current = update.resolve(page.reference);
  if (!isDictionary(current)) return;
  const box = visibleBox(file, page.dictionary);
  const shift = shiftOf(box, rotationOf(file, page.dictionary));
  const forms: PdfReference[] = [contents.formOf(page, box)];
  const drawings = ['', ...lookMatrices(file, page.dictionary, forms)];
  const resources = new Map(asDictionary(update.resolve(current.get('Resources') ?? page.resources)));
  const known = new Map(asDictionary(update.resolve(resources.get('XObject'))));
  const names = forms.map((form) => {
    let key = `DgOriginal${form.number}`;
    while (known.has(key)) key += '_';
    known.set(key, form);
    return key;
  });
  resources.set('XObject', known);
  const around = [box.left, box.bottom, box.right - box.left, box.top - box.bottom].map(serializeNumber).join(' ');
  const shown = names.map((key, at) => `q ${drawings[at]} ${serializeName(key)} Do Q`).join('\n');
  const moved = `${matrixOperator([1, 0, 0, 1, shift.x, shift.y], 'cm')} ${around} re W n`;
  const before = update.addStream(Buffer.from(`q ${moved}\n${shown}\nQ\nq ${around} re W n\n`, 'latin1'));
  const after = update.addStream(Buffer.from('\nQ\n'));
  const own = update.resolve(current.get('Contents'));
  const parts = isArray(own) ? own : current.has('Contents') ? [current.get('Contents') ?? null] : [];
  const whole = [
    Math.min(box.left, box.left + shift.x),
    Math.min(box.bottom, box.bottom + shift.y),
    Math.max(box.right, box.right + shift.x),
    Math.max(box.top, box.top + shift.y),
  ];
  const changed = new Map(current)
    .set('Contents', [before, ...parts, after])
    .set('Resources', resources)
    .set('MediaBox', whole)
    .set('CropBox', whole);
  for (const key of outdated) changed.delete(key);
  update.set(page.reference, changed);
}

/** From the translated page to the source, which is left of it once the page is turned. */
function shiftOf({ left, bottom, right, top }: Box, rotation: number): { readonly x: number; readonly y: number } {
  const [width, height] = [right - left, top - bottom];
  const turns = (((Math.round(rotation / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3;
  return (
    [
      { x: -width, y: 0 },
      { x: 0, y: -height },
      { x: width, y: 0 },
      { x: 0, y: height },
    ] as const
  )[turns];
}

/**
 * The contents of pages as forms. Pages that show the same have one form; where pages have one content and differ in their resources or
 * boxes, each needs a form of its own, and there are limits to what copies of it add to the file.
 */
class OriginalContents {
  readonly #file: PdfFile;
  readonly #update: IncrementalUpdate;
  readonly #forms = new Map<string, PdfReference>();
  #room: number;

  constructor(file: PdfFile, update: IncrementalUpdate) {
    this.#file = file;
    this.#update = update;
    this.#room = 2 * file.bytes.length + roomOfSmallFiles;
  }

  formOf({ dictionary: page, resources }: PdfPage, box: Box): PdfReference {
    const group = page.get('Group');
    const entries = dictionary({
      Type: name('XObject'),
      Subtype: name('Form'),
      BBox: [box.left, box.bottom, box.right, box.top],
      Resources: this.#file.resolve(resources) === null ? new Map() : resources,
      ...(group !== undefined && { Group: group }),
    });
    const contents = page.get('Contents') ?? null;
    const text = serializeValue([contents instanceof PdfStream ? null : contents, entries]);
    const key = createHash('sha256').update(text, 'latin1').digest('base64');
    const known = this.#forms.get(key);
    if (known !== undefined) return known;
    const form = this.#update.add(this.#take(this.#contentOf(contents, entries)));
    this.#forms.set(key, form);
    return form;
  }

  #contentOf(value: PdfValue, entries: PdfDictionary): PdfStream {
    const contents = this.#file.resolve(value);
    if (contents instanceof PdfStream) {
      // Bytes that nobody has to read are taken as they are, with the filters that they have.
      const { dictionary: own, bytes } = contents;
      const filters = dictionary({ Filter: own.get('Filter'), DecodeParms: own.get('DecodeParms') });
      return new PdfStream(new Map([...filters, ...entries]), bytes);
    }
    const parts: Uint8Array[] = [];
    let length = 0;
    for (const part of isArray(contents) ? contents : []) {
      const stream = this.#file.resolve(part);
      if (!(stream instanceof PdfStream)) continue;
      const bytes = this.#file.decode(stream);
      length += bytes.length;
      if (length > mostContent) throw new StreamError('the content of a page is too large');
      parts.push(bytes, Buffer.from('\n'));
    }
    return compressed(Buffer.concat(parts), entries);
  }

  #take(stream: PdfStream): PdfStream {
    if (stream.bytes.length > this.#room) throw new StreamError('there are too many copies of contents');
    this.#room -= stream.bytes.length;
    return stream;
  }
}

/** The operators that place what annotations show; their forms are added to `forms`, in the same order. */
function lookMatrices(file: PdfFile, page: PdfDictionary, forms: PdfReference[]): readonly string[] {
  const annotations = file.resolve(page.get('Annots'));
  if (!isArray(annotations)) return [];
  return annotations.slice(0, mostAnnotations).flatMap((item) => {
    const annotation = file.dictionary(item);
    const look = annotation && lookOf(file, annotation);
    const rectangle = boxOf(file, annotation?.get('Rect'));
    if (look === undefined || rectangle === undefined) return [];
    const stream = file.dictionary(look) ?? new Map();
    const own = boxOf(file, stream.get('BBox'));
    if (own === undefined) return [];
    const from = transformBox(own, matrixOf(file, stream.get('Matrix')));
    const [across, along] = [from.right - from.left, from.top - from.bottom];
    if (!(across > 0 && along > 0)) return [];
    const x = (rectangle.right - rectangle.left) / across;
    const y = (rectangle.top - rectangle.bottom) / along;
    forms.push(look);
    return [matrixOperator([x, 0, 0, y, rectangle.left - from.left * x, rectangle.bottom - from.bottom * y], 'cm')];
  });
}

/** The form that shows an annotation, in its state; undefined where it shows nothing. */
function lookOf(file: PdfFile, annotation: PdfDictionary): PdfReference | undefined {
  const kind = file.resolve(annotation.get('Subtype'));
  const bits = file.resolve(annotation.get('F'));
  if (!(kind instanceof PdfName) || unshown.has(kind.value)) return undefined;
  if (typeof bits === 'number' && (bits & unseen) !== 0) return undefined;
  const normal = file.dictionary(annotation.get('AP'))?.get('N');
  const states = file.resolve(normal);
  const state = file.resolve(annotation.get('AS'));
  const chosen = isDictionary(states) && state instanceof PdfName ? states.get(state.value) : normal;
  return isReference(chosen) && file.resolve(chosen) instanceof PdfStream ? chosen : undefined;
}

function matrixOf(file: PdfFile, value: PdfValue | undefined): Matrix {
  const numbers = file.resolve(value);
  if (!isArray(numbers) || numbers.length < 6) return [1, 0, 0, 1, 0, 0];
  return numbers.slice(0, 6).map((item) => {
    const number = file.resolve(item);
    return typeof number === 'number' ? number : 0;
  }) as unknown as Matrix;
}

function isReference(value: PdfValue | undefined): value is PdfReference {
  return typeof value === 'object' && value !== null && 'number' in value;
}

function asDictionary(value: PdfValue): PdfDictionary {
  return isDictionary(value) ? value : new Map();
}
