/** The key of a menu entry, as toolkits write it into a text: `_Open`, `&Open`, `打开(_O)`. */
export interface Mnemonic {
  readonly mark: '_' | '&';
  readonly letter: string;
}

export interface BareText {
  readonly text: string;
  readonly mnemonic: Mnemonic | undefined;
}

const inBrackets = /\s*[(（]([_&])([\p{L}\p{N}])[)）]/u;
const beforeLetter = /([_&])(?=([\p{L}\p{N}]))/u;
const latin = /\p{Script=Latin}/u;
/** Scripts without keys of their own: these put the Latin letter after the text. */
const withoutKeys = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export function takeMnemonic(text: string): BareText {
  for (const pattern of [inBrackets, beforeLetter]) {
    const [found, mark, letter] = pattern.exec(text) ?? [];
    if (found !== undefined && letter !== undefined && (mark === '_' || mark === '&'))
      return { text: text.replace(pattern, ''), mnemonic: { mark, letter } };
  }
  return { text, mnemonic: undefined };
}

/** Before the same letter where the text has it, else before its first one; behind the words of East Asian languages. */
export function putMnemonic(text: string, { mark, letter }: Mnemonic): string {
  if (withoutKeys.test(text)) {
    const end = /\s*(?:[:：…]|\.{3})\s*$/u.exec(text)?.index ?? text.length;
    return `${text.slice(0, end)}(${mark}${letter.toUpperCase()})${text.slice(end)}`;
  }
  const same = latin.test(letter) ? text.toLowerCase().indexOf(letter.toLowerCase()) : -1;
  const at = same >= 0 ? same : text.search(/\p{L}/u);
  return at < 0 ? text : text.slice(0, at) + mark + text.slice(at);
}
