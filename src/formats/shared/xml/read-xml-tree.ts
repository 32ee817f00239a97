import { type XmlAttribute, XmlScanner } from './xml-scanner.ts';
import { decodeXmlText } from './xml-text.ts';

/** An element with the places of its parts in the source. */
export interface XmlElement {
  readonly type: 'element';
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlNode[];
  readonly parent: XmlElement | undefined;
  /** UTF-16 positions, half open: of the whole, and of the content between the tags. */
  readonly start: number;
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly end: number;
}

/** Text, a CDATA section with its marks, or what no reader sees. */
export interface XmlLeaf {
  readonly type: 'text' | 'cdata' | 'hidden';
  readonly start: number;
  readonly end: number;
}

export type XmlNode = XmlElement | XmlLeaf;

type Draft = { -readonly [Key in keyof XmlElement]: XmlElement[Key] } & { children: XmlNode[] };

/** The root of a document whose types are not read; elements are nested no deeper than the limit. */
export function readXmlTree(source: string, depth: number): XmlElement {
  const scanner = new XmlScanner(source, { depth, doctype: 'pass' });
  let root: Draft | undefined;
  let open: Draft | undefined;
  while (scanner.next()) {
    const { kind, start, end } = scanner;
    if (kind === 'open' || kind === 'empty') {
      const element = draft(scanner, open);
      open?.children.push(element);
      root ??= element;
      if (kind === 'open') open = element;
    } else if (kind === 'close') {
      if (open === undefined) continue;
      open.contentEnd = start;
      open.end = end;
      open = open.parent as Draft | undefined;
    } else {
      open?.children.push({ type: kind === 'text' || kind === 'cdata' ? kind : 'hidden', start, end });
    }
  }
  return root ?? scanner.fail('it holds no XML element');
}

function draft(scanner: XmlScanner, parent: Draft | undefined): Draft {
  const { name, start, end } = scanner;
  return {
    type: 'element',
    name: name.slice(name.indexOf(':') + 1),
    attributes: [...scanner.attributes()],
    children: [],
    parent,
    start,
    contentStart: end,
    contentEnd: end,
    end,
  };
}

export function elementsIn(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => child.type === 'element');
}

export function childNamed(element: XmlElement, name: string): XmlElement | undefined {
  return elementsIn(element).find((child) => child.name === name);
}

/** The value of an attribute by its name as it is written. */
export function attributeOf(source: string, element: XmlElement, name: string): string | undefined {
  const attribute = element.attributes.find((candidate) => candidate.name === name);
  return attribute === undefined ? undefined : decodeXmlText(source.slice(attribute.start, attribute.end));
}
