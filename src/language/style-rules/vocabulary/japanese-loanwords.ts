import { replacing } from '../punctuation/rewritten-value.ts';
import type { RewrittenValue } from '../style-rewriter.ts';
import { anyPhrase } from '../words.ts';

/** Loanwords that are not established, and what says the same in Japanese; a verb with する stays one. */
const unestablished: Readonly<Record<string, string>> = {
  アカウンタビリティー: '説明責任',
  アカウンタビリティ: '説明責任',
  アジェンダ: '議題',
  アセスメント: '評価',
  アウトソーシング: '外部委託',
  イノベーション: '技術革新',
  インセンティブ: '動機付け',
  エビデンス: '根拠',
  エンパワーメント: '権限付与',
  ガバナンス: '統治',
  コンセンサス: '合意',
  コンソーシアム: '共同事業体',
  コンプライアンス: '法令遵守',
  サーベイランス: '監視',
  サマリー: '要約',
  スキーム: '枠組み',
  ステークホルダー: '利害関係者',
  トレーサビリティー: '履歴管理',
  トレーサビリティ: '履歴管理',
  ドラスティックな: '抜本的な',
  フィージビリティ: '実現可能性',
  プライオリティ: '優先順位',
  ペンディング: '保留',
  マイルストーン: '節目',
  マター: '案件',
  モラトリアム: '猶予',
  モラルハザード: '倫理の欠如',
  リテラシー: '活用能力',
  ローンチ: '公開',
};

/** Loanwords that are common, but for which there is an everyday word. */
const everyday: Readonly<Record<string, string>> = {
  ガイドライン: '指針',
  クオリティ: '品質',
  クオリティー: '品質',
  コスト: '費用',
  コミュニケーション: '意思疎通',
  シンプルな: '簡素な',
  スケジュール: '予定',
  スタッフ: '職員',
  スピーディーに: '素早く',
  チャレンジ: '挑戦',
  トラブル: '問題',
  ニーズ: '要望',
  バリエーション: '種類',
  パートナーシップ: '協力関係',
  ビジョン: '展望',
  プレゼンテーション: '発表',
  ミーティング: '会議',
  メリット: '利点',
  デメリット: '欠点',
  モチベーション: '意欲',
  リスク: '危険性',
  リニューアル: '刷新',
  リユース: '再利用',
  ルール: '規則',
};

/** Beside katakana or a middle dot the word is part of a longer one or of a name. */
function inJapanese(words: Readonly<Record<string, string>>): RewrittenValue {
  const pattern = new RegExp(
    `(?<![\\p{Script=Katakana}ー・A-Za-z])(?:${anyPhrase(Object.keys(words))})(?![\\p{Script=Katakana}ー・A-Za-z])`,
    'gu',
  );
  return replacing(['ja'], pattern, ([found]) => words[found]);
}

export const loanwords: Readonly<Record<string, RewrittenValue>> = {
  rephrase_loanword_in_daily_use_chinese_or_japanese_words_if_possible: inJapanese({ ...unestablished, ...everyday }),
  rephrase_loanword_with_another_expression_if_not_established: inJapanese(unestablished),
};
