import { characterBorder } from '../../../language/characters.ts';
import { findSentences } from '../../../language/segmentation/find-sentences.ts';

/** Pieces of at most so many characters that together are the text: at sentence borders, else at spaces, else anywhere. */
export function cutPieces(text: string, language: string, limit: number): readonly string[] {
  const ends = findSentences(text, language, { newlines: false }).map(({ end }) => end);
  const pieces: string[] = [];
  let start = 0;
  while (text.length - start > limit) {
    const furthest = start + limit;
    const sentence = ends.findLast((end) => end > start && end <= furthest);
    const cut = sentence ?? spaceBefore(text, start, furthest) ?? characterBorder(text, furthest);
    pieces.push(text.slice(start, cut));
    start = cut;
  }
  pieces.push(text.slice(start));
  return pieces;
}

function spaceBefore(text: string, start: number, end: number): number | undefined {
  for (let at = end; at > start + 1; at -= 1) if (/\s/.test(text.charAt(at - 1))) return at;
  return undefined;
}
