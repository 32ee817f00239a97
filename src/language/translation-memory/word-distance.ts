/** Words that share less than this part of their letters are different words, and not forms of one. */
const leastShare = 0.6;

const caseCost = 0.2;

/** Letters beyond which a word is no word of a language, and is compared as a whole. */
const longestWord = 40;

/** What it takes to make one word into another: 0 for the same, 1 for different ones, little for forms of one word. */
export function wordDistance(one: string, other: string): number {
  if (one === other) return 0;
  const [lowerOne, lowerOther] = [one.toLowerCase(), other.toLowerCase()];
  if (lowerOne === lowerOther) return caseCost;
  const longest = Math.max(lowerOne.length, lowerOther.length);
  const shortest = Math.min(lowerOne.length, lowerOther.length);
  if (longest > longestWord || shortest / longest < leastShare) return 1;
  const share = 1 - letterDistance(lowerOne, lowerOther) / longest;
  return share < leastShare ? 1 : 1 - share;
}

/** Letters to insert, delete or replace. */
function letterDistance(one: string, other: string): number {
  const row = new Uint8Array(other.length + 1).map((_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    let diagonal = i - 1;
    row[0] = i;
    for (let j = 1; j <= other.length; j += 1) {
      const above = row[j] ?? 0;
      const replaced = diagonal + (one.charCodeAt(i - 1) === other.charCodeAt(j - 1) ? 0 : 1);
      row[j] = Math.min(replaced, above + 1, (row[j - 1] ?? 0) + 1);
      diagonal = above;
    }
  }
  return row[other.length] ?? 0;
}
