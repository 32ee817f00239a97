import type { FlowPage } from './document-body.ts';
import { textOf } from './document-look.ts';
import type { FlowItem } from './page-flow.ts';

/** Of the height of a page, at its top and bottom: where headers, footers and page numbers are. */
const edge = 0.09;
/** Numbers of pages, which are by themselves, may be further in. */
const numberEdge = 0.13;
const leastPages = 3;
const share = 0.4;

/**
 * Pages without what is on many of them at the same edge: pages of a Word document come where its text needs them, and a header in the
 * middle of one helps nobody. What is there only once stays. The first page keeps its own.
 */
export function withoutRunningTexts(pages: readonly FlowPage[]): readonly FlowPage[] {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(page.items.flatMap((item) => keyOf(item, page) ?? [])))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = Math.max(leastPages, share * pages.length);
  return pages.map((page, index) => ({
    ...page,
    items: page.items.filter((item) => {
      const key = keyOf(item, page);
      if (key === undefined) return true;
      if (key.endsWith(pageNumber)) return false;
      return (counts.get(key) ?? 0) < least || index === 0;
    }),
  }));
}

const pageNumber = ' #';

function keyOf(item: FlowItem, { height }: FlowPage): string | undefined {
  if (item.kind !== 'text') return undefined;
  const { top, bottom } = item.area;
  const sideWithin = (share: number): string | undefined =>
    bottom < share * height ? 'top' : top > (1 - share) * height ? 'bottom' : undefined;
  const text = [item.piece, ...item.beside].map(textOf).join(' ').trim();
  if (/^(?:[-–—|]\s*)?(?:\d{1,4}|[ivxl]{1,6})(?:\s*[-–—|])?$/u.test(text))
    return sideWithin(numberEdge) === undefined ? undefined : `${sideWithin(numberEdge)}${pageNumber}`;
  const side = sideWithin(edge);
  return side === undefined ? undefined : `${side} ${text.replaceAll(/\d+/gu, '0')}`;
}
