/**
 * Finds where a global pattern matches next. The text is read once however often one asks, as long as positions are asked
 * for in order; Infinity where there is no further match.
 */
export function nextMatch(text: string, pattern: RegExp): (position: number) => number {
  let found = -1;
  return (position) => {
    if (found < position) {
      pattern.lastIndex = position;
      found = pattern.exec(text)?.index ?? Infinity;
    }
    return found;
  };
}
