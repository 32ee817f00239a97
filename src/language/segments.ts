import type { Inline, InlineCode, Segment } from '../contracts/segment.ts';

/** A segment of text without codes. */
export function textSegment(text: string): Segment {
  return { inlines: text === '' ? [] : [text] };
}

/** The text of a segment with its codes left out. */
export function plainText(segment: Segment): string {
  const [only] = segment.inlines;
  if (segment.inlines.length === 1 && typeof only === 'string') return only;
  let text = '';
  for (const inline of segment.inlines) if (typeof inline === 'string') text += inline;
  return text;
}

/** The text of a segment as a reader sees it: with the text of its codes that have one. */
export function readableText({ inlines }: Segment): string {
  return inlines.map((inline) => (typeof inline === 'string' ? inline : (inline.equivalent ?? ''))).join('');
}

/** The text of a segment with the source of its codes. */
export function segmentSource({ inlines }: Segment): string {
  return inlines.map((inline) => (typeof inline === 'string' ? inline : inline.data)).join('');
}

export function isCode(inline: Inline): inline is InlineCode {
  return typeof inline !== 'string';
}

export function hasCodes(segment: Segment): boolean {
  return segment.inlines.some(isCode);
}

/** The same inlines with neighbouring texts as one, and empty ones left out. */
export function mergeTexts(inlines: readonly Inline[]): readonly Inline[] {
  const merged: Inline[] = [];
  for (const inline of inlines) {
    const last = merged.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') merged[merged.length - 1] = last + inline;
    else if (inline !== '') merged.push(inline);
  }
  return merged;
}
