import { baseLanguage } from '../codes.ts';
import { attributeValue, type TagNode } from './markup.ts';

/** True if the tag says of its element that it is in another language than the document. */
export function isInOtherLanguage(tag: TagNode, documentLanguage: string | undefined): boolean {
  if (documentLanguage === undefined || tag.attributes.length === 0) return false;
  const language = attributeValue(tag, 'lang') ?? attributeValue(tag, 'xml:lang') ?? '';
  if (!/^[A-Za-z]{2,3}(?:-|$)/.test(language)) return false;
  return baseLanguage(language.toLowerCase()) !== baseLanguage(documentLanguage.toLowerCase());
}
