import { speakablePieces } from '../shared/speech/speakable-pieces.ts';
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

/** A text as flite takes it, in pieces. flite knows ASCII only, so accents go, and so does whatever is in another script. */
export function flitePieces(text: string): readonly string[] {
  let plain = text;
  for (const [pattern, ascii] of quotes) plain = plain.replaceAll(pattern, ascii);
  const clean = speakableText(
    plain
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^ -~\s]/g, ' '),
  );
  return speakablePieces(clean, 'en', longestPiece);
}
