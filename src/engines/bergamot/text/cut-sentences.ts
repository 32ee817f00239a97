import { characterBorder } from '../../../language/characters.ts';
import { findSentences } from '../../../language/segmentation/find-sentences.ts';
import type { TextSpan } from '../../../language/text-edit.ts';

/** Longer ones are cut wherever there is white space: they would hold up all others, and nobody translates them well. */
const longestSentence = 1_200;

const emptyLine = /(?:\r\n?|\n)[^\S\r\n]*(?:\r\n?|\n)/g;

/**
 * Sentences of a text, without the white space around them. An empty line ends one; a single line break does not, since
 * where it matters the text was cut there before.
 */
export function cutSentences(text: string, language: string): readonly TextSpan[] {
  const spans: TextSpan[] = [];
  let start = 0;
  const addParagraph = (end: number): void => {
    for (const sentence of findSentences(text.slice(start, end), language, { newlines: false }))
      addPieces(spans, text, start + sentence.start, start + sentence.end);
  };
  for (const { 0: line, index } of text.matchAll(emptyLine)) {
    addParagraph(index);
    start = index + line.length;
  }
  addParagraph(text.length);
  return spans;
}

function addPieces(spans: TextSpan[], text: string, start: number, end: number): void {
  let position = start;
  while (end - position > longestSentence) {
    const window = text.slice(position, position + longestSentence);
    const cut = position + (lastSpace(window) ?? characterBorder(window, window.length));
    addTrimmed(spans, text, position, cut);
    position = cut;
  }
  addTrimmed(spans, text, position, end);
}

/** The engine takes U+FEFF for a letter; here it is white space, as it is for `trim`. */
function addTrimmed(spans: TextSpan[], text: string, start: number, end: number): void {
  const piece = text.slice(start, end);
  const trimmed = piece.trim();
  if (trimmed === '') return;
  const from = start + piece.length - piece.trimStart().length;
  spans.push({ start: from, end: from + trimmed.length });
}

/** Where the last white space in the second half begins. */
function lastSpace(window: string): number | undefined {
  for (let at = window.length - 1; at > window.length / 2; at -= 1) if (/\s/.test(window.charAt(at))) return at;
  return undefined;
}
