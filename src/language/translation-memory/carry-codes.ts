import type { Inline, InlineCode, Segment } from '../../contracts/segment.ts';
import { isCode, plainText } from '../segments.ts';

/** A translation with the codes of the segment that it is for, each once and properly nested. */
export interface CarriedCodes {
  readonly inlines: readonly Inline[];
  /** False when the codes had to be placed by their position in the source. */
  readonly mapped: boolean;
}

/**
 * Puts the codes of `segment` where those of `translation` are. Codes correspond by their order in the segment and in
 * `source`, and by their ids in `source` and `translation`.
 */
export function carryCodes(segment: Segment, source: Segment, translation: Segment): CarriedCodes {
  const wanted = segment.inlines.filter(isCode);
  const stored = source.inlines.filter(isCode);
  const inlines = exchange(wanted, stored, translation);
  if (inlines !== undefined) return { inlines, mapped: true };
  return { inlines: placeByPosition(segment, textWithoutCodes(translation)), mapped: false };
}

function exchange(
  wanted: readonly InlineCode[],
  stored: readonly InlineCode[],
  translation: Segment,
): readonly Inline[] | undefined {
  const codes = translation.inlines.filter(isCode);
  if (wanted.length !== stored.length || codes.length !== stored.length) return undefined;
  const byIdentity = new Map<string, InlineCode>();
  const partners = new Map<number, number>();
  for (const [index, code] of stored.entries()) {
    const replacement = wanted[index];
    if (replacement === undefined || replacement.kind !== code.kind) return undefined;
    if ((partners.get(code.id) ?? replacement.id) !== replacement.id) return undefined;
    partners.set(code.id, replacement.id);
    byIdentity.set(`${code.kind} ${code.id}`, replacement);
  }
  const inlines: Inline[] = [];
  for (const inline of translation.inlines) {
    if (!isCode(inline)) {
      inlines.push(inline);
      continue;
    }
    const identity = `${inline.kind} ${inline.id}`;
    const replacement = byIdentity.get(identity);
    if (replacement === undefined) return undefined;
    byIdentity.delete(identity);
    inlines.push(replacement);
  }
  return inlines;
}

/** The text, with one space where a code was between two. */
function textWithoutCodes({ inlines }: Segment): string {
  const texts = inlines.flatMap((inline) => (isCode(inline) ? [] : [inline]));
  let written = '';
  let last = '';
  for (const text of texts) {
    const added = last.trim() === '' && last !== '' ? text.trimStart() : text;
    written += added;
    last = added.at(-1) ?? last;
  }
  return written;
}

/** Codes keep their order, and come after as large a part of the words as in the segment. */
function placeByPosition(segment: Segment, text: string): readonly Inline[] {
  if (!segment.inlines.some(isCode)) return text === '' ? [] : [text];
  const pieces = text.match(/\S+\s*|^\s+/gu) ?? [];
  const total = countWords(plainText(segment));
  const inlines: Inline[] = [];
  let before = '';
  let placed = 0;
  let waiting = '';
  for (const inline of segment.inlines) {
    if (!isCode(inline)) {
      before += inline;
      continue;
    }
    const share = total === 0 ? 0 : countWords(before) / total;
    const until = Math.max(placed, Math.round(share * pieces.length));
    waiting = pieces.slice(placed, until).join('');
    placed = until;
    // A closing code comes before the space that follows the word.
    const space = inline.kind === 'close' ? waiting.slice(waiting.trimEnd().length) : '';
    if (waiting.length > space.length) inlines.push(waiting.slice(0, waiting.length - space.length));
    inlines.push(inline);
    if (space !== '') inlines.push(space);
  }
  const rest = pieces.slice(placed).join('');
  if (rest !== '') inlines.push(rest);
  return inlines;
}

function countWords(text: string): number {
  return (text.match(/\S+/gu) ?? []).length;
}
