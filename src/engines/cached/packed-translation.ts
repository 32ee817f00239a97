import type { Inline, InlineCode, Segment } from '../../contracts/segment.ts';
import { isCode } from '../../language/segments.ts';

/** No text holds it, so it can part texts from codes. */
const separator = '\0';

/**
 * A translation as one string: its texts, and between two texts the place that the code there has among the codes of the
 * source (`'La casa \0001\000 roja'`). A text without codes is itself. Undefined when it does not have the codes of its
 * source, each once: that is not worth keeping.
 */
export function packTranslation(translated: Segment, source: Segment): string | undefined {
  const positions = new Map(source.inlines.filter(isCode).map((code, position) => [nameOf(code), position]));
  let packed = '';
  for (const inline of translated.inlines) {
    if (!isCode(inline)) {
      if (inline.includes(separator)) return undefined;
      packed += inline;
      continue;
    }
    const position = positions.get(nameOf(inline));
    if (position === undefined) return undefined;
    positions.delete(nameOf(inline));
    packed += `${separator}${position}${separator}`;
  }
  return positions.size === 0 ? packed : undefined;
}

/** The translation with the codes of this source. Undefined when it is none of a segment with as many codes. */
export function unpackTranslation(packed: string, source: Segment): Segment | undefined {
  const codes = source.inlines.filter(isCode);
  if (codes.length === 0) {
    if (packed.includes(separator)) return undefined;
    return { inlines: packed === '' ? [] : [packed] };
  }
  const parts = packed.split(separator);
  if (parts.length !== 2 * codes.length + 1) return undefined;
  const inlines: Inline[] = [];
  for (const [index, part] of parts.entries()) {
    const inline = index % 2 === 0 ? part : codes[Number(part)];
    if (inline === undefined) return undefined;
    if (inline !== '') inlines.push(inline);
  }
  return { inlines };
}

function nameOf({ kind, id }: InlineCode): string {
  return `${kind}${id}`;
}
