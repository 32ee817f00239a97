import type { RecognizedWord, RecognizeOptions, TextRecognizer } from '../../../contracts/documents/text-recognizer.ts';
import { findWords } from '../../shared/pictures/find-words.ts';
import { greyOf } from '../../shared/pictures/grey.ts';
import { lookOf } from '../../shared/pictures/look.ts';
import { measureWords } from '../../shared/pictures/measure-words.ts';
import type { PictureWord } from '../../shared/pictures/picture-text.ts';
import type { PageContent } from '../reading/page-content.ts';
import type { OpenPdf } from '../reading/read-pdf.ts';
import { findSkew } from './find-skew.ts';
import { drawUpright, type PageRaster, straightened, type Upright } from './page-raster.ts';
import { scanContent } from './scan-content.ts';
import { findMarks } from './scan-marks.ts';
import { stylesOf } from './word-styles.ts';

/** A page whose text was recognized: what is needed to write it. */
export interface Scan {
  /** The page as if it said its text. Its text objects are the words. */
  readonly content: PageContent;
  readonly words: readonly PictureWord[];
  readonly upright: Upright;
  /** Text objects that the page draws itself and that are translated as such. */
  readonly without: ReadonlySet<number>;
  /** Those of an invisible text, which is of the source's language. */
  readonly invisible: ReadonlySet<number>;
}

/** To 300 dots an inch, for which recognizers are made. */
const enlarged = 1.5;
/** A page that reads so well is not turned to look for better. */
const wellRead = { words: 3, confidence: 82 };

/** Recognizes the text of a page; undefined where there is none. */
export async function readScan(
  pdf: OpenPdf,
  content: PageContent,
  without: ReadonlySet<number>,
  recognizer: TextRecognizer,
  options: RecognizeOptions,
): Promise<Scan | undefined> {
  const reading = await bestReading(pdf, content, without, recognizer, options);
  if (reading === undefined) return undefined;
  const { found, upright } = reading;
  const { raster, toPage } = reading.drawn ?? drawUpright(pdf, content, without, upright);
  const looks = found.map((word) => ({ ...word, look: lookOf(raster, word.box, Math.max(2, word.size * 0.2)) }));
  const words = withoutStray(measureWords(looks));
  const styles = stylesOf(raster, words, options.language);
  const marks = findMarks(
    greyOf(raster),
    words.map(({ box }) => box),
  );
  return {
    content: scanContent(content, { words, styles, marks, toPage }),
    words,
    upright,
    without,
    invisible: new Set(content.objects.flatMap(({ renderingMode }, ordinal) => (renderingMode === 3 ? [ordinal] : []))),
  };
}

/** Lines of few letters are pieces of drawings, unless they were read with confidence. */
const fewLetters = [
  { letters: 3, confidence: 88 },
  { letters: 8, confidence: 68 },
] as const;

function withoutStray(words: readonly PictureWord[]): readonly PictureWord[] {
  const lines = Map.groupBy(words, ({ line }) => line);
  return words.filter(({ line }) => {
    const own = lines.get(line) ?? [];
    const letters = own.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
    const confidence = own.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, own.length);
    return letters === 0 || fewLetters.every((least) => letters >= least.letters || confidence >= least.confidence);
  });
}

interface Reading {
  readonly found: readonly RecognizedWord[];
  readonly upright: Upright;
  /** Undefined where others were read after it, since only one is kept. */
  readonly drawn?: PageRaster;
}

/** As the page is shown, and where that reads badly, turned. */
async function bestReading(
  pdf: OpenPdf,
  content: PageContent,
  without: ReadonlySet<number>,
  recognizer: TextRecognizer,
  options: RecognizeOptions,
): Promise<Reading | undefined> {
  let best: Reading | undefined;
  let most = 0;
  for (const turns of [0, 2, 1, 3] as const) {
    const quarter = drawUpright(pdf, content, without, { turns, skew: 0 });
    const skew = findSkew(greyOf(quarter.raster));
    const upright = { turns, skew };
    const drawn = straightened(quarter, skew);
    const found = await findWords(drawn.raster, recognizer, options, enlarged);
    const value = found.reduce((sum, { confidence, text }) => sum + confidence * text.length, 0);
    if (value > most) [best, most] = [{ found, upright }, value];
    const mean = found.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, found.length);
    if (found.length >= wellRead.words && mean >= wellRead.confidence) return { found, upright, drawn };
  }
  return best;
}
