import type { Inline, InlineCode, Segment } from '../../../contracts/segment.ts';

export type InlineElement = 'bpt' | 'ept' | 'ph' | 'it' | 'hi' | 'ut';

export const inlineElements: ReadonlySet<string> = new Set<InlineElement>(['bpt', 'ept', 'ph', 'it', 'hi', 'ut']);

/** A code of a `seg`, before it is known what it is paired with. */
interface RawCode {
  readonly kind: InlineCode['kind'];
  /** What pairs the ends within the segment; undefined for a standalone code. */
  readonly pair: string | undefined;
  /** `x`: what a code is called in all languages of a unit. */
  readonly label: string | undefined;
  data: string;
}

export interface RawSegment {
  readonly inlines: readonly (string | RawCode)[];
}

/** Collects what is in one `seg`. */
export class SegmentBuilder {
  readonly #inlines: (string | RawCode)[] = [];
  /** Elements that are open, with the code whose data their content is; none for `hi`. */
  readonly #open: { readonly name: string; readonly code: RawCode | undefined; readonly pair: string }[] = [];
  #highlights = 0;
  length = 0;
  /** Inline elements. */
  codes = 0;

  open(name: InlineElement | 'sub', attributes: ReadonlyMap<string, string>): void {
    if (name === 'sub') {
      this.#open.push({ name, code: this.#open.at(-1)?.code, pair: '' });
      return;
    }
    this.codes += 1;
    const index = attributes.get('i') ?? '';
    const pair =
      name === 'hi' ? `hi ${this.#highlights++}` : name === 'bpt' || name === 'ept' ? `i ${index}` : undefined;
    const kind = name === 'bpt' || name === 'hi' ? 'open' : name === 'ept' ? 'close' : 'alone';
    const code: RawCode = { kind, pair, label: attributes.get('x'), data: '' };
    this.#inlines.push(code);
    this.#open.push({ name, code: name === 'hi' ? undefined : code, pair: pair ?? '' });
  }

  close(): void {
    const element = this.#open.pop();
    if (element?.name === 'hi') this.#inlines.push({ kind: 'close', pair: element.pair, label: undefined, data: '' });
  }

  text(text: string): void {
    this.length += text.length;
    const code = this.#open.at(-1)?.code;
    if (code !== undefined) code.data += text;
    else {
      const last = this.#inlines.length - 1;
      const before = this.#inlines[last];
      if (typeof before === 'string') this.#inlines[last] = before + text;
      else if (text !== '') this.#inlines.push(text);
    }
  }

  finish(): RawSegment {
    return { inlines: nest(this.#inlines) };
  }
}

/** An end without its partner, or pairs that overlap, as the format allows: these codes are alone. */
function nest(inlines: readonly (string | RawCode)[]): readonly (string | RawCode)[] {
  const paired = new Set<RawCode>();
  const open: RawCode[] = [];
  for (const inline of inlines) {
    if (typeof inline === 'string') continue;
    if (inline.kind === 'open') open.push(inline);
    const partner = inline.kind === 'close' ? open.findLastIndex(({ pair }) => pair === inline.pair) : -1;
    const found = open[partner];
    if (found === undefined) continue;
    open.splice(partner);
    paired.add(found).add(inline);
  }
  return inlines.map((inline) =>
    typeof inline === 'string' || inline.kind === 'alone' || paired.has(inline)
      ? inline
      : { ...inline, kind: 'alone', pair: undefined },
  );
}

/** Gives codes their ids: 1, 2, … in the source; in a translation those of the codes of the source that they represent. */
export function numberCodes(raw: RawSegment, source?: RawSegment): Segment {
  const sourceIds = source === undefined ? undefined : identify(source);
  const free = new Map(sourceIds?.map((entry) => [entry.id, entry]));
  let next = (sourceIds?.length ?? 0) + 1;
  const open: number[] = [];
  const inlines = raw.inlines.map((inline): Inline => {
    if (typeof inline === 'string') return inline;
    if (inline.kind === 'close') return write(inline, open.pop() ?? 0);
    const candidates = [...free.values()].filter(({ code }) => code.kind === inline.kind);
    const found =
      candidates.find(({ code }) => code.label !== undefined && code.label === inline.label) ??
      candidates.find(({ code }) => code.label === undefined && code.pair !== undefined && code.pair === inline.pair) ??
      candidates.find(({ code }) => code.data !== '' && code.data === inline.data) ??
      candidates.find(({ code }) => code.label === undefined || inline.label === undefined);
    const id = found?.id ?? next++;
    free.delete(id);
    if (inline.kind === 'open') open.push(id);
    return write(inline, id);
  });
  return { inlines };
}

function identify(raw: RawSegment): { readonly code: RawCode; readonly id: number }[] {
  return raw.inlines
    .filter((inline) => typeof inline !== 'string' && inline.kind !== 'close')
    .map((code, index) => ({ code: code as RawCode, id: index + 1 }));
}

function write(code: RawCode, id: number): InlineCode {
  return { kind: code.kind, id, data: code.data };
}
