import type { TagTraits } from './assign-roles.ts';
import { attributeValue, isTag, type MarkupNode, type TagNode } from './markup.ts';
import { isInOtherLanguage } from './other-language.ts';
import type { TagLists } from './tag-lists.ts';

interface XmlTraitOptions {
  readonly outlineDetection: boolean;
  readonly documentLanguage?: string | undefined;
  readonly untranslatedIf?: { readonly attribute: string; readonly value: string };
}

/**
 * XML has no list of block elements, so structure is read off the text itself (outline detection): where an element, or
 * the fragment as a whole, holds text of its own besides elements, these are inline, and so is all inside them. Where it
 * holds nothing but elements and white space, these are structure and split sentences.
 */
export function xmlTraits(
  nodes: readonly MarkupNode[],
  lists: TagLists,
  { outlineDetection, documentLanguage, untranslatedIf }: XmlTraitOptions,
): (tag: TagNode, index: number) => TagTraits {
  const root = documentLanguage === undefined ? -1 : nodes.findIndex(isTag);
  const isLeftOut = (tag: TagNode, index: number): boolean =>
    (untranslatedIf !== undefined && attributeValue(tag, untranslatedIf.attribute) === untranslatedIf.value) ||
    (index !== root && isInOtherLanguage(tag, documentLanguage));
  const structural = outlineDetection ? findStructure(nodes) : undefined;
  return (tag, index) => ({
    block: lists.splitting.has(tag.name) || (structural?.[index] === 1 && !lists.nonSplitting.has(tag.name)),
    opaque: lists.ignored.has(tag.name),
    translate: translateAttribute(tag) ?? (isLeftOut(tag, index) ? false : undefined),
    preserve: spaceAttribute(tag),
  });
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

/** 1 for every `open` and `empty` tag whose parent holds no text of its own and is not inline itself. */
function findStructure(nodes: readonly MarkupNode[]): Uint8Array {
  const parents = new Int32Array(nodes.length);
  // Index 0 is the fragment, index n + 1 node n.
  const hasText = new Uint8Array(nodes.length + 1);
  const open: number[] = [];
  for (const [index, node] of nodes.entries()) {
    while (open.length > 0 && (nodes[open[open.length - 1] ?? 0] as TagNode).until <= index) open.pop();
    const parent = open[open.length - 1] ?? -1;
    parents[index] = parent;
    if ((node.type === 'text' && /\S/.test(node.text)) || node.type === 'reference') hasText[parent + 1] = 1;
    if (node.type === 'open') open.push(index);
  }
  const structural = new Uint8Array(nodes.length);
  for (const [index, node] of nodes.entries()) {
    if (!isTag(node) || node.type === 'close') continue;
    const parent = parents[index] ?? -1;
    const parentIsStructural = parent === -1 || structural[parent] === 1;
    if (parentIsStructural && hasText[parent + 1] === 0) structural[index] = 1;
  }
  return structural;
}
