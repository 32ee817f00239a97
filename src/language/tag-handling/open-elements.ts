import type { MarkupNodes, TagNode } from './markup.ts';

/**
 * The elements open at a point of the text, with constant-time look-up of the innermost one of a name. Deep nesting and
 * stray tags cost nothing extra: every element is pushed and taken off once.
 */
export class OpenElements {
  readonly #nodes: MarkupNodes;
  readonly #stack: number[] = [];
  /** Depths in the stack, innermost last. */
  readonly #depths = new Map<string, number[]>();

  constructor(nodes: MarkupNodes) {
    this.#nodes = nodes;
  }

  push(index: number): void {
    const { name } = this.#tag(index);
    const depths = this.#depths.get(name);
    if (depths === undefined) this.#depths.set(name, [this.#stack.length]);
    else depths.push(this.#stack.length);
    this.#stack.push(index);
  }

  /** Depth of the innermost open element with one of these names, -1 if there is none. */
  depthOf(names: readonly string[]): number {
    let deepest = -1;
    for (const name of names) deepest = Math.max(deepest, this.#depths.get(name)?.at(-1) ?? -1);
    return deepest;
  }

  /** Ends the elements deeper than `depth`, which have no end tag, at node `index`. */
  endDeeperThan(depth: number, index: number): void {
    while (this.#stack.length > depth + 1) this.#pop(index);
  }

  /** Pairs the element at `depth` with the end tag at `index`. */
  close(depth: number, index: number): void {
    this.endDeeperThan(depth, index);
    const opened = this.#pop(index);
    this.#tag(opened).partner = index;
    this.#tag(index).partner = opened;
  }

  #pop(until: number): number {
    const index = this.#stack.pop() ?? -1;
    const tag = this.#tag(index);
    this.#depths.get(tag.name)?.pop();
    tag.until = until;
    return index;
  }

  #tag(index: number): TagNode {
    return this.#nodes.at(index) as TagNode;
  }
}
