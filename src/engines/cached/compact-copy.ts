/** Whether the engine of JavaScript can hold the text in one byte a character. */
export function isNarrow(text: string): boolean {
  return !wide.test(text);
}

/**
 * The same text in memory of its own. A string that was cut out of a larger one keeps all of that alive, so a sentence
 * kept for days would keep the document it came from.
 */
export function compactCopy(text: string): string {
  const encoding = isNarrow(text) ? 'latin1' : 'utf16le';
  return Buffer.from(text, encoding).toString(encoding);
}

const wide = /[^\0-\xff]/;
