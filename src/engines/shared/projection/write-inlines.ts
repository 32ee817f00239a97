import type { Inline, InlineCode } from '../../../contracts/segment.ts';
import type { AloneNode } from './code-tree.ts';
import type { Placed, Range } from './placed-codes.ts';
import type { TargetText } from './target-text.ts';

/** Writes tokens and codes in order. Tags stand tight around their words; the white space of the source decides the rest. */
export function writeInlines(target: TargetText, placed: readonly Placed[], sourceText: string): readonly Inline[] {
  const writer = new InlineWriter(target, sourceText);
  writer.writeRange({ start: 0, end: target.tokens.length }, placed, 'outermost');
  return writer.inlines;
}

class InlineWriter {
  readonly inlines: Inline[] = [];
  readonly #target: TargetText;
  readonly #sourceText: string;

  constructor(target: TargetText, sourceText: string) {
    this.#target = target;
    this.#sourceText = sourceText;
  }

  /** The white space before and after a pair's words stands outside of it. */
  writeRange(range: Range, placed: readonly Placed[], depth: 'outermost' | 'inside'): void {
    let index = range.start;
    for (;;) {
      const atEdge = depth === 'inside' && (index === range.start || index === range.end);
      const space = this.#target.tokens[index]?.space ?? this.#target.rest;
      this.#writeGap(atEdge ? '' : space, alonesAt(placed, index));
      if (index >= range.end) return;
      const pair = pairAt(placed, index);
      if (pair === undefined) {
        this.#text(this.#target.tokens[index]?.text ?? '');
        index += 1;
      } else {
        this.inlines.push(pair.node.open);
        this.writeRange(pair.range, pair.children, 'inside');
        this.inlines.push(pair.node.close);
        index = pair.range.end;
      }
    }
  }

  #writeGap(space: string, alones: readonly AloneNode[]): void {
    let rest = space;
    for (const alone of alones) {
      if (alone.end > alone.start) {
        // The code is the space between the words.
        this.#codes(alone.codes);
        rest = rest.slice(1);
        continue;
      }
      const before = /\s$/.test(this.#sourceText.slice(0, alone.start));
      const after = /^\s/.test(this.#sourceText.slice(alone.end));
      const spacesBefore = !before ? 0 : after ? Math.min(1, rest.length) : rest.length;
      this.#text(rest.slice(0, spacesBefore));
      rest = rest.slice(spacesBefore);
      this.#codes(alone.codes);
    }
    this.#text(rest);
  }

  #codes(codes: readonly InlineCode[]): void {
    this.inlines.push(...codes);
  }

  #text(text: string): void {
    if (text === '') return;
    const last = this.inlines.at(-1);
    if (typeof last === 'string') this.inlines[this.inlines.length - 1] = last + text;
    else this.inlines.push(text);
  }
}

function alonesAt(placed: readonly Placed[], gap: number): readonly AloneNode[] {
  const alones = placed.flatMap((one) => (one.kind === 'alone' && one.gap === gap ? [one.node] : []));
  return alones.sort((one, other) => one.start - other.start);
}

function pairAt(placed: readonly Placed[], index: number): Extract<Placed, { kind: 'pair' }> | undefined {
  for (const one of placed) if (one.kind === 'pair' && one.range.start === index) return one;
  return undefined;
}
