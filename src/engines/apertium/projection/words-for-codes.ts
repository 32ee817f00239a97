import type { Inline, InlineCode, Segment } from '../../../contracts/segment.ts';
import { isCode, mergeTexts, plainText } from '../../../language/segments.ts';

/**
 * Codes that a reader sees as words (a placeholder, `<code>x</code>`) take part in the sentence: without them, it has holes.
 *
 *     The method <x> returns null.     an unknown word, since nothing joins words over it: The method zxqaz returns null.
 *     The <x> file is red.             a blank between words, so that the article agrees:  The[0] file is red.
 */
export interface WordsForCodes {
  readonly segment: Segment;
  /** Puts the codes back; undefined if an unknown word got lost or came twice. */
  restore(translated: Segment): Segment | undefined;
}

/** Characters for private use travel as blanks (`encodeText`). */
const firstBlank = 0xe000;
const lastBlank = 0xf8ff;
const blank = /[\ue000-\uf8ff]/;

/** Words that no dictionary has, nor parts of them. */
const unknownWord = /zxq[a-p]+z/giu;
const anyMark = /([\ue000-\uf8ff]|zxq[a-p]+z)/iu;

/** After these a code is part of a noun phrase that goes on: the word behind it has the article. */
const determiners: Readonly<Record<string, RegExp>> = {
  en: /(?:^|[^\p{L}])(?:the|an?|this|that|these|those|each|every|no|any|some|another|my|your|his|her|its|our|their)\s$/iu,
};
const wordThatGoesOn = /^\s(?!(?:and|or)\b)\p{Ll}/u;

/** Undefined where there are no such codes, more than characters, or such marks in the text itself. */
export function wordsForCodes(segment: Segment, language: string, useWords: boolean): WordsForCodes | undefined {
  const { inlines } = segment;
  if (!inlines.some(isWord)) return undefined;
  const text = plainText(segment);
  if (blank.test(text) || (useWords && anyMark.test(text))) return undefined;
  const codes: InlineCode[] = [];
  const written: Inline[] = [];
  let before = '';
  let words = 0;
  for (const [index, inline] of inlines.entries()) {
    if (!isCode(inline)) before = inline.slice(-20);
    if (!isWord(inline)) {
      written.push(inline);
      continue;
    }
    const next = inlines.slice(index + 1, index + 3).find((following) => !isCode(following) || isWord(following));
    const after = typeof next === 'string' ? next.slice(0, 20) : '';
    const asWord = useWords && actsAsWord(before, after, language);
    if (asWord) words += 1;
    written.push(asWord ? wordOf(codes.length) : String.fromCharCode(firstBlank + codes.length));
    codes.push(inline);
    before = 'x';
  }
  if (firstBlank + codes.length > lastBlank) return undefined;
  return {
    segment: { inlines: mergeTexts(written) },
    restore(translated) {
      const found = plainText(translated).match(unknownWord) ?? [];
      const numbers = new Set(found.map(numberOf));
      if (useWords && (found.length !== words || numbers.size !== words)) return undefined;
      return { inlines: translated.inlines.flatMap((inline) => withCodes(inline, codes)) };
    },
  };
}

function isWord(inline: Inline): inline is InlineCode {
  return (
    isCode(inline) && inline.kind === 'alone' && inline.equivalent !== undefined && inline.equivalent.trim() !== ''
  );
}

/** Not at the start of a sentence, where many modes give the word behind it a capital. */
function actsAsWord(before: string, after: string, language: string): boolean {
  if (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after)) return false;
  if (!/\p{L}/u.test(before)) return /^['’]/.test(after);
  return !(determiners[language]?.test(before) === true && wordThatGoesOn.test(after));
}

function wordOf(index: number): string {
  let letters = '';
  for (let rest = index; letters === '' || rest > 0; rest = Math.floor(rest / 16))
    letters = String.fromCharCode(0x61 + (rest % 16)) + letters;
  return `zxq${letters}z`;
}

function numberOf(word: string): number {
  let number = 0;
  for (const letter of word.slice(3, -1).toLowerCase()) number = number * 16 + letter.charCodeAt(0) - 0x61;
  return number;
}

function withCodes(inline: Inline, codes: readonly InlineCode[]): readonly Inline[] {
  if (isCode(inline) || !anyMark.test(inline)) return [inline];
  return inline
    .split(anyMark)
    .filter((part) => part !== '')
    .map((part) => {
      if (!anyMark.test(part)) return part;
      return codes[blank.test(part) ? part.charCodeAt(0) - firstBlank : numberOf(part)] ?? part;
    });
}
