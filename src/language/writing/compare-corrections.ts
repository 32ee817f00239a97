import type { Correction } from '../../contracts/engines/correction.ts';
import { compareWords } from '../compare-words.ts';

/** Why a text was rewritten, where nothing says it of each change. */
export type ChangeReason = Pick<Correction, 'rule' | 'reason' | 'confidence'>;

/** What differs between a text and what became of it, in whole words, with one reason for all. */
export function compareCorrections(before: string, after: string, why: ChangeReason): readonly Correction[] {
  const corrections: Correction[] = [];
  let position = 0;
  let open: { start: number; end: number; text: string } | undefined;
  const close = (): void => {
    if (open !== undefined) corrections.push({ start: open.start, end: open.end, replacements: [open.text], ...why });
    open = undefined;
  };
  for (const { kind, text } of compareWords(before, after)) {
    if (kind === 'same') {
      close();
      position += text.length;
      continue;
    }
    open ??= { start: position, end: position, text: '' };
    if (kind === 'added') open.text += text;
    else {
      position += text.length;
      open.end = position;
    }
  }
  close();
  return corrections;
}
