import type { TextEdit } from '../../language/text-edit.ts';
import type { XmlElement } from '../shared/xml/read-xml-tree.ts';

/** Gives an attribute a value that needs no escapes; a new one goes to the end of the tag. */
export function attributeEdit(source: string, element: XmlElement, name: string, value: string): TextEdit {
  const attribute = element.attributes.find((candidate) => candidate.name === name);
  if (attribute !== undefined) return { start: attribute.start, end: attribute.end, text: value };
  const tag = source.slice(element.start, element.contentStart);
  const at = element.start + tag.search(/\s*\/?>$/);
  return { start: at, end: at, text: ` ${name}="${value}"` };
}

/** Takes an attribute away, with the space before it. */
export function attributeRemoval(source: string, element: XmlElement, name: string): TextEdit[] {
  const attribute = element.attributes.find((candidate) => candidate.name === name);
  if (attribute === undefined) return [];
  const before = source.slice(element.start, attribute.start);
  const start = element.start + before.search(/\s+[^\s=]+\s*=\s*["']$/);
  return [{ start, end: attribute.end + 1, text: '' }];
}
