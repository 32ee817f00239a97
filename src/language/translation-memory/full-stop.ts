import type { Inline, Segment } from '../../contracts/segment.ts';
import { isCode, plainText } from '../segments.ts';

const endsOpen = /[\p{L}\p{M}\p{Nd})\]"”»’]\s*$/u;
const endsWithStop = /(?<![.。])[.。]\s*$/u;
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][)\]"”»’]*\s*$/u;
const withFullStop =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Hangul}\p{Nd}]\p{M}*[)\]"”»’]*\s*$/u;

/**
 * A translation with a full stop at its end, or without, as the segment has it, where the stored text and its translation
 * agree in that. Other marks stay as they were stored: languages write them too differently.
 */
export function withFullStopOf(
  segment: Segment,
  source: Segment,
  translation: Segment,
  inlines: readonly Inline[],
): readonly Inline[] {
  const [wanted, stored, target] = [segment, source, translation].map(plainText) as [string, string, string];
  if (endsWithStop.test(wanted) && endsOpen.test(stored))
    return endsOpen.test(target) ? addStop(inlines, target) : inlines;
  if (endsOpen.test(wanted) && endsWithStop.test(stored) && endsWithStop.test(target)) {
    return changeLastText(inlines, (text) => text.replace(endsWithStop, ''));
  }
  return inlines;
}

function addStop(inlines: readonly Inline[], target: string): readonly Inline[] {
  const stop = withoutSpaces.test(target) ? '。' : withFullStop.test(target) ? '.' : '';
  return changeLastText(inlines, (text) => text.trimEnd() + stop + text.slice(text.trimEnd().length));
}

function changeLastText(inlines: readonly Inline[], change: (text: string) => string): readonly Inline[] {
  const last = inlines.findLastIndex((inline) => !isCode(inline) && inline.trim() !== '');
  return inlines.flatMap((inline, position) => {
    if (position !== last || isCode(inline)) return [inline];
    const text = change(inline);
    return text === '' ? [] : [text];
  });
}
