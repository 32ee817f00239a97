import type { Role, Roles } from './assign-roles.ts';
import { translateAttribute } from './html-traits.ts';
import { type Attribute, attributeValue, type MarkupNodes, type TagNode } from './markup.ts';

const shownEverywhere = new Set([
  'alt',
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
]);

/** The `title` of these names a resource or is not shown. */
const withoutTitle = new Set(['link', 'script', 'style', 'meta', 'base', 'head', 'html']);
const labelled = new Set(['optgroup', 'option', 'track']);
const buttons = new Set(['submit', 'reset', 'button']);
const describing = new Set([
  'description',
  'keywords',
  'og:title',
  'og:description',
  'og:site_name',
  'og:image:alt',
  'twitter:title',
  'twitter:description',
  'twitter:image:alt',
]);

/** Their content is not touched; what they are called is for readers. */
const named = new Set(['svg', 'iframe']);

/** Attributes of HTML whose values a reader sees, in reading order. */
export function translatableAttributes(nodes: MarkupNodes, { roles, translated }: Roles): Attribute[] {
  const found: Attribute[] = [];
  for (const [index, node] of nodes.entries()) {
    if ((node.type !== 'open' && node.type !== 'empty') || node.attributes.length === 0) continue;
    if (translated[index] !== 1 && !isNamed(node, roles.at(index))) continue;
    const seen = new Set<string>();
    for (const attribute of node.attributes) {
      // Of attributes with the same name only the first counts.
      if (attribute.end > attribute.start && !seen.has(attribute.name) && isShown(node, attribute.name))
        found.push(attribute);
      seen.add(attribute.name);
    }
  }
  return found;
}

function isNamed(tag: TagNode, role: Role | undefined): boolean {
  if (!named.has(tag.name) || (role !== 'protected' && role !== 'protected-block')) return false;
  return translateAttribute(tag) !== false;
}

function isShown(tag: TagNode, name: string): boolean {
  if (name === 'title') return !withoutTitle.has(tag.name);
  if (shownEverywhere.has(name)) return true;
  if (name === 'value') return tag.name === 'input' && buttons.has(attributeValue(tag, 'type')?.toLowerCase() ?? '');
  if (name === 'abbr') return tag.name === 'th' || tag.name === 'td';
  if (name === 'summary') return tag.name === 'table';
  if (name === 'label') return labelled.has(tag.name);
  if (name !== 'content' || tag.name !== 'meta') return false;
  const about = attributeValue(tag, 'name') ?? attributeValue(tag, 'property') ?? '';
  return describing.has(about.toLowerCase());
}
