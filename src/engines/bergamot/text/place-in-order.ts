import type { Inline } from '../../../contracts/segment.ts';
import { isCode, mergeTexts } from '../../../language/segments.ts';
import type { TargetText } from '../../shared/projection/target-text.ts';

/** Codes in the order of the source, in proportion to the words: quick however many there are. */
export function placeInOrder(source: readonly Inline[], { tokens, rest }: TargetText): readonly Inline[] {
  const length = source.reduce((sum, inline) => sum + (isCode(inline) ? 0 : inline.length), 0);
  const inlines: Inline[] = [];
  let position = 0;
  let written = 0;
  const writeUpTo = (count: number): void => {
    for (; written < count; written += 1) inlines.push(`${tokens[written]?.space ?? ''}${tokens[written]?.text ?? ''}`);
  };
  for (const inline of source) {
    if (!isCode(inline)) {
      position += inline.length;
      continue;
    }
    writeUpTo(Math.round((tokens.length * position) / Math.max(1, length)));
    inlines.push(inline);
  }
  writeUpTo(tokens.length);
  return mergeTexts([...inlines, rest]);
}
