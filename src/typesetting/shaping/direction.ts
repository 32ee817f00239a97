import bidiFactory, { type EmbeddingLevels } from 'bidi-js';

// The package is CommonJS, whose types name the factory as a property.
const bidi = (bidiFactory as unknown as () => { getEmbeddingLevels(text: string, base: string): EmbeddingLevels })();
const strongRightToLeft =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Isolates cost the square of their number, and so do paragraphs in one call: each is a call, and longer paragraphs, which nobody writes, are several to the algorithm. */
const longestParagraph = 16_384;

/** Whether paragraphs of a language begin at the right. Of no known language, the first letter with a direction decides. */
export function isRightToLeft(language: string, text: string): boolean {
  const known = isRightToLeftIn(language);
  if (known !== undefined) return known;
  const sample = text.slice(0, longestParagraph);
  return strongRightToLeft.test(sample) && bidi.getEmbeddingLevels(sample, 'auto').paragraphs[0]?.level === 1;
}

/** Undefined of no known language. */
function isRightToLeftIn(language: string): boolean | undefined {
  if (last?.language !== language) last = { language, isRightToLeft: readDirection(language) };
  return last.isRightToLeft;
}

/** The language that was asked for last: all texts of a document have the same one. */
let last: { readonly language: string; readonly isRightToLeft: boolean | undefined } | undefined;

function readDirection(language: string): boolean | undefined {
  try {
    const locale = new Intl.Locale(language);
    return locale.language === 'und' ? undefined : directionOf(locale) === 'rtl';
  } catch {
    // Not a language tag.
    return undefined;
  }
}

function directionOf(locale: Intl.Locale): string {
  return (locale as unknown as { getTextInfo(): { direction: string } }).getTextInfo().direction;
}

/** Embedding level of each code unit (UAX #9); odd ones run from right to left. */
export function embeddingLevels(text: string, rightToLeft: boolean): Uint8Array {
  const levels = new Uint8Array(text.length);
  if (!rightToLeft && !strongRightToLeft.test(text)) return levels;
  const base = rightToLeft ? 'rtl' : 'ltr';
  for (let start = 0; start < text.length; ) {
    const feed = text.indexOf('\n', start);
    const end = Math.min(feed === -1 ? text.length : feed + 1, start + longestParagraph);
    levels.set(bidi.getEmbeddingLevels(text.slice(start, end), base).levels, start);
    start = end;
  }
  return levels;
}
