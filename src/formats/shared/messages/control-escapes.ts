const controls: Readonly<Record<string, string>> = {
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};
const escapes = new Map(Object.entries(controls).map(([letter, control]) => [control, `\\${letter}`]));

/** The control character that C writes as a backslash and this letter, if there is one. */
export function controlOf(letter: string): string | undefined {
  return controls[letter];
}

/** How C writes a control character; others as they are. */
export function escapeOf(character: string): string {
  return escapes.get(character) ?? character;
}
