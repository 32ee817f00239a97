import type { Inline, InlineCode, Segment } from '../../../contracts/segment.ts';
import { isCode } from '../../../language/segments.ts';
import { hasSameCodes } from '../../../language/tag-handling/repair-codes.ts';

/**
 * A segment as a model sees it: codes as tags `<g1>…</g1>` and `<x2/>`. The text itself is not escaped, since models
 * spoil escapes; where it holds something like a tag, the tags of this segment get longer names (`<ga1>`).
 */
export class TaggedText {
  readonly text: string;
  /** What readers see instead of tags, by tag name. */
  readonly equivalents: Readonly<Record<string, string>>;
  readonly #source: Segment;
  readonly #numbers = new Map<number, number>();
  readonly #codes: { open?: InlineCode; close?: InlineCode; alone?: InlineCode }[] = [{}];
  readonly #suffix: string;

  constructor(source: Segment) {
    this.#source = source;
    this.#suffix = freeSuffix(source.inlines.filter((inline) => !isCode(inline)).join(''));
    const equivalents: Record<string, string> = {};
    this.text = source.inlines
      .map((inline) => {
        if (!isCode(inline)) return inline;
        const number = this.#numberOf(inline);
        if (inline.kind === 'open') return `<g${this.#suffix}${number}>`;
        if (inline.kind === 'close') return `</g${this.#suffix}${number}>`;
        const name = `x${this.#suffix}${number}`;
        if (inline.equivalent !== undefined) equivalents[name] = inline.equivalent;
        return `<${name}/>`;
      })
      .join('');
    this.equivalents = equivalents;
  }

  /** The translation with the codes of its source, or undefined where a tag is missing, doubled or badly nested. */
  read(answer: string): Segment | undefined {
    const decoded = answer.replace(
      new RegExp(`&lt;(\\s{0,3}/?\\s{0,3}[gx]${this.#suffix}\\d{1,9}\\s{0,3}/?\\s{0,3})&gt;`, 'gi'),
      '<$1>',
    );
    const tags = new RegExp(`<\\s{0,3}(/?)\\s{0,3}[gx]${this.#suffix}(\\d{1,9})\\s{0,3}/?\\s{0,3}>`, 'gi');
    const inlines: Inline[] = [];
    let position = 0;
    for (const found of decoded.matchAll(tags)) {
      if (found.index > position) inlines.push(decoded.slice(position, found.index));
      position = found.index + found[0].length;
      const known = this.#codes[Number(found[2])];
      if (known === undefined) return undefined;
      const closes = found[1] === '/';
      if (known.alone === undefined) {
        const code = closes ? known.close : known.open;
        if (code === undefined) return undefined;
        inlines.push(code);
      } else if (!closes || inlines.at(-1) !== known.alone) inlines.push(known.alone);
    }
    if (position < decoded.length) inlines.push(decoded.slice(position));
    const segment = { inlines: nestCloses(inlines) };
    return hasSameCodes(this.#source, segment) ? segment : undefined;
  }

  #numberOf(code: InlineCode): number {
    const number = this.#numbers.get(code.id) ?? this.#codes.length;
    this.#numbers.set(code.id, number);
    this.#codes[number] = { ...this.#codes[number], [code.kind]: code };
    return number;
  }
}

function freeSuffix(text: string): string {
  const taken = new Set(
    [...text.matchAll(/(?:<|&lt;)\s{0,3}\/?\s{0,3}[gx]([a-z]*)\d/gi)].map(([, suffix]) => suffix?.toLowerCase() ?? ''),
  );
  let suffix = '';
  while (taken.has(suffix)) suffix += 'a';
  return suffix;
}

/** Closes that follow each other without text between them mean the same in any order: the innermost comes first. */
function nestCloses(inlines: readonly Inline[]): readonly Inline[] {
  const nested: Inline[] = [];
  const open: number[] = [];
  for (let at = 0; at < inlines.length; at += 1) {
    const inline = inlines[at] as Inline;
    if (!isCode(inline) || inline.kind !== 'close') {
      if (isCode(inline) && inline.kind === 'open') open.push(inline.id);
      nested.push(inline);
      continue;
    }
    const run: InlineCode[] = [];
    for (let next = inlines[at]; next !== undefined && isCode(next) && next.kind === 'close'; next = inlines[at]) {
      run.push(next);
      at += 1;
    }
    at -= 1;
    const depths = new Map(open.map((id, depth) => [id, depth]));
    run.sort((one, other) => (depths.get(other.id) ?? -1) - (depths.get(one.id) ?? -1));
    for (const code of run) if (open.at(-1) === code.id) open.pop();
    nested.push(...run);
  }
  return nested;
}
