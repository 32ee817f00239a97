/** The word with a capital for its first letter; the others stay as they are. */
export function withCapital(word: string): string {
  const length = (word.codePointAt(0) ?? 0) > 0xffff ? 2 : 1;
  return word.slice(0, length).toUpperCase() + word.slice(length);
}
