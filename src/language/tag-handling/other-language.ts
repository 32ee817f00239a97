import { baseLanguage } from '../codes.ts';
import type { Roles } from './assign-roles.ts';
import { type Attribute, attributeValue, isTag, type MarkupNode, type TagNode } from './markup.ts';

/** True if the tag says of its element that it is in another language than the document. */
export function isInOtherLanguage(tag: TagNode, documentLanguage: string | undefined): boolean {
  if (documentLanguage === undefined || tag.attributes.length === 0) return false;
  const language = attributeValue(tag, 'lang') ?? attributeValue(tag, 'xml:lang') ?? '';
  if (!/^[A-Za-z]{2,3}(?:-|$)/.test(language)) return false;
  return baseLanguage(language.toLowerCase()) !== baseLanguage(documentLanguage.toLowerCase());
}

/** The values that give the language of elements that are translated, in order; none where the document has no language. */
export function languageAttributes(
  nodes: readonly MarkupNode[],
  { translated }: Roles,
  documentLanguage: string | undefined,
): Attribute[] {
  if (documentLanguage === undefined) return [];
  const found: Attribute[] = [];
  for (const [index, node] of nodes.entries()) {
    if (!isTag(node) || node.type === 'close' || translated[index] !== 1) continue;
    for (const attribute of node.attributes)
      if (languageNames.has(attribute.name) && attribute.end > attribute.start) found.push(attribute);
  }
  return found;
}

const languageNames = new Set(['lang', 'xml:lang']);
