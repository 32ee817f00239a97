/**
 * Characters at the end of a text of a subtitle that are no part of what is said: notes of music, spaces, and dots of a
 * sentence that breaks off. It looks from the end, since a pattern would try all runs of spaces within the text.
 */
export function tailLength(text: string): number {
  let end = text.trimEnd().length;
  const spoken = endWithoutNotes(text, end);
  if (spoken < end) end = text.slice(0, spoken).trimEnd().length;
  let dots = end;
  if (text.charAt(end - 1) === '\u2026') dots -= 1;
  else {
    while (text.charAt(dots - 1) === '.') dots -= 1;
    if (end - dots < 3) dots = end;
  }
  const breaksOff = dots < end && /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, dots - 2), dots));
  return text.length - (breaksOff ? dots : end);
}

function endWithoutNotes(text: string, end: number): number {
  let notes = end;
  while (/[\u2669-\u266c]/.test(text.charAt(notes - 1))) notes -= 1;
  return notes;
}
