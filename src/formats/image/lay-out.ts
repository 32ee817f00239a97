import { type Face, fontOf, isUnspaced, measuringContext } from '../shared/pictures/fonts.ts';

export interface LayOutRequest {
  readonly text: string;
  readonly face: Face;
  readonly language: string;
  readonly stretch: number;
}

/** Lines of a text in a width. Undefined where a word does not fit. */
export function brokenInto(request: LayOutRequest, size: number, width: number): readonly string[] | undefined {
  const context = measuringContext();
  context.font = fontOf(request.face, size, request.language);
  const widthOf = (text: string): number => context.measureText(text).width * request.stretch;
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(request.text, request.language)) {
    if (line === '' || widthOf(`${line}${piece}`.trimEnd()) <= width) line += piece;
    else {
      lines.push(line.trimEnd());
      line = piece;
    }
    if (widthOf(line.trimEnd()) > width) return undefined;
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
}

/** A line may end after each of them. */
function piecesOf(text: string, language: string): readonly string[] {
  const spaced = text.match(/\S+\s*/gu) ?? [];
  if (!isUnspaced(language)) return spaced;
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const pieces: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    // Closing punctuation begins no line.
    if (pieces.length > 0 && isWordLike !== true && !/^[\s(（「『【《“]/u.test(segment))
      pieces[pieces.length - 1] += segment;
    else pieces.push(segment);
  }
  return pieces;
}
