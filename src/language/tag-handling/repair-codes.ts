import type { Inline, InlineCode, Segment } from '../../contracts/segment.ts';
import { isCode } from '../segments.ts';

/**
 * A translation with exactly the codes of its source, well nested. Engines promise that; should one break its promise,
 * the text is kept and the markup made whole:
 *
 * - codes the source does not have, and second copies, are dropped;
 * - a pair that closes around an open one closes that first; a pair left open closes at the end;
 * - codes that are missing come at the end, pairs empty, in the order of the source.
 */
export function repairCodes(source: Segment, translated: Segment): Segment {
  const inlines: Inline[] = [];
  const left = new Map<number, InlineCode>();
  const closes = new Map<number, InlineCode>();
  for (const inline of source.inlines) {
    if (!isCode(inline)) continue;
    (inline.kind === 'close' ? closes : left).set(inline.id, inline);
  }
  const open: number[] = [];
  const openIds = new Set<number>();
  const closeInnermost = (): number | undefined => {
    const id = open.pop();
    openIds.delete(id ?? 0);
    const code = id === undefined ? undefined : closes.get(id);
    if (code !== undefined) inlines.push(code);
    return id;
  };
  for (const inline of translated.inlines) {
    if (!isCode(inline)) inlines.push(inline);
    else if (inline.kind === 'close') {
      if (openIds.has(inline.id)) while (closeInnermost() !== inline.id);
    } else if (left.get(inline.id)?.kind === inline.kind) {
      left.delete(inline.id);
      inlines.push(inline);
      if (inline.kind !== 'open') continue;
      open.push(inline.id);
      openIds.add(inline.id);
    }
  }
  while (open.length > 0) closeInnermost();
  for (const [id, code] of left) {
    inlines.push(code);
    const close = closes.get(id);
    if (code.kind === 'open' && close !== undefined) inlines.push(close);
  }
  return { inlines };
}

/** True if the translation has every code of the source once, well nested. */
export function hasSameCodes(source: Segment, translated: Segment): boolean {
  const expected = new Map<number, InlineCode['kind']>();
  for (const inline of source.inlines)
    if (isCode(inline) && inline.kind !== 'close') expected.set(inline.id, inline.kind);
  const open: number[] = [];
  for (const inline of translated.inlines) {
    if (!isCode(inline)) continue;
    if (inline.kind === 'close') {
      if (open.pop() !== inline.id) return false;
      continue;
    }
    if (expected.get(inline.id) !== inline.kind) return false;
    expected.delete(inline.id);
    if (inline.kind === 'open') open.push(inline.id);
  }
  return expected.size === 0 && open.length === 0;
}
