import type { MarkedError, MarkedText } from '../../test/support/read-marked-texts.ts';
import { type Change, findChanges } from './find-changes.ts';

/** What became of one text. */
export interface Judgement {
  /** Errors that were fixed as they should be. */
  readonly mended: readonly MarkedError[];
  readonly missed: readonly MarkedError[];
  /** Changes of what was right, and of what was wrong into something else. */
  readonly wrongChanges: readonly Change[];
}

/** Places that overlap or meet are judged together: they are right if all that is there is. */
export function judgeCorrection({ text, errors }: MarkedText, corrected: string): Judgement {
  const changes = findChanges(text, corrected);
  const [mended, missed, wrongChanges]: [MarkedError[], MarkedError[], Change[]] = [[], [], []];
  const open = new Set(changes);
  for (const error of errors) {
    const near = (reach: number): readonly Change[] =>
      changes.filter((change) => change.start <= error.end + reach && change.end >= error.start);
    const strict = near(0);
    // A word that was taken apart is a change and, behind a space, an insertion.
    const here = !isMended(text, error, strict) && isMended(text, error, near(1)) ? near(1) : strict;
    for (const change of here) open.delete(change);
    if (here.length === 0) missed.push(error);
    else if (isMended(text, error, here)) mended.push(error);
    else {
      missed.push(error);
      wrongChanges.push(...here.filter((change) => !wrongChanges.includes(change)));
    }
  }
  return { mended, missed, wrongChanges: [...wrongChanges, ...open] };
}

function isMended(text: string, error: MarkedError, changes: readonly Change[]): boolean {
  if (changes.length === 0) return false;
  const start = Math.min(error.start, ...changes.map((change) => change.start));
  const end = Math.max(error.end, ...changes.map((change) => change.end));
  const wanted = error.right.map((right) => text.slice(start, error.start) + right + text.slice(error.end, end));
  let [made, position] = ['', start];
  for (const change of changes) {
    made += text.slice(position, change.start) + change.text;
    position = change.end;
  }
  return wanted.includes(made + text.slice(position, end));
}
