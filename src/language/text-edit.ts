/** A stretch of a text, `end` exclusive. Positions are UTF-16 units. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** A change of a text: what the span holds becomes `text`. */
export interface TextEdit extends TextSpan {
  readonly text: string;
}

/** The text with its edits made, which are in reading order and do not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, text: replacement } of edits) {
    result += text.slice(position, start) + replacement;
    position = end;
  }
  return result + text.slice(position);
}

/** The text with what becomes of each span, in reading order and without overlaps. */
export function replaceSpans(text: string, spans: readonly TextSpan[], replace: (found: string) => string): string {
  return applyEdits(
    text,
    spans.map(({ start, end }) => ({ start, end, text: replace(text.slice(start, end)) })),
  );
}

/** In reading order, without what overlaps something that starts before it, or with it and is longer. */
export function withoutOverlaps<Found extends TextSpan>(...found: readonly (readonly Found[])[]): readonly Found[] {
  let position = 0;
  return found
    .flat()
    .sort((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ start, end }) => {
      if (start < position) return false;
      position = end;
      return true;
    });
}

/**
 * In reading order, of spans of a text of `length` that are given with the preferred ones first: without what overlaps a span before
 * it, or is right beside it. What is taken is marked letter by letter, since comparing all spans with each other takes long.
 */
export function preferredSpans<Found extends TextSpan>(spans: readonly Found[], length: number): readonly Found[] {
  const taken = new Uint8Array(length + 1);
  return spans
    .filter(({ start, end }) => {
      if (taken.subarray(start, end + 1).includes(1)) return false;
      taken.fill(1, start, end + 1);
      return true;
    })
    .sort((one, other) => one.start - other.start);
}

/** In reading order, those that overlap made one. */
export function mergeSpans(spans: readonly TextSpan[]): readonly TextSpan[] {
  if (spans.length < 2) return spans;
  const merged: TextSpan[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last === undefined || span.start >= last.end) merged.push(span);
    else if (span.end > last.end) merged[merged.length - 1] = { start: last.start, end: span.end };
  }
  return merged;
}
