import { ServiceError } from '../../../errors/service-error.ts';
import { attributeOf, childNamed, elementsIn, readXmlTree, type XmlElement } from '../../shared/xml/read-xml-tree.ts';
import { splice } from '../../shared/xml/splice.ts';
import { decodeXmlText, encodeXmlText } from '../../shared/xml/xml-text.ts';

/** A text of XMP metadata that readers see, with its position in them. */
export interface XmpText {
  readonly property: 'title' | 'description' | 'language';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const largest = 1024 ** 2;
const deepest = 64;
const translated: ReadonlySet<string> = new Set(['title', 'description', 'language']);

/** The title and the description for all languages, and the languages of the document; nothing where metadata are damaged. */
export function readXmp(bytes: Uint8Array): { readonly source: string; readonly texts: readonly XmpText[] } {
  const source = bytes.length > largest ? '' : Buffer.from(bytes).toString('utf8');
  try {
    return { source, texts: source === '' ? [] : textsIn(source, readXmlTree(source, deepest)) };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { source, texts: [] };
  }
}

export function writeXmp(source: string, texts: ReadonlyMap<XmpText, string>): Uint8Array {
  const edits = [...texts].map(([{ start, end }, text]) => ({ start, end, text: encodeXmlText(text) }));
  return Buffer.from(
    splice(
      source,
      edits.sort((one, other) => one.start - other.start),
    ),
  );
}

function textsIn(source: string, root: XmlElement): readonly XmpText[] {
  const packet = root.name === 'RDF' ? root : childNamed(root, 'RDF');
  const properties = packet === undefined ? [] : elementsIn(packet).flatMap(elementsIn);
  return properties.flatMap((property) => {
    const list = elementsIn(property)[0];
    if (!translated.has(property.name) || list === undefined) return [];
    const items = elementsIn(list);
    const item = items.find((one) => attributeOf(source, one, 'xml:lang') === 'x-default') ?? items[0];
    if (item === undefined || item.children.some(({ type }) => type !== 'text')) return [];
    const { contentStart: start, contentEnd: end } = item;
    const text = decodeXmlText(source.slice(start, end));
    return text === undefined ? [] : [{ property: property.name as XmpText['property'], text, start, end }];
  });
}
