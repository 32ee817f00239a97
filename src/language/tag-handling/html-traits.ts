import type { TagTraits } from './assign-roles.ts';
import codeElements from './code-elements.json' with { type: 'json' };
import { blockElements, opaqueElements, preformattedElements, untranslatedElements } from './html-elements.ts';
import { attributeValue, type TagNode } from './markup.ts';
import { isInOtherLanguage } from './other-language.ts';
import type { TagLists } from './tag-lists.ts';

/**
 * HTML's own rules, adjusted by the caller's lists: `splitting_tags` are blocks, `non_splitting_tags` inline,
 * `ignore_tags` untranslated.
 */
export function htmlTraits(
  lists: TagLists,
  {
    documentLanguage,
    keepCode = false,
  }: { readonly documentLanguage?: string | undefined; readonly keepCode?: boolean | undefined },
): (tag: TagNode) => TagTraits {
  const isCode = (tag: TagNode): boolean => keepCode && codeNames.has(tag.name);
  return (tag) => ({
    block: lists.splitting.has(tag.name) || (blockElements.has(tag.name) && !lists.nonSplitting.has(tag.name)),
    opaque: opaqueElements.has(tag.name) || lists.ignored.has(tag.name),
    translate: translateAttribute(tag) ?? (isCode(tag) || isLeftOut(tag, documentLanguage) ? false : undefined),
    preserve: preformattedElements.has(tag.name) ? true : undefined,
  });
}

const codeNames: ReadonlySet<string> = new Set(codeElements.html);

function isLeftOut(tag: TagNode, documentLanguage: string | undefined): boolean {
  if (untranslatedElements.has(tag.name)) return true;
  return !wholeDocument.has(tag.name) && isInOtherLanguage(tag, documentLanguage);
}

const wholeDocument = new Set(['html', 'body']);

/** `translate="no"`, `class="notranslate"`; `translate` with `yes` or without value translates. */
export function translateAttribute(tag: TagNode): boolean | undefined {
  if (tag.attributes.length === 0) return undefined;
  if (attributeValue(tag, 'class')?.split(/\s+/).includes('notranslate') === true) return false;
  const value = attributeValue(tag, 'translate')?.toLowerCase();
  if (value === 'no') return false;
  return value === 'yes' || value === '' ? true : undefined;
}
