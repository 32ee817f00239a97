import { analyse } from 'chardet';
import { baseLanguage } from '../../../language/codes.ts';

/** Encodings that texts of a language were written in; the first is the most common one. */
const encodingsOfLanguages: readonly (readonly [languages: string, encodings: readonly string[]])[] = [
  ['ru uk be', ['windows-1251', 'koi8-r', 'koi8-u', 'ibm866', 'iso-8859-5']],
  ['bg mk sr', ['windows-1251', 'iso-8859-5', 'windows-1250']],
  ['pl cs sk hu sl hr bs ro sq', ['windows-1250', 'iso-8859-2']],
  ['el', ['windows-1253', 'iso-8859-7']],
  ['tr az', ['windows-1254']],
  ['he yi', ['windows-1255', 'iso-8859-8']],
  ['ar fa ur', ['windows-1256', 'iso-8859-6']],
  ['lt lv et', ['windows-1257', 'iso-8859-4', 'iso-8859-13']],
  ['vi', ['windows-1258']],
  ['th', ['windows-874']],
  ['ja', ['shift_jis', 'euc-jp']],
  ['zh', ['gb18030', 'big5']],
  ['ko', ['euc-kr']],
];

const western = ['windows-1252'];

/** Of a hundred: what the library says of any bytes that are valid in an encoding, when there are too few to know. */
const unsure = 10;

const alphabets = ['windows-1251', 'koi8-r', 'windows-1250'];

/** Encodings that bytes, which are not Unicode, may be in; most likely ones first. */
export function detectLegacyEncodings(bytes: Buffer, language: string | undefined): readonly string[] {
  const sample = bytes.subarray(0, 65_536);
  const found = analyse(sample)
    .filter(({ confidence }) => confidence > unsure)
    .flatMap(({ name }) => standardName(name) ?? []);
  const usual = language === undefined ? [] : usualEncodings(language);
  const likely = [...found.filter((name) => usual.includes(name)), ...usual, ...found, ...western];
  const candidates = [...new Set(language === undefined ? [...likely, ...alphabets] : likely)];
  const [first] = candidates;
  // Hardly any text but one of their own is valid in encodings of several bytes.
  const severalBytes =
    first !== undefined && multiByte.has(first) ? candidates.filter((name) => multiByte.has(name)) : [];
  return [
    ...severalBytes,
    ...byLooks(
      sample,
      candidates.filter((name) => !severalBytes.includes(name)),
    ),
  ];
}

const multiByte = new Set(['shift_jis', 'euc-jp', 'gb18030', 'gbk', 'big5', 'euc-kr']);

/** Best looking first; those that look nearly alike stay in order. */
function byLooks(sample: Buffer, encodings: readonly string[]): readonly string[] {
  const scored = encodings.map((name) => ({
    name,
    looks: Math.round(looksOf(new TextDecoder(name).decode(sample)) * 25),
  }));
  return scored.sort((one, other) => other.looks - one.looks).map(({ name }) => name);
}

/**
 * Share of the characters outside of ASCII that are in words of a usual shape: small letters or a capital one first, one
 * alphabet, no three letters with accents side by side, no capital letter alone. Usual marks count as well.
 */
function looksOf(text: string): number {
  const outside = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  let usual = text.match(/[“”„‘’«»–—…•°€№]/g)?.length ?? 0;
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (/^(?:\p{Lu}[^\p{Lu}]+|[^\p{Lu}]+)$/u.test(word) && !odd.test(word))
      usual += word.match(/[^\0-\x7f]/g)?.length ?? 0;
  }
  return outside === 0 ? 0 : usual / outside;
}

const odd =
  /(?=\p{Script=Latin}{3})[^\0-\x7f]{3}|\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

function usualEncodings(language: string): readonly string[] {
  const base = baseLanguage(language);
  return encodingsOfLanguages.find(([languages]) => languages.split(' ').includes(base))?.[1] ?? western;
}

function standardName(label: string): string | undefined {
  if (/^(?:utf|iso-2022|ascii)/i.test(label)) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
