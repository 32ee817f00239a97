import type { Inline, InlineCode, Segment } from '../../contracts/segment.ts';
import { isCode, mergeTexts } from '../segments.ts';
import { type ParsedTags, parseLiteralTags } from './literal-tags.ts';
import { isPlaceholder } from './placeholder.ts';

/** A segment as memories compare it, whatever took it apart: tags are codes, placeholders and other visible codes are text. */
export interface MemoryForm {
  readonly segment: Segment;
  /** Tags that are characters of the text. */
  readonly tags: ParsedTags;
  /** Codes that became text, in reading order. */
  readonly shown: readonly InlineCode[];
}

/** Codes beyond which they stay codes: putting them back takes their number times the length of the text. */
const mostShown = 50;

export function memoryForm(segment: Segment, like?: MemoryForm): MemoryForm {
  const visible = segment.inlines.filter((inline): inline is InlineCode => isCode(inline) && isShown(inline));
  const shown = visible.length > mostShown ? [] : visible;
  const inlines = segment.inlines.map((inline) => (isCode(inline) && shown.includes(inline) ? inline.data : inline));
  const tags = parseLiteralTags(shown.length === 0 ? segment : { inlines: mergeTexts(inlines) }, like?.tags);
  return { segment: tags.segment, tags, shown };
}

/**
 * A translation of the form as one of the segment that the form was made of: tags become characters again, and the text of
 * shown codes the codes. Undefined when one of these is not there as often as in the segment.
 */
export function fromMemoryForm({ tags, shown }: MemoryForm, inlines: readonly Inline[]): readonly Inline[] | undefined {
  const written = inlines.map((inline) => (isCode(inline) && tags.literal.has(inline) ? inline.data : inline));
  if (shown.length === 0) return mergeTexts(written);
  const waiting = new Map<string, InlineCode[]>();
  for (const code of shown) {
    const same = waiting.get(code.data);
    if (same === undefined) waiting.set(code.data, [code]);
    else same.push(code);
  }
  let pieces: readonly Inline[] = mergeTexts(written);
  // The longest first, since one may be part of another.
  for (const data of [...waiting.keys()].sort((one, other) => other.length - one.length)) {
    const codes = waiting.get(data) ?? [];
    pieces = pieces.flatMap((piece) => (isCode(piece) ? [piece] : putBack(piece, data, codes)));
    if (codes.length > 0) return undefined;
  }
  return pieces.some((piece) => !isCode(piece) && [...waiting.keys()].some((data) => piece.includes(data)))
    ? undefined
    : pieces;
}

function putBack(text: string, data: string, codes: InlineCode[]): readonly Inline[] {
  const parts = text.split(data);
  return parts.flatMap((part, index): readonly Inline[] => {
    const texts = part === '' ? [] : [part];
    if (index === parts.length - 1) return texts;
    return [...texts, codes.shift() ?? data];
  });
}

function isShown({ kind, data, equivalent }: InlineCode): boolean {
  return kind === 'alone' && data.trim() !== '' && (data === equivalent || isPlaceholder(data.trim()));
}
