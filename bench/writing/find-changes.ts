import { findReplacements } from './match-tokens.ts';

/** A range of a text that its correction changes. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const tokens = /[\p{L}\p{M}\p{N}'’]+|\s|./gsu;

/** The changes, word by word, signs and spaces by themselves; the shortest way from one text to the other. */
export function findChanges(before: string, after: string): readonly Change[] {
  const [from, to] = [before.match(tokens) ?? [], after.match(tokens) ?? []];
  const starts = [0];
  for (const token of from) starts.push((starts.at(-1) as number) + token.length);
  return findReplacements(from, to).map(({ start, end, meant }) => ({
    start: starts[start] as number,
    end: starts[end] as number,
    text: meant.join(''),
  }));
}
