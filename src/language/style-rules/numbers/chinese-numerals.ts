import { editMatches } from '../edit-text.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';

const zh = (rewrite: StyleRewriter): RewrittenValue => ({ languages: ['zh'], rewrite });
const digits = '一二三四五六七八九';
const counted = '[个個天人年岁歲次倍种種名位件条條张張只隻本小周週]|[分点點][钟鐘]|公里|米';

const approximate = new RegExp(
  `(?<![${digits}十百千万亿第、初])([${digits}])、([${digits}])(?=[十百千万萬亿億]?(?:${counted})(?!级|級))`,
  'gu',
);

/** 三、四天 → 三四天: two neighbouring numbers that mean about as much. */
export const approximateWithoutComma = zh((text) =>
  editMatches(text, approximate, ({ 0: match, 1: one = '', 2: two = '', index }) => {
    const after = text.slice(index + match.length, index + match.length + 2);
    const enumerates = /^年[级級]/.test(after) || digits.indexOf(two) !== digits.indexOf(one) + 1;
    return enumerates ? undefined : one + two;
  }),
);

const abbreviation = new RegExp(
  `第([${digits}]{2,4})(?=[产產]业|產業|季度|阶段|階段|组|組|课|課|章|节|節|条|條|册|冊)|(?<![${digits}十百千第、])([${digits}]{2,4})(?=年[级級]|[等级級](?:品|奖|獎))`,
  'gu',
);

/** 第一二产业 → 第一、二产业: each number represents a name of its own. */
export const abbreviationsWithComma = zh((text) =>
  editMatches(text, abbreviation, ([, ordinal, bare]) => {
    const numbers = [...(ordinal ?? bare ?? '')];
    const follows = numbers.every(
      (sign, index) => index === 0 || digits.indexOf(sign) === digits.indexOf(numbers[index - 1] ?? '') + 1,
    );
    return follows ? (ordinal === undefined ? '' : '第') + numbers.join('、') : undefined;
  }),
);

/** A run of three or more digits without 十百千 is a number by which something is called. */
const numbering =
  /(?<![〇零一二三四五六七八九十百千万亿萬億点點])[〇零一二三四五六七八九]{3,20}(?![〇零一二三四五六七八九十百千万亿萬億点點])/gu;

export const zeroInNumbering = zh((text) => editMatches(text, numbering, ([run]) => run.replaceAll('零', '〇')));

const measuring = /[〇零一二三四五六七八九十百千万亿萬億两兩点點]{2,30}/gu;

export const zeroInMeasurement = zh((text) =>
  editMatches(text, measuring, ([run]) => (/[十百千万亿萬億点點]/.test(run) ? run.replaceAll('〇', '零') : undefined)),
);
