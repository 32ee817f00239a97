/** Number of Unicode code points: what the interface bills and limits. A lone surrogate counts as one. */
export function countCharacters(text: string): number {
  let count = text.length;
  // A pair of surrogates is one code point; only a low half that follows a high half is not counted again.
  for (let at = 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0xdc00 && code <= 0xdfff && isHighSurrogate(text.charCodeAt(at - 1))) count--;
  }
  return count;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

/** Where to cut a text that is to be cut at a position: there, or before the character that it would cut in two. */
export function characterBorder(text: string, at: number): number {
  return isHighSurrogate(text.charCodeAt(at - 1)) ? at - 1 : at;
}

/** What makes a text unfit for engines and stores, or undefined if it is fine. */
export function findTextDefect(text: string): 'lone_surrogate' | 'null_character' | undefined {
  if (!text.isWellFormed()) return 'lone_surrogate';
  return text.includes('\u0000') ? 'null_character' : undefined;
}
