import { findProtectedText } from '../../../language/protected-text.ts';
import { type TextSpan, withoutOverlaps } from '../../../language/text-edit.ts';

/**
 * The protected passages of a text, none across one of the `cuts`, where codes are. Those with nothing but signs
 * between them, `{year}-{month}`, are one. `kept` are texts that are protected whatever they look like.
 */
export function findPassages(text: string, cuts: readonly number[], kept: readonly string[] = []): readonly TextSpan[] {
  const passages: { start: number; end: number }[] = [];
  let from = 0;
  for (const to of [...cuts, text.length]) {
    let joinable = false;
    for (const { start, end } of findKept(text.slice(from, to), kept)) {
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

function findKept(text: string, kept: readonly string[]): readonly TextSpan[] {
  const known = findProtectedText(text);
  if (kept.length === 0) return known;
  const pattern = new RegExp(kept.map((one) => RegExp.escape(one)).join('|'), 'gu');
  const given = Array.from(text.matchAll(pattern), ({ 0: one, index }) => ({ start: index, end: index + one.length }));
  return withoutOverlaps<TextSpan>(given, known);
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
