import { diff } from 'node:util';

export interface TextPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

type Split = (text: string) => readonly string[];

/** Units that are compared at a time: time and memory grow with the square of what differs among them. */
const mostUnits = 3000;

/**
 * The difference of two texts in whole words: lines are compared, then sentences of the lines that differ, then their
 * words. The parts that are not `added` make up `before`, those that are not `removed` make up `after`.
 */
export function compareWords(before: string, after: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  for (const part of compare(before, after, [lines, segments('sentence'), segments('word')])) {
    const last = parts.at(-1);
    if (last?.kind === part.kind) parts[parts.length - 1] = { kind: last.kind, text: last.text + part.text };
    else if (part.text !== '') parts.push(part);
  }
  return parts;
}

function compare(before: string, after: string, [split, ...finer]: readonly Split[]): readonly TextPart[] {
  if (before === after) return [{ kind: 'same', text: before }];
  if (split === undefined)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return pairUnits(split(before), split(after)).flatMap(([old, replacement]) => compare(old, replacement, finer));
}

/** What corresponds to what, in order. */
function pairUnits(before: readonly string[], after: readonly string[]): readonly (readonly [string, string])[] {
  if (before.length + after.length <= mostUnits) return alignUnits(before, after);
  // Corrections keep lines and sentences as they are, so that the same number means the same units.
  if (before.length === after.length) return before.map((unit, index) => [unit, after[index] ?? '']);
  return [[before.join(''), after.join('')]];
}

function alignUnits(before: readonly string[], after: readonly string[]): readonly (readonly [string, string])[] {
  const pairs: (readonly [string, string])[] = [];
  let removed = '';
  let added = '';
  const flush = (): void => {
    if (removed !== '' || added !== '') pairs.push([removed, added]);
    removed = '';
    added = '';
  };
  // `diff` marks what only its first argument has with 1, and what only its second has with -1.
  for (const [kind, unit] of diff(after, before)) {
    if (kind === 1) added += unit;
    else if (kind === -1) removed += unit;
    else {
      flush();
      pairs.push([unit, unit]);
    }
  }
  flush();
  return pairs;
}

const lines: Split = (text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

function segments(granularity: 'sentence' | 'word'): Split {
  // The rules of Unicode for other languages are the same; Chinese, Japanese and Thai words come from dictionaries.
  const segmenter = new Intl.Segmenter('en', { granularity });
  return (text) => Array.from(segmenter.segment(text), ({ segment }) => segment);
}
