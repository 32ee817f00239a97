import type { Inline } from '../../../contracts/segment.ts';
import type { AloneNode, CodedText, CodeNode, PairNode } from './code-tree.ts';
import { type Placed, type Range, spacesAround } from './placed-codes.ts';
import type { SourceUnit, TargetText, TargetToken } from './target-text.ts';
import { writeInlines } from './write-inlines.ts';

/*
 * Where codes go, given which target tokens come from which source units.
 *
 *   a <b>red</b> car        units    1:a  2:red  3:car         pair b covers unit 2
 *   un coche rojo           tokens   1    3      2             so it goes around the third token
 *
 * A pair goes around all tokens of its units when they stand together, with few words of others between them, else
 * around the longest run of them. What lies inside a pair goes inside it. A code that stands alone goes between the
 * translations of its neighbours.
 */

export interface Placement {
  readonly source: CodedText;
  readonly units: readonly SourceUnit[];
  readonly target: TargetText;
}

/** The target text with every code of the source in it, once and well nested. */
export function placeCodes({ source, units, target }: Placement): readonly Inline[] {
  const placer = new CodePlacer(source.text, units, target.tokens);
  const placed = placer.place(source.codes, { start: 0, end: target.tokens.length });
  return writeInlines(target, placed, source.text);
}

class CodePlacer {
  readonly #text: string;
  readonly #units: readonly SourceUnit[];
  readonly #tokens: readonly TargetToken[];
  readonly #tokensByUnit = new Map<number, number[]>();

  constructor(text: string, units: readonly SourceUnit[], tokens: readonly TargetToken[]) {
    this.#text = text;
    this.#units = units;
    this.#tokens = tokens;
    for (const [index, token] of tokens.entries()) {
      for (const unit of token.units) {
        const known = this.#tokensByUnit.get(unit);
        if (known === undefined) this.#tokensByUnit.set(unit, [index]);
        else known.push(index);
      }
    }
  }

  /** Siblings keep apart: each pair takes its range from what the pairs before it have left. */
  place(nodes: readonly CodeNode[], within: Range): readonly Placed[] {
    const covers = new Map<PairNode, ReadonlySet<number>>();
    for (const node of nodes) if (node.kind === 'pair') covers.set(node, this.#unitsIn(node.start, node.end));
    const pairs: Placed[] = [];
    const coverage = new Map<number, number>();
    for (const units of covers.values()) for (const unit of units) coverage.set(unit, (coverage.get(unit) ?? 0) + 1);
    const taken: Range[] = [];
    const takenTokens = new Uint8Array(covers.size === 0 ? 0 : this.#tokens.length);
    const homeless: PairNode[] = [];
    for (const [node, covered] of covers) {
      const isOther = (unit: number) => (coverage.get(unit) ?? 0) > (covered.has(unit) ? 1 : 0);
      const range = this.#findRange(covered, isOther, within, takenTokens);
      if (range === undefined) {
        homeless.push(node);
        continue;
      }
      taken.push(range);
      takenTokens.fill(1, range.start, range.end);
      pairs.push({ kind: 'pair', node, range, children: this.place(node.children, range) });
    }
    const gap = (node: CodeNode) => outside(this.#findGap(node.start, node.end, within), taken);
    const alone = nodes.filter((node) => node.kind === 'alone');
    return [
      ...pairs,
      ...alone.map((node): Placed => ({ kind: 'alone', node, gap: gap(node) })),
      ...homeless.map((node): Placed => ({ kind: 'alone', node: collapse(node), gap: gap(node) })),
    ];
  }

  #unitsIn(start: number, end: number): ReadonlySet<number> {
    const numbers = new Set<number>();
    for (const [index, unit] of this.#units.entries()) {
      if (unit.start !== -1 && unit.start < end && unit.end > start) numbers.add(index + 1);
    }
    return numbers;
  }

  #findRange(
    covered: ReadonlySet<number>,
    isSiblings: (unit: number) => boolean,
    within: Range,
    taken: Uint8Array,
  ): Range | undefined {
    const own = this.#ownTokens(covered, within, taken);
    const runs: { start: number; end: number; own: number; foreign: number }[] = [];
    for (const token of own) {
      const run = runs.at(-1);
      const between = run === undefined ? undefined : this.#countBetween(run.end, token, isSiblings, taken);
      if (run === undefined || between === undefined || run.foreign + between > own.length / 2) {
        runs.push({ start: token, end: token + 1, own: 1, foreign: 0 });
      } else {
        run.end = token + 1;
        run.own += 1;
        run.foreign += between;
      }
    }
    const most = Math.max(...runs.map((run) => run.own));
    return runs.find((run) => run.own === most);
  }

  /** Tokens that come from the covered units alone; if there are none, those that come from others too. */
  #ownTokens(covered: ReadonlySet<number>, within: Range, taken: Uint8Array): readonly number[] {
    const pure: number[] = [];
    const shared: number[] = [];
    for (let index = within.start; index < within.end; index += 1) {
      if (taken[index] === 1) continue;
      const { units } = this.#tokens[index] as TargetToken;
      const count = units.filter((unit) => covered.has(unit)).length;
      if (count > 0) (count === units.length ? pure : shared).push(index);
    }
    return pure.length > 0 ? pure : shared;
  }

  /** How many tokens of other units lie between, or undefined if a sibling's do. */
  #countBetween(
    start: number,
    end: number,
    isSiblings: (unit: number) => boolean,
    taken: Uint8Array,
  ): number | undefined {
    let foreign = 0;
    for (let index = start; index < end; index += 1) {
      const { units } = this.#tokens[index] as TargetToken;
      if (taken[index] === 1 || units.some(isSiblings)) return undefined;
      if (units.length > 0) foreign += 1;
    }
    return foreign;
  }

  /**
   * The place between the translations of the words on both sides. When they have parted, behind the left one for a code
   * that is written tight behind its word; else where the engine has kept the two spaces that a code between spaces
   * leaves; else before the right one.
   */
  #findGap(start: number, end: number, within: Range): number {
    const left = this.#lastBefore(start, within);
    const right = this.#firstAfter(end, within);
    if (left === undefined) return this.#text.slice(0, start).trim() === '' ? within.start : (right ?? within.end);
    if (right === undefined) return this.#text.slice(end).trim() === '' ? within.end : left + 1;
    const { before, after } = spacesAround(this.#text, start, end);
    if (!before && after) return left + 1;
    if (left >= right) return right;
    const between = this.#tokens.slice(left + 1, right + 1);
    const isParted = between.slice(0, -1).some((token) => token.units.length > 0);
    if (!isParted) return left + 1;
    const kept = before && after ? between.findIndex(({ space }) => space.length > 1) : -1;
    return kept === -1 ? right : left + 1 + kept;
  }

  /** The last token of the nearest unit before the position that has one. */
  #lastBefore(position: number, within: Range): number | undefined {
    for (let index = this.#units.length - 1; index >= 0; index -= 1) {
      const unit = this.#units[index] as SourceUnit;
      if (unit.start === -1 || unit.start >= position) continue;
      const last = this.#tokensOf(index + 1, within).at(-1);
      if (last !== undefined) return last;
    }
    return undefined;
  }

  /** The first token of the nearest unit after the position that has one. */
  #firstAfter(position: number, within: Range): number | undefined {
    for (const [index, unit] of this.#units.entries()) {
      if (unit.start === -1 || unit.start < position) continue;
      const [first] = this.#tokensOf(index + 1, within);
      if (first !== undefined) return first;
    }
    return undefined;
  }

  #tokensOf(unit: number, within: Range): readonly number[] {
    return (this.#tokensByUnit.get(unit) ?? []).filter((index) => index >= within.start && index < within.end);
  }
}

/** A pair whose words have no translation of their own. */
function collapse(node: PairNode): AloneNode {
  const codes = [node.open, ...node.children.flatMap(allCodes), node.close];
  return { kind: 'alone', codes, start: node.start, end: node.start };
}

function allCodes(node: CodeNode): AloneNode['codes'] {
  return node.kind === 'alone' ? node.codes : [node.open, ...node.children.flatMap(allCodes), node.close];
}

/** A gap inside a sibling pair moves to its nearer edge. */
function outside(gap: number, taken: readonly Range[]): number {
  const range = taken.find(({ start, end }) => gap > start && gap < end);
  if (range === undefined) return gap;
  return gap - range.start < range.end - gap ? range.start : range.end;
}
