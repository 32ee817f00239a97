import type { TagTraits } from './assign-roles.ts';
import codeElements from './code-elements.json' with { type: 'json' };
import { findStructure } from './find-structure.ts';
import { attributeValue, isTag, type MarkupNodes, type TagNode } from './markup.ts';
import { isInOtherLanguage } from './other-language.ts';
import type { TagLists } from './tag-lists.ts';

const codeNames: ReadonlySet<string> = new Set(codeElements.xml);
const docBookCodeNames: ReadonlySet<string> = new Set([...codeElements.xml, ...codeElements.docbook]);

interface XmlTraitOptions {
  readonly outlineDetection: boolean;
  readonly keepCode?: boolean | undefined;
  readonly documentLanguage?: string | undefined;
  readonly untranslatedIf?: { readonly attribute: string; readonly value: string };
}

/**
 * XML has no list of block elements, so structure is read off the text itself (outline detection): where an element, or
 * the fragment as a whole, holds text of its own besides elements, these are inline, and so is all inside them. Where it
 * holds nothing but elements and white space, these are structure and split sentences, unless they make a sentence
 * together. Without outline detection the caller's list of tags takes its place; an empty list says nothing of structure,
 * and elements would be glued to each other, so it is read off the text then as well.
 */
export function xmlTraits(
  nodes: MarkupNodes,
  lists: TagLists,
  { outlineDetection, keepCode = false, documentLanguage, untranslatedIf }: XmlTraitOptions,
): (tag: TagNode, index: number) => TagTraits {
  const root = documentLanguage === undefined ? -1 : (firstTag(nodes)?.[0] ?? -1);
  const codes = isDocBook(nodes) ? docBookCodeNames : codeNames;
  const isLeftOut = (tag: TagNode, index: number): boolean =>
    (keepCode && codes.has(tag.name)) ||
    (untranslatedIf !== undefined && attributeValue(tag, untranslatedIf.attribute) === untranslatedIf.value) ||
    (index !== root && isInOtherLanguage(tag, documentLanguage));
  const structural = outlineDetection || lists.splitting.size === 0 ? findStructure(nodes) : undefined;
  return (tag, index) => ({
    block: lists.splitting.has(tag.name) || (structural?.[index] === 1 && !lists.nonSplitting.has(tag.name)),
    opaque: lists.ignored.has(tag.name),
    translate: translateAttribute(tag) ?? (isLeftOut(tag, index) ? false : undefined),
    preserve: spaceAttribute(tag),
  });
}

const docBookRoots = new Set([
  'article',
  'book',
  'chapter',
  'appendix',
  'part',
  'preface',
  'refentry',
  'reference',
  'section',
  'set',
]);

/** By its namespace, or before there was one by its root and its name for a paragraph. */
function isDocBook(nodes: MarkupNodes): boolean {
  const [, root] = firstTag(nodes) ?? [];
  if (root === undefined) return false;
  if (attributeValue(root, 'xmlns') === 'http://docbook.org/ns/docbook') return true;
  if (!docBookRoots.has(root.name)) return false;
  for (const node of nodes) if (isTag(node) && node.name === 'para') return true;
  return false;
}

function firstTag(nodes: MarkupNodes): readonly [index: number, tag: TagNode] | undefined {
  for (const [index, node] of nodes.entries()) if (isTag(node)) return [index, node];
  return undefined;
}

/** `translate` with or without the prefix of the Internationalization Tag Set. */
function translateAttribute(tag: TagNode): boolean | undefined {
  if (tag.attributes.length === 0) return undefined;
  const value = attributeValue(tag, 'its:translate') ?? attributeValue(tag, 'translate');
  return value === 'no' ? false : value === 'yes' ? true : undefined;
}

function spaceAttribute(tag: TagNode): boolean | undefined {
  if (tag.attributes.length === 0) return undefined;
  const value = attributeValue(tag, 'xml:space');
  return value === 'preserve' ? true : value === 'default' ? false : undefined;
}
