import type { TextEdit } from './text-edit.ts';

const straight = /(?<=\p{L})'/u;
const curly = /(?<=\p{L})’/u;

/**
 * The edits with the apostrophes of the author: those of the words that are replaced, or else of the text. Rules and
 * dictionaries write straight ones.
 */
export function inOwnApostrophes<Edit extends Omit<TextEdit, 'rule'>>(
  text: string,
  edits: readonly Edit[],
): readonly Edit[] {
  if (!curly.test(text)) return edits;
  const isCurly = !straight.test(text);
  return edits.map((edit) => {
    const written = text.slice(edit.start, edit.end);
    const wanted = /['’]/.test(written) ? !written.includes("'") : isCurly;
    return wanted ? { ...edit, text: curled(edit.text, text.charAt(edit.start - 1)) } : edit;
  });
}

/** With curly apostrophes behind letters; `before` is the character before it. */
function curled(replacement: string, before: string): string {
  return `${before}${replacement}`.replace(/(?<=\p{L})'/gu, '’').slice(before.length);
}
