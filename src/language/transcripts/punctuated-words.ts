import type { SpokenSegment, SpokenWord } from '../../contracts/engines/speech-recognizer.ts';

const space = /\s/u;
/** What may be around words; other signs are words that somebody added. */
const mark = /[.,;:!?…—–\-"'“”„‘’«»()¿¡。，、！？：；「」『』（）।۔؟،]/u;
const letter = /[\p{L}\p{M}\p{N}]/u;
const sentenceEnd = /[.!?…。．！？؟।۔][\p{Pe}\p{Pf}"']*$/u;

/**
 * The words of a segment as a text has them that somebody has given capitals and marks. Undefined where the text has other
 * words: it may differ in the case of letters, in marks around words, in the form of apostrophes and in white space only.
 */
export function punctuatedWords(segment: SpokenSegment, text: string): SpokenSegment | undefined {
  const words: SpokenWord[] = [];
  let at = 0;
  for (const word of segment.words) {
    const given = word.text;
    while (at < text.length && space.test(text[at] ?? '')) at += 1;
    const begin = at;
    while (at < text.length && mark.test(text[at] ?? '') && !begins(text, at, given)) at += 1;
    if (!begins(text, at, given)) return undefined;
    const end = at + given.length;
    // The word goes on: it is another one, unless the language has no spaces.
    if (letter.test(text[end] ?? '') && separates(segment, words.length, given)) return undefined;
    let behind = end;
    while (behind < text.length && mark.test(text[behind] ?? '')) behind += 1;
    const keepsLetters = /\p{Lu}/u.test(given);
    const written = text.slice(begin, at) + (keepsLetters ? given : text.slice(at, end)) + text.slice(end, behind);
    words.push(written === given ? word : { ...word, text: written });
    at = behind;
  }
  if (/\S/u.test(text.slice(at))) return undefined;
  const last = words.at(-1)?.text ?? '';
  return { ...segment, words, endsSentence: sentenceEnd.test(last) };
}

/** Letters of scripts that write words without spaces may follow directly, where they are those of the next word. */
function separates({ words }: SpokenSegment, index: number, given: string): boolean {
  const next = words[index + 1]?.text ?? '';
  return /^[\p{Script=Latin}\p{N}]/u.test(next) && /[\p{Script=Latin}\p{N}]$/u.test(given) ? true : next === '';
}

function begins(text: string, at: number, word: string): boolean {
  const piece = text.slice(at, at + word.length);
  return piece.length === word.length && folded(piece) === folded(word);
}

function folded(text: string): string {
  return text.toLowerCase().replaceAll(/[’‘ʼ]/g, "'");
}
