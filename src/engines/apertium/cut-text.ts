import { characterBorder } from '../../language/characters.ts';

/**
 * Cuts a text into pieces no longer than the limit, after the end of a sentence where there is one in the second half,
 * else after white space, else anywhere but inside a character.
 */
export function cutText(text: string, limit: number): readonly string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > limit) {
    const window = rest.slice(0, limit);
    const cut = lastEnd(window, /[.!?…]\s+/g) ?? lastEnd(window, /\s+/g) ?? characterBorder(window, limit);
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  pieces.push(rest);
  return pieces;
}

function lastEnd(window: string, pattern: RegExp): number | undefined {
  let end: number | undefined;
  for (const match of window.matchAll(pattern)) {
    const candidate = match.index + match[0].length;
    if (candidate > window.length / 2 && candidate < window.length) end = candidate;
  }
  return end;
}
