import type { TextSpan } from '../text-edit.ts';

const fenceLine = /^[ \t]{0,3}(`{3,}|~{3,})([^\n\r]*)$/gm;

/** Fenced blocks of code as Markdown writes them, fences included. One that is not closed is none. */
export function findFences(text: string): readonly TextSpan[] {
  if (!text.includes('```') && !text.includes('~~~')) return [];
  const found: TextSpan[] = [];
  let open: { readonly start: number; readonly fence: string } | undefined;
  for (const { 0: line, 1: fence = '', 2: rest = '', index } of text.matchAll(fenceLine)) {
    if (open === undefined) {
      if (!rest.includes('`')) open = { start: index, fence };
    } else if (rest.trim() === '' && fence.charAt(0) === open.fence.charAt(0) && fence.length >= open.fence.length) {
      found.push({ start: open.start, end: index + line.length });
      open = undefined;
    }
  }
  return found;
}
