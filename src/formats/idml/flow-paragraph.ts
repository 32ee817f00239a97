import type { TextSpan } from '../../language/text-edit.ts';
import { isTranslatable } from '../shared/office/build-unit.ts';
import type { RunItem } from '../shared/office/run-items.ts';
import { type FlowNode, type FlowStep, type FlowToken, nodeAfter } from './flow-items.ts';
import type { FlowFrame } from './flow-writer.ts';

/** A paragraph as it becomes a unit: what it is made of, and what is rewritten. */
export interface FlowParagraph {
  readonly range: TextSpan;
  readonly items: readonly RunItem[];
  readonly frame: FlowFrame;
}

/**
 * What a paragraph's tokens say, from its first text to its last, with the tags that belong to that alone; tags around it
 * stay as they are. Undefined if there is nothing to translate. `before`: what is open at its first token.
 */
export function readParagraph(
  tokens: readonly FlowToken[],
  before: FlowNode,
  source: string,
): FlowParagraph | undefined {
  if (!tokens.some((token) => token.type === 'text' && isTranslatable(token.text))) return undefined;
  const partners = findPartners(tokens);
  const { start, end } = withinText(tokens, partners);
  let first = before;
  for (let index = 0; index < start; index++) first = nodeAfter(tokens[index] as FlowToken, first);
  const own = tokens.slice(start, end + 1);
  const last = own.reduce((node, token) => nodeAfter(token, node), first);
  const { items, bound } = new ItemBuilder(own, findPartners(own), source).build();
  const range = { start: (own[0] as FlowToken).range.start, end: (own.at(-1) as FlowToken).range.end };
  return { range, items, frame: { first, last, bound } };
}

/** For each tag whose other half is among the tokens, where that is. */
function findPartners(tokens: readonly FlowToken[]): ReadonlyMap<number, number> {
  const partners = new Map<number, number>();
  const open: number[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'open') open.push(index);
    if (token.type !== 'close') continue;
    const partner = open.pop();
    if (partner !== undefined) partners.set(partner, index).set(index, partner);
  }
  return partners;
}

/** From the first token that is no tag to the last, and on over tags at the ends that open or close between them. */
function withinText(tokens: readonly FlowToken[], partners: ReadonlyMap<number, number>): TextSpan {
  const isTag = (index: number): boolean => ['open', 'close'].includes(tokens[index]?.type ?? 'open');
  let [first, last] = [0, tokens.length - 1];
  while (isTag(first)) first += 1;
  while (isTag(last)) last -= 1;
  let [start, end] = [first, last];
  const isBetween = (index: number): boolean => {
    const partner = partners.get(index) ?? -1;
    return partner > first && partner < last;
  };
  while (start > 0 && tokens[start - 1]?.type === 'open' && isBetween(start - 1)) start -= 1;
  while (tokens[end + 1]?.type === 'close' && isBetween(end + 1)) end += 1;
  return { start, end };
}

type Tag = Extract<FlowToken, { readonly node: FlowNode }>;

/** Makes the items of a unit from tokens; CharacterStyleRanges are the looks of their text. */
class ItemBuilder {
  readonly #tokens: readonly FlowToken[];
  readonly #partners: ReadonlyMap<number, number>;
  readonly #source: string;
  readonly #items: RunItem[] = [];
  readonly #bound: FlowStep[] = [];
  /** Bound tags since the last text. */
  #tags: number[] = [];
  /** How many tags before each token are tied to their order: those of paragraphs, and those without a partner. */
  readonly #tied: number[] = [0];
  readonly #movable = new Set<FlowNode>();
  /** ParagraphStyleRanges that belong to the wrappers around them. */
  readonly #folded = new Set<FlowNode>();

  constructor(tokens: readonly FlowToken[], partners: ReadonlyMap<number, number>, source: string) {
    this.#tokens = tokens;
    this.#partners = partners;
    this.#source = source;
    for (const [index, token] of tokens.entries()) {
      const isTag = token.type === 'open' || token.type === 'close';
      const isTied = isTag && (token.node.kind === 'paragraphs' || this.#isUnmatchedWrapper(token.node, index));
      this.#tied.push((this.#tied[index] ?? 0) + (isTied ? 1 : 0));
    }
  }

  build(): { readonly items: readonly RunItem[]; readonly bound: readonly FlowStep[] } {
    for (const [index, token] of this.#tokens.entries()) {
      if (token.type === 'text') {
        this.#endTags();
        this.#items.push({ type: 'text', text: token.text, format: token.format });
      } else if (token.type === 'alone') {
        this.#endTags();
        this.#items.push({ type: 'alone', markup: [token.piece], equivalent: token.equivalent });
      } else if (token.node.kind !== 'characters' && !this.#folded.has(token.node)) {
        if (token.type === 'open' && this.#canMove(index, token.node)) this.#movable.add(token.node);
        if (this.#movable.has(token.node)) this.#movableTag(index);
        else this.#tags.push(index);
      }
    }
    this.#endTags();
    return { items: this.#items, bound: this.#bound };
  }

  #isUnmatchedWrapper(node: FlowNode, index: number): boolean {
    return node.kind === 'wrapper' && !this.#partners.has(index);
  }

  /** It begins and ends in the paragraph, and within the same ParagraphStyleRange, if there are several. */
  #canMove(open: number, { kind, parent }: FlowNode): boolean {
    const close = this.#partners.get(open);
    if (kind !== 'wrapper' || close === undefined) return false;
    const tiedWithin = (this.#tied[close] ?? 0) - (this.#tied[open + 1] ?? 0);
    if (tiedWithin > 0 && (tiedWithin !== 2 || this.#holdsParagraphs(open, close) === undefined)) return false;
    const isLevel = parent !== undefined && (parent.kind === 'paragraphs' || parent.kind === 'characters');
    return isLevel || this.#tied.at(-1) === tiedWithin || (parent !== undefined && this.#movable.has(parent));
  }

  /** Right within it one ParagraphStyleRange is around everything. */
  #holdsParagraphs(open: number, close: number): FlowNode | undefined {
    const inner = this.#tokens[open + 1];
    const isAround = inner?.type === 'open' && this.#partners.get(open + 1) === close - 1;
    return isAround && inner.node.kind === 'paragraphs' ? inner.node : undefined;
  }

  #movableTag(index: number): void {
    this.#endTags();
    const { type } = this.#tokens[index] as Tag;
    const partner = this.#partners.get(index) ?? index;
    const [open, close] = type === 'open' ? [index, partner] : [partner, index];
    const inner = this.#holdsParagraphs(open, close);
    if (inner !== undefined) this.#folded.add(inner);
    const tags = inner === undefined ? [index] : type === 'open' ? [index, index + 1] : [index - 1, index];
    this.#items.push({ type, markup: tags.map((tag) => this.#step(tag, false)) });
  }

  #step(index: number, isBound: boolean): FlowStep {
    const { type: action, node, range } = this.#tokens[index] as Tag;
    return { role: 'step', action, node, isBound, ...range };
  }

  /** The tags between two texts: pairs of codes for what begins and ends in the paragraph, with the tags beside them. */
  #endTags(): void {
    if (this.#tags.length === 0) return;
    const tags = this.#tags;
    this.#tags = [];
    if (this.#isSameParagraph(tags)) return;
    const steps = tags.map((index) => this.#step(index, true));
    for (const step of steps) this.#bound.push(step);
    const isPair = tags.map((index, at) => steps[at]?.node.kind === 'wrapper' && this.#partners.has(index));
    const lastPair = isPair.lastIndexOf(true);
    if (lastPair === -1) this.#items.push({ type: 'alone', markup: steps });
    let from = 0;
    for (const [at, step] of steps.entries()) {
      if (!isPair[at]) continue;
      const to = at === lastPair ? steps.length : at + 1;
      this.#items.push({ type: step.action, markup: steps.slice(from, to) });
      from = to;
    }
  }

  /** One ParagraphStyleRange ends and another begins that says the same. */
  #isSameParagraph(tags: readonly number[]): boolean {
    if (tags.length !== 2) return false;
    const [close, open] = tags.map((index) => this.#tokens[index] as Tag);
    if (close?.type !== 'close' || open?.type !== 'open') return false;
    if (close.node.kind !== 'paragraphs' || open.node.kind !== 'paragraphs') return false;
    const [one, other] = [close, open].map(({ node: { opening } }) =>
      this.#source.slice(opening.start, opening.end).replace(/>\s+</g, '><'),
    );
    return one === other;
  }
}
