import type { TextSpan } from '../text-edit.ts';
/**
 * Marked-up text as a flat list of nodes that cover the source without gaps or overlaps: the nodes' ranges joined are
 * the text itself. Both tokenizers produce it, so everything after them is the same for HTML and XML.
 */
export type MarkupNode = TextNode | TagNode | OtherNode;

/** An array of nodes, or what gives them one by one. */
export interface MarkupNodes extends Iterable<MarkupNode> {
  readonly length: number;
  /** Undefined beyond the last; indexes are never negative. */
  at(index: number): MarkupNode | undefined;
  entries(): Iterable<[number, MarkupNode]>;
}

export interface TextNode extends TextSpan {
  readonly type: 'text';
  /** Decoded. */
  readonly text: string;
  /** The source itself, character for character; otherwise one or more references (`&eacute;`), which are never cut. */
  readonly literal: boolean;
}

export interface TagNode extends TextSpan {
  /** `empty`: a tag without content, `<br>` or `<x/>`. */
  readonly type: 'open' | 'close' | 'empty';
  /** Lower case in HTML. */
  readonly name: string;
  readonly attributes: readonly Attribute[];
  /** Index of the tag that closes or opens this one, -1 while there is none. */
  partner: number;
  /** Of an `open`: index of the node that ends the element, which is its partner if it has one. */
  until: number;
}

export interface OtherNode extends TextSpan {
  /**
   * `hidden`: comments, declarations, processing instructions. `reference`: an entity only the document's own DTD knows.
   * `cdata-open` and `cdata-close` enclose text in XML.
   */
  readonly type: 'hidden' | 'reference' | 'cdata-open' | 'cdata-close';
}

export interface Attribute {
  readonly name: string;
  /** Range of the value without its quotes. */
  readonly start: number;
  readonly end: number;
  /** Empty for values without quotes. */
  readonly quote: '"' | "'" | '';
  readonly value: readonly TextNode[];
}

export function attributeValue(node: TagNode, name: string): string | undefined {
  const attribute = node.attributes.find((candidate) => candidate.name === name);
  return attribute?.value.map((piece) => piece.text).join('');
}

export function isTag(node: MarkupNode): node is TagNode {
  return node.type === 'open' || node.type === 'close' || node.type === 'empty';
}
