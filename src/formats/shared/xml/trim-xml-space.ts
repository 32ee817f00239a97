const spaces: ReadonlySet<string> = new Set([' ', '\t', '\n']);

/** The text without white space at its ends. A pattern for the end would try each run of white space within the text. */
export function trimXmlSpace(text: string): string {
  let start = 0;
  while (start < text.length && spaces.has(text.charAt(start))) start += 1;
  let end = text.length;
  while (end > start && spaces.has(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
