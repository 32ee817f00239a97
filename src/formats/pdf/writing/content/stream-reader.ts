import { identity, intersect, multiply } from '../../geometry.ts';
import { latin1 } from '../objects/pdf-tokenizer.ts';
import { isArray, isDictionary, PdfName, PdfString, type PdfValue } from '../objects/pdf-values.ts';
import { initialOrigin, type LineOrigin, moveOrigin, originAt } from './line-origin.ts';
import { MarkedContent, type MarkedPage } from './marked-content.ts';
import { number, sixNumbers } from './operands.ts';
import { type PaintedPath, PathBuilder } from './path-builder.ts';
import type { Operation } from './read-operations.ts';
import type { ContentStream, GraphicsState, PathOperation, RestoredState, ShowOperation } from './text-state.ts';

const deepestState = 512;

export interface Around {
  /** How many forms are around it. */
  readonly depth: number;
  readonly isHidden: boolean;
}

/** The page that a stream is read for: it keeps what the stream draws. */
export interface OperationsOfPage extends MarkedPage {
  /** Nothing is asked but the fonts of text: other operators mean nothing then. */
  readonly onlyFonts: boolean;
  /** A number for the operators from here to the next one that moves to a position. */
  nextLine(): number;
  addShow(show: Omit<ShowOperation, 'ordinal'>, isHidden: boolean): void;
  addPath(path: PathOperation, isHidden: boolean): void;
  addRestored(restored: RestoredState): void;
  /** Reads the form, or notes the image, that an operator `Do` draws. */
  draw(operation: Operation, stream: ContentStream, state: GraphicsState, around: Around): void;
}

/** The state that a page begins with. */
export const initialState: GraphicsState = {
  matrix: identity,
  fill: '',
  stroke: '',
  lineWidth: 1,
  hasFont: false,
  size: 0,
  leading: 0,
  characterSpace: 0,
  wordSpace: 0,
  stretch: 1,
  renderingMode: 0,
};

/** Reads one stream: its states, its text objects, the path under construction. */
export class StreamReader {
  readonly #page: OperationsOfPage;
  readonly #stream: ContentStream;
  readonly #depth: number;
  readonly #states: GraphicsState[] = [];
  readonly #marked: MarkedContent;
  #state: GraphicsState;
  #lineOrigin = initialOrigin();
  #line: number;
  #moved = 0;
  readonly #path = new PathBuilder();

  constructor(page: OperationsOfPage, stream: ContentStream, state: GraphicsState, depth: number) {
    this.#page = page;
    this.#stream = stream;
    this.#state = state;
    this.#depth = depth;
    this.#marked = new MarkedContent(page, stream);
    this.#line = page.nextLine();
  }

  take(operation: Operation): void {
    const { operator, operands } = operation;
    if (this.#page.onlyFonts && !choosesFonts.has(operator)) return;
    switch (operator) {
      case 'q':
        if (this.#states.length < deepestState) this.#states.push(this.#state);
        return;
      case 'Q':
        this.#state = this.#states.pop() ?? this.#state;
        this.#restored(operation);
        return;
      case 'cm':
        this.#set({ matrix: multiply(sixNumbers(operands), this.#state.matrix) });
        return;
      case 'BT':
        this.#moveTo(initialOrigin());
        return;
      case 'Td':
        this.#moveTo(moveOrigin(this.#lineOrigin, number(operands[0]), number(operands[1])));
        return;
      case 'TD':
        this.#set({ leading: -number(operands[1]) });
        this.#moveTo(moveOrigin(this.#lineOrigin, number(operands[0]), number(operands[1])));
        return;
      case 'Tm':
        this.#moveTo(originAt(sixNumbers(operands)));
        return;
      case 'T*':
        this.#nextLine();
        return;
      case 'TL':
      case 'Tc':
      case 'Tw':
      case 'Tr':
      case 'w':
        this.#set({ [parameters[operator]]: number(operands[0]) });
        return;
      case 'Tz':
        this.#set({ stretch: number(operands[0]) / 100 });
        return;
      case 'Tf': {
        const [font] = operands;
        this.#set({
          hasFont: true,
          size: number(operands.at(-1)),
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
      case 'G':
      case 'RG':
      case 'K':
      case 'CS':
        this.#set({ stroke: this.#source(operation) });
        return;
      case 'SC':
      case 'SCN':
        this.#set({ stroke: `${colourSpace(this.#state.stroke)}${this.#source(operation)}` });
        return;
    }
    const painted = this.#path.take(operation, this.#state.matrix);
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

/** All that decides which texts are shown, and in which fonts. */
const choosesFonts: ReadonlySet<string> = new Set(['q', 'Q', 'Tf', 'gs', 'Do', 'Tj', 'TJ', "'", '"']);

const parameters = {
  TL: 'leading',
  Tc: 'characterSpace',
  Tw: 'wordSpace',
  Tr: 'renderingMode',
  w: 'lineWidth',
} as const;

function colourSpace(colour: string): string {
  const [first = ''] = colour.split('\n');
  return /cs$/i.test(first) ? `${first}\n` : '';
}
