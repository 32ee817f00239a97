import { editMatches } from '../edit-text.ts';
import { rewriting } from '../punctuation/rewritten-value.ts';
import type { RewrittenValue } from '../style-rewriter.ts';
import { anyPhrase } from '../words.ts';

/** Names that the companies themselves use in Chinese, simplified and traditional. */
const both: Readonly<Record<string, readonly [simplified: string, traditional: string]>> = {
  Microsoft: ['微软', '微軟'],
  Amazon: ['亚马逊', '亞馬遜'],
  Samsung: ['三星', '三星'],
  Intel: ['英特尔', '英特爾'],
  Oracle: ['甲骨文', '甲骨文'],
  Cisco: ['思科', '思科'],
  Nokia: ['诺基亚', '諾基亞'],
  Siemens: ['西门子', '西門子'],
  Philips: ['飞利浦', '飛利浦'],
  'Coca-Cola': ['可口可乐', '可口可樂'],
  "McDonald's": ['麦当劳', '麥當勞'],
  KFC: ['肯德基', '肯德基'],
  Starbucks: ['星巴克', '星巴克'],
  Toyota: ['丰田', '豐田'],
  Honda: ['本田', '本田'],
  Ford: ['福特', '福特'],
  Tesla: ['特斯拉', '特斯拉'],
  Boeing: ['波音', '波音'],
  Disney: ['迪士尼', '迪士尼'],
  Nestlé: ['雀巢', '雀巢'],
  Pfizer: ['辉瑞', '輝瑞'],
  Bayer: ['拜耳', '拜耳'],
  Unilever: ['联合利华', '聯合利華'],
  Carrefour: ['家乐福', '家樂福'],
  Huawei: ['华为', '華為'],
  Lenovo: ['联想', '聯想'],
  Alibaba: ['阿里巴巴', '阿里巴巴'],
  Tencent: ['腾讯', '騰訊'],
  Baidu: ['百度', '百度'],
};

/** Beside Latin letters or digits the name is part of that of a product or an address. */
const brand = new RegExp(
  `(?<![A-Za-z0-9.@/_&-])(?<![A-Za-z0-9] )(?:${anyPhrase(Object.keys(both))})(?![A-Za-z0-9@/_&'’-]|\\.[A-Za-z]| [A-Za-z0-9])`,
  'gu',
);

export const foreignWordTranslation: Readonly<Record<string, RewrittenValue>> = {
  use_localized_names_for_brands_with_official_chinese_translations: rewriting(['zh'], (text, { language }) =>
    // A name in Latin letters is translated only inside of Chinese.
    /\p{Script=Han}/u.test(text)
      ? editMatches(text, brand, ([found]) => both[found.replaceAll('’', "'")]?.[language === 'zh-Hant' ? 1 : 0])
      : [],
  ),
};
