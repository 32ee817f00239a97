import table from './tex-fonts.json' with { type: 'json' };

export interface NumberedCharacter {
  readonly code: number;
  /** Points. */
  readonly advance: number;
}

/** A font whose codes are those of a text font of TeX. */
export interface TexFont {
  readonly encoding: Readonly<Record<string, string>>;
  /** Points. */
  readonly size: number;
  readonly family: 'serif' | 'sans' | 'mono';
  readonly bold: boolean;
  readonly italic: boolean;
}

const { encodings, widths } = table;
const usual = widths.roman;
/** Of the letters of a text, in words. */
const leastInWords = 0.5;
const shortestWord = 3;
/** All letters of typewriters are as wide, in parts of the size. */
const typewriterWidth = 0.525;

/** What the words of one font on a page show of it; undefined where they are no words: symbols, letters of formulas. */
export function recognizeTexFont(words: readonly (readonly NumberedCharacter[])[]): TexFont | undefined {
  const all = words.flat();
  if (!isText(words) || isRenumbered(all)) return undefined;
  const letters = all.filter(({ code }) => code >= 0x61 && code <= 0x7a);
  const advances = all.map(({ advance }) => advance);
  const distinct = new Set(all.map(({ code }) => code)).size;
  if (distinct > 3 && Math.max(...advances) - Math.min(...advances) < 0.02 * Math.max(...advances)) {
    const size = median(advances) / typewriterWidth;
    return { encoding: encodings.typewriter, size, family: 'mono', bold: false, italic: false };
  }
  const isEuropean = all.some(({ code }) => code > 0x7f || (code >= 0x1b && code <= 0x1f) || code === 0x15);
  const hasLigature = all.some(({ code }) => code >= 0x0b && code <= 0x0f);
  const encoding = isEuropean && !hasLigature ? encodings.european : encodings.roman;
  return { encoding, ...lookOf(letters.length > 0 ? letters : all) };
}

function isText(words: readonly (readonly NumberedCharacter[])[]): boolean {
  let letters = 0;
  let inWords = 0;
  for (const word of words) {
    const own = word.filter(({ code }) => isLetter(code));
    letters += own.length;
    const reads = own.map(({ code }) => String.fromCharCode(code)).join('');
    const isCapital = own.every(({ code }) => code >= 0x41 && code <= 0x5a);
    if (own.length >= shortestWord && (isCapital || /[aeiouy\x0b-\x0f\x1b-\x1f]/.test(reads.slice(1))))
      inWords += own.length;
  }
  // Numbers of pages and of lines have no letters.
  if (letters === 0) return words.flat().every(({ code }) => code >= 0x28 && code <= 0x3a && code !== 0x2a);
  return inWords >= leastInWords * letters;
}

/** Programs that number the letters of all fonts in the order of their first use have anything at the numbers of ASCII. */
function isRenumbered(characters: readonly NumberedCharacter[]): boolean {
  const codes = characters.map(({ code }) => code);
  if (codes.filter((code) => code < 0x0b || code === 0x7f).length > mostRare * codes.length) return true;
  const firstUses = [...new Set(codes)];
  const inOrder = firstUses.filter((code, index) => code === (firstUses[index - 1] ?? 0) + 1).length;
  if (firstUses.length >= manyDistinct && inOrder > mostInOrder * firstUses.length) return true;
  const letters = codes.filter(isLetter).map((code) => String.fromCharCode(code));
  const ascii = letters.filter((letter) => /[a-z]/i.test(letter));
  const vowels = ascii.filter((letter) => /[aeiouy]/i.test(letter));
  if (ascii.length < leastAscii * letters.length) return true;
  const changes = letters.filter((letter, index) => /[A-Z]/.test(letter) && /[a-z]/.test(letters[index - 1] ?? ''));
  if (changes.length > mostChanges * letters.length) return true;
  return letters.length >= manyLetters && vowels.length < leastVowels * ascii.length;
}

const mostRare = 0.05;
const manyDistinct = 5;
const mostInOrder = 0.4;
const leastAscii = 0.75;
/** From a small letter to a capital: between two words only. */
const mostChanges = 0.2;
const manyLetters = 30;
const leastVowels = 0.2;

function isLetter(code: number): boolean {
  return (
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x0b && code <= 0x0f) ||
    (code >= 0x1b && code <= 0x1f) ||
    code > 0x7f
  );
}

/** The size of a font of formulas, by its letters if it has some; small ones are wider beside their size than this says. */
export function sizeOfFormulas(characters: readonly NumberedCharacter[]): number {
  const letters = characters.filter(({ code }) => code >= 0x61 && code <= 0x7a);
  const sizes = letters.map(({ code, advance }) => (1000 * advance) / (widths.formula[code - 0x61] ?? 500));
  return sizes.length > 0 ? median(sizes) : median(characters.map(({ advance }) => advance)) / usualSymbol;
}

const usualSymbol = 0.6;

const families = [
  { widths: widths.roman, family: 'serif', bold: false, italic: false },
  { widths: widths.bold, family: 'serif', bold: true, italic: false },
  { widths: widths.italic, family: 'serif', bold: false, italic: true },
  { widths: widths.sans, family: 'sans', bold: false, italic: false },
] as const;

/** The size at which the widths of a family fit best. */
function lookOf(characters: readonly NumberedCharacter[]): Omit<TexFont, 'encoding'> {
  const small = characters.filter(({ code }) => code >= 0x61 && code <= 0x7a);
  if (small.length === 0) {
    // Digits are half as wide as the size, capitals about three quarters.
    const share = characters.some(({ code }) => code >= 0x41 && code <= 0x5a) ? 0.7 : 0.5;
    const size = median(characters.map(({ advance }) => advance)) / share;
    return { size, family: 'serif', bold: false, italic: false };
  }
  const fits = families.map((family) => {
    const width = (code: number): number => (family.widths[code - 0x61] ?? usual[0] ?? 500) / 1000;
    const size = median(small.map(({ code, advance }) => advance / width(code)));
    const error = small.reduce((sum, { code, advance }) => sum + Math.abs(advance - size * width(code)), 0);
    return { ...family, size, error: error / size };
  });
  const [first, ...others] = fits;
  const { size, family, bold, italic } = others.reduce(
    (best, fit) => (fit.error < 0.9 * best.error ? fit : best),
    first as (typeof fits)[number],
  );
  return { size, family, bold, italic };
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
