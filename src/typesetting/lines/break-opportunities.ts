import { createRequire } from 'node:module';

interface LineBreaker {
  nextBreak(): { readonly position: number; readonly required: boolean } | null;
}

// The package has no types.
const LineBreakerOf: new (text: string) => LineBreaker = createRequire(import.meta.url)('linebreak');

/** Where a line may end. */
export interface BreakOpportunity {
  /** Of the first code unit of the next line. */
  readonly position: number;
  /** End of the text of this line: before the spaces at its end. */
  readonly textEnd: number;
  readonly required: boolean;
  /** A soft hyphen becomes visible if the line ends here. */
  readonly hyphen: boolean;
}

/** Scripts without spaces between words, whose words dictionaries find. */
const dictionaryText = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}\u200c\u200d]{2,}/gu;
const dictionaryLetter = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const hangul = /[\uac00-\ud7a3]/;
const lineSpace = /[ \n\u1680\u2000-\u2006\u2008-\u200b\u205f\u3000]/;
const softHyphen = '\u00ad';

/** Line breaks as Unicode has them (UAX #14), those between words of scripts without spaces, and between words only in Korean. */
export function breakOpportunities(text: string, language: string): readonly BreakOpportunity[] {
  const korean = language.split('-')[0] === 'ko';
  const positions = new Map<number, boolean>();
  const breaker = new LineBreakerOf(text);
  for (let found = breaker.nextBreak(); found !== null; found = breaker.nextBreak()) {
    const within = hangul.test(text[found.position - 1] ?? '') && hangul.test(text[found.position] ?? '');
    if (found.position > 0 && !(korean && within)) positions.set(found.position, found.required);
  }
  for (const position of wordStarts(text)) if (!positions.has(position)) positions.set(position, false);
  positions.set(text.length, true);
  let visible = 0;
  let textEnd = 0;
  return [...positions]
    .sort(([a], [b]) => a - b)
    .map(([position, required]) => {
      for (; visible < position; visible += 1) if (!lineSpace.test(text[visible] ?? '')) textEnd = visible + 1;
      return { position, textEnd, required, hyphen: textEnd === position && text[position - 1] === softHyphen };
    });
}

const words = new Intl.Segmenter('th', { granularity: 'word' });

function* wordStarts(text: string): Generator<number> {
  if (!dictionaryLetter.test(text)) return;
  for (const { 0: part, index } of text.matchAll(dictionaryText))
    for (const word of words.segment(part)) if (word.index > 0) yield index + word.index;
}
