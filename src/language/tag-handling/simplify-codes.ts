import type { CodeItem, UnitItem } from './markup-unit.ts';

/**
 * As few codes as the text allows, so that engines have little to keep in place:
 *
 * - neighbours that are alone become one;
 * - a pair around nothing, or around one standalone code, becomes that code: `<a><code>x</code></a>`;
 * - pairs that begin and end together become one: `<sup><a>1</a></sup>`.
 *
 * CDATA sections stay by themselves, since text inside them is written in another way.
 */
export function simplifyCodes(items: readonly UnitItem[]): readonly UnitItem[] {
  if (items.every((item) => item.type === 'text')) return items;
  const kept: (UnitItem | undefined)[] = [];
  const open: number[] = [];
  for (const item of items) {
    if (item.type === 'alone') addAlone(kept, item);
    else if (item.type === 'open') {
      open.push(kept.length);
      kept.push(item);
    } else if (item.type === 'close') {
      closePair(kept, open.pop() ?? 0, item);
    } else kept.push(item);
  }
  return compact(kept);
}

function addAlone(kept: (UnitItem | undefined)[], item: CodeItem): void {
  const last = kept[kept.length - 1];
  if (last?.type !== 'alone' || last.end !== item.start) {
    kept.push({ ...item, partner: kept.length });
    return;
  }
  const equivalent = last.equivalent === undefined ? item.equivalent : last.equivalent + (item.equivalent ?? '');
  kept[kept.length - 1] = { ...last, end: item.end, equivalent };
}

function closePair(kept: (UnitItem | undefined)[], opened: number, close: CodeItem): void {
  const open = kept[opened] as CodeItem;
  const first = kept[opened + 1];
  const last = kept.length - 1;
  if (!close.cdata && (last === opened || (last === opened + 1 && first?.type === 'alone'))) {
    kept.length = opened;
    const equivalent = first?.type === 'alone' ? first.equivalent : undefined;
    addAlone(kept, { ...open, type: 'alone', end: close.end, equivalent });
    return;
  }
  const inner = kept[last];
  const together = first?.type === 'open' && first.partner === last && inner?.type === 'close';
  if (together && !close.cdata && !first.cdata && first.start === open.end && inner.end === close.start) {
    kept[opened] = { ...open, end: first.end, partner: last };
    kept[opened + 1] = undefined;
    kept[last] = { ...inner, end: close.end, partner: opened };
    return;
  }
  kept[opened] = { ...open, partner: kept.length };
  kept.push({ ...close, partner: opened });
}

function compact(kept: readonly (UnitItem | undefined)[]): UnitItem[] {
  const moved: number[] = [];
  let count = 0;
  for (const item of kept) moved.push(item === undefined ? -1 : count++);
  const items = kept.filter((item) => item !== undefined);
  return items.map((item) => (item.type === 'text' ? item : { ...item, partner: moved[item.partner] ?? -1 }));
}
