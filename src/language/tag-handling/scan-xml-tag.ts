import type { Attribute, TagNode, TextNode } from './markup.ts';
import { namePattern, readReference } from './xml-references.ts';

/** Why XML is not well formed, and where. */
export class XmlDefect extends Error {
  readonly at: number;

  constructor(reason: string, at: number) {
    super(reason);
    this.at = at;
  }
}

const closeTag = new RegExp(`</(${namePattern})\\s*>`, 'uy');
const openTag = new RegExp(`<(${namePattern})`, 'uy');
const strictAttribute = new RegExp(`\\s+(${namePattern})\\s*=\\s*(["'])`, 'uy');
const looseAttribute = /[\s,]*([^\s<>"'=/]+)(?:\s*=\s*(?:(["'])|([^\s"'<>]+)))?/uy;
const noAttributes: readonly Attribute[] = [];
const tagEnd = /\s*(\/?)>/y;

/**
 * The tag that starts at `at`. Throws an `XmlDefect` for anything XML does not allow.
 *
 * Loose, it takes attributes without value, quotes or white space between them, and gives undefined for what is no tag
 * by any measure. Values never hold `<`, in either way, so a scan ends at the next tag and all scans together are linear.
 */
export function scanXmlTag(source: string, at: number, loose: boolean): TagNode | undefined {
  closeTag.lastIndex = at;
  const closing = closeTag.exec(source);
  if (closing !== null) return tag('close', closing[1] ?? '', at, at + closing[0].length, noAttributes);
  openTag.lastIndex = at;
  const opening = openTag.exec(source);
  if (opening === null) {
    if (loose) return undefined;
    throw new XmlDefect("'<' starts no tag", at);
  }
  const name = opening[1] ?? '';
  tagEnd.lastIndex = at + opening[0].length;
  const bare = tagEnd.exec(source);
  if (bare !== null) return tag(bare[1] === '/' ? 'empty' : 'open', name, at, tagEnd.lastIndex, noAttributes);
  const attributes: Attribute[] = [];
  const names = new Set<string>();
  let position = at + opening[0].length;
  for (;;) {
    tagEnd.lastIndex = position;
    const end = tagEnd.exec(source);
    if (end !== null) return tag(end[1] === '/' ? 'empty' : 'open', name, at, position + end[0].length, attributes);
    const attribute = loose ? scanLooseAttribute(source, position) : scanAttribute(source, position, name);
    if (attribute === undefined) return undefined;
    if (names.has(attribute.name) && !loose) throw new XmlDefect(`attribute '${attribute.name}' comes twice`, position);
    names.add(attribute.name);
    attributes.push(attribute);
    position = attribute.end + attribute.quote.length;
  }
}

function scanAttribute(source: string, at: number, tagName: string): Attribute {
  strictAttribute.lastIndex = at;
  const found = strictAttribute.exec(source);
  if (found === null) throw new XmlDefect(`the tag '<${tagName}' is not well formed`, at);
  const attribute = quotedAttribute(source, found[1] ?? '', found[2] === '"' ? '"' : "'", at + found[0].length);
  if (attribute === undefined) throw new XmlDefect(`the value of attribute '${found[1]}' is not well formed`, at);
  checkReferences(source, attribute.start, attribute.end);
  return attribute;
}

function scanLooseAttribute(source: string, at: number): Attribute | undefined {
  looseAttribute.lastIndex = at;
  const found = looseAttribute.exec(source);
  if (found === null) {
    // A stray slash or quote: skip it.
    return /["'/=]/.test(source.charAt(at))
      ? { name: '', start: at + 1, end: at + 1, quote: '', value: [] }
      : undefined;
  }
  const end = at + found[0].length;
  if (found[2] !== undefined) return quotedAttribute(source, found[1] ?? '', found[2] === '"' ? '"' : "'", end);
  return {
    name: found[1] ?? '',
    start: end - (found[3]?.length ?? 0),
    end,
    quote: '',
    value: [text(source, end - (found[3]?.length ?? 0), end)],
  };
}

function quotedAttribute(source: string, name: string, quote: '"' | "'", start: number): Attribute | undefined {
  let end = start;
  for (; end < source.length; end++) {
    const character = source.charAt(end);
    if (character === quote) return { name, start, end, quote, value: [text(source, start, end)] };
    if (character === '<') return undefined;
  }
  return undefined;
}

function checkReferences(source: string, start: number, end: number): void {
  const value = source.slice(start, end);
  for (let at = value.indexOf('&'); at !== -1; at = value.indexOf('&', at + 1)) {
    if (readReference(source, start + at) === undefined) throw new XmlDefect("'&' starts no reference", start + at);
  }
}

/** XML attributes are not translated, so their values stay as they are written. */
function text(source: string, start: number, end: number): TextNode {
  return { type: 'text', start, end, text: source.slice(start, end), literal: true };
}

function tag(
  type: TagNode['type'],
  name: string,
  start: number,
  end: number,
  attributes: readonly Attribute[],
): TagNode {
  return { type, name, start, end, attributes, partner: -1, until: -1 };
}
