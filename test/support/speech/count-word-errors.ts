/** Words in lower case without marks, as errors of recognition are counted. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}

/** The fewest words to insert, delete and replace until what was heard is what was said. */
export function countWordErrors(said: string, heard: string): number {
  const [reference, hypothesis] = [wordsOf(said), wordsOf(heard)];
  let row = Array.from({ length: hypothesis.length + 1 }, (_, index) => index);
  for (const [line, word] of reference.entries()) {
    const next = [line + 1];
    for (const [column, other] of hypothesis.entries())
      next.push(
        Math.min((row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1, (row[column] ?? 0) + (word === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
