import { testStyleRules } from '../../../../test/contracts/style-rewriters.ts';
import { styleCases } from '../../../../test/support/style-cases.ts';
import { numbersRules } from './rules.ts';

const pieces =
  '\uff15 \uff05 \uffe5 0 1 2 5 10 12 20 100 345 1000 2024 12345 . , : - – / % % $ € ¥ £ ° °C ( ) + = × x km m kg USD EUR CHF ' +
  'Euro dollars degrees million Millionen millones milioni mln Mio. percent Prozent por ciento 百分之 五十 三 万 億 円 元 人 つ 만 ' +
  '원 도 섭씨 摂氏 美元 第 〇 零 、 か所 five several equation II';

testStyleRules({
  category: 'numbers',
  rules: numbersRules,
  cases: styleCases('numbers/'),
  pieces: pieces.split(' '),
  hostile: '1|1,|1.|1 |1 000|$|1x|1+|百|五、| |10-|1,000,|%|一|-|1km,|万'.split('|'),
  runs: 60,
});
