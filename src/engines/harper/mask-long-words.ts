/** No English word is longer; a key, a token or base64 is. */
const longestWord = 64;
const longWords = new RegExp(String.raw`[\p{L}\p{M}\p{N}'’_]{${longestWord + 1},}`, 'gu');

/**
 * The text with blanks instead of words that are no words. Harper looks for every slip that may lie behind a word: on
 * one of thousands of letters it works for a minute and then fails. Positions stay as they are.
 */
export function maskLongWords(text: string): string {
  return text.replace(longWords, (word) => ' '.repeat(word.length));
}
