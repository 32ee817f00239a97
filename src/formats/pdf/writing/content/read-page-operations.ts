import {
  boxOfPoints,
  identity,
  intersect,
  type Matrix,
  multiply,
  transformBox,
  transformPoint,
} from '../../geometry.ts';
import type { Box } from '../../reading/page-content.ts';
import { StreamError } from '../objects/decode-stream.ts';
import { type OptionalContent, optionalContentOf } from '../objects/optional-content.ts';
import type { PdfFile } from '../objects/pdf-file.ts';
import { latin1 } from '../objects/pdf-tokenizer.ts';
import {
  isArray,
  isDictionary,
  PdfName,
  PdfReference,
  PdfStream,
  PdfString,
  type PdfValue,
} from '../objects/pdf-values.ts';
import type { PdfPage } from '../objects/read-pages.ts';
import { initialOrigin, type LineOrigin, moveOrigin, originAt } from './line-origin.ts';
import { MarkedContent } from './marked-content.ts';
import { pageBytes } from './page-bytes.ts';
import { type PaintedPath, PathBuilder } from './path-builder.ts';
import { type Operation, readOperations } from './read-operations.ts';
import type {
  ContentStream,
  GraphicsState,
  LabelledContent,
  PageOperations,
  PathOperation,
  RestoredState,
  ShowOperation,
} from './text-state.ts';

/** A page with more than may be read of it is left as it is. */
export class PageTooLargeError extends Error {}

const deepestForm = 24;
const mostOperations = 3_000_000;
const deepestState = 512;

const initial: GraphicsState = {
  matrix: identity,
  fill: '',
  hasFont: false,
  size: 0,
  leading: 0,
  characterSpace: 0,
  wordSpace: 0,
  stretch: 1,
  renderingMode: 0,
};

/** What a page draws of text and of paths, in the order of drawing, with the forms where they are drawn. */
export function readPageOperations(file: PdfFile, page: PdfPage): PageOperations {
  const root: ContentStream = {
    bytes: pageBytes(file, page.dictionary.get('Contents')),
    resources: file.dictionary(page.resources) ?? new Map(),
  };
  const reader = new OperationsReader(file);
  const openStates = reader.readStream(root, initial, 0);
  return { root, openStates, ...reader.result };
}

class OperationsReader {
  readonly layers: OptionalContent;
  readonly #file: PdfFile;
  readonly #shows: ShowOperation[] = [];
  readonly #paths: PathOperation[] = [];
  readonly #labelled: LabelledContent[] = [];
  readonly #restored: RestoredState[] = [];
  readonly #hidden = { shows: new Set<number>(), paths: [] as PathOperation[], images: [] as Box[] };
  readonly #drawing = new Set<number>();
  readonly #decoded = new Map<number, Uint8Array>();
  #operations = 0;
  #line = 0;

  constructor(file: PdfFile) {
    this.#file = file;
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
    return this.#file.dictionary(stream.resources.get(kind))?.get(name.value) ?? null;
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

interface Around {
  /** How many forms are around it. */
  readonly depth: number;
  readonly isHidden: boolean;
}

/** What an image is drawn on. */
const unitSquare: Box = { left: 0, bottom: 0, right: 1, top: 1 };

/** Reads one stream: its states, its text objects, the path under construction. */
class StreamReader {
  readonly #page: OperationsReader;
  readonly #stream: ContentStream;
  readonly #depth: number;
  readonly #states: GraphicsState[] = [];
  readonly #marked: MarkedContent;
  #state: GraphicsState;
  #lineOrigin = initialOrigin;
  #line: number;
  #moved = 0;
  readonly #path = new PathBuilder();

  constructor(page: OperationsReader, stream: ContentStream, state: GraphicsState, depth: number) {
    this.#page = page;
    this.#stream = stream;
    this.#state = state;
    this.#depth = depth;
    this.#marked = new MarkedContent(page, stream);
    this.#line = page.nextLine();
  }

  take(operation: Operation): void {
    const { operator, operands } = operation;
    const numbers = operands.map(number);
    const [first = 0, second = 0] = numbers;
    switch (operator) {
      case 'q':
        if (this.#states.length < deepestState) this.#states.push(this.#state);
        return;
      case 'Q':
        this.#state = this.#states.pop() ?? this.#state;
        this.#restored(operation);
        return;
      case 'cm':
        this.#set({ matrix: multiply(sixNumbers(numbers), this.#state.matrix) });
        return;
      case 'BT':
        this.#moveTo(initialOrigin);
        return;
      case 'Td':
        this.#moveTo(moveOrigin(this.#lineOrigin, first, second));
        return;
      case 'TD':
        this.#set({ leading: -second });
        this.#moveTo(moveOrigin(this.#lineOrigin, first, second));
        return;
      case 'Tm':
        this.#moveTo(originAt(sixNumbers(numbers)));
        return;
      case 'T*':
        this.#nextLine();
        return;
      case 'TL':
      case 'Tc':
      case 'Tw':
      case 'Tr':
        this.#set({ [parameters[operator]]: first });
        return;
      case 'Tz':
        this.#set({ stretch: first / 100 });
        return;
      case 'Tf': {
        const [font] = operands;
        this.#set({
          hasFont: true,
          size: numbers.at(-1) ?? 0,
          ...(font instanceof PdfName && { fontName: font.value }),
        });
        return;
      }
      case 'gs':
        this.#setFromDictionary(operands[0]);
        return;
      case 'Tj':
      case 'TJ':
      case "'":
      case '"':
        this.#show(operation);
        return;
      case 'Do':
        this.#page.draw(operation, this.#stream, this.#state, {
          depth: this.#depth,
          isHidden: this.#marked.isHidden,
        });
        return;
      case 'BDC':
      case 'BMC':
        this.#marked.begin(operation);
        return;
      case 'EMC':
        this.#marked.end();
        return;
      case 'g':
      case 'rg':
      case 'k':
      case 'cs':
        this.#set({ fill: this.#source(operation) });
        return;
      case 'sc':
      case 'scn':
        this.#set({ fill: `${colourSpace(this.#state.fill)}${this.#source(operation)}` });
        return;
    }
    const painted = this.#path.take(operation, numbers, this.#state.matrix);
    if (painted !== undefined) this.#paint(painted);
  }

  end(): number {
    this.#marked.endAll();
    return this.#states.length;
  }

  #restored({ end }: Operation): void {
    if (this.#marked.isHidden) return;
    this.#page.addRestored({ stream: this.#stream, end, after: this.#page.shown, state: this.#state });
  }

  #paint({ box, ...path }: PaintedPath): void {
    const painted = { ...path, stream: this.#stream, after: this.#page.shown, state: this.#state };
    if (path.filled || path.stroked) this.#page.addPath(painted, this.#marked.isHidden);
    if (!path.clips) return;
    this.#set({ clip: this.#state.clip === undefined ? box : intersect(this.#state.clip, box) });
  }

  #show(operation: Operation): void {
    const { operator, operands } = operation;
    const originBefore = this.#lineOrigin;
    if (operator === "'" || operator === '"') this.#nextLine();
    if (operator === '"') this.#set({ wordSpace: number(operands[0]), characterSpace: number(operands[1]) });
    const last = operands.at(-1);
    const strings = operator === 'TJ' ? (isArray(last) ? last : []) : [last ?? null];
    const { hasFont, size, stretch } = this.#state;
    if (!hasFont || !strings.some((item) => item instanceof PdfString && item.bytes.length > 0)) {
      for (const item of strings) this.#moved -= (number(item) / 1000) * size * stretch;
      return;
    }
    const show = {
      stream: this.#stream,
      operator,
      start: operation.start,
      end: operation.end,
      operands: operator === 'TJ' ? strings : operands,
      state: this.#state,
      lineMatrix: this.#lineOrigin.matrix,
      origin: this.#lineOrigin,
      originBefore,
      line: this.#line,
      moved: this.#moved,
    };
    this.#page.addShow(show, this.#marked.isHidden);
    this.#moved = 0;
  }

  #setFromDictionary(name: PdfValue | undefined): void {
    const entries = this.#page.resolve(this.#page.resource(this.#stream, 'ExtGState', name));
    const font = isDictionary(entries) ? this.#page.resolve(entries.get('Font')) : null;
    if (isArray(font)) this.#set({ hasFont: true, size: number(this.#page.resolve(font[1])) });
  }

  #source({ start, end }: Operation): string {
    return `${latin1(this.#stream.bytes, start, end)}\n`;
  }

  #set(change: Partial<GraphicsState>): void {
    this.#state = { ...this.#state, ...change };
  }

  #nextLine(): void {
    this.#moveTo(moveOrigin(this.#lineOrigin, 0, -this.#state.leading));
  }

  #moveTo(origin: LineOrigin): void {
    this.#lineOrigin = origin;
    this.#line = this.#page.nextLine();
    this.#moved = 0;
  }
}

const parameters = { TL: 'leading', Tc: 'characterSpace', Tw: 'wordSpace', Tr: 'renderingMode' } as const;

function colourSpace(fill: string): string {
  const [first = ''] = fill.split('\n');
  return first.endsWith('cs') ? `${first}\n` : '';
}

function number(value: PdfValue | undefined): number {
  return typeof value === 'number' ? value : 0;
}

function sixNumbers(numbers: readonly number[]): Matrix {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  return [a, b, c, d, e, f];
}

function matrixOf(value: PdfValue, resolve: (value: PdfValue) => PdfValue): Matrix {
  return isArray(value) && value.length >= 6 ? sixNumbers(value.map((item) => number(resolve(item)))) : identity;
}
