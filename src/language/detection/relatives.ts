/**
 * Languages that the n-gram database lacks, and the ones it has whose letter sequences come nearest, with the part of
 * their score that carries over. Words and spelling then tell the relatives apart.
 */
export const relatives: Readonly<Record<string, readonly (readonly [language: string, part: number])[]>> = {
  nb: [['no', 1]],
  nn: [['no', 0.96]],
  gl: [
    ['pt', 0.97],
    ['es', 0.95],
  ],
  ast: [
    ['es', 0.95],
    ['pt', 0.85],
  ],
  an: [
    ['es', 0.93],
    ['ca', 0.9],
  ],
  oc: [
    ['ca', 0.95],
    ['fr', 0.85],
    ['es', 0.85],
  ],
  frp: [
    ['fr', 0.88],
    ['ca', 0.8],
  ],
  sc: [
    ['it', 0.88],
    ['es', 0.85],
  ],
  eo: [
    ['es', 0.8],
    ['it', 0.8],
    ['pt', 0.8],
  ],
  la: [
    ['it', 0.75],
    ['pt', 0.75],
  ],
  br: [
    ['nl', 0.7],
    ['fr', 0.7],
  ],
  af: [['nl', 0.96]],
  szl: [['pl', 0.93]],
  bs: [['hr', 0.99]],
  id: [['ms', 1]],
  mt: [
    ['it', 0.7],
    ['sq', 0.7],
  ],
  cy: [
    ['en', 0.6],
    ['sq', 0.6],
  ],
  ga: [['en', 0.6]],
  sw: [
    ['ms', 0.6],
    ['tl', 0.6],
  ],
};
