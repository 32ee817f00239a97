/**
 * Text as it is written inside a paragraph: what could be markup is escaped, what cannot be is left for people to read.
 * `before` and `after` are the characters around it, empty at the ends.
 */
export function escapeMarkdown(text: string, before: string, after: string, inCell: boolean): string {
  return text.replace(/(?:https?:\/\/|www\.)[^\s<>[\]`|]+|[\\`*_~[\]<&|]/g, (character, at: number) => {
    // Addresses are links by themselves, which a backslash would cut.
    if (character.length > 1) return character;
    const left = at === 0 ? before : text.charAt(at - 1);
    const right = at + 1 === text.length ? after : text.charAt(at + 1);
    return mayBeMarkup(character, left, right, text.slice(at, at + 40), inCell) ? `\\${character}` : character;
  });
}

function mayBeMarkup(character: string, left: string, right: string, rest: string, inCell: boolean): boolean {
  switch (character) {
    case '\\':
      return right === '' || /[!-/:-@[-`{-~\s]/.test(right);
    case '*':
    case '~':
      return !(left === ' ' && right === ' ');
    case '_':
      return !(left === ' ' && right === ' ') && !(/[\p{L}\p{N}]/u.test(left) && /[\p{L}\p{N}]/u.test(right));
    case '<':
      return right === '' || /[a-z/!?]/i.test(right);
    case '&':
      return /^&(?:#|[a-z][a-z0-9]*;)/i.test(rest);
    case '|':
      return inCell;
    default:
      return true;
  }
}

/** The first word of a line, with what would make a heading, a list, a quotation or a rule of it escaped. */
export function escapeStart(word: string, alone: boolean): string {
  if (/^\d{1,9}[.)]$/.test(word)) return `${word.slice(0, -1)}\\${word.slice(-1)}`;
  if (/^(?:[-+*]|#{1,6})$/.test(word) || word.startsWith('>')) return `\\${word}`;
  if (/^(?:=+|-+|[-=]+)$/.test(word) && (alone || word.length > 1)) return `\\${word}`;
  return /^[|:]?-+[-|:]*$/.test(word) || /^~{3}|^\+{3}/.test(word) ? `\\${word}` : word;
}
