import { isUnspaced } from '../shared/pictures/fonts.ts';
import { inReadingOrder, type PictureBlock } from '../shared/pictures/picture-text.ts';

const letter = /\p{L}/gu;
/** A character of these is a word. */
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Few letters are easily something else, unless they were read with confidence. */
const fewLetters = 3;
const confident = 80;

/** The text of a block, as one that was never broken into lines. */
export function blockText({ lines }: PictureBlock, language: string | undefined): string {
  let text = '';
  for (const { words } of lines) {
    const line = joined(
      inReadingOrder(words).map((word) => word.text),
      language,
    );
    const [last, first] = [text.at(-1) ?? '', line.at(0) ?? ''];
    if (text === '') text = line;
    // A word that was broken at the end of a line.
    else if (/\p{L}-$/u.test(text) && /\p{Ll}/u.test(first)) text = text.slice(0, -1) + line;
    else text += isGlued(last, first, language) ? line : ` ${line}`;
  }
  return text;
}

function joined(words: readonly string[], language: string | undefined): string {
  return words.reduce(
    (text, word) => text + (isGlued(text.at(-1) ?? '', word.at(0) ?? '', language) ? word : ` ${word}`),
  );
}

function isGlued(last: string, first: string, language: string | undefined): boolean {
  if (language !== undefined && !isUnspaced(language)) return false;
  return (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，！？：；」』）]/u.test(last) &&
    !/[A-Za-z\d]/.test(first)
  );
}

export function isTranslatable(block: PictureBlock, language: string | undefined): boolean {
  const text = blockText(block, language);
  const letters = text.match(letter)?.length ?? 0;
  if (letters === 0) return false;
  if (letters >= fewLetters) return true;
  const words = block.lines.flatMap((line) => line.words);
  const isSure = words.every(({ confidence }) => confidence >= confident);
  return isSure && (letters >= 2 || ideograph.test(text));
}
