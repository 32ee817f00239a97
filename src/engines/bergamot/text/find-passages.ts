import { findProtectedText, type TextSpan } from '../../../language/protected-text.ts';

/**
 * The protected passages of a text, none across one of the `cuts`, where codes are. Those with nothing but signs
 * between them, `{year}-{month}`, are one.
 */
export function findPassages(text: string, cuts: readonly number[]): readonly TextSpan[] {
  const passages: { start: number; end: number }[] = [];
  let from = 0;
  for (const to of [...cuts, text.length]) {
    let joinable = false;
    for (const { start, end } of findProtectedText(text.slice(from, to))) {
      const last = passages.at(-1);
      if (last !== undefined && joinable && !/[\s\p{L}\p{N}]/u.test(text.slice(last.end, from + start)))
        last.end = from + end;
      else passages.push({ start: from + start, end: from + end });
      joinable = true;
    }
    from = to;
  }
  return passages;
}

/** Sentences that end inside of a passage go on. */
export function joinCutPassages(sentences: readonly TextSpan[], passages: readonly TextSpan[]): readonly TextSpan[] {
  if (passages.length === 0) return sentences;
  const joined: { start: number; end: number }[] = [];
  let next = 0;
  for (const { start, end } of sentences) {
    const last = joined.at(-1);
    while ((passages[next]?.end ?? Infinity) <= start) next += 1;
    if (last !== undefined && (passages[next]?.start ?? start) < last.end) last.end = end;
    else joined.push({ start, end });
  }
  return joined;
}
