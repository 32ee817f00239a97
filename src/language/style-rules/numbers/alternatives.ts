/** A pattern for any of the texts, longest first. */
export function alternatives(texts: Iterable<string>): string {
  return [...new Set(texts)]
    .sort((one, other) => other.length - one.length)
    .map((text) => text.replace(/[/\\^$*+?.()|[\]{}]/g, '\\$&'))
    .join('|');
}
