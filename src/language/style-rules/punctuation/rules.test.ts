import { testStyleRules } from '../../../../test/contracts/style-rewriters.ts';
import { styleCases } from '../../../../test/support/style-cases.ts';
import { punctuationRules } from './rules.ts';

const pieces =
  `. , ; : ! ? … ⋯ ・ · 。 、 ， ． ： & ＆ + / - – — —— ~ 〜 ～ ( ) （ ） 「 」 『 』 【 】 〔 〕 《 》 〈 〉 [ ] " ' “ ” „ ‘ ’ ‚ « » ‹ › ` +
  '0 5 12 30 2020 a s the and or und Dear James U.S.A. z.B. e.g. However In 唐 年 日 から 가 다 라고 는 ア 漢字 ... ' +
  'apples, Tom, Anna pears walked, left reading, my mother, After lunch we he the However Therefore';

testStyleRules({
  category: 'punctuation',
  rules: punctuationRules,
  cases: styleCases('punctuation/'),
  pieces: [...pieces.split(' '), ' - ', ', '],
  hostile:
    `a, b and c |apples, pears and |, and|In the a |"| "a|'|« |「|.|. |(|( a|a, |A.|a | |1-|1 - |—|年|・|!|/ |a/|Dear |（|&`.split(
      '|',
    ),
  runs: 80,
});
