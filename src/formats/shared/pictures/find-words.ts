import type {
  GreyPicture,
  PixelBox,
  RecognizedWord,
  RecognizeOptions,
  TextRecognizer,
} from '../../../contracts/documents/text-recognizer.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { flattened, greyOf, resized } from './grey.ts';
import { isNoise } from './noise.ts';
import type { Raster } from './raster.ts';
import { withoutSpecks } from './specks.ts';

/** Small letters are recognized better when they are larger, up to here. */
const greatestFactor = 2;
/** Pixels of what is recognized: more takes longer than it is worth. */
const recognizedPixels = 9_000_000;
const leastConfidence = 50;
const readable = /[\p{L}\p{N}&%€$£+–-]/u;
/** Of the smaller of two words that are the same one, read twice. */
const sameWordShare = 0.3;

/** The words of a picture, in its pixels, enlarged by at most a factor to be read; where several readings of a word differ, the most confident one. */
export async function findWords(
  raster: Raster,
  recognizer: TextRecognizer,
  options: RecognizeOptions,
  mostFactor = greatestFactor,
): Promise<readonly RecognizedWord[]> {
  const factor = Math.min(mostFactor, Math.sqrt(recognizedPixels / (raster.width * raster.height)));
  const picture = resized(greyOf(raster), factor);
  const readings: RecognizedWord[] = [];
  let isFurther = false;
  for (const version of versions(picture)) {
    // Of grain, everything would be taken for letters.
    if (isFurther && isNoise(version)) continue;
    const words = await read(version, recognizer, options, isFurther);
    isFurther = true;
    const first = readings.reduce((most, { line }) => Math.max(most, line + 1), 0);
    readings.push(...words.map((word) => scaled({ ...word, line: word.line + first }, 1 / factor)));
  }
  return mostConfident(joinIdeographs(withoutDoubtful(readings)).filter(isReadable));
}

function* versions(picture: GreyPicture): Generator<GreyPicture> {
  const flat = flattened(picture);
  const dark = flat.dark();
  const clean = withoutSpecks(dark);
  // Of readings that are as confident, the first counts: words with dust at them seem larger than they are.
  if (clean !== undefined) yield clean;
  yield picture;
  if (clean === undefined) yield dark;
  if (!flat.isFlat) yield flat.light();
}

/** Readings after the first one may fail: they only add to it. */
async function read(
  version: GreyPicture,
  recognizer: TextRecognizer,
  options: RecognizeOptions,
  isFurther: boolean,
): Promise<readonly RecognizedWord[]> {
  try {
    return await recognizer.recognize(version, options);
  } catch (error) {
    options.signal.throwIfAborted();
    if (isFurther && error instanceof ServiceError && error.code === 'invalid_document') return [];
    throw error;
  }
}

function scaled(word: RecognizedWord, factor: number): RecognizedWord {
  const { left, top, right, bottom } = word.box;
  return {
    ...word,
    box: { left: left * factor, top: top * factor, right: right * factor, bottom: bottom * factor },
    size: word.size * factor,
    baseline: { y: word.baseline.y * factor, slope: word.baseline.slope },
  };
}

/** In a line of words that are certain, a word of letters is rarely wrong. */
const certainLine = { words: 4, confidence: 85, least: 20, pattern: /^\p{L}{2,}\p{P}?$/u };

function withoutDoubtful(words: readonly RecognizedWord[]): readonly RecognizedWord[] {
  const lines = Map.groupBy(words, ({ line }) => line);
  const isCertain = (line: number): boolean => {
    const confidences = (lines.get(line) ?? [])
      .map(({ confidence }) => confidence)
      .toSorted((one, other) => one - other);
    return (
      confidences.length >= certainLine.words && (confidences[confidences.length >> 1] ?? 0) >= certainLine.confidence
    );
  };
  return words.filter(
    ({ confidence, text, line }) =>
      confidence >= leastConfidence ||
      ideograph.test(text) ||
      (confidence >= certainLine.least && certainLine.pattern.test(text) && isCertain(line)),
  );
}

const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Text without spaces comes in pieces whose boxes are rough: those beside each other on a line are one. */
function joinIdeographs(words: readonly RecognizedWord[]): readonly RecognizedWord[] {
  const joined: RecognizedWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const isNext =
      last?.line === word.line &&
      (ideograph.test(last.text) || ideograph.test(word.text)) &&
      Math.abs(word.box.left - last.box.right) < 1.2 * word.size;
    if (!isNext) {
      joined.push(word);
      continue;
    }
    const [ours, theirs] = [last.text.length, word.text.length];
    joined[joined.length - 1] = {
      ...last,
      text: last.text + word.text,
      confidence: (last.confidence * ours + word.confidence * theirs) / (ours + theirs),
      box: {
        left: Math.min(last.box.left, word.box.left),
        top: Math.min(last.box.top, word.box.top),
        right: Math.max(last.box.right, word.box.right),
        bottom: Math.max(last.box.bottom, word.box.bottom),
      },
    };
  }
  return joined;
}

function isReadable({ text, box, size }: RecognizedWord): boolean {
  if (!readable.test(text)) return false;
  const height = box.bottom - box.top;
  // Pieces of drawings that were taken for letters have no place in a line.
  return height <= 2 * size && height >= 4;
}

function mostConfident(words: readonly RecognizedWord[]): readonly RecognizedWord[] {
  const grid = new BoxGrid();
  const weight = ({ confidence, text }: RecognizedWord): number => confidence + Math.min(10, text.length);
  return words
    .toSorted((one, other) => weight(other) - weight(one))
    .filter((word) => {
      const isNew = grid.near(word.box).every((box) => overlap(word.box, box) < sameWordShare);
      if (isNew) grid.add(word.box);
      return isNew;
    });
}

function overlap(one: PixelBox, other: PixelBox): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.min(areaOf(one), areaOf(other));
}

function areaOf({ left, top, right, bottom }: PixelBox): number {
  return (right - left) * (bottom - top);
}

/** Boxes by where they are, so that each is compared with its neighbours only. */
class BoxGrid {
  readonly #cells = new Map<string, PixelBox[]>();

  add(box: PixelBox): void {
    for (const cell of cellsOf(box)) {
      const boxes = this.#cells.get(cell);
      if (boxes === undefined) this.#cells.set(cell, [box]);
      else boxes.push(box);
    }
  }

  near(box: PixelBox): readonly PixelBox[] {
    return [...cellsOf(box)].flatMap((cell) => this.#cells.get(cell) ?? []);
  }
}

const cellSize = 64;

function* cellsOf({ left, top, right, bottom }: PixelBox): Generator<string> {
  for (let y = Math.floor(top / cellSize); y * cellSize < bottom; y += 1)
    for (let x = Math.floor(left / cellSize); x * cellSize < right; x += 1) yield `${x},${y}`;
}
