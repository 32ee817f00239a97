/** The known name that somebody who typed `given` most likely meant; undefined if none is near. */
export function nearestName(given: string, known: readonly string[]): string | undefined {
  const typed = given.toLowerCase();
  const most = Math.max(1, Math.floor(typed.length / 3));
  const near = known
    .map((name) => ({ name, edits: editDistance(typed, name) }))
    .filter(({ edits }) => edits <= most)
    .sort((one, other) => one.edits - other.edits);
  return near[0]?.name ?? (typed.length >= 2 ? beginningOf(typed, known) : undefined);
}

/** A name that begins like what was typed, or that it begins with. */
function beginningOf(typed: string, known: readonly string[]): string | undefined {
  const longestFirst = known.toSorted((one, other) => other.length - one.length);
  return (
    known.find((name) => name.startsWith(typed)) ??
    longestFirst.find((name) => name.length > 2 && typed.startsWith(name))
  );
}

/** ` Did you mean X?`, or nothing. */
export function didYouMean(given: string, known: readonly string[]): string {
  const nearest = nearestName(given, known);
  return nearest === undefined ? '' : ` Did you mean ${nearest}?`;
}

/** Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment). */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && swapped) edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
      current.push(edits);
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
