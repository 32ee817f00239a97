import type { CodeItem, MarkupUnit, UnitItem } from './markup-unit.ts';

/** Separators between the links of a menu. */
const marks = /^[\s|\u00b7\u2022\u00bb\u203a>/\u2013\u2014-]*$/;
const word = /[\p{L}\p{N}]/u;
const linkTag = /^<a[\s>/]/i;

/**
 * Links with nothing but marks between them, as in menus, breadcrumbs and rows of tags: each is a text of its own, and no word of a
 * sentence in which a translation may move it.
 */
export function splitLinks(source: string, unit: MarkupUnit): readonly MarkupUnit[] {
  const { items } = unit;
  const links: MarkupUnit[] = [];
  for (let index = 0; index < items.length; index++) {
    const item = items[index] as UnitItem;
    if (item.type === 'text') {
      if (!marks.test(item.text)) return [unit];
    } else if (item.type === 'alone') {
      if (word.test(item.equivalent ?? '')) return [unit];
    } else {
      if (!isLink(source, item)) return [unit];
      links.push({ ...unit, items: items.slice(index, item.partner + 1).map((inner) => shifted(inner, index)) });
      index = item.partner;
    }
  }
  return links.length > 1 ? links : [unit];
}

function isLink(source: string, { type, start }: CodeItem): boolean {
  return type === 'open' && linkTag.test(source.slice(start, start + 3));
}

function shifted(item: UnitItem, by: number): UnitItem {
  return item.type === 'text' ? item : { ...item, partner: item.partner - by };
}
