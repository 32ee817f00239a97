import { createHash } from 'node:crypto';
import { withoutFilters } from '../objects/decode-stream.ts';
import type { IncrementalUpdate } from '../objects/incremental-update.ts';
import { compressed } from '../objects/incremental-update.ts';
import { latin1 } from '../objects/pdf-tokenizer.ts';
import { type PdfDictionary, type PdfReference, PdfStream, type PdfValue } from '../objects/pdf-values.ts';
import { serializeName } from '../objects/serialize-value.ts';
import { type LineOrigin, LineReturns } from './line-origin.ts';
import type { ContentStream, ShowOperation } from './text-state.ts';

interface Splice {
  readonly start: number;
  readonly end: number;
  /** One character per byte. */
  readonly text: string;
  /** Instead of a text: where a line begins, for what follows. */
  readonly back?: LineOrigin;
}

/** Copies of forms with other text, by what they have: pages that show the same one share it. */
export type FormCopies = Map<string, PdfReference>;

/**
 * What changes in the content of a page and in the forms it draws. A form is never changed itself, since other pages may draw it:
 * those that draw the changed one draw a copy, under a name of its own.
 */
export class StreamEdits {
  readonly returns = new LineReturns();
  readonly #update: IncrementalUpdate;
  readonly #copies: FormCopies;
  readonly #splices = new Map<ContentStream, Splice[]>();
  readonly #added = new Map<ContentStream, Map<string, Map<string, PdfReference>>>();
  #tail = '';

  constructor(update: IncrementalUpdate, copies: FormCopies) {
    this.#update = update;
    this.#copies = copies;
  }

  replace(stream: ContentStream, start: number, end: number, text: string): void {
    this.#add(stream, { start, end, text });
  }

  /** Goes back to where a line begins, if text that stays counts from there. */
  goBack(stream: ContentStream, position: number, back: LineOrigin): void {
    this.#add(stream, { start: position, end: position, text: '', back });
  }

  /** Takes back what goes to where a line begins for no text that stays. */
  dropReturns(shows: readonly ShowOperation[], staying: StayingShows): void {
    const byStream = Map.groupBy(shows, ({ stream }) => stream);
    for (const [stream, splices] of this.#splices) {
      const needed = neededReturns(splices, byStream.get(stream) ?? [], staying);
      this.#splices.set(
        stream,
        splices.filter((splice) => splice.back === undefined || needed.has(splice)),
      );
    }
  }

  #add(stream: ContentStream, splice: Splice): void {
    const splices = this.#splices.get(stream);
    if (splices === undefined) this.#splices.set(stream, [splice]);
    else splices.push(splice);
  }

  insert(stream: ContentStream, position: number, text: string): void {
    this.replace(stream, position, position, text);
  }

  /** After everything that the page draws, with the state that a page begins with. */
  append(text: string): void {
    this.#tail += text;
  }

  /** Makes an object known to a stream under a name that is free there. */
  addResource(stream: ContentStream, kind: string, prefix: string, reference: PdfReference): string {
    const kinds = this.#added.get(stream) ?? new Map<string, Map<string, PdfReference>>();
    this.#added.set(stream, kinds);
    const names = kinds.get(kind) ?? new Map<string, PdfReference>();
    kinds.set(kind, names);
    for (const [known, { number }] of names) if (number === reference.number) return known;
    const existing = this.#existing(stream, kind);
    let index = reference.number;
    while (existing.has(`${prefix}${index}`)) index += 1;
    names.set(`${prefix}${index}`, reference);
    return `${prefix}${index}`;
  }

  /** The page's content and resources as they are to be; undefined where nothing changes. */
  finish(
    root: ContentStream,
    openStates: number,
  ): { readonly contents: PdfReference; readonly resources: PdfDictionary } | undefined {
    this.#copyForms();
    if (!this.#splices.has(root) && this.#tail === '') return undefined;
    return { contents: this.#update.addStream(this.#finished(root, openStates)), resources: this.#resources(root) };
  }

  /** The content as a form of its own, such as the appearance of an annotation, with these entries. */
  finishForm(root: ContentStream, openStates: number, entries: PdfDictionary): PdfReference {
    this.#copyForms();
    const bytes = this.#finished(root, openStates);
    return this.#update.addStream(bytes, new Map(entries).set('Resources', this.#resources(root)));
  }

  #finished(root: ContentStream, openStates: number): Buffer {
    const parts = this.#spliced(root);
    if (this.#tail !== '') {
      parts.unshift(Buffer.from('q\n'));
      parts.push(Buffer.from(`\n${'Q '.repeat(openStates)}Q\n${this.#tail}`, 'latin1'));
    }
    return Buffer.concat(parts);
  }

  /** Forms first that draw no other changed ones, so that what draws them is changed as well. */
  #copyForms(): void {
    const changed = new Set<ContentStream>();
    for (const stream of [...this.#splices.keys(), ...this.#added.keys()])
      for (let at: ContentStream | undefined = stream; at !== undefined; at = at.within?.stream) changed.add(at);
    for (const stream of [...changed].sort((left, right) => depthOf(right) - depthOf(left))) {
      const { within, form } = stream;
      if (within === undefined || form === undefined) continue;
      const copy = this.#copy(stream, form.dictionary);
      const name = this.addResource(within.stream, 'XObject', 'Dg', copy);
      this.replace(within.stream, within.start, within.end, `${serializeName(name)} Do\n`);
    }
  }

  #copy(stream: ContentStream, form: PdfDictionary): PdfReference {
    const bytes = Buffer.concat(this.#spliced(stream));
    const resources = this.#resources(stream);
    const added = [...(this.#added.get(stream) ?? [])].map(([kind, names]) => [
      kind,
      [...names].map(([name, { number }]) => [name, number]),
    ]);
    const digest = createHash('sha256').update(bytes).update(JSON.stringify(added)).digest('base64');
    const key = `${stream.form?.number} ${digest}`;
    const known = this.#copies.get(key);
    if (known !== undefined) return known;
    const entries = withoutFilters(form).set('Resources', resources);
    const { dictionary, bytes: data } = compressed(bytes, entries);
    const reference = this.#update.add(new PdfStream(dictionary, data));
    this.#copies.set(key, reference);
    return reference;
  }

  #spliced(stream: ContentStream): Buffer[] {
    const { bytes } = stream;
    const parts: Buffer[] = [];
    let position = 0;
    const splices = this.#splices.get(stream) ?? [];
    const ordered = splices.map((splice, index) => ({ ...splice, index }));
    ordered.sort((left, right) => left.start - right.start || left.end - right.end || left.index - right.index);
    for (const { start, end, back, text } of ordered) {
      // Overlapping ones come from damaged content only; the first counts.
      if (start < position) continue;
      const content = back === undefined ? text : this.returns.to(back);
      parts.push(Buffer.from(bytes.subarray(position, start)), Buffer.from(`\n${content}\n`, 'latin1'));
      position = end;
    }
    parts.push(Buffer.from(bytes.subarray(position)));
    return parts;
  }

  #existing(stream: ContentStream, kind: string): PdfDictionary {
    const value = this.#update.resolve(stream.resources.get(kind));
    return value instanceof Map ? value : new Map();
  }

  #resources(stream: ContentStream): Map<string, PdfValue> {
    const resources = new Map(stream.resources);
    for (const [kind, names] of this.#added.get(stream) ?? [])
      resources.set(kind, new Map<string, PdfValue>([...this.#existing(stream, kind), ...names]));
    return resources;
  }
}

/** By ordinals of show operators. */
export interface StayingShows {
  /** Nothing of them stays. */
  readonly gone: ReadonlySet<number>;
  /** They stay, and have a position of their own before them. */
  readonly placed: ReadonlySet<number>;
}

/** Those after which an operator that stays counts from where its line began, with no other position between. */
function neededReturns(
  splices: readonly Splice[],
  shows: readonly ShowOperation[],
  { gone, placed }: StayingShows,
): ReadonlySet<Splice> {
  const needed = new Set<Splice>();
  const returns = splices.filter(({ back }) => back !== undefined).sort((one, other) => one.start - other.start);
  let next = 0;
  for (const [index, splice] of returns.entries()) {
    const { start, back } = splice;
    const until = returns[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    while (next < shows.length && (shows[next]?.start ?? 0) < start) next += 1;
    for (; next < shows.length; next += 1) {
      const show = shows[next] as ShowOperation;
      if (show.start >= until) break;
      const counts = show.originBefore.set === back?.set;
      if (counts && gone.has(show.ordinal)) continue;
      if (counts && !placed.has(show.ordinal)) needed.add(splice);
      break;
    }
  }
  return needed;
}

function depthOf(stream: ContentStream): number {
  let depth = 0;
  for (let at = stream.within; at !== undefined; at = at.stream.within) depth += 1;
  return depth;
}

/** The source of an operation. */
export function sourceOf(stream: ContentStream, start: number, end: number): string {
  return latin1(stream.bytes, start, end);
}
