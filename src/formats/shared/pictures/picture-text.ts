import type { PixelBox, RecognizedWord } from '../../../contracts/documents/text-recognizer.ts';
import type { Look } from './look.ts';

export interface PictureWord extends RecognizedWord {
  readonly look: Look;
  /** A sign that is no letter, such as a bullet, is in front of it. */
  readonly isItem?: boolean;
}

export interface PictureLine {
  /** From left to right. */
  readonly words: readonly PictureWord[];
  readonly box: PixelBox;
  /** Height of its letters, in pixels. */
  readonly size: number;
  readonly slope: number;
}

/** Lines that a reader sees as one text. */
export interface PictureBlock {
  readonly lines: readonly PictureLine[];
  readonly box: PixelBox;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Words of a line, which are from left to right, as they are read. */
export function inReadingOrder(words: readonly PictureWord[]): readonly PictureWord[] {
  const reversed = words.filter(({ text }) => rightToLeft.test(text)).length;
  return reversed * 2 > words.length ? words.toReversed() : words;
}

export function boundsOf(boxes: readonly PixelBox[]): PixelBox {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
