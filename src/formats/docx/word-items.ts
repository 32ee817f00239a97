import { isTranslatedField } from '../shared/office/field-types.ts';
import type { Markup, RunFormat, RunItem } from '../shared/office/run-items.ts';

/** One of the marks that a complex field consists of: begin, instructions, separate, result, end. */
export interface FieldItem {
  readonly type: 'field';
  readonly mark: 'begin' | 'instruction' | 'separate' | 'end';
  /** Of an instruction. */
  readonly text: string;
  readonly markup: Markup;
}

/** What a paragraph of Word consists of, before its fields are put together. */
export type WordItem = RunItem | FieldItem;

/** A field that began in this paragraph or in one before, and has not ended. */
export interface OpenField {
  instruction: string;
  /** The result has begun. */
  hasResult: boolean;
}

/**
 * Fields as codes: a link is a pair around its text, other fields are alone with what they show. `open` are those that
 * began in paragraphs before; afterwards, those that go on in the next.
 */
export function joinFields(
  items: readonly WordItem[],
  open: OpenField[],
  writeText: (format: RunFormat, text: string) => string,
): RunItem[] {
  return new FieldJoiner(items, open, writeText).join(0, items.length);
}

class FieldJoiner {
  readonly #items: readonly WordItem[];
  readonly #open: OpenField[];
  readonly #writeText: (format: RunFormat, text: string) => string;
  readonly #ends: ReadonlyMap<number, { readonly separate: number | undefined; readonly end: number }>;

  constructor(items: readonly WordItem[], open: OpenField[], writeText: (format: RunFormat, text: string) => string) {
    this.#items = items;
    this.#open = open;
    this.#writeText = writeText;
    this.#ends = matchFields(items);
  }

  join(start: number, end: number): RunItem[] {
    const joined: RunItem[] = [];
    for (let index = start; index < end; index++) {
      const item = this.#items[index] as WordItem;
      const field = this.#ends.get(index);
      if (field !== undefined) {
        joined.push(...this.#whole(index, field.separate, field.end));
        index = field.end;
      } else if (item.type === 'field') {
        this.#follow(item);
        joined.push({ type: 'alone', markup: item.markup });
      } else if (item.type === 'text' && this.#isHidden()) joined.push({ type: 'alone', markup: this.#markup(item) });
      else joined.push(item);
    }
    return joined;
  }

  #whole(begin: number, separate: number | undefined, end: number): RunItem[] {
    const instruction = this.#instruction(begin, separate ?? end);
    if (separate !== undefined && isTranslatedField(instruction) && !this.#isHidden()) {
      const open = this.#markups(begin, separate + 1);
      const close = this.#markups(end, end + 1);
      return [{ type: 'open', markup: open }, ...this.join(separate + 1, end), { type: 'close', markup: close }];
    }
    const shown = separate === undefined ? '' : this.#text(separate, end);
    const markup = this.#markups(begin, end + 1);
    return [shown === '' ? { type: 'alone', markup } : { type: 'alone', markup, equivalent: shown }];
  }

  /** A mark of a field that goes over several paragraphs. */
  #follow(item: FieldItem): void {
    const last = this.#open.at(-1);
    if (item.mark === 'begin') {
      if (this.#open.length < deepest) this.#open.push({ instruction: '', hasResult: false });
    } else if (item.mark === 'end') this.#open.pop();
    else if (last !== undefined && item.mark === 'separate') last.hasResult = true;
    else if (last !== undefined && !last.hasResult) last.instruction += item.text;
  }

  #isHidden(): boolean {
    return this.#open.some(({ instruction, hasResult }) => !hasResult || !isTranslatedField(instruction));
  }

  #instruction(start: number, end: number): string {
    let text = '';
    for (const item of this.#items.slice(start, end)) if (item.type === 'field') text += item.text;
    return text;
  }

  #text(start: number, end: number): string {
    let text = '';
    for (let index = start; index < end; index++) {
      const item = this.#items[index];
      // Instructions of fields within the result are not shown.
      const inner = this.#ends.get(index);
      if (inner?.separate !== undefined) index = inner.separate;
      else if (item?.type === 'text') text += item.text;
      else if (item?.type === 'alone') text += item.equivalent ?? '';
    }
    return text;
  }

  #markups(start: number, end: number): Markup {
    return this.#items.slice(start, end).flatMap((item) => this.#markup(item));
  }

  #markup(item: WordItem): Markup {
    return item.type === 'text' ? [this.#writeText(item.format, item.text)] : item.markup;
  }
}

/** Fields nested, as far as they are put together. */
const deepest = 32;

/** Beginnings of fields that end in the same paragraph and the same element of it. */
function matchFields(items: readonly WordItem[]) {
  const found = new Map<number, { separate: number | undefined; end: number }>();
  const elements: number[] = [];
  const begun: { readonly begin: number; readonly element: number; separate: number | undefined }[] = [];
  for (const [index, item] of items.entries()) {
    if (item.type === 'open') elements.push(index);
    else if (item.type === 'close') elements.pop();
    if (item.type !== 'field') continue;
    const element = elements.at(-1) ?? -1;
    const last = begun.at(-1);
    if (item.mark === 'begin') begun.push({ begin: index, element, separate: undefined });
    else if (item.mark === 'separate' && last?.element === element) last.separate ??= index;
    else if (item.mark === 'end') {
      begun.pop();
      if (last?.element === element && begun.length < deepest)
        found.set(last.begin, { separate: last.separate, end: index });
    }
  }
  return found;
}
