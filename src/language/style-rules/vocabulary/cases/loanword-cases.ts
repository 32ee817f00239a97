import { casesOf } from '../../testing/style-case.ts';

export const loanwordCases = casesOf('loanwords', [
  [
    'rephrase_loanword_in_daily_use_chinese_or_japanese_words_if_possible',
    'ja',
    [
      ['アジェンダとスケジュールを送ります。', '議題と予定を送ります。'],
      ['店をリニューアルする。', '店を刷新する。'],
    ],
    ['コストコに行く。', 'リスクマネジメント', 'ルール・ブック', 'コンピューターを使う。'],
  ],
  [
    'rephrase_loanword_with_another_expression_if_not_established',
    'ja',
    [
      ['エビデンスを示す。', '根拠を示す。'],
      ['サービスをローンチした。', 'サービスを公開した。'],
    ],
    ['コストとリスク', 'マイルストーンズ', 'テレビを見る。'],
  ],
]);
