import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { joinPhrases } from './kana-converter.ts';

describe('Japanese for espeak-ng', () => {
  it('has particles, endings, suffixes and compounds with the words before them, as they are pronounced', () => {
    const analysis = [
      '名詞\t代名詞\tこれ\tコレ',
      '助詞\t係助詞\tは\tワ',
      '名詞\t固有名詞\t東京\tトーキョー',
      '名詞\t接尾\t都\tト',
      '助詞\t連体化\tの\tノ',
      '接頭詞\t名詞接続\tお\tオ',
      '名詞\t一般\t天気\tテンキ',
      '助動詞\t\tです\tデス',
      '記号\t句点\t。\t。',
      '',
    ].join('\n');
    assert.equal(joinPhrases(analysis), 'コレワ トーキョートノ オテンキデス。');
  });

  it('keeps words that the dictionary lacks, and numbers in one piece', () => {
    assert.equal(joinPhrases('\t\tAPI\t\n\t\t2\t\n名詞\t数\t億\tオク\n名詞\t一般\t*\t*\n'), 'API2オク*');
  });
});
