import { findSentences } from '../../../language/segmentation/find-sentences.ts';

const marks = /^.*(?:[,;:](?=\s)|[、，；：])/su;

/**
 * A text in pieces that are spoken one after another, so that the first samples come early: sentences, and parts of long
 * ones, where a mark or at least a space allows it. Pieces without anything to say are left out.
 */
export function speakablePieces(text: string, language: string, longest: number): readonly string[] {
  return findSentences(text, language, { newlines: false })
    .flatMap(({ start, end }) => cut(text.slice(start, end), longest))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

function cut(sentence: string, longest: number): readonly string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > longest) {
    const beginning = rest.slice(0, longest);
    const mark = marks.exec(beginning)?.[0].length ?? 0;
    const space = beginning.lastIndexOf(' ');
    const end = mark > longest / 4 ? mark : space > 0 ? space : withoutHalves(beginning);
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}

/** No character is cut into two. */
function withoutHalves(beginning: string): number {
  return /[\ud800-\udbff]$/.test(beginning) ? beginning.length - 1 : beginning.length;
}
