/**
 * How evidence adds up to a verdict. A text of n words speaks for a language by
 *
 *     √n · (fit · nGrams + word + spelling · spellings − foreign + offset) + prior
 *
 * which is a log odds: the differences between languages grow with the text, the prior counts the less the longer it is.
 * The numbers were fitted by multinomial logistic regression (see `docs/explanation/language-detection.md`).
 */
export const evidenceWeights = { nGrams: 8.04, words: 8.5, spellings: 4.69, foreign: 5.57 };

/** Beyond this many words a text is no more certain. */
export const mostWords = 40;

export type Calibration = readonly [nGrams: number, spellings: number, offset: number, prior: number];

const calibrations: Readonly<Record<string, Calibration>> = {
  af: [1.0, 0.8, 0.5, -0.09],
  an: [1.0, 0.77, 0.28, -0.35],
  ar: [0.74, 1.0, 0.08, 0.27],
  ast: [1.0, 1.24, 0.32, -0.57],
  be: [1.49, 1.01, 0.06, -0.43],
  bg: [1.39, 1.03, 0.16, -0.28],
  br: [1.0, 2.09, 0.69, -0.85],
  bs: [1.0, 0.6, 0.17, -0.1],
  ca: [0.84, 1.02, -0.26, 0.4],
  cs: [0.9, 0.86, -0.29, -0.24],
  cy: [1.0, 2.22, 0.89, -0.53],
  da: [0.86, 0.56, -0.43, 0.66],
  de: [0.9, 1.28, -0.61, 0.03],
  en: [0.95, 0.96, -0.69, 2.0],
  eo: [1.0, 1.27, 0.43, -0.31],
  es: [0.92, 1.01, -0.61, 0.81],
  et: [0.82, 1.44, 0.72, -0.16],
  eu: [1.01, 1.56, 0.29, 0.4],
  fa: [0.76, 1.0, -0.13, -0.01],
  fi: [0.9, 1.02, -0.04, -0.03],
  fr: [1.0, 0.93, -0.46, 0.13],
  ga: [1.0, 2.2, 0.99, 0.19],
  gl: [1.0, 0.83, 0.15, 0.08],
  hi: [1.0, 1.0, 0.0, 0.0],
  mr: [1.0, 1.0, 0.0, -0.1],
  ne: [1.0, 1.0, 0.0, -0.5],
  ig: [1.0, 1.0, 0.2, -0.5],
  hr: [0.81, 0.83, 0.19, 0.45],
  hu: [1.0, 1.45, 0.08, 0.03],
  id: [1.0, 0.6, 0.11, -0.26],
  is: [0.83, 0.98, 0.12, 0.25],
  it: [1.06, 0.7, -0.39, 0.26],
  lt: [0.89, 1.55, -0.09, -0.58],
  lv: [0.64, 1.93, 0.03, 0.07],
  mk: [1.0, 0.98, -0.24, 0.03],
  ms: [0.9, 0.56, -0.1, -0.08],
  nb: [1.0, 0.63, -0.71, 1.0],
  nl: [0.91, 1.1, -0.38, 0.58],
  nn: [1.0, 0.78, -0.42, -0.1],
  oc: [1.0, 1.26, 0.18, -0.53],
  pl: [0.83, 1.31, 0.34, 0.73],
  pt: [0.79, 0.68, -0.07, 1.03],
  ro: [0.85, 1.05, -0.1, 0.43],
  ru: [1.45, 1.19, -0.01, -0.0],
  sc: [1.0, 1.5, 0.25, -0.83],
  sk: [0.94, 1.06, -0.21, -0.41],
  sl: [0.8, 0.53, 0.25, -0.14],
  sq: [0.96, 1.06, -0.02, -0.13],
  sr: [1.0, 0.52, 0.15, 0.07],
  sv: [0.85, 0.61, -0.1, 0.53],
  szl: [1.0, 1.4, -0.13, -1.14],
  tr: [0.91, 0.92, -0.1, -0.3],
  uk: [1.49, 0.87, -0.32, 0.06],
  ur: [0.68, 1.0, 0.05, -0.26],
  vi: [0.91, 1.23, -0.14, -0.23],
  frp: [1, 0.85, -0.3, -1.5],
  mt: [1, 1, 0, -0.8],
  gd: [1, 1.5, 0.9, -0.3],
  bho: [1, 1, 0.2, -0.4],
  kk: [1, 1.09, -0.09, -0.53],
  ky: [1, 1.29, 0.1, -1],
  tt: [1, 0.99, 0.08, -0.44],
  ba: [1, 0.99, 0.08, -0.6],
  mn: [1, 1.1, 0.05, -0.5],
  tg: [1, 1.1, 0.05, -0.5],
  ps: [1, 1.02, -0.08, -0.53],
  sd: [1, 1.04, 0.22, -0.37],
  ug: [1, 1.01, 0.02, -0.48],
  ku: [1, 1.26, 0.4, -0.6],
  fo: [1, 1.06, -0.5, -0.9],
  lb: [1, 1.31, 0.21, -0.28],
  ckb: [1, 1, 0, -0.5],
};

/** For languages that no sample was at hand for; the prior keeps them behind the ones that were measured. */
const uncalibrated: Calibration = [0.95, 1, 0, -1];

export function calibrationOf(language: string): Calibration {
  return calibrations[language] ?? uncalibrated;
}
