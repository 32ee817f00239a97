/**
 * A text in as many pieces as there are shares, cut between words (between characters where there are no spaces), so that the
 * pieces are about as long as their shares say; near that, behind a mark rather than elsewhere. A piece may be empty when there
 * are fewer words than shares.
 */
export function splitText(text: string, shares: readonly number[]): readonly string[] {
  if (shares.length <= 1) return [text];
  const cuts = possibleCuts(text);
  const total = shares.reduce((sum, share) => sum + share, 0) || 1;
  const pieces: string[] = [];
  let start = 0;
  let sum = 0;
  for (const share of shares.slice(0, -1)) {
    sum += share;
    const end = Math.max(start, nearestCut(text, cuts, (text.length * sum) / total));
    pieces.push(text.slice(start, end).trim());
    start = end;
  }
  pieces.push(text.slice(start).trim());
  return pieces;
}

const character = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Of writing without spaces. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function possibleCuts(text: string): readonly number[] {
  const spaces = Array.from(text.matchAll(/\s+/gu), ({ index }) => index);
  if (spaces.length > 0 || !unspaced.test(text)) return [0, ...spaces, text.length];
  return [...Array.from(character.segment(text), ({ index }) => index), text.length];
}

/** How many characters further away a cut may be that is behind a mark. */
const markBonus = 8;

function nearestCut(text: string, cuts: readonly number[], wanted: number): number {
  let low = 0;
  let high = cuts.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cuts[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  let best = cuts[low] ?? 0;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const cut of cuts.slice(Math.max(0, low - 8), low + 8)) {
    const isBehindMark = /[,;:.!?…，、。；：！？–—]$/u.test(text.slice(Math.max(0, cut - 1), cut));
    const cost = Math.abs(cut - wanted) - (isBehindMark ? markBonus : 0);
    if (cost < bestCost) [best, bestCost] = [cut, cost];
  }
  return best;
}
