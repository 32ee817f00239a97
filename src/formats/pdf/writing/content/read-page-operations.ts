import { boxOfPoints, intersect, type Matrix, multiply, transformBox, transformPoint } from '../../geometry.ts';
import type { Box } from '../../reading/page-content.ts';
import { StreamError } from '../objects/decode-stream.ts';
import { type OptionalContent, optionalContentOf } from '../objects/optional-content.ts';
import type { PdfFile } from '../objects/pdf-file.ts';
import {
  isArray,
  isDictionary,
  type PdfDictionary,
  PdfName,
  PdfReference,
  PdfStream,
  type PdfValue,
} from '../objects/pdf-values.ts';
import type { PdfPage } from '../objects/read-pages.ts';
import { labels } from './marked-content.ts';
import { matrixOf, number } from './operands.ts';
import { pageBytes } from './page-bytes.ts';
import { type Operation, readOperations } from './read-operations.ts';
import { type Around, initialState, type OperationsOfPage, StreamReader } from './stream-reader.ts';
import type {
  ContentStream,
  GraphicsState,
  LabelledContent,
  PageOperations,
  PathOperation,
  RestoredState,
  ShownFont,
  ShowOperation,
} from './text-state.ts';

/** A page with more than may be read of it is left as it is. */
export class PageTooLargeError extends Error {}

const deepestForm = 24;
const mostOperations = 3_000_000;

/** What a page draws of text and of paths, in the order of drawing, with the forms where they are drawn. */
export function readPageOperations(file: PdfFile, page: PdfPage): PageOperations {
  const root = rootOf(file, page);
  const reader = new OperationsReader(file);
  const openStates = reader.readStream(root, initialState, 0);
  return { root, openStates, ...reader.result };
}

/** The operators that show text, in the same order, with the names of their fonts, for a fraction of the time. */
export function readShownFonts(file: PdfFile, page: PdfPage): readonly ShownFont[] {
  const reader = new OperationsReader(file, true);
  reader.readStream(rootOf(file, page), initialState, 0);
  return reader.result.shows;
}

function rootOf(file: PdfFile, page: PdfPage): ContentStream {
  return {
    bytes: pageBytes(file, page.dictionary.get('Contents')),
    resources: file.dictionary(page.resources) ?? new Map(),
  };
}

class OperationsReader implements OperationsOfPage {
  readonly layers: OptionalContent;
  readonly onlyFonts: boolean;
  readonly #file: PdfFile;
  readonly #shows: ShowOperation[] = [];
  readonly #paths: PathOperation[] = [];
  readonly #labelled: LabelledContent[] = [];
  readonly #restored: RestoredState[] = [];
  readonly #hidden = { shows: new Set<number>(), paths: [] as PathOperation[], images: [] as Box[] };
  readonly #drawing = new Set<number>();
  readonly #decoded = new Map<number, Uint8Array>();
  /** By kind, for the resources of each stream. */
  readonly #resources = new WeakMap<PdfDictionary, Map<string, PdfDictionary | undefined>>();
  /** Numbers of property lists without labels. */
  readonly #unlabelled = new Set<number>();
  #operations = 0;
  #line = 0;

  constructor(file: PdfFile, onlyFonts = false) {
    this.#file = file;
    this.onlyFonts = onlyFonts;
    this.layers = optionalContentOf(file);
  }

  get result(): Omit<PageOperations, 'root' | 'openStates'> {
    return {
      shows: this.#shows,
      paths: this.#paths,
      labelled: this.#labelled,
      restored: this.#restored,
      hidden: this.#hidden,
    };
  }

  /** How many states are left that nothing takes back. */
  readStream(stream: ContentStream, state: GraphicsState, depth: number): number {
    const reader = new StreamReader(this, stream, state, depth);
    for (const operation of readOperations(stream.bytes)) {
      this.#operations += 1;
      if (this.#operations > mostOperations) throw new PageTooLargeError('a page has too many operators');
      reader.take(operation);
    }
    return reader.end();
  }

  get shown(): number {
    return this.#shows.length;
  }

  nextLine(): number {
    this.#line += 1;
    return this.#line;
  }

  addShow(show: Omit<ShowOperation, 'ordinal'>, isHidden: boolean): void {
    if (isHidden) this.#hidden.shows.add(this.#shows.length);
    this.#shows.push({ ...show, ordinal: this.#shows.length });
  }

  addPath(path: PathOperation, isHidden: boolean): void {
    (isHidden ? this.#hidden.paths : this.#paths).push(path);
  }

  addLabelled(labelled: LabelledContent): void {
    this.#labelled.push(labelled);
  }

  addRestored(restored: RestoredState): void {
    this.#restored.push(restored);
  }

  resolve(value: PdfValue | undefined): PdfValue {
    return this.#file.resolve(value);
  }

  resource(stream: ContentStream, kind: string, name: PdfValue | undefined): PdfValue {
    if (!(name instanceof PdfName)) return null;
    return this.#resourcesOf(stream, kind)?.get(name.value) ?? null;
  }

  labelOf(properties: PdfValue): PdfDictionary | undefined {
    if (properties instanceof PdfReference && this.#unlabelled.has(properties.number)) return undefined;
    const entries = this.#file.resolve(properties);
    if (isDictionary(entries) && labels.some((label) => entries.has(label))) return entries;
    if (properties instanceof PdfReference) this.#unlabelled.add(properties.number);
    return undefined;
  }

  #resourcesOf({ resources }: ContentStream, kind: string): PdfDictionary | undefined {
    const known = this.#resources.get(resources) ?? new Map<string, PdfDictionary | undefined>();
    this.#resources.set(resources, known);
    if (!known.has(kind)) known.set(kind, this.#file.dictionary(resources.get(kind)));
    return known.get(kind);
  }

  draw(operation: Operation, stream: ContentStream, state: GraphicsState, around: Around): void {
    const { depth } = around;
    const reference = this.resource(stream, 'XObject', operation.operands.at(-1));
    const form = this.#file.resolve(reference);
    if (!(form instanceof PdfStream) || !(reference instanceof PdfReference)) return;
    const isHidden = around.isHidden || this.layers.isHidden(form.dictionary.get('OC'));
    const subtype = this.#file.resolve(form.dictionary.get('Subtype'));
    if (!(subtype instanceof PdfName) || subtype.value !== 'Form') {
      if (isHidden) this.#hidden.images.push(transformBox(unitSquare, state.matrix));
      return;
    }
    if (depth >= deepestForm || this.#drawing.has(reference.number)) return;
    const matrix = multiply(
      matrixOf(this.#file.resolve(form.dictionary.get('Matrix')), this.resolve.bind(this)),
      state.matrix,
    );
    const box = this.#box(form.dictionary.get('BBox'), matrix);
    const clip = box === undefined ? state.clip : state.clip === undefined ? box : intersect(state.clip, box);
    this.#drawing.add(reference.number);
    try {
      const within = { stream, start: operation.start, end: operation.end };
      const resources = this.#file.dictionary(form.dictionary.get('Resources')) ?? stream.resources;
      const bytes = this.#decode(reference.number, form);
      const inner: ContentStream = {
        bytes,
        resources,
        within,
        ...(isHidden && { isHidden }),
        form: { dictionary: form.dictionary, number: reference.number },
      };
      this.readStream(inner, { ...state, matrix, fill: '', ...(clip && { clip }) }, depth + 1);
    } catch (error) {
      if (!(error instanceof StreamError)) throw error;
    } finally {
      this.#drawing.delete(reference.number);
      if (!around.isHidden) this.addRestored({ stream, end: operation.end, after: this.shown, state });
    }
  }

  #decode(number: number, form: PdfStream): Uint8Array {
    const known = this.#decoded.get(number);
    if (known !== undefined) return known;
    const bytes = this.#file.decode(form);
    this.#decoded.set(number, bytes);
    return bytes;
  }

  #box(value: PdfValue | undefined, matrix: Matrix): Box | undefined {
    const array = this.#file.resolve(value);
    if (!isArray(array)) return undefined;
    const [left, bottom, right, top] = array.map((item) => number(this.#file.resolve(item)));
    if (top === undefined) return undefined;
    const corners = [left ?? 0, right ?? 0].flatMap((x) => [bottom ?? 0, top].map((y) => ({ x, y })));
    return boxOfPoints(corners.map((corner) => transformPoint(corner, matrix)));
  }
}

/** What an image is drawn on. */
const unitSquare: Box = { left: 0, bottom: 0, right: 1, top: 1 };
