import { splitWords, trimStart } from './n-grams.ts';

/** The names that sacreBLEU gives them. */
export type TokenizerName = '13a' | 'intl' | 'char' | 'zh' | 'none';

export type Tokenizer = (text: string) => readonly string[];

export const tokenizers: Readonly<Record<TokenizerName, Tokenizer>> = {
  '13a': tokenizeAsMteval13a,
  intl: tokenizeInternationally,
  char: (text) => splitWords([...text].join(' ')),
  zh: tokenizeChinese,
  none: splitWords,
};

export function isTokenizerName(name: string): name is TokenizerName {
  return Object.hasOwn(tokenizers, name);
}

/** Languages written without spaces between words, for which no tokeniser that knows words is here. */
const unspaced: ReadonlySet<string> = new Set(['ja', 'ko', 'th', 'lo', 'km', 'my', 'bo', 'dz']);

/** What scores into this base language are usually computed with, as far as it is here. */
export function tokenizerFor(language: string): TokenizerName {
  if (language === 'zh' || language === 'yue') return 'zh';
  return unspaced.has(language) ? 'char' : '13a';
}

const entities: readonly (readonly [string, string])[] = [
  ['&quot;', '"'],
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
];

/** NIST's mteval-v13a: marks out entities, then sets off punctuation, leaving numbers whole. */
function tokenizeAsMteval13a(text: string): readonly string[] {
  let line = text.replaceAll('<skipped>', '').replaceAll('-\n', '').replaceAll('\n', ' ');
  for (const [entity, character] of entities) line = line.replaceAll(entity, character);
  return splitWords(setOffPunctuation(` ${line} `));
}

/** The rules that 13a and the Chinese tokeniser share. */
function setOffPunctuation(line: string): string {
  return (
    line
      // ASCII signs but for the apostrophe, comma, hyphen and full stop.
      .replaceAll(/[!-&(-+/:-@[-`{-~]/g, ' $& ')
      // Full stop and comma unless a digit comes before, or unless one comes after; a hyphen behind a digit.
      .replaceAll(/([^0-9])([.,])/gu, '$1 $2 ')
      .replaceAll(/([.,])([^0-9])/gu, ' $1 $2')
      .replaceAll(/([0-9])-/g, '$1 - ')
  );
}

/** mteval-v14's international tokenisation: by Unicode categories, punctuation between digits stays. */
function tokenizeInternationally(text: string): readonly string[] {
  return splitWords(
    text
      .replaceAll(/(\P{N})(\p{P})/gu, '$1 $2 ')
      .replaceAll(/(\p{P})(\P{N})/gu, ' $1 $2')
      .replaceAll(/\p{S}/gu, ' $& '),
  );
}

/**
 * sacreBLEU's Chinese characters, each a token of its own. Its table gives the rare extensions B and the compatibility
 * supplement with four digits too few, which takes in U+2001 to U+2A6D and U+2F81 to U+2FA1 (dashes, quotation marks,
 * signs); published figures have that in them, so it is here.
 */
const chinese =
  /[\u2001-\u2a6d\u2e80-\u2fdf\u2ff0-\u303f\u3100-\u312f\u31a0-\u31bf\u31c0-\u31ef\u3200-\u4db5\u4e00-\u9fbb\uf900-\ufa2d\ufa30-\ufa6a\ufa70-\ufad9\ufe10-\ufe1f\ufe30-\ufe4f\uff00-\uffef]/gu;

function tokenizeChinese(text: string): readonly string[] {
  return splitWords(setOffPunctuation(trimStart(text).replaceAll(chinese, ' $& ')));
}
