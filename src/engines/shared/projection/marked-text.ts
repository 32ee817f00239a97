import type { Inline, Segment } from '../../../contracts/segment.ts';

/** Segments as tests write them: `a <b>red</b> car<x/>`; `<br/>` is seen as a line break. */
export function readMarked(marked: string): Segment {
  const inlines: Inline[] = [];
  const open: number[] = [];
  let last = 0;
  for (const [tag, slash, name, end, text] of marked.matchAll(/<(\/?)(\w+)(\/?)>|([^<]+)/g)) {
    if (text !== undefined) {
      inlines.push(text);
    } else if (end === '/') {
      last += 1;
      inlines.push({ kind: 'alone', id: last, data: tag, ...(name === 'br' ? { equivalent: '\n' } : {}) });
    } else if (slash === '/') {
      inlines.push({ kind: 'close', id: open.pop() ?? 0, data: tag });
    } else {
      last += 1;
      open.push(last);
      inlines.push({ kind: 'open', id: last, data: tag });
    }
  }
  return { inlines };
}

export function writeMarked(segment: Segment): string {
  return segment.inlines.map((inline) => (typeof inline === 'string' ? inline : inline.data)).join('');
}
