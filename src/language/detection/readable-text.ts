/** What is left of a text for detection: lower-case words, without whatever reads the same in every language. */
export interface ReadableText {
  readonly words: readonly string[];
  /** The words joined by single spaces. */
  readonly text: string;
  /** The words that no capital letter marks as a possible name; all of them in a text of capitals. */
  readonly uncapitalized: readonly string[];
  /** The words as they are spelled. */
  readonly spelled: readonly string[];
}

/** Longer texts are judged by windows of together this many UTF-16 units, so that detection costs the same for a book. */
const sampleLength = 2700;
const windowCount = 9;
const windowLength = sampleLength / windowCount;

/** A text, or windows spread evenly over a long one, so that neither a foreign heading nor a quotation decides. */
export function readableParts(text: string): readonly ReadableText[] {
  if (text.length <= sampleLength) return [readableText(text)];
  const distance = (text.length - windowLength) / (windowCount - 1);
  const windows = Array.from({ length: windowCount }, (_, index) => {
    const start = Math.floor(index * distance);
    return readableText(wholeWords(text.slice(start, start + windowLength)));
  });
  if (windows.some(({ words }) => words.length > 0)) return windows;
  const firstLetter = text.search(/\p{L}/u);
  return firstLetter === -1 ? [] : [readableText(text.slice(firstLetter, firstLetter + sampleLength))];
}

/** Without the words that the cut may have broken; scripts that set no spaces keep all. */
function wholeWords(window: string): string {
  const first = window.search(/\s/);
  if (first === -1 || first > 60) return window;
  const last = window.search(/\s\S*$/);
  return last > first ? window.slice(first, last) : window;
}

const accents: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
  caron: '\u030c',
};
const letterEntities: Readonly<Record<string, string>> = { szlig: 'ß', aelig: 'æ', oslash: 'ø', oelig: 'œ' };

/** `&eacute;` and `&#233;` are letters, every other entity is a gap. */
function decodeEntity(entity: string, name: string): string {
  if (name.startsWith('#')) {
    const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return point <= 0x10ffff ? String.fromCodePoint(point) : ' ';
  }
  const letter = letterEntities[name.toLowerCase()];
  if (letter !== undefined) return letter;
  const accent = accents[name.slice(1)];
  return accent === undefined ? ' ' : (entity[1] ?? '') + accent;
}

const noise = new RegExp(
  [
    '```[^`]*```', // code between fences
    '`[^`\\n]{1,200}`', // code in a line
    '</?[A-Za-z!][^<>]{0,400}>', // tags
    '\\{\\{?\\s{0,4}[\\w.$-]{0,60}\\s{0,4}\\}\\}?', // placeholders
    '%[-+ 0-9.$]{0,8}[a-zA-Z]\\b',
    '\\b(?:[a-z][a-z0-9+.-]{1,15}://|www\\.)[^\\s<>]+', // addresses
    '[\\p{L}\\p{N}._%+-]{1,64}@[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63})+',
    '@[\\p{L}\\p{N}_]{2,64}', // handles
    '\\b[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63}){0,4}\\.(?:com|org|net|edu|gov|info|io|dev|html?|php|js|ts|json|xml|pdf|docx?|txt|png|jpe?g)\\b(?:/[^\\s<>]*)?',
    '(?:[A-Za-z]:)?(?:[/\\\\][\\w.-]+){2,}', // paths
    '\\b\\w+(?:_\\w+)+\\b|\\b[\\w.]+\\([^()\\n]{0,80}\\)[;{]?', // identifiers and calls
    '\\b\\w*\\d\\w*\\b', // numbers and codes
  ].join('|'),
  'giu',
);
/** What any noise holds, so that plain sentences skip the long search. */
const noiseSign = /[`<{%@/\\_\d(]|\.\p{L}/u;
const camelCase = /\b\p{Ll}+\p{Lu}[\p{L}\p{N}]*\b/gu;
const word = /[\p{L}\p{M}]+(?:['’ʼ·-][\p{L}\p{M}]+)*['’]?/gu;

function readableText(sampled: string): ReadableText {
  const decoded = sampled.includes('&')
    ? sampled.replace(/&(#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z]{2,12});/g, decodeEntity)
    : sampled;
  const uniform = decoded.toWellFormed().normalize('NFC').replace(camelCase, ' ');
  const kept = noiseSign.test(uniform) ? uniform.replace(noise, ' ') : uniform;
  const cased = kept.replaceAll('’', "'").match(word) ?? [];
  const words = cased.map((one) => one.toLowerCase());
  const isShouted = cased.every((one) => one === one.toUpperCase());
  const uncapitalized = isShouted ? words : words.filter((one, index) => one.charAt(0) === cased[index]?.charAt(0));
  return { words, text: words.join(' '), uncapitalized, spelled: cased };
}
