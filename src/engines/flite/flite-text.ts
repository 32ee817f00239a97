import { findSentences } from '../../language/segmentation/find-sentences.ts';
import { speakableText } from '../shared/speech/speakable-text.ts';

/** Characters of a piece: flite plans all of it before its first samples. */
const longestPiece = 100;

const quotes: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛′]/g, "'"],
  [/[“”„‟″«»]/g, '"'],
  [/[‐‑]/g, '-'],
  [/[‒–—―]/g, ', '],
  [/…/g, '...'],
];

/**
 * A text as flite takes it, in pieces that are spoken one after another: sentences, and parts of long ones, where a mark or
 * at least a space allows it. flite knows ASCII only, so accents go, and so does whatever is in another script.
 */
export function flitePieces(text: string): readonly string[] {
  let plain = text;
  for (const [pattern, ascii] of quotes) plain = plain.replaceAll(pattern, ascii);
  plain = speakableText(
    plain
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^ -~\s]/g, ' '),
  );
  return findSentences(plain, 'en', { newlines: false })
    .flatMap(({ start, end }) => cut(plain.slice(start, end)))
    .filter((piece) => /[a-z0-9]/i.test(piece));
}

function cut(sentence: string): readonly string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > longestPiece) {
    const beginning = rest.slice(0, longestPiece);
    const mark = /^.*[,;:](?=\s)/s.exec(beginning)?.[0].length ?? 0;
    const space = beginning.lastIndexOf(' ');
    const end = mark > longestPiece / 4 ? mark : space > 0 ? space : longestPiece;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}
