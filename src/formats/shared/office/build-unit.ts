import type { Inline, InlineCode, Segment } from '../../../contracts/segment.ts';
import { baseFormat, type Markup, type RunFormat, type RunItem, type RunWriter } from './run-items.ts';

/** What becomes of a code when its unit is written. */
export type CodePlan =
  | { readonly type: 'alone'; readonly markup: Markup }
  /** Text in its own look. */
  | { readonly type: 'format'; readonly format: RunFormat }
  /** An element around runs, whose text has this look where nothing else is said. */
  | { readonly type: 'element'; readonly open: Markup; readonly close: Markup; readonly format: RunFormat };

export interface BuiltUnit {
  readonly segment: Segment;
  /** How text looks outside of all codes. */
  readonly format: RunFormat;
  /** What comes before and after the text in any translation. */
  readonly before: Markup;
  readonly after: Markup;
  readonly codes: ReadonlyMap<number, CodePlan>;
}

/** What a markup is shown as in a code's data; units within it are left out, since they change by themselves. */
export type ShowMarkup = (markup: Markup) => string;

/**
 * A paragraph's items as a segment with as few codes as they allow: runs that look alike are one text, the look of most is
 * no code, what is at the ends stays there. Undefined if there is nothing to translate.
 */
export function buildUnit(given: readonly RunItem[], writer: RunWriter, show: ShowMarkup): BuiltUnit | undefined {
  if (!given.some((item) => item.type === 'text' && isTranslatable(item.text))) return undefined;
  const { items, before, after } = trimEnds(joinNeighbours(given));
  const formats = baseFormats(items);
  return new UnitBuilder(writer, show, formats).build(items, before, after);
}

export function isTranslatable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function joinNeighbours(items: readonly RunItem[]): RunItem[] {
  const joined: RunItem[] = [];
  /** Of the last item, if it is alone and was joined: so that long rows of codes are not copied again and again. */
  let markup: Markup[number][] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (item.type === 'text' && last?.type === 'text' && last.format.key === item.format.key) {
      joined[joined.length - 1] = { ...last, text: last.text + item.text };
    } else if (item.type === 'alone' && last?.type === 'alone') {
      for (const one of item.markup) markup.push(one);
      const shown = (last.equivalent ?? '') + (item.equivalent ?? '');
      joined[joined.length - 1] = { type: 'alone', markup, equivalent: shown === '' ? undefined : shown };
    } else if (item.type === 'alone') {
      markup = [...item.markup];
      joined.push({ ...item, markup });
    } else if (item.type !== 'text' || item.text !== '') joined.push(item);
  }
  return joined;
}

/** Codes at the ends, and elements around everything, are no part of the text. */
function trimEnds(items: RunItem[]): { items: RunItem[]; before: Markup; after: Markup } {
  const before: Markup[number][] = [];
  /** The last first. */
  const ends: Markup[] = [];
  let start = 0;
  let end = items.length;
  for (;;) {
    const first = items[start];
    const last = items[end - 1];
    if (first === undefined || last === undefined) break;
    if (first.type === 'alone') {
      for (const one of first.markup) before.push(one);
      start += 1;
    } else if (last.type === 'alone') {
      ends.push(last.markup);
      end -= 1;
    } else if (first.type === 'open' && last.type === 'close' && closeOf(items, start) === end - 1) {
      for (const one of first.markup) before.push(one);
      ends.push(last.markup);
      start += 1;
      end -= 1;
    } else break;
  }
  return { items: items.slice(start, end), before, after: ends.reverse().flat() };
}

function closeOf(items: readonly RunItem[], open: number): number {
  let depth = 0;
  for (let index = open; index < items.length; index++) {
    if (items[index]?.type === 'open') depth += 1;
    else if (items[index]?.type === 'close' && --depth === 0) return index;
  }
  return -1;
}

/** For the whole and for each element, by the index of its opening: how most texts directly in it look. */
function baseFormats(items: readonly RunItem[]): ReadonlyMap<number, RunFormat> {
  const formats = new Map<number, RunFormat[]>([[-1, []]]);
  const open: number[] = [-1];
  for (const [index, item] of items.entries()) {
    if (item.type === 'open') {
      open.push(index);
      formats.set(index, []);
    } else if (item.type === 'close') open.pop();
    else if (item.type === 'text') formats.get(open.at(-1) ?? -1)?.push(item.format);
  }
  return new Map([...formats].map(([index, found]) => [index, baseFormat(found)]));
}

const noCodes: ReadonlyMap<number, CodePlan> = new Map();
const noMarkup: Markup = [];

class UnitBuilder {
  readonly #writer: RunWriter;
  readonly #show: ShowMarkup;
  readonly #formats: ReadonlyMap<number, RunFormat>;
  readonly #inlines: Inline[] = [];
  readonly #codes = new Map<number, CodePlan>();
  readonly #elements: { readonly id: number; readonly open: Markup; readonly format: RunFormat }[] = [];
  /** The pair around text in its own look, while it is open, and what may still belong into it. */
  #pair: { readonly id: number; readonly format: RunFormat } | undefined;
  #waiting: InlineCode[] = [];
  #lastId = 0;

  constructor(writer: RunWriter, show: ShowMarkup, formats: ReadonlyMap<number, RunFormat>) {
    this.#writer = writer;
    this.#show = show;
    this.#formats = formats;
  }

  build(items: readonly RunItem[], before: Markup, after: Markup): BuiltUnit {
    for (const [index, item] of items.entries()) {
      if (item.type === 'text') this.#text(item.text, item.format);
      else if (item.type === 'alone') this.#alone(item.markup, item.equivalent);
      else if (item.type === 'open') this.#open(item.markup, this.#formatAt(index));
      else this.#close(item.markup);
    }
    this.#endPair();
    return {
      segment: { inlines: this.#inlines },
      format: this.#formatAt(-1),
      before: before.length === 0 ? noMarkup : before,
      after: after.length === 0 ? noMarkup : after,
      codes: this.#codes.size === 0 ? noCodes : this.#codes,
    };
  }

  #formatAt(index: number): RunFormat {
    return this.#formats.get(index) as RunFormat;
  }

  #text(text: string, format: RunFormat): void {
    const base = this.#elements.at(-1)?.format ?? this.#formatAt(-1);
    if (this.#pair?.format.key !== format.key) {
      this.#endPair();
      if (format.key !== base.key) this.#startPair(format);
    }
    this.#flush();
    this.#inlines.push(text);
  }

  #alone(markup: Markup, equivalent: string | undefined): void {
    const id = this.#nextId();
    this.#codes.set(id, { type: 'alone', markup });
    const code: InlineCode = { kind: 'alone', id, data: this.#show(markup) };
    this.#waiting.push(equivalent === undefined ? code : { ...code, equivalent });
    if (this.#pair === undefined) this.#flush();
  }

  #open(markup: Markup, format: RunFormat): void {
    this.#endPair();
    const id = this.#nextId();
    this.#elements.push({ id, open: markup, format });
    this.#inlines.push({ kind: 'open', id, data: this.#show(markup) });
  }

  #close(markup: Markup): void {
    this.#endPair();
    const element = this.#elements.pop();
    if (element === undefined) return;
    this.#codes.set(element.id, { type: 'element', open: element.open, close: markup, format: element.format });
    this.#inlines.push({ kind: 'close', id: element.id, data: this.#show(markup) });
  }

  #startPair(format: RunFormat): void {
    const id = this.#nextId();
    this.#pair = { id, format };
    this.#codes.set(id, { type: 'format', format });
    this.#inlines.push({ kind: 'open', id, data: this.#writer.properties(format) });
  }

  #endPair(): void {
    if (this.#pair !== undefined) this.#inlines.push({ kind: 'close', id: this.#pair.id, data: '' });
    this.#pair = undefined;
    this.#flush();
  }

  #flush(): void {
    for (const inline of this.#waiting) this.#inlines.push(inline);
    this.#waiting = [];
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }
}
