import type { Inline, InlineCode } from '../../../contracts/segment.ts';
import type { TextSpan } from '../../../language/text-edit.ts';
import type { AloneNode } from './code-tree.ts';
import { type Placed, spacesAround } from './placed-codes.ts';
import type { TargetText } from './target-text.ts';
import { joinsUnspaced } from './unspaced-scripts.ts';

/** Writes tokens and codes in order. Tags stand tight around their words; the white space of the source decides the rest. */
export function writeInlines(target: TargetText, placed: readonly Placed[], sourceText: string): readonly Inline[] {
  const writer = new InlineWriter(target, sourceText);
  writer.writeRange({ start: 0, end: target.tokens.length }, placed, 'outermost');
  return withoutSpaces(writer.inlines, writer.addedSpaces);
}

type PlacedPair = Extract<Placed, { kind: 'pair' }>;

class InlineWriter {
  readonly inlines: Inline[] = [];
  /** Written around codes, because the spaces that they had in the source have stayed elsewhere. */
  addedSpaces = 0;
  readonly #target: TargetText;
  readonly #sourceText: string;
  /** Where the first word of the source begins and the last one ends. */
  readonly #words: TextSpan;

  constructor(target: TargetText, sourceText: string) {
    this.#target = target;
    this.#sourceText = sourceText;
    this.#words = { start: sourceText.length - sourceText.trimStart().length, end: sourceText.trimEnd().length };
  }

  /** The white space before and after a pair's words is outside of it. */
  writeRange(range: TextSpan, placed: readonly Placed[], depth: 'outermost' | 'inside'): void {
    const { tokens, rest } = this.#target;
    const alones = alonesByGap(placed);
    const pairs = pairsByStart(placed);
    let index = range.start;
    for (;;) {
      const atEdge = depth === 'inside' && (index === range.start || index === range.end);
      const space = tokens[index]?.space ?? rest;
      const left = index > range.start ? (tokens[index - 1]?.text ?? '') : '';
      const right = index < range.end ? (tokens[index]?.text ?? '') : '';
      this.#writeGap(atEdge ? '' : space, alones.get(index) ?? [], left, right);
      if (index >= range.end) return;
      const pair = pairs.get(index);
      if (pair === undefined) {
        this.#text(tokens[index]?.text ?? '');
        index += 1;
      } else {
        this.inlines.push(pair.node.open);
        this.writeRange(pair.range, pair.children, 'inside');
        this.inlines.push(pair.node.close);
        index = pair.range.end;
      }
    }
  }

  /** `left` and `right`: the words of the same range on both sides, empty where there is none. */
  #writeGap(space: string, alones: readonly AloneNode[], left: string, right: string): void {
    let rest = space;
    let isApart = false;
    for (const alone of alones) {
      if (alone.end > alone.start) {
        // The code is the space between the words, or came from there to an end, whose space is another.
        this.#codes(alone.codes);
        if (!this.#hasMoved(alone, left, right)) rest = rest.slice(1);
        isApart = false;
        continue;
      }
      const { before, after } = spacesAround(this.#sourceText, alone.start, alone.end);
      if (before && after && rest === '' && (isApart || mayEndInSpace(left))) rest = this.#addSpace();
      const spacesBefore = !before ? 0 : after ? Math.min(1, rest.length) : rest.length;
      this.#text(rest.slice(0, spacesBefore));
      rest = rest.slice(spacesBefore);
      this.#codes(alone.codes);
      isApart = before && after;
    }
    if (isApart && rest === '' && mayBeginWithSpace(right)) rest = this.#addSpace();
    this.#text(rest);
  }

  /** Whether the code was between words, and now comes before all or behind all. */
  #hasMoved({ start, end }: AloneNode, left: string, right: string): boolean {
    if (left === '') return start > this.#words.start;
    return right === '' && end < this.#words.end;
  }

  #addSpace(): string {
    this.addedSpaces += 1;
    return ' ';
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

function mayEndInSpace(left: string): boolean {
  return left !== '' && !/[\p{Ps}\p{Pi}¿¡'’]$/u.test(left.slice(-2)) && !joinsUnspaced(left, '');
}

function mayBeginWithSpace(right: string): boolean {
  return right !== '' && !/^[\p{Pe}\p{Pf}.,;:!?'’]/u.test(right) && !joinsUnspaced('', right);
}

/** Takes as many of the spaces away that are beside another one. */
function withoutSpaces(inlines: readonly Inline[], count: number): readonly Inline[] {
  let surplus = count;
  if (surplus === 0) return inlines;
  return inlines.map((inline) =>
    typeof inline === 'string' && surplus > 0
      ? inline.replace(/ {2}/g, (spaces) => (surplus-- > 0 ? ' ' : spaces))
      : inline,
  );
}

/** By gap, in the order of the source. */
function alonesByGap(placed: readonly Placed[]): ReadonlyMap<number, readonly AloneNode[]> {
  const byGap = new Map<number, AloneNode[]>();
  for (const one of placed) {
    if (one.kind !== 'alone') continue;
    const known = byGap.get(one.gap);
    if (known === undefined) byGap.set(one.gap, [one.node]);
    else known.push(one.node);
  }
  for (const alones of byGap.values()) alones.sort((one, other) => one.start - other.start);
  return byGap;
}

/** By first token; of two pairs there the first. */
function pairsByStart(placed: readonly Placed[]): ReadonlyMap<number, PlacedPair> {
  const byStart = new Map<number, PlacedPair>();
  for (const one of placed) if (one.kind === 'pair' && !byStart.has(one.range.start)) byStart.set(one.range.start, one);
  return byStart;
}
