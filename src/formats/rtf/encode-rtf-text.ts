const words: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '{': '\\{',
  '}': '\\}',
  '\t': '\\tab ',
  '\n': '\\line ',
  '\u00a0': '\\~',
  '\u2011': '\\_',
};

/**
 * Text as a file says it in plain ASCII: `\u` for everything else, with as many characters behind each as programs without
 * Unicode are to show (`\uc`).
 */
export function encodeRtfText(text: string, fallbackLength: number): string {
  const fallback = fallbackLength === 0 ? ' ' : '?'.repeat(fallbackLength);
  return text.replace(/[^ -[\]-z|~]/g, (character) => {
    const code = character.charCodeAt(0);
    // Larger numbers are negative: the parameter has 16 bits with a sign.
    return words[character] ?? `\\u${code > 0x7fff ? code - 0x10000 : code}${fallback}`;
  });
}
