import { escapedText, unicodeEscape } from '../../language/placeholders/escaped-text.ts';
import type { HostText } from '../../language/placeholders/host-text.ts';

const short: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

const pattern = /\\(?:u[0-9A-Fa-f]{4}|[\s\S])/g;
const decode = (found: string): string => JSON.parse(`"${found}"`) as string;

/** What is between the quotes of a string literal. `asciiOnly` keeps the habit of files that escape all but ASCII. */
export function jsonText(source: string, asciiOnly: boolean): HostText {
  const habits = habitsOf(source);
  return escapedText(source, { pattern, decode, encode: (text) => encode(text, asciiOnly, habits) });
}

/** Characters that this literal escapes though it need not: `\/`, `\u003c`. */
function habitsOf(source: string): ReadonlyMap<string, string> {
  const habits = new Map<string, string>();
  for (const [found] of source.matchAll(pattern)) {
    const character = decode(found);
    if (/^[ -~\u2028\u2029\u00a0]$/.test(character)) habits.set(character, found);
  }
  return habits;
}

function encode(text: string, asciiOnly: boolean, habits: ReadonlyMap<string, string>): string {
  let encoded = '';
  for (let index = 0; index < text.length; index++) {
    const unit = text[index] as string;
    const known = habits.get(unit) ?? short[unit];
    if (known !== undefined) encoded += known;
    else encoded += unit < ' ' || (asciiOnly && unit > '~') ? unicodeEscape(unit) : unit;
  }
  return encoded;
}
