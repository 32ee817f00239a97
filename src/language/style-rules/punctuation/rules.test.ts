import { testStyleRules } from '../../../../test/contracts/style-rewriters.ts';
import { abbreviationCases } from './cases/abbreviation-cases.ts';
import { clauseCases } from './cases/clause-cases.ts';
import { eastAsianCases } from './cases/east-asian-cases.ts';
import { ellipsisCases } from './cases/ellipsis-cases.ts';
import { quotationCases } from './cases/quotation-cases.ts';
import { rangeCases } from './cases/range-cases.ts';
import { signCases } from './cases/sign-cases.ts';
import { punctuationRules } from './rules.ts';

const pieces =
  `. , ; : ! ? … ⋯ ・ · 。 、 ， ． ： & ＆ + / - – — —— ~ 〜 ～ ( ) （ ） 「 」 『 』 【 】 〔 〕 《 》 〈 〉 [ ] " ' “ ” „ ‘ ’ ‚ « » ‹ › ` +
  '0 5 12 30 2020 a s the and or und Dear James U.S.A. z.B. e.g. However In 唐 年 日 から 가 다 라고 는 ア 漢字 ... ' +
  'apples, Tom, Anna pears walked, left reading, my mother, After lunch we he the However Therefore';

testStyleRules({
  category: 'punctuation',
  rules: punctuationRules,
  cases: [
    ...quotationCases,
    ...ellipsisCases,
    ...abbreviationCases,
    ...signCases,
    ...eastAsianCases,
    ...clauseCases,
    ...rangeCases,
  ],
  pieces: [...pieces.split(' '), ' - ', ', '],
  hostile:
    `a, b and c |apples, pears and |, and|In the a |"| "a|'|« |「|.|. |(|( a|a, |A.|a | |1-|1 - |—|年|・|!|/ |a/|Dear |（|&`.split(
      '|',
    ),
  runs: 80,
});
