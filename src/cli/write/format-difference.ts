import type { TextPart } from '../../language/compare-words.ts';

/** Shows what was removed and added in a text. */
export type MarkPart = (part: TextPart) => string;

/** As `git diff --word-diff` does. */
export const markWithSigns: MarkPart = ({ kind, text }) =>
  kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`;

/** Red and struck through, green and underlined: not by colour alone. */
export const markWithColours: MarkPart = ({ kind, text }) =>
  kind === 'same' ? text : kind === 'removed' ? `\x1b[31;9m${text}\x1b[0m` : `\x1b[32;4m${text}\x1b[0m`;

/** Lines of a text that differ, each with its number in the text as it was. Without line ends. */
export function changedLines(
  parts: readonly TextPart[],
  mark: MarkPart,
): readonly { readonly number: number; readonly text: string }[] {
  const found: { number: number; text: string }[] = [];
  let [number, line, changed] = [1, '', false];
  const endLine = (): void => {
    if (changed) found.push({ number, text: line });
    [line, changed] = ['', false];
  };
  for (const { kind, text } of parts) {
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) {
        changed ||= kind !== 'same';
        endLine();
        if (kind !== 'added') number++;
      }
      if (piece === '') continue;
      line += mark({ kind, text: piece });
      changed ||= kind !== 'same';
    }
  }
  endLine();
  return found;
}

/** A whole text with its marks; marks end before line ends, so that no terminal carries them on. */
export function markedText(parts: readonly TextPart[], mark: MarkPart): string {
  return parts
    .map(({ kind, text }) =>
      text
        .split('\n')
        .map((piece) => (piece === '' ? '' : mark({ kind, text: piece })))
        .join('\n'),
    )
    .join('');
}
