export const maximumPhraseBytes = 1024;

/** Controls of C0 and C1 (tab and line ends are among them), delete, and the line separators of Unicode. */
const forbidden = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** What keeps a phrase out of a dictionary (`interface.md`, Limits), or undefined if it may go in. */
export function findPhraseFault(phrase: string): string | undefined {
  if (phrase === '') return 'is empty.';
  // No character takes more than three bytes a code unit.
  if (phrase.length * 3 > maximumPhraseBytes && Buffer.byteLength(phrase) > maximumPhraseBytes)
    return `is longer than ${maximumPhraseBytes} bytes of UTF-8.`;
  const character = forbidden.exec(phrase)?.[0];
  if (character !== undefined) return `contains a control character or line separator (${codePoint(character)}).`;
  if (!phrase.isWellFormed()) return 'contains half of a surrogate pair.';
  if (phrase.trim().length !== phrase.length) return 'begins or ends with white space.';
  return undefined;
}

function codePoint(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
