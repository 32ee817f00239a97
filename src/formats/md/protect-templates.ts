import { sourceOf } from '../../language/code/recognisers.ts';
import type { TextItem, UnitItem } from '../../language/tag-handling/markup-unit.ts';

const template = new RegExp(
  sourceOf(({ id }) => id === 'template'),
  'gu',
);

/**
 * `{{ name }}` and `{% tag %}` of template languages become codes: their characters mean nothing in Markdown, so they
 * are not escaped. Only where they lie within one run of text: markup inside them is left to the sentence.
 */
export function protectTemplates(items: readonly UnitItem[]): readonly UnitItem[] {
  if (!items.some((item) => item.type === 'text' && item.text.includes('{'))) return items;
  const result: UnitItem[] = [];
  /** Where each old item went, for the partners. */
  const moved: number[] = [];
  for (const item of items) {
    moved.push(result.length);
    if (item.type === 'text' && item.literal) splitTemplates(item, result);
    else result.push(item);
  }
  return result.map((item, index) => {
    if (item.type === 'text') return item;
    if (item.type === 'alone') return { ...item, partner: index };
    return { ...item, partner: moved[item.partner] ?? index };
  });
}

function splitTemplates(item: TextItem, result: UnitItem[]): void {
  let position = 0;
  const addText = (end: number): void => {
    if (end === position) return;
    const text = item.text.slice(position, end);
    result.push({ ...item, start: item.start + position, end: item.start + end, text });
  };
  for (const found of item.text.matchAll(template)) {
    addText(found.index);
    const start = item.start + found.index;
    position = found.index + found[0].length;
    result.push({ type: 'alone', start, end: item.start + position, partner: -1, equivalent: found[0], cdata: false });
  }
  addText(item.text.length);
}
