import { escapedText } from '../../language/placeholders/escaped-text.ts';
import type { HostText } from '../../language/placeholders/host-text.ts';
import { readReference } from '../../language/tag-handling/xml-references.ts';
import type { Message } from '../shared/messages/parsed-messages.ts';
import { XmlScanner } from '../shared/xml/xml-scanner.ts';
import { decodeXmlText, encodeXmlText } from '../shared/xml/xml-text.ts';

/** `Form` designers keep names, shortcuts and more as strings; these are what people read. */
const shownProperties = /\.(?:\w*Text|ToolTip|AccessibleName|AccessibleDescription|Title|Filter|Items\d*)\d*$/;

interface Entry {
  readonly name: string;
  /** Of the text between the tags of `value`. */
  start: number;
  end: number;
  note: string | undefined;
}

/** The strings of a resource file: `data` without a type, in order. */
export function* readResx(source: string, depth: number): Generator<Message> {
  const scanner = new XmlScanner(source, { depth, doctype: 'refuse' });
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n';
  while (scanner.next()) {
    const isRoot =
      (scanner.kind === 'open' && scanner.depth === 1) || (scanner.kind === 'empty' && scanner.depth === 0);
    if (isRoot && scanner.name !== 'root') scanner.fail(`its first element is <${scanner.name}>, not <root>`);
    if (scanner.kind !== 'open' || scanner.depth !== 2 || scanner.name !== 'data') continue;
    const entry = readEntry(scanner);
    if (entry === undefined) continue;
    const { start, end, note } = entry;
    const value = messageOf(source, start, end, lineEnd);
    if (value !== undefined) yield note === undefined ? value : { ...value, note };
  }
}

/** A `data` element, from its start tag to its end tag. */
function readEntry(scanner: XmlScanner): Entry | undefined {
  let name = '';
  let text = true;
  for (const attribute of scanner.attributes()) {
    if (attribute.name === 'name') name = decodeXmlText(scanner.source.slice(attribute.start, attribute.end)) ?? '';
    if (attribute.name === 'type' || attribute.name === 'mimetype') text = false;
  }
  if (!text || !isShown(name)) {
    scanner.skipElement();
    return undefined;
  }
  const entry: Entry = { name, start: -1, end: -1, note: undefined };
  while (scanner.next() && scanner.depth >= 2) {
    if (scanner.kind !== 'open' || scanner.depth !== 3) continue;
    const element = scanner.name;
    const start = scanner.end;
    scanner.skipElement();
    if (element === 'value' && entry.start === -1) [entry.start, entry.end] = [start, scanner.start];
    if (element === 'comment')
      entry.note = decodeXmlText(scanner.source.slice(start, scanner.start))?.trim() || undefined;
  }
  return entry.start === -1 ? undefined : entry;
}

function isShown(name: string): boolean {
  if (name.startsWith('>>')) return false;
  return !name.startsWith('$this.') || shownProperties.test(name);
}

/** Text with references, or one CDATA section; markup inside a value is left as it is. */
function messageOf(source: string, start: number, end: number, lineEnd: string): Message | undefined {
  const written = source.slice(start, end);
  const section = /^<!\[CDATA\[([\s\S]*)\]\]>$/.exec(written)?.[1];
  if (section !== undefined && !section.includes(']]>')) {
    const host = xmlHost(section, lineEnd, (text) => text.replaceAll(']]>', ']]]]><![CDATA[>'), /\r\n?/g);
    return { host, start: start + 9, end: end - 3 };
  }
  if (written.includes('<')) return undefined;
  return { host: xmlHost(written, lineEnd, encodeXmlText, /\r\n?|&[^;\s]{1,32};/g), start, end };
}

function xmlHost(written: string, lineEnd: string, encode: (text: string) => string, pattern: RegExp): HostText {
  return escapedText(written, {
    pattern,
    decode: (found) => (found.startsWith('\r') ? '\n' : (readReference(found, 0)?.text ?? found)),
    encode: (text) => encode(text.replace(/\r\n?/g, '\n')).replaceAll('\n', lineEnd),
  });
}
