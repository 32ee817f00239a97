import { baseLanguage } from '../../../language/codes.ts';
import { type Face, isUnspaced, plainFace } from '../../shared/pictures/fonts.ts';
import { distance, type Colour as Ink, medianColour, quantile } from '../../shared/pictures/look.ts';
import type { PictureWord } from '../../shared/pictures/picture-text.ts';
import type { Raster } from '../../shared/pictures/raster.ts';
import type { Colour } from '../reading/page-content.ts';
import { evenPitch } from './even-pitch.ts';
import { facesOf } from './line-faces.ts';
import { visualLines } from './visual-lines.ts';

/** How a recognized word looks, made even over the page: what is measured of single words varies. */
export interface WordStyle {
  readonly face: Face;
  /** Of the font, in pixels. */
  readonly size: number;
  /** Of the baseline at the word, in pixels from the top. */
  readonly y: number;
  readonly fill: Colour;
  readonly endsWithSpace: boolean;
}

/** Sizes within this factor of the one that most text has are that one; lines of few letters are measured roughly. */
const sameSize = { usual: 1.13, few: 1.22, least: 1.35 };
const fewLetters = 20;
const leastLetters = 8;
/** Of red, green and blue together: inks within it are one. */
const sameInk = 110;
/** Darker neutral inks are black that was scanned. */
const darkInk = 96;
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

export function stylesOf(
  raster: Raster,
  words: readonly PictureWord[],
  language: string | undefined,
): readonly WordStyle[] {
  const lines = visualLines(words);
  const measured = lines.map((line) => ({
    line,
    letters: line.reduce((sum, index) => sum + (words[index]?.text.length ?? 0), 0),
    size: quantile(
      line.map((index) => words[index]?.size ?? 0),
      0.5,
    ),
  }));
  const sizes = usualSizes(measured);
  const inks = usualInks(words);
  const wordLines = lines.map((line) => line.map((index) => words[index] as PictureWord));
  const groups = [...Map.groupBy(lines.keys(), (at) => sizes[at]).values()].map((group) =>
    group.toSorted((one, other) => topOf(wordLines[one]) - topOf(wordLines[other])),
  );
  const faces = facesOf(raster, wordLines, groups);
  const even = evenPitch(wordLines, groups);
  const hasSpaces = language === undefined || !isUnspaced(baseLanguage(language));
  const styles: WordStyle[] = [];
  for (const [at, { line, size }] of measured.entries()) {
    const face = faces[at] ?? plainFace;
    const typewritten = even[at];
    for (const index of line) {
      const word = words[index] as PictureWord;
      styles[index] = {
        face: typewritten === undefined ? face : { ...face, family: 'mono' },
        size: typewritten ?? sizes[at] ?? size,
        y: word.baseline.y,
        fill: inks(word),
        endsWithSpace: hasSpaces || !ideographs.test(word.text),
      };
    }
  }
  return styles;
}

function topOf(line: readonly PictureWord[] = []): number {
  return line[0]?.baseline.y ?? 0;
}

interface MeasuredLine {
  readonly size: number;
  readonly letters: number;
}

/** For each line the size that most text near its own has. */
function usualSizes(measured: readonly MeasuredLine[]): readonly number[] {
  const sizes: number[] = [];
  let left = measured.filter(({ size }) => size > 0);
  while (left.length > 0) {
    const weights = new Map<number, number>();
    for (const { size, letters } of left) {
      const key = Math.round(Math.log(size) * 25);
      for (const near of [key - 1, key, key + 1]) weights.set(near, (weights.get(near) ?? 0) + letters);
    }
    const [key] = [...weights].reduce((one, other) => (other[1] > one[1] ? other : one));
    const own = left.filter(({ size }) => factorOf(size, Math.exp(key / 25)) <= sameSize.usual);
    const all = own.flatMap(({ size, letters }) => Array.from({ length: Math.min(40, letters) }, () => size));
    const middle = all.length === 0 ? Math.exp(key / 25) : quantile(all, 0.5);
    sizes.push(middle);
    const before = left.length;
    const taken = new Set(own);
    left = left.filter((one) => !taken.has(one) && !isOfSize(one, middle));
    if (left.length === before) break;
  }
  return measured.map((line) => sizes.find((usual) => isOfSize(line, usual)) ?? line.size);
}

function isOfSize({ size, letters }: MeasuredLine, usual: number): boolean {
  const { least, few, usual: most } = sameSize;
  return factorOf(size, usual) <= (letters < leastLetters ? least : letters < fewLetters ? few : most);
}

function factorOf(one: number, other: number): number {
  return Math.max(one, other) / Math.min(one, other);
}

function usualInks(words: readonly PictureWord[]): (word: PictureWord) => Colour {
  const groups: { readonly middle: Ink; readonly inks: Ink[] }[] = [];
  const group = new Map<PictureWord, (typeof groups)[number]>();
  for (const word of words.toSorted((one, other) => other.text.length - one.text.length)) {
    const { ink } = word.look;
    let own = groups.find(({ middle }) => distance(middle, ink) < sameInk);
    if (own === undefined) {
      own = { middle: ink, inks: [] };
      groups.push(own);
    }
    own.inks.push(ink);
    group.set(word, own);
  }
  const fills = new Map(groups.map((one) => [one, fillOf(medianColour(one.inks))]));
  return (word) => {
    const own = group.get(word);
    return (own && fills.get(own)) ?? fillOf(word.look.ink);
  };
}

function fillOf([red, green, blue]: Ink): Colour {
  const isBlack = Math.max(red, green, blue) < darkInk && Math.max(red, green, blue) - Math.min(red, green, blue) < 28;
  if (isBlack) return { red: 0.07, green: 0.07, blue: 0.07, alpha: 1 };
  return { red: red / 255, green: green / 255, blue: blue / 255, alpha: 1 };
}
