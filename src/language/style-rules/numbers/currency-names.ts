import type { RewrittenLanguage } from '../style-languages.ts';

export interface Currency {
  readonly code: string;
  /** As written; undefined where the currency has no sign of its own. */
  readonly symbol?: string;
  /** Other spellings of the sign. */
  readonly otherSymbols?: readonly string[];
  readonly fullWidthSymbol?: string;
  /** `singular|plural`, or one form for both; the first name is written, further ones after `;` are read. */
  readonly names: Readonly<Record<RewrittenLanguage, string>>;
}

function currency(
  code: string,
  symbol: string,
  de: string,
  en: string,
  es: string,
  fr: string,
  it: string,
  ja: string,
  ko: string,
  zh: string,
  fullWidthSymbol?: string,
): Currency {
  const [first, ...otherSymbols] = symbol.split(' ').filter(Boolean);
  const names = { de, en, es, fr, it, ja, ko, zh };
  return {
    code,
    ...(first === undefined ? {} : { symbol: first, otherSymbols }),
    ...(fullWidthSymbol === undefined ? {} : { fullWidthSymbol }),
    names,
  };
}

/** Names that mean something else as well are not read (see `readableNames`). */
export const currencies: readonly Currency[] = [
  currency('EUR', '€', 'Euro', 'euro|euros', 'euro|euros', 'euro|euros', 'euro', 'ユーロ', '유로', '欧元;歐元'),
  currency(
    'USD',
    '$ US$ \uff04',
    'Dollar;US-Dollar',
    'dollar|dollars;US dollar|US dollars;U.S. dollar|U.S. dollars',
    'dólar|dólares;dólar estadounidense|dólares estadounidenses',
    'dollar|dollars;dollar américain|dollars américains',
    'dollaro|dollari;dollaro statunitense|dollari statunitensi;dollaro USA|dollari USA',
    'ドル;米ドル',
    '달러;미국 달러',
    '美元',
    '\uff04',
  ),
  currency(
    'GBP',
    '£ \uffe1',
    'Pfund;Pfund Sterling;britische Pfund',
    'pound|pounds;pound sterling|pounds sterling;British pound|British pounds',
    'libra esterlina|libras esterlinas',
    'livre sterling|livres sterling',
    'sterlina|sterline',
    'ポンド',
    '파운드',
    '英镑;英鎊',
    '\uffe1',
  ),
  currency(
    'JPY',
    '¥ \uffe5 JP¥',
    'Yen;japanische Yen',
    'yen;Japanese yen',
    'yen|yenes',
    'yen|yens',
    'yen',
    '円;日本円',
    '엔',
    '日元;日圆;日圓',
    '\uffe5',
  ),
  currency(
    'CNY',
    'CN¥',
    'Yuan;chinesische Yuan',
    'yuan;Chinese yuan',
    'yuan|yuanes',
    'yuan|yuans',
    'yuan',
    '人民元',
    '위안',
    '人民币;人民幣',
    '\uffe5',
  ),
  currency(
    'KRW',
    '₩ \uffe6',
    'Won;südkoreanische Won',
    'won;South Korean won;Korean won',
    'won|wones',
    'won|wons',
    'won',
    'ウォン',
    '원',
    '韩元;韓元',
    '\uffe6',
  ),
  currency(
    'INR',
    '₹',
    'Rupie|Rupien;indische Rupien',
    'rupee|rupees;Indian rupee|Indian rupees',
    'rupia|rupias',
    'roupie|roupies',
    'rupia|rupie',
    'ルピー',
    '루피',
    '印度卢比;印度盧比',
  ),
  currency(
    'RUB',
    '₽',
    'Rubel;russische Rubel',
    'ruble|rubles;Russian ruble|Russian rubles',
    'rublo|rublos',
    'rouble|roubles',
    'rublo|rubli',
    'ルーブル',
    '루블',
    '卢布;盧布',
  ),
  currency(
    'CHF',
    '',
    'Schweizer Franken;Franken',
    'Swiss franc|Swiss francs',
    'franco suizo|francos suizos',
    'franc suisse|francs suisses',
    'franco svizzero|franchi svizzeri',
    'スイスフラン',
    '스위스 프랑',
    '瑞士法郎',
  ),
  currency(
    'SEK',
    '',
    'Schwedische Krone|Schwedische Kronen;schwedische Kronen',
    'Swedish krona|Swedish kronor',
    'corona sueca|coronas suecas',
    'couronne suédoise|couronnes suédoises',
    'corona svedese|corone svedesi',
    'スウェーデンクローナ',
    '스웨덴 크로나',
    '瑞典克朗',
  ),
  currency(
    'NOK',
    '',
    'Norwegische Krone|Norwegische Kronen;norwegische Kronen',
    'Norwegian krone|Norwegian kroner',
    'corona noruega|coronas noruegas',
    'couronne norvégienne|couronnes norvégiennes',
    'corona norvegese|corone norvegesi',
    'ノルウェークローネ',
    '노르웨이 크로네',
    '挪威克朗',
  ),
  currency(
    'DKK',
    '',
    'Dänische Krone|Dänische Kronen;dänische Kronen',
    'Danish krone|Danish kroner',
    'corona danesa|coronas danesas',
    'couronne danoise|couronnes danoises',
    'corona danese|corone danesi',
    'デンマーククローネ',
    '덴마크 크로네',
    '丹麦克朗;丹麥克朗',
  ),
  currency(
    'PLN',
    '',
    'Złoty;Zloty',
    'zloty|zlotys',
    'esloti|eslotis',
    'zloty|zlotys',
    'zloty',
    'ズウォティ',
    '즈워티',
    '波兰兹罗提;波蘭茲羅提',
  ),
  currency(
    'BRL',
    'R$',
    'Brasilianischer Real|Brasilianische Real',
    'Brazilian real|Brazilian reais',
    'real brasileño|reales brasileños',
    'réal brésilien|réaux brésiliens',
    'real brasiliano|real brasiliani',
    'ブラジルレアル',
    '브라질 헤알',
    '巴西雷亚尔;巴西里爾',
  ),
  currency(
    'CAD',
    'CA$ C$',
    'Kanadischer Dollar|Kanadische Dollar;kanadische Dollar',
    'Canadian dollar|Canadian dollars',
    'dólar canadiense|dólares canadienses',
    'dollar canadien|dollars canadiens',
    'dollaro canadese|dollari canadesi',
    'カナダドル',
    '캐나다 달러',
    '加元;加拿大元',
  ),
  currency(
    'AUD',
    'A$ AU$',
    'Australischer Dollar|Australische Dollar;australische Dollar',
    'Australian dollar|Australian dollars',
    'dólar australiano|dólares australianos',
    'dollar australien|dollars australiens',
    'dollaro australiano|dollari australiani',
    'オーストラリアドル;豪ドル',
    '호주 달러',
    '澳元',
  ),
  currency(
    'HKD',
    'HK$',
    'Hongkong-Dollar',
    'Hong Kong dollar|Hong Kong dollars',
    'dólar de Hong Kong|dólares de Hong Kong',
    'dollar de Hong Kong|dollars de Hong Kong',
    'dollaro di Hong Kong|dollari di Hong Kong',
    '香港ドル',
    '홍콩 달러',
    '港元;港币;港幣',
  ),
  currency(
    'TWD',
    'NT$',
    'Neuer Taiwan-Dollar|Neue Taiwan-Dollar',
    'New Taiwan dollar|New Taiwan dollars',
    'nuevo dólar de Taiwán|nuevos dólares de Taiwán',
    'nouveau dollar de Taïwan|nouveaux dollars de Taïwan',
    'nuovo dollaro di Taiwan|nuovi dollari di Taiwan',
    '台湾ドル;ニュー台湾ドル',
    '대만 달러',
    '新台币;新台幣;新臺幣;台币;台幣',
  ),
];

/** Words that are more often something else: weights, past tenses, books. */
const ambiguous: Readonly<Record<string, readonly string[]>> = {
  en: ['pound', 'pounds', 'won'],
  de: ['Pfund'],
  es: ['won'],
  fr: ['won'],
  it: ['won'],
  ja: ['ポンド'],
  ko: ['파운드', '엔'],
};

/** All forms of the names of a currency that can be nothing else in the language. */
export function readableNames({ names }: Currency, language: RewrittenLanguage): readonly string[] {
  return names[language].split(/[;|]/).filter((name) => !ambiguous[language]?.includes(name));
}

/** Singular and plural as written in the language. */
export function currencyName({ code, names }: Currency, language: string): readonly [string, string] {
  const base = language.slice(0, 2) as RewrittenLanguage;
  if (base === 'zh' && /^zh-(?:Hant|TW|HK|MO)/.test(language)) {
    const traditional = traditionalNames[code] ?? names.zh.split(';')[0] ?? '';
    return [traditional, traditional];
  }
  const [singular = '', plural = singular] = (names[base].split(';')[0] ?? '').split('|');
  return [singular, plural];
}

const traditionalNames: Readonly<Record<string, string>> = {
  EUR: '歐元',
  GBP: '英鎊',
  JPY: '日圓',
  CNY: '人民幣',
  KRW: '韓元',
  INR: '印度盧比',
  RUB: '盧布',
  PLN: '波蘭茲羅提',
  DKK: '丹麥克朗',
  BRL: '巴西里爾',
  HKD: '港幣',
  TWD: '新臺幣',
};
