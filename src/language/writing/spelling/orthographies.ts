/** How a language is spelled, as far as its writers slip. */
export interface Orthography {
  /** Its small letters. A word with any other is foreign, and stays. */
  readonly letters: string;
  /** Letters that differ by their marks only, or that are written for each other, as groups. */
  readonly alike: readonly string[];
  /** Spellings of one sound, written for each other. */
  readonly swaps: readonly (readonly [string, string])[];
  /** Letters of loans and of other languages: a word that has them is no slip for one without. */
  readonly foreign?: RegExp;
  /** Letters whose marks nobody writes without reason. */
  readonly sureMarks?: string;
}

const plain = 'abcdefghijklmnopqrstuvwxyz';

/** Sounds of all languages with Latin letters. */
const common = [
  ['ph', 'f'],
  ['i', 'y'],
  ['c', 'k'],
  ['s', 'z'],
] as const;

export const orthographies: Readonly<Record<string, Orthography>> = {
  de: {
    letters: `${plain}äöüßé`,
    sureMarks: 'äöü',
    alike: ['aä', 'oö', 'uü', 'eé', 'eä', 'vf', 'dt', 'bp', 'gk'],
    swaps: [
      ...common,
      ['ss', 'ß'],
      ['s', 'ß'],
      ['ae', 'ä'],
      ['oe', 'ö'],
      ['ue', 'ü'],
      ['ie', 'i'],
      ['ie', 'ei'],
      ['eu', 'äu'],
      ['ah', 'a'],
      ['äh', 'ä'],
      ['eh', 'e'],
      ['oh', 'o'],
      ['öh', 'ö'],
      ['uh', 'u'],
      ['üh', 'ü'],
      ['ih', 'i'],
      ['dt', 't'],
      ['dt', 'd'],
      ['ck', 'k'],
      ['tz', 'z'],
      ['th', 't'],
      ['rh', 'r'],
      ['chs', 'x'],
      ['chs', 'cks'],
      ['qu', 'kw'],
      ['ü', 'y'],
      ['ig', 'ich'],
    ],
  },
  en: {
    letters: plain,
    alike: ['aei', 'ou', 'io'],
    swaps: [
      ...common,
      ['ie', 'ei'],
      ['ee', 'ea'],
      ['ou', 'u'],
      // `c` is read as `s` before these only: `protestors` is no slip for `protectors`.
      ['ce', 'se'],
      ['ci', 'si'],
      ['cy', 'sy'],
      ['sc', 's'],
      ['sc', 'c'],
      ['tion', 'sion'],
      ['que', 'ck'],
      ['gh', 'g'],
      ['kn', 'n'],
      ['wh', 'w'],
      ['ght', 't'],
      ['ely', 'ly'],
      ['ally', 'ly'],
      ['nt', "n't"],
      ['re', "'re"],
      ['ve', "'ve"],
      ['ll', "'ll"],
      ['ts', "t's"],
      ['es', "e's"],
    ],
  },
  es: {
    letters: `${plain}áéíóúüñ`,
    foreign: /w|sh|ck/i,
    alike: ['aá', 'eé', 'ií', 'oó', 'uúü', 'nñ', 'bv', 'gj', 'csz', 'yi', 'xs', 'nm'],
    swaps: [
      ...common,
      ['ll', 'y'],
      ['h', ''],
      ['qu', 'k'],
      ['qu', 'c'],
      ['xc', 'x'],
      ['cc', 'c'],
      ['sc', 'c'],
      ['gu', 'g'],
      ['rr', 'r'],
    ],
  },
  fr: {
    letters: `${plain}àâæçéèêëîïôœùûüÿ`,
    foreign: /k|w|sh/i,
    alike: ['aàâ', 'eéèêë', 'iîï', 'oô', 'uùûü', 'cç', 'sc', 'sz', 'gj'],
    swaps: [
      ...common,
      ['an', 'en'],
      ['am', 'em'],
      ['ss', 'c'],
      ['ss', 'ç'],
      ['qu', 'k'],
      ['qu', 'c'],
      ['ai', 'è'],
      ['ai', 'é'],
      ['au', 'o'],
      ['eau', 'o'],
      ['eau', 'au'],
      ['th', 't'],
      ['oe', 'œ'],
      ['ein', 'ain'],
      ['gu', 'g'],
      ['ua', 'a'],
      ['sc', 's'],
      ['sc', 'c'],
      ['h', ''],
    ],
  },
  it: {
    letters: `${plain}àèéìíîòóùú`,
    foreign: /[wy]|sh/i,
    alike: ['aà', 'eèé', 'iìíî', 'oòó', 'uùú', 'qc'],
    swaps: [
      ...common,
      ['cq', 'q'],
      ['cq', 'c'],
      ['ch', 'c'],
      ['gh', 'g'],
      ['ie', 'e'],
      ['gn', 'ni'],
      ['gli', 'li'],
      ['sci', 'sc'],
      ['h', ''],
    ],
  },
  pt: {
    letters: `${plain}áâãàçéêíóôõúü`,
    foreign: /[wy]|sh|ck/i,
    alike: ['aáâãà', 'eéê', 'ií', 'oóôõ', 'uúü', 'cçs', 'sz', 'gj', 'xs', 'ei', 'ou'],
    swaps: [
      ...common,
      ['ss', 'ç'],
      ['ss', 's'],
      ['x', 'ch'],
      ['xc', 'x'],
      ['xc', 'sc'],
      ['ssã', 'çã'],
      ['sc', 'c'],
      ['rr', 'r'],
      ['qu', 'k'],
      ['h', ''],
      ['ao', 'ão'],
      ['oes', 'ões'],
      ['lh', 'li'],
      ['nh', 'ni'],
    ],
  },
};
