import type { Inline } from '../../../contracts/segment.ts';
import type { TextSpan } from '../../../language/text-edit.ts';
import type { AloneNode, CodedText, CodeNode, PairNode } from './code-tree.ts';
import { type Placed, spacesAround } from './placed-codes.ts';
import type { SourceUnit, TargetText, TargetToken } from './target-text.ts';
import { TokenSpaces } from './token-spaces.ts';
import { UnitIndex, type UnitsWithin } from './unit-index.ts';
import { writeInlines } from './write-inlines.ts';

/*
 * Where codes go, given which target tokens come from which source units.
 *
 *   a <b>red</b> car        units    1:a  2:red  3:car         pair b covers unit 2
 *   un coche rojo           tokens   1    3      2             so it goes around the third token
 *
 * A pair goes around all tokens of its units when they stand together, with few words of others between them, else
 * around the longest run of them. What lies inside a pair goes inside it. A standalone code goes between the
 * translations of its neighbours.
 */

export interface Placement {
  readonly source: CodedText;
  readonly units: readonly SourceUnit[];
  readonly target: TargetText;
}

/**
 * Pairs inside so many others stand empty where their words begin: the words of a pair are looked at once for each pair
 * around it, and no document nests so deep.
 */
const deepestPair = 100;

/** The target text with every code of the source in it, once and well nested. */
export function placeCodes({ source, units, target }: Placement): readonly Inline[] {
  const placer = new CodePlacer(source.text, units, target.tokens);
  const placed = placer.place(source.codes, { start: 0, end: target.tokens.length });
  return writeInlines(target, placed, source.text);
}

class CodePlacer {
  readonly #text: string;
  readonly #units: UnitIndex;
  readonly #tokens: readonly TargetToken[];
  readonly #spaces: TokenSpaces;
  /** Where the first word of the source begins and the last one ends. */
  readonly #words: TextSpan;

  constructor(text: string, units: readonly SourceUnit[], tokens: readonly TargetToken[]) {
    this.#text = text;
    this.#units = new UnitIndex(units, tokens);
    this.#tokens = tokens;
    this.#spaces = new TokenSpaces(tokens);
    this.#words = { start: text.length - text.trimStart().length, end: text.trimEnd().length };
  }

  /** Siblings keep apart: each pair takes its range from what the pairs before it have left. */
  place(nodes: readonly CodeNode[], within: TextSpan, depth = 0): readonly Placed[] {
    const allPairs = nodes.filter((node) => node.kind === 'pair');
    const covers = new Map<PairNode, ReadonlySet<number>>();
    if (depth < deepestPair) for (const node of allPairs) covers.set(node, this.#units.between(node.start, node.end));
    const pairs: Placed[] = [];
    const coverage = new Map<number, number>();
    for (const units of covers.values()) for (const unit of units) coverage.set(unit, (coverage.get(unit) ?? 0) + 1);
    const taken = new TakenTokens(within, covers.size > 0);
    const homeless: PairNode[] = depth < deepestPair ? [] : allPairs;
    for (const [node, covered] of covers) {
      const isOther = (unit: number) => (coverage.get(unit) ?? 0) > (covered.has(unit) ? 1 : 0);
      const range = this.#findRange(covered, isOther, within, taken);
      if (range === undefined) {
        homeless.push(node);
        continue;
      }
      taken.add(range);
      pairs.push({ kind: 'pair', node, range, children: this.place(node.children, range, depth + 1) });
    }
    const alone = nodes.filter((node) => node.kind === 'alone');
    if (alone.length + homeless.length === 0) return pairs;
    const units = this.#units.within(within);
    const gap = (node: CodeNode) => taken.outside(this.#findGap(node.start, node.end, within, units));
    return [
      ...pairs,
      ...alone.map((node): Placed => ({ kind: 'alone', node, gap: gap(node) })),
      ...homeless.map((node): Placed => ({ kind: 'alone', node: collapse(node), gap: gap(node) })),
    ];
  }

  #findRange(
    covered: ReadonlySet<number>,
    isSiblings: (unit: number) => boolean,
    within: TextSpan,
    taken: TakenTokens,
  ): TextSpan | undefined {
    const own = this.#ownTokens(covered, within, taken);
    const runs: { start: number; end: number; own: number; foreign: number }[] = [];
    for (const token of own) {
      const run = runs.at(-1);
      const room = run === undefined ? 0 : own.length / 2 - run.foreign;
      const between = run === undefined ? undefined : this.#countBetween(run.end, token, isSiblings, taken, room);
      if (run === undefined || between === undefined) {
        runs.push({ start: token, end: token + 1, own: 1, foreign: 0 });
      } else {
        run.end = token + 1;
        run.own += 1;
        run.foreign += between;
      }
    }
    const most = runs.reduce((largest, run) => Math.max(largest, run.own), 0);
    return runs.find((run) => run.own === most);
  }

  /** Tokens that come from the covered units alone; if there are none, those that come from others too. */
  #ownTokens(covered: ReadonlySet<number>, within: TextSpan, taken: TakenTokens): readonly number[] {
    const pure: number[] = [];
    const shared: number[] = [];
    for (const index of this.#units.tokensOf(covered, within)) {
      if (taken.has(index)) continue;
      const { units } = this.#tokens[index] as TargetToken;
      (units.every((unit) => covered.has(unit)) ? pure : shared).push(index);
    }
    return pure.length > 0 ? pure : shared;
  }

  /** How many tokens of other units lie between, or undefined if a sibling's do or there are more than `room`. */
  #countBetween(
    start: number,
    end: number,
    isSiblings: (unit: number) => boolean,
    taken: TakenTokens,
    room: number,
  ): number | undefined {
    let foreign = 0;
    for (let index = start; index < end; index += 1) {
      const { units } = this.#tokens[index] as TargetToken;
      if (taken.has(index) || units.some(isSiblings)) return undefined;
      if (units.length > 0) foreign += 1;
      if (foreign > room) return undefined;
    }
    return foreign;
  }

  /**
   * The place between the translations of the words on both sides. When they have parted, behind the left one for a code
   * that is written tight behind its word; else where the engine has kept the two spaces that a code between spaces
   * leaves; else before the right one.
   */
  #findGap(start: number, end: number, within: TextSpan, units: UnitsWithin): number {
    const left = units.lastBefore(start);
    const right = units.firstFrom(end);
    if (left === undefined) return start <= this.#words.start ? within.start : (right ?? within.end);
    if (right === undefined) return end >= this.#words.end ? within.end : left + 1;
    const { before, after } = spacesAround(this.#text, start, end);
    if (!before && after) return left + 1;
    if (left >= right) return right;
    if (!this.#spaces.hasUnits(left + 1, right)) return left + 1;
    return before && after ? this.#spaces.firstWide(left + 1, right) : right;
  }
}

/** The tokens of a stretch that pairs have taken. */
class TakenTokens {
  readonly #within: TextSpan;
  /** By token, the number of the pair that has it; 0 for none. */
  readonly #owners: Uint32Array;
  readonly #ranges: TextSpan[] = [];

  constructor(within: TextSpan, isUsed: boolean) {
    this.#within = within;
    this.#owners = new Uint32Array(isUsed ? within.end - within.start : 0);
  }

  add(range: TextSpan): void {
    this.#ranges.push(range);
    this.#owners.fill(this.#ranges.length, range.start - this.#within.start, range.end - this.#within.start);
  }

  has(token: number): boolean {
    return this.#ownerOf(token) !== 0;
  }

  /** A gap inside a range moves to its nearer edge. */
  outside(gap: number): number {
    const range = this.#ranges[this.#ownerOf(gap) - 1];
    if (range === undefined || gap <= range.start) return gap;
    return gap - range.start < range.end - gap ? range.start : range.end;
  }

  #ownerOf(token: number): number {
    return this.#owners[token - this.#within.start] ?? 0;
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
