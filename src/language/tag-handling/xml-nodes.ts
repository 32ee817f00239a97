import { NumberTable } from '../tables/number-table.ts';
import type { Attribute, MarkupNode, MarkupNodes, TagNode } from './markup.ts';
import { scanXmlTag } from './scan-xml-tag.ts';
import { readReference } from './xml-references.ts';

const types = ['text', 'open', 'close', 'empty', 'hidden', 'reference', 'cdata-open', 'cdata-close'] as const;

/** Columns of a row: places in the source, then what depends on the type. Indexes of other nodes are one more, and 0 for none. */
const [startColumn, endColumn, typeColumn, nameColumn, partnerColumn, untilColumn] = [0, 1, 2, 3, 4, 5];

/**
 * The nodes of XML as numbers, 24 bytes each, since a document of 10 MB may have four million of them. Each is made when it is asked
 * for, from its place in the source.
 */
export class XmlNodes implements MarkupNodes {
  readonly #source: string;
  readonly #loose: boolean;
  readonly #rows = new NumberTable(6);

  constructor(source: string, loose: boolean) {
    this.#source = source;
    this.#loose = loose;
  }

  get length(): number {
    return this.#rows.size;
  }

  /** `isLiteral`: of text. */
  add(type: Exclude<MarkupNode['type'], TagNode['type']>, start: number, end: number, isLiteral = false): void {
    this.#rows.add(start, end, types.indexOf(type), isLiteral ? 1 : 0, 0, 0);
  }

  addTag({ type, name, start, end }: TagNode): void {
    this.#rows.add(start, end, types.indexOf(type), name.length, 0, 0);
  }

  /** Literal text that goes on where the last node, which is literal text too, ends. False if there is none. */
  extendText(start: number, end: number): boolean {
    const [rows, last] = [this.#rows, this.#rows.size - 1];
    const isText = last >= 0 && rows.at(last, typeColumn) === 0 && rows.at(last, nameColumn) === 1;
    if (!isText || rows.at(last, endColumn) !== start) return false;
    rows.set(last, endColumn, end);
    return true;
  }

  at(index: number): MarkupNode | undefined {
    const rows = this.#rows;
    if (index < 0 || index >= rows.size) return undefined;
    const [start, end] = [rows.at(index, startColumn), rows.at(index, endColumn)];
    const type = types[rows.at(index, typeColumn)] ?? 'hidden';
    switch (type) {
      case 'text': {
        const literal = rows.at(index, nameColumn) === 1;
        const text = literal ? this.#source.slice(start, end) : (readReference(this.#source, start)?.text ?? '');
        return { type, start, end, text, literal };
      }
      case 'open':
      case 'close':
      case 'empty':
        return new XmlTag({ rows, index, source: this.#source, loose: this.#loose }, type);
      default:
        return { type, start, end };
    }
  }

  *entries(): Generator<[number, MarkupNode]> {
    for (let index = 0; index < this.length; index += 1) yield [index, this.at(index) as MarkupNode];
  }

  *[Symbol.iterator](): Generator<MarkupNode> {
    for (let index = 0; index < this.length; index += 1) yield this.at(index) as MarkupNode;
  }
}

interface TagRow {
  readonly rows: NumberTable;
  readonly index: number;
  readonly source: string;
  readonly loose: boolean;
}

const noAttributes: readonly Attribute[] = [];

/** A tag at its row: what is set of it is set there. */
class XmlTag implements TagNode {
  readonly type: TagNode['type'];
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly #row: TagRow;
  #attributes: readonly Attribute[] | undefined;

  constructor(row: TagRow, type: TagNode['type']) {
    const { rows, index, source } = row;
    this.#row = row;
    this.type = type;
    this.start = rows.at(index, startColumn);
    this.end = rows.at(index, endColumn);
    const nameStart = this.start + (type === 'close' ? 2 : 1);
    const nameEnd = nameStart + rows.at(index, nameColumn);
    this.name = source.slice(nameStart, nameEnd);
    // Most tags have none: nothing but the end of the tag follows the name.
    if (type === 'close' || this.end - nameEnd <= (type === 'empty' ? 2 : 1)) this.#attributes = noAttributes;
  }

  get attributes(): readonly Attribute[] {
    const { source, loose } = this.#row;
    this.#attributes ??= scanXmlTag(source, this.start, loose)?.attributes ?? noAttributes;
    return this.#attributes;
  }

  get partner(): number {
    return this.#row.rows.at(this.#row.index, partnerColumn) - 1;
  }

  set partner(index: number) {
    this.#row.rows.set(this.#row.index, partnerColumn, index + 1);
  }

  get until(): number {
    return this.#row.rows.at(this.#row.index, untilColumn) - 1;
  }

  set until(index: number) {
    this.#row.rows.set(this.#row.index, untilColumn, index + 1);
  }
}
