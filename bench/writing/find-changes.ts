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
  const common = commonLengths(from, to);
  const changes: Change[] = [];
  let [i, j, position, start, text, changing] = [0, 0, 0, 0, '', false];
  const end = (): void => {
    if (changing) changes.push({ start, end: position, text });
    [changing, text] = [false, ''];
  };
  while (i < from.length || j < to.length) {
    const [old, fresh] = [from[i], to[j]];
    if (old !== undefined && old === fresh) {
      end();
      position += old.length;
      i += 1;
      j += 1;
      continue;
    }
    if (!changing) [changing, start] = [true, position];
    const without = common[i + 1]?.[j] ?? -1;
    const withFresh = common[i]?.[j + 1] ?? -1;
    if (old !== undefined && (fresh === undefined || without >= withFresh)) {
      position += old.length;
      i += 1;
    } else {
      text += fresh;
      j += 1;
    }
  }
  end();
  return changes;
}

/** Of every two ends of the lists, how many elements they have in common, in order. */
function commonLengths(from: readonly string[], to: readonly string[]): readonly (readonly number[])[] {
  const lengths = Array.from({ length: from.length + 1 }, () => new Array<number>(to.length + 1).fill(0));
  for (let i = from.length - 1; i >= 0; i -= 1)
    for (let j = to.length - 1; j >= 0; j -= 1)
      (lengths[i] as number[])[j] =
        from[i] === to[j]
          ? (lengths[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(lengths[i + 1]?.[j] ?? 0, lengths[i]?.[j + 1] ?? 0);
  return lengths;
}
