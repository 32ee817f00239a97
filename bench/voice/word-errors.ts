/** Words that are wrong, missing or too many, of so many. */
export interface WordErrors {
  readonly errors: number;
  readonly words: number;
}

export function countWordErrors(expected: string, heard: string): WordErrors {
  const [right, given] = [wordsOf(expected), wordsOf(heard)];
  let row = Array.from({ length: given.length + 1 }, (_, index) => index);
  for (const [index, word] of right.entries()) {
    const next = [index + 1];
    for (const [column, other] of given.entries())
      next.push(
        Math.min((row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1, (row[column] ?? 0) + (word === other ? 0 : 1)),
      );
    row = next;
  }
  return { errors: row.at(-1) ?? 0, words: right.length };
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}
