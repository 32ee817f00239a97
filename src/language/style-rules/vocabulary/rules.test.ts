import { testStyleRules } from '../../../../test/contracts/style-rewriters.ts';
import { styleCases } from '../../../../test/support/style-cases.ts';
import { vocabularyRules } from './rules.ts';

testStyleRules({
  category: 'vocabulary',
  rules: vocabularyRules,
  cases: styleCases('vocabulary/'),
  pieces: 'アジェンダ コスト コ ルール ・ ー を する リニューアル 本 。 A'.split(' '),
  hostile: ['コスト', 'コスト ', 'ー', 'あ'],
  runs: 100,
});
