import type { OptionalContent } from '../objects/optional-content.ts';
import { type PdfDictionary, PdfName, type PdfValue } from '../objects/pdf-values.ts';
import type { Operation } from './read-operations.ts';
import type { ContentStream, LabelledContent } from './text-state.ts';

/** What programs that read aloud or copy take instead of the content. */
export const labels = ['ActualText', 'Alt', 'E'];

/** The page that a stream belongs to. */
export interface MarkedPage {
  readonly layers: OptionalContent;
  /** Show operators up to now. */
  readonly shown: number;
  resource(stream: ContentStream, kind: string, name: PdfValue | undefined): PdfValue;
  resolve(value: PdfValue | undefined): PdfValue;
  /** The property list of marked content; undefined if it has no label. */
  labelOf(properties: PdfValue): PdfDictionary | undefined;
  addLabelled(labelled: LabelledContent): void;
}

interface Mark {
  readonly labelled?: LabelledContent;
  readonly isHidden: boolean;
}

/** The marked content around a position in a stream, from the outside to the inside. */
export class MarkedContent {
  readonly #page: MarkedPage;
  readonly #stream: ContentStream;
  readonly #open: Mark[] = [];

  constructor(page: MarkedPage, stream: ContentStream) {
    this.#page = page;
    this.#stream = stream;
  }

  /** Whether the position is in a layer that is off. */
  get isHidden(): boolean {
    return this.#open.at(-1)?.isHidden ?? this.#stream.isHidden === true;
  }

  /** `BDC` or `BMC`. */
  begin({ operator, operands, start, end }: Operation): void {
    const [tag, given] = operands;
    const named = given instanceof PdfName ? this.#page.resource(this.#stream, 'Properties', given) : (given ?? null);
    const isLayer = operator === 'BDC' && tag instanceof PdfName && tag.value === 'OC' && given instanceof PdfName;
    const isHidden = this.isHidden || (isLayer && this.#page.layers.isHidden(named));
    const properties = operator === 'BDC' ? this.#page.labelOf(named) : undefined;
    if (properties === undefined) {
      this.#open.push({ isHidden });
      return;
    }
    const labelled = {
      stream: this.#stream,
      start,
      end,
      tag: tag instanceof PdfName ? tag.value : 'Span',
      properties,
      first: this.#page.shown,
      last: -1,
    };
    this.#page.addLabelled(labelled);
    this.#open.push({ labelled, isHidden });
  }

  /** `EMC`. */
  end(): void {
    const ended = this.#open.pop()?.labelled;
    if (ended !== undefined) ended.last = this.#page.shown - 1;
  }

  /** Of content that nothing ends. */
  endAll(): void {
    while (this.#open.length > 0) this.end();
  }
}
