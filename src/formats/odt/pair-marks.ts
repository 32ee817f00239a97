import type { TextSpan } from '../../language/text-edit.ts';
import type { RunItem } from '../shared/office/run-items.ts';

/** One end of a stretch that has a name: a bookmark, a tracked insertion, an annotation's range. */
export interface MarkItem {
  readonly type: 'mark';
  readonly end: 'start' | 'end';
  /** The same for both ends. */
  readonly key: string;
  readonly range: TextSpan;
}

export type OdtItem = RunItem | MarkItem;

/** Stretches that begin and end in the same paragraph and element become pairs around their text; other ends are alone. */
export function pairMarks(items: readonly OdtItem[]): RunItem[] {
  const paired = findPairs(items);
  return items.map((item, index): RunItem => {
    if (item.type !== 'mark') return item;
    const markup = [item.range];
    if (!paired.has(index)) return { type: 'alone', markup };
    return { type: item.end === 'start' ? 'open' : 'close', markup };
  });
}

function findPairs(items: readonly OdtItem[]): ReadonlySet<number> {
  const paired = new Set<number>();
  /** What has begun: elements, and marks by their keys. Marks that cross others never become pairs. */
  const open: { readonly index: number; readonly key: string | undefined }[] = [];
  for (const [index, item] of items.entries()) {
    if (item.type === 'open' || (item.type === 'mark' && item.end === 'start')) {
      open.push({ index, key: item.type === 'mark' ? item.key : undefined });
    } else if (item.type === 'close') {
      while (open.pop()?.key !== undefined);
    } else if (item.type === 'mark') {
      const last = open.at(-1);
      if (last?.key !== item.key) continue;
      open.pop();
      // An empty stretch is a point.
      if (last.index === index - 1) continue;
      paired.add(last.index).add(index);
    }
  }
  return paired;
}
