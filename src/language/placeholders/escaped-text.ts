import type { HostText } from './host-text.ts';

export interface EscapeSyntax {
  /** Finds the escapes in a source; global. */
  readonly pattern: RegExp;
  /** What one escape represents: nothing, when it only breaks a line. */
  decode(found: string): string;
  encode(text: string): string;
}

/** A source with escapes in it as a text that knows where each of its characters came from. */
export function escapedText(source: string, { pattern, decode, encode }: EscapeSyntax): HostText {
  // Where each escape ends in the text, and by how much the source is ahead from there.
  const lookahead: { readonly end: number; readonly ahead: number }[] = [];
  let ahead = 0;
  const text = source.replaceAll(pattern, (found, ...rest: unknown[]) => {
    const index = rest.find((value) => typeof value === 'number') as number;
    const decoded = decode(found);
    const start = index - ahead;
    ahead += found.length - decoded.length;
    lookahead.push({ end: start + decoded.length, ahead });
    return decoded;
  });
  if (lookahead.length === 0) return { text, encode, source: (start, end) => source.slice(start, end) };
  const inSource = (position: number): number => position + aheadAt(lookahead, position);
  return { text, encode, source: (start, end) => source.slice(inSource(start), inSource(end)) };
}

function aheadAt(lookahead: readonly { readonly end: number; readonly ahead: number }[], position: number): number {
  let low = 0;
  let high = lookahead.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lookahead[middle]?.end as number) <= position) low = middle + 1;
    else high = middle;
  }
  return lookahead[low - 1]?.ahead ?? 0;
}

/** `\u00e9`, by UTF-16 units, as JSON, Java and others write it. */
export function unicodeEscape(character: string, upperCase = false): string {
  return Array.from({ length: character.length }, (_, index) => {
    const digits = character.charCodeAt(index).toString(16).padStart(4, '0');
    return `\\u${upperCase ? digits.toUpperCase() : digits}`;
  }).join('');
}
