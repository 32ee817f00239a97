import { findSentences } from '../../src/language/segmentation/find-sentences.ts';

/** What an edited text says about a word beside its letters. */
export interface MarkedWord {
  /** As a recognizer writes it: small letters, nothing around them. */
  readonly spoken: string;
  /** Its first letter is a capital one. */
  readonly capital: boolean;
  /** It begins a sentence. */
  readonly first: boolean;
  /** What comes behind it. */
  readonly mark: 'none' | 'comma' | 'stop' | 'question';
}

const separators = /[\s\u2010-\u2015-]+/u;
const outside = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** The words of a text with their capitals and marks. Dashes separate words, since nobody speaks them. */
export function readMarkedWords(text: string, language: string): readonly MarkedWord[] {
  return findSentences(text, language, { newlines: false }).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end);
    const tokens = sentence.split(separators).filter((token) => /[\p{L}\p{N}]/u.test(token));
    return tokens.map((token, index): MarkedWord => {
      const word = token.replaceAll(outside, '');
      const isLast = index === tokens.length - 1;
      const behind = isLast
        ? (/[^\p{L}\p{N}]*$/u.exec(sentence)?.[0] ?? '')
        : token.slice(token.indexOf(word) + word.length);
      return {
        spoken: word.toLowerCase(),
        capital: /^\p{Lu}/u.test(word),
        first: index === 0,
        mark: isLast ? (behind.includes('?') ? 'question' : /[.!…:;]/.test(behind) ? 'stop' : 'none') : markOf(behind),
      };
    });
  });
}

/** A full stop in a sentence belongs to an abbreviation. */
function markOf(behind: string): MarkedWord['mark'] {
  return /[,;:]/.test(behind) ? 'comma' : 'none';
}
