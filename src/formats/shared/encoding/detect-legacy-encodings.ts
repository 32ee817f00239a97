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

/** Of a hundred: what the library says of any bytes that are valid in an encoding, when there are too few to tell. */
const unsure = 10;

/** Encodings that bytes, which are not Unicode, may be in; most likely ones first. */
export function detectLegacyEncodings(bytes: Buffer, language: string | undefined): readonly string[] {
  const found = analyse(bytes.subarray(0, 65_536))
    .filter(({ confidence }) => confidence > unsure)
    .flatMap(({ name }) => standardName(name) ?? []);
  const usual = language === undefined ? [] : usualEncodings(language);
  return [...new Set([...found.filter((name) => usual.includes(name)), ...usual, ...found, ...western])];
}

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
