/** What a request takes is 10 KiB; the rest is for its other fields. */
const maximumBytes = 9 * 1024;

/** Parts that fit in a request, at the ends of lines, else of sentences, else of words. Together they are the text. */
export function splitText(text: string, maximum = maximumBytes): readonly string[] {
  const parts: string[] = [];
  let rest = text;
  while (bytesOf(rest) > maximum) {
    const end = cutOf(rest, maximum);
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length;
}

function cutOf(text: string, maximum: number): number {
  let [low, high] = [1, text.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (bytesOf(text.slice(0, middle)) <= maximum) low = middle;
    else high = middle - 1;
  }
  const fitting = text.slice(0, low);
  for (const pattern of [/^.*\n/su, /^.*(?:[.!?…]\s+|[。！？])/su, /^.*\s/su]) {
    const length = pattern.exec(fitting)?.[0].length ?? 0;
    if (length > 0) return length;
  }
  // Never between the halves of a character.
  return /[\uD800-\uDBFF]$/.test(fitting) && low > 1 ? low - 1 : low;
}
