import type { TextSpan } from '../text-edit.ts';

const choice = /\{\s*[\w.-]{1,64}\s*,\s*(?:plural|select|selectordinal)\s*,/g;

/** An ICU message is no longer. */
const longest = 4_000;

/** ICU messages that choose between branches, `{count, plural, one {# house} other {# houses}}`, with all that is in them. */
export function findMessages(text: string): readonly TextSpan[] {
  const found: TextSpan[] = [];
  choice.lastIndex = 0;
  for (let match = choice.exec(text); match !== null; match = choice.exec(text)) {
    const end = endOfBraces(text, match.index);
    if (end === undefined) continue;
    found.push({ start: match.index, end });
    choice.lastIndex = end;
  }
  return found;
}

/** Undefined if the braces are not closed within reach. */
function endOfBraces(text: string, start: number): number | undefined {
  let depth = 0;
  const limit = Math.min(text.length, start + longest);
  for (let at = start; at < limit; at += 1) {
    const character = text.charCodeAt(at);
    if (character === 0x7b) depth += 1;
    else if (character === 0x7d && --depth === 0) return at + 1;
  }
  return undefined;
}
