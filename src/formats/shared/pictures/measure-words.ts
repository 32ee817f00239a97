import { inkOf, plainFace } from './fonts.ts';
import { quantile } from './look.ts';
import type { PictureWord } from './picture-text.ts';

/** What recognizers say of the size of a line is rough; a measured size that is far from it is of a word that was misread. */
const roughness = 1.7;
const sameForms = /^\p{Lu}{2,}\p{P}?$/u;
const roughBoxes = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Gives words the size of their font, from the height of their letters: a word without long letters is lower than others of the same
 * size. Letters whose large and small forms are alike, as many of Cyrillic, get the form of that size.
 */
export function measureWords(words: readonly PictureWord[]): readonly PictureWord[] {
  const measured = words.map((word) => ({ ...word, size: fontSize(word, word.text), line: word.line }));
  const sizes = new Map(
    [...Map.groupBy(measured, ({ line }) => line)].map(([line, all]) => [
      line,
      quantile(
        all.map(({ size }) => size),
        0.5,
      ),
    ]),
  );
  return measured.map((word, index) => {
    const given = words[index] as PictureWord;
    const usual = sizes.get(word.line) ?? word.size;
    if (!sameForms.test(word.text) || word.size > 0.85 * usual) return word;
    const text = word.text.toLowerCase();
    const size = fontSize(given, text);
    return Math.abs(size - usual) < 0.15 * usual ? { ...word, text, size } : word;
  });
}

function fontSize({ box, size, baseline }: PictureWord, text: string): number {
  if (roughBoxes.test(text)) return size;
  const ink = inkOf(text, plainFace, 'en');
  const height = box.bottom - box.top - Math.abs(baseline.slope) * (box.right - box.left);
  const measured = (100 * height) / Math.max(1, ink.ascent + ink.descent);
  return measured > size * roughness || measured < size / roughness ? size : measured;
}
