import type { Inline, InlineCode, Segment } from '../../contracts/segment.ts';
import { isCode } from '../segments.ts';
import { textFrame } from './text-frame.ts';
import { foldWhiteSpace } from './tokenize.ts';

/** A translation with the codes of the segment that it is for, each once and properly nested. */
export interface CarriedCodes {
  readonly inlines: readonly Inline[];
  /** The segment has the codes of the stored one, at the same words. */
  readonly same: boolean;
}

/**
 * Puts the codes of `segment` where those of `translation` are. Codes correspond by their order in the segment and in
 * `source`, and by their ids in `source` and `translation`. Codes around the whole text go around the whole translation;
 * codes that the segment lacks are left out. Undefined where it is not certain to which words codes belong.
 *
 * Expects texts that are the same but for what `text-frame.ts` leaves out.
 */
export function carryCodes(segment: Segment, source: Segment, translation: Segment): CarriedCodes | undefined {
  const wanted = segment.inlines.filter(isCode);
  if (wanted.length === 0) return { inlines: withoutCodes(translation), same: !source.inlines.some(isCode) };
  const inlines = exchange(segment, source, translation);
  if (inlines !== undefined) return { inlines, same: true };
  const outer = peel(segment);
  const stored = peel(source);
  const dropped = new Set([...stored.leading, ...stored.trailing].map(({ id }) => id));
  const bare = { inlines: translation.inlines.filter((inline) => !isCode(inline) || !dropped.has(inline.id)) };
  const within = outer.inner.inlines.some(isCode)
    ? exchange(outer.inner, stored.inner, bare)
    : withoutCodes(translation);
  if (within === undefined) return undefined;
  return { inlines: [...outer.leading, ...within, ...outer.trailing], same: false };
}

/** The translation with the codes of a segment whose codes have the positions of those of the source. */
function exchange(segment: Segment, source: Segment, translation: Segment): readonly Inline[] | undefined {
  const wanted = segment.inlines.filter(isCode);
  const stored = source.inlines.filter(isCode);
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
  const positions = codePositions(source);
  if (!codePositions(segment).every((position, index) => position === positions[index])) return undefined;
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

/** How much of the frame of the text, white space aside, comes before each code. */
function codePositions(segment: Segment): readonly number[] {
  const positions: number[] = [];
  let seen = 0;
  for (const inline of segment.inlines)
    if (isCode(inline)) positions.push(seen);
    else seen += frameLength(inline);
  return positions;
}

/** The final mark of each part counts, so that a mark before or after a code makes a difference. */
function frameLength(text: string): number {
  const folded = foldWhiteSpace(text);
  const { frame, mark } = textFrame(folded);
  return frame.replace(/[ \u0001]/gu, '').length + (mark === 'none' ? 0 : 1);
}

interface Peeled {
  readonly leading: readonly InlineCode[];
  readonly inner: Segment;
  readonly trailing: readonly InlineCode[];
}

/** The codes before and after the whole text, and the segment without them. */
function peel({ inlines }: Segment): Peeled {
  const hasText = (inline: Inline): boolean => !isCode(inline) && inline.trim() !== '';
  const first = inlines.findIndex(hasText);
  const last = inlines.findLastIndex(hasText);
  const atStart = inlines.slice(0, first).filter(isCode);
  const atEnd = inlines.slice(last + 1).filter(isCode);
  const ends = new Set([...atStart, ...atEnd].map(({ kind, id }) => `${kind} ${id}`));
  const isOuter = ({ kind, id }: InlineCode): boolean =>
    kind === 'alone' || (ends.has(`open ${id}`) && ends.has(`close ${id}`));
  const leading = atStart.filter(isOuter);
  const trailing = atEnd.filter(isOuter);
  const outer = new Set<Inline>([...leading, ...trailing]);
  return { leading, inner: { inlines: inlines.filter((inline) => !outer.has(inline)) }, trailing };
}

/** The text, with one space where a code was between two. */
function withoutCodes({ inlines }: Segment): readonly Inline[] {
  const texts = inlines.flatMap((inline) => (isCode(inline) ? [] : [inline]));
  let written = '';
  let last = '';
  for (const text of texts) {
    const added = last.trim() === '' && last !== '' ? text.trimStart() : text;
    written += added;
    last = added.at(-1) ?? last;
  }
  return written === '' ? [] : [written];
}
