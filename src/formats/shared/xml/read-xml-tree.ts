import { NumberTable } from '../../../language/tables/number-table.ts';
import type { TextSpan } from '../../../language/text-edit.ts';
import { attributesIn, nameAt, type XmlAttribute, XmlScanner } from './xml-scanner.ts';
import { decodeXmlText } from './xml-text.ts';

/** An element with the places of its parts in the source. */
export interface XmlElement {
  readonly type: 'element';
  /** Its number among the nodes of the document, in order. */
  readonly row: number;
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlNode[];
  /** The same one by one, for elements that may have millions. */
  nodes(): Iterable<XmlNode>;
  readonly parent: XmlElement | undefined;
  /** UTF-16 positions, half open: of the whole, and of the content between the tags. */
  readonly start: number;
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly end: number;
}

/** Text, a CDATA section with its marks, or what no reader sees. */
export interface XmlLeaf extends TextSpan {
  readonly type: 'text' | 'cdata' | 'hidden';
}

export type XmlNode = XmlElement | XmlLeaf;

const leafTypes = ['text', 'cdata', 'hidden'] as const;

/** Columns of a row. `after`: the row behind all that is in the node. Parents are one more than their row, and 0 for none. */
const [startColumn, endColumn, afterColumn, parentColumn, contentStartColumn, contentEndColumn] = [0, 1, 2, 3, 4, 5];

/** What a leaf has where an element has the start of its content; then comes its type. */
const leaf = 0;

/** The root of a document whose types are not read; elements are nested no deeper than the limit. */
export function readXmlTree(source: string, depth: number): XmlElement {
  const scanner = new XmlScanner(source, { depth, doctype: 'pass' });
  const tree = { source, rows: new NumberTable(6) };
  const { rows } = tree;
  let root: number | undefined;
  const open: number[] = [];
  while (scanner.next()) {
    const { kind, start, end } = scanner;
    const parent = (open.at(-1) ?? -1) + 1;
    if (kind === 'open' || kind === 'empty') {
      // Only asked for, so that they are well formed.
      for (const _ of scanner.attributes());
      const row = rows.add(start, end, rows.size + 1, parent, end, end);
      root ??= row;
      if (kind === 'open') open.push(row);
    } else if (kind === 'close') {
      const row = open.pop();
      if (row === undefined) continue;
      rows.set(row, contentEndColumn, start);
      rows.set(row, endColumn, end);
      rows.set(row, afterColumn, rows.size);
    } else if (open.length > 0) {
      const type = kind === 'text' || kind === 'cdata' ? kind : 'hidden';
      rows.add(start, end, rows.size + 1, parent, leaf, leafTypes.indexOf(type));
    }
  }
  return root === undefined ? scanner.fail('it holds no XML element') : new XmlTreeElement(tree, root);
}

interface XmlTree {
  readonly source: string;
  readonly rows: NumberTable;
}

/** An element, made when it is asked for: a document of 10 MB may have two million. */
class XmlTreeElement implements XmlElement {
  readonly type = 'element';
  readonly row: number;
  readonly #tree: XmlTree;

  constructor(tree: XmlTree, row: number) {
    this.#tree = tree;
    this.row = row;
  }

  get name(): string {
    const name = this.#writtenName;
    return name.slice(name.indexOf(':') + 1);
  }

  get attributes(): readonly XmlAttribute[] {
    const nameEnd = this.start + 1 + this.#writtenName.length;
    return [...attributesIn(this.#tree.source, nameEnd, this.contentStart)];
  }

  get children(): readonly XmlNode[] {
    return [...this.nodes()];
  }

  *nodes(): Generator<XmlNode> {
    const { rows } = this.#tree;
    const end = rows.at(this.row, afterColumn);
    for (let row = this.row + 1; row < end; row = rows.at(row, afterColumn)) yield nodeAt(this.#tree, row);
  }

  get parent(): XmlElement | undefined {
    const parent = this.#tree.rows.at(this.row, parentColumn);
    return parent === 0 ? undefined : new XmlTreeElement(this.#tree, parent - 1);
  }

  get start(): number {
    return this.#tree.rows.at(this.row, startColumn);
  }

  get contentStart(): number {
    return this.#tree.rows.at(this.row, contentStartColumn);
  }

  get contentEnd(): number {
    return this.#tree.rows.at(this.row, contentEndColumn);
  }

  get end(): number {
    return this.#tree.rows.at(this.row, endColumn);
  }

  get #writtenName(): string {
    return nameAt(this.#tree.source, this.start + 1);
  }
}

function nodeAt(tree: XmlTree, row: number): XmlNode {
  const { rows } = tree;
  if (rows.at(row, contentStartColumn) !== leaf) return new XmlTreeElement(tree, row);
  const type = leafTypes[rows.at(row, contentEndColumn)] ?? 'hidden';
  return { type, start: rows.at(row, startColumn), end: rows.at(row, endColumn) };
}

export function elementsIn(element: XmlElement): XmlElement[] {
  return [...eachElement(element)];
}

/** The elements in it one by one. */
export function* eachElement(element: XmlElement): Generator<XmlElement> {
  for (const node of element.nodes()) if (node.type === 'element') yield node;
}

export function childNamed(element: XmlElement, name: string): XmlElement | undefined {
  return eachElement(element).find((child) => child.name === name);
}

/** The value of an attribute by its name as it is written. */
export function attributeOf(source: string, element: XmlElement, name: string): string | undefined {
  const attribute = element.attributes.find((candidate) => candidate.name === name);
  return attribute === undefined ? undefined : decodeXmlText(source.slice(attribute.start, attribute.end));
}
