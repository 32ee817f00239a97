import { baseLanguage } from '../codes.ts';
import type { TextSpan } from '../text-edit.ts';
import type { Roles } from './assign-roles.ts';
import type { SegmentSlot } from './cut-unit.ts';
import { type Attribute, attributeValue, isTag, type MarkupNodes, type TagNode } from './markup.ts';

/** True if the tag says of its element that it is in another language than the document. */
export function isInOtherLanguage(tag: TagNode, documentLanguage: string | undefined): boolean {
  if (documentLanguage === undefined || tag.attributes.length === 0) return false;
  return isOtherLanguage(attributeValue(tag, 'lang') ?? attributeValue(tag, 'xml:lang') ?? '', documentLanguage);
}

/** True for a tag of a language that is another than that of the document, if both are known. */
export function isOtherLanguage(language: string, documentLanguage: string | undefined): boolean {
  if (documentLanguage === undefined || !/^[A-Za-z]{2,3}(?:-|$)/.test(language)) return false;
  return baseLanguage(language.toLowerCase()) !== baseLanguage(documentLanguage.toLowerCase());
}

/** A value that gives the language of an element, and where that element begins and ends in the source. */
export interface LanguageAttribute extends TextSpan {
  readonly attribute: Attribute;
  /** The element has no content, but may have attributes that are translated. */
  readonly isEmpty: boolean;
}

/** Those of elements that are translated, in order; none where the document has no language. */
export function languageAttributes(
  nodes: MarkupNodes,
  { translated }: Roles,
  documentLanguage: string | undefined,
): LanguageAttribute[] {
  if (documentLanguage === undefined) return [];
  const found: LanguageAttribute[] = [];
  for (const [index, node] of nodes.entries()) {
    if (!isTag(node) || node.type === 'close' || translated[index] !== 1) continue;
    const isEmpty = node.type === 'empty';
    const end = isEmpty ? node.end : (nodes.at(node.until)?.start ?? Number.POSITIVE_INFINITY);
    for (const attribute of node.attributes)
      if (languageNames.has(attribute.name) && attribute.end > attribute.start)
        found.push({ attribute, start: node.start, end, isEmpty });
  }
  return found;
}

const languageNames = new Set(['lang', 'xml:lang']);

/** Those of elements that hold something of the slots; both are in order. */
export function* languagesOf<Language extends Omit<LanguageAttribute, 'attribute'>>(
  slots: readonly SegmentSlot[],
  languages: readonly Language[],
): Generator<Language> {
  let overlapping = 0;
  let starting = 0;
  for (const language of languages) {
    const { start, end, isEmpty } = language;
    while ((slots[overlapping]?.end ?? end) <= start) overlapping += 1;
    while ((slots[starting]?.start ?? end) < start) starting += 1;
    if ((slots[isEmpty ? starting : overlapping]?.start ?? end) < end) yield language;
  }
}
