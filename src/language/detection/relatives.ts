/**
 * Languages that the n-gram database lacks, and the ones it has in whose letter sequences theirs show: how well a text
 * fits them is the sum of how well it fits those, each times its part. (Serbian is there in Cyrillic letters only, so
 * that in Latin ones Croatian replaces it.) The parts were fitted together with the calibration.
 */
export const relatives: Readonly<Record<string, readonly (readonly [language: string, part: number])[]>> = {
  af: [
    ['nl', 0.82],
    ['da', -0.17],
    ['de', 0.17],
    ['en', -0.09],
  ],
  an: [
    ['es', 0.48],
    ['ca', 0.21],
    ['pt', 0.19],
  ],
  ast: [
    ['es', 0.57],
    ['ca', 0.19],
    ['ro', 0.13],
  ],
  br: [
    ['fr', 0.1],
    ['es', 0.22],
    ['da', 0.27],
  ],
  bs: [['hr', 0.78]],
  cy: [
    ['sq', 0.23],
    ['is', 0.06],
    ['yo', 0.19],
  ],
  eo: [
    ['es', 0.35],
    ['it', 0.2],
    ['pt', -0.05],
    ['lt', 0.23],
  ],
  frp: [
    ['fr', 0.65],
    ['ca', 0.15],
  ],
  ga: [
    ['en', 0.16],
    ['fr', -0.11],
  ],
  gl: [
    ['pt', 0.4],
    ['es', 0.44],
  ],
  id: [
    ['ms', 0.88],
    ['tr', 0.06],
    ['it', 0.12],
  ],
  mk: [
    ['sr', 0.94],
    ['bg', 0.79],
    ['ru', -0.14],
    ['uk', -0.16],
  ],
  mt: [
    ['it', 0.5],
    ['sq', 0.25],
  ],
  nb: [
    ['no', 0.68],
    ['da', 0.18],
    ['sv', 0.09],
  ],
  nn: [
    ['no', 0.69],
    ['da', 0.09],
    ['sv', 0.14],
    ['is', 0.15],
  ],
  oc: [
    ['ca', 0.53],
    ['fr', 0.14],
    ['es', 0.14],
    ['it', 0.1],
  ],
  sc: [
    ['it', 0.34],
    ['es', 0.22],
    ['ro', 0.11],
    ['ca', 0.09],
  ],
  sr: [
    ['sr', 1.2],
    ['hr', 0.74],
    ['sl', 0.09],
    ['bg', 0.22],
  ],
  szl: [
    ['pl', 0.75],
    ['cs', 0.25],
  ],
  ne: [
    ['hi', 0.55],
    ['mr', 0.35],
  ],
  ig: [
    ['vi', 0.35],
    ['yo', 0.55],
  ],
  la: [
    ['it', 0.45],
    ['pt', 0.2],
  ],
  ckb: [['ku', 1]],
  gd: [
    ['en', 0.16],
    ['fr', -0.11],
  ],
  bho: [['hi', 0.93]],
  ku: [
    ['tr', 0.29],
    ['sq', 0.37],
    ['az', 0.24],
    ['et', 0.06],
  ],
  kk: [
    ['ru', 0.78],
    ['be', 0.34],
    ['uk', 0.28],
  ],
  ky: [
    ['ru', 0.98],
    ['be', 0.31],
    ['uk', 0.05],
    ['bg', 0.16],
  ],
  tt: [
    ['ru', 0.89],
    ['be', 0.24],
    ['uk', 0.18],
    ['bg', 0.15],
  ],
  ba: [
    ['ru', 0.89],
    ['be', 0.24],
    ['uk', 0.18],
    ['bg', 0.15],
  ],
  mn: [
    ['ru', 0.9],
    ['be', 0.3],
    ['bg', 0.15],
  ],
  tg: [
    ['ru', 0.85],
    ['be', 0.2],
    ['bg', 0.25],
  ],
  ps: [
    ['fa', 0.78],
    ['ar', -0.17],
    ['ur', -0.07],
    ['ku', 0.25],
  ],
  sd: [
    ['ar', 0.45],
    ['ur', 0.09],
    ['fa', 0.29],
    ['ku', 0.1],
  ],
  ug: [
    ['ku', 0.55],
    ['ar', 0.25],
    ['fa', 0.11],
    ['ur', 0.12],
  ],
  fo: [
    ['is', 1.02],
    ['da', 0.16],
    ['no', 0.29],
  ],
  lb: [
    ['de', 0.54],
    ['nl', -0.1],
    ['no', 0.4],
    ['fr', 0.4],
  ],
  sw: [
    ['ms', 0.35],
    ['tl', 0.3],
  ],
};
