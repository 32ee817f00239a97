import { testStyleRules } from '../../../../test/contracts/style-rewriters.ts';
import { styleCases } from '../../../../test/support/style-cases.ts';
import { datesAndTimesRules } from './rules.ts';

const pieces =
  "0 3 5 9 12 13 24 2024 1990 98 05 . : / - – , ’ ' ( ) am a.m. PM p. Uhr h March May 5th März enero mars de of the " +
  '1er 年 月 日 号 時 分 点 半 午後 下午 晚上 오후 시 분 년 월 일 十 二〇二四 二 令和 元 BC A.D. CE century siglo XX siècle e ' +
  'secolo Jahrhundert im anni años années 90s 世紀 世纪 년대 세기 年代 公元 西元 昭和 twentieth alle ore las um at';

testStyleRules({
  category: 'dates_and_times',
  rules: datesAndTimesRules,
  cases: styleCases('dates-and-times/'),
  pieces: pieces.split(' '),
  hostile: ['1', '12.', '2024-', '9:', '年', '十', ' ', 'a.m.', '5 March ', '1.1.', '二〇'],
  runs: 150,
  seed: 4,
});
