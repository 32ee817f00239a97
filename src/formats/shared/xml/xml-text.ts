import { readReference, withoutForbidden } from '../../../language/tag-handling/xml-references.ts';

/**
 * Text or the value of an attribute as a reader sees it, or undefined if it refers to an entity that only a DTD could
 * explain.
 */
export function decodeXmlText(written: string): string | undefined {
  const text = written.includes('\r') ? written.replace(/\r\n?/g, '\n') : written;
  if (!text.includes('&')) return text;
  let decoded = '';
  let from = 0;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', from)) {
    const reference = readReference(text, at);
    if (reference?.text === undefined || !xmlOwn.test(text.slice(at, reference.end))) return undefined;
    decoded += text.slice(from, at) + reference.text;
    from = reference.end;
  }
  return decoded + text.slice(from);
}

/** Without a DTD, XML knows five names; HTML's are not among them. */
const xmlOwn = /^&(?:#|(?:amp|lt|gt|quot|apos);)/;

/** Text as it is written between tags; characters that XML has no way to write are left out. */
export function encodeXmlText(text: string): string {
  return withoutForbidden(text).replace(/[&<>\r]/g, (character) => references[character] ?? character);
}

/** Text as it is written between quotes of either kind. */
export function encodeXmlAttribute(text: string): string {
  return withoutForbidden(text).replace(/[&<>"'\r\n\t]/g, (character) => references[character] ?? character);
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};
