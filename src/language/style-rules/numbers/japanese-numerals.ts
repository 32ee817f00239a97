import { withoutOverlaps } from '../../text-edit.ts';
import { editMatches } from '../edit-text.ts';
import { digitByDigit, japanese, plainNumber, readSinographic, writeSinographic } from '../sinographic-numerals.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import { alternatives } from './alternatives.ts';
import { amount, numberStart } from './amount-pattern.ts';

const ja = (rewrite: StyleRewriter): RewrittenValue => ({ languages: ['ja'], rewrite });
const kanji = '一二三四五六七八九';

const toHalfWidth = (text: string) =>
  text.replace(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));

const kanjiDigits = (text: string) => digitByDigit(toHalfWidth(text), japanese);

const few =
  /(?<![\d\uff10-\uff19、.,第月-])([1-9\uff11-\uff19])[、~〜\uff5e]([1-9\uff11-\uff19])(?=(?:人|個|件|本|枚|回|度|年|週間|か月|ヶ月|時間|分間|歳|つ)(?![目号生]))/gu;
const several =
  /数([1\uff11][0\uff10]{1,2})(?=[人個件本枚回度年分歳か円台名社万億])|([1\uff11][0\uff10])数(?=[人個件本枚回度年分歳か台名社])/gu;
const tens: Readonly<Record<string, string>> = { 10: '十', 100: '百' };

/** `2、3人` → 二、三人, `数10人` → 数十人. */
export const approximateKanji = ja((text) =>
  withoutOverlaps(
    editMatches(text, few, ([, one = '', two = '']) =>
      Number(toHalfWidth(two)) === Number(toHalfWidth(one)) + 1
        ? `${kanjiDigits(one)}、${kanjiDigits(two)}`
        : undefined,
    ),
    editMatches(text, several, ([, after, before]) =>
      after === undefined ? `${tens[toHalfWidth(before ?? '')]}数` : `数${tens[toHalfWidth(after)]}`,
    ),
  ),
);

const native = /(?<![\d\uff10-\uff19.,第/:-])(?:([1-9\uff11-\uff19])(?=つ)|([12\uff11\uff12])(?=人(?![称前])))/gu;
const phrases = new Map(
  [
    '一石二鳥',
    '一期一会',
    '十人十色',
    '三日坊主',
    '一長一短',
    '一朝一夕',
    '二人三脚',
    '七転八起',
    '四苦八苦',
    '一喜一憂',
    '世界一',
    '日本一',
  ].map((phrase) => [
    phrase
      .replace(/十/g, '10')
      .replace(/[一二三四五六七八九]/g, (sign) => (kanji.includes(sign) ? String(kanji.indexOf(sign) + 1) : sign)),
    phrase,
  ]),
);
const phrase = new RegExp(`(?<!\\d)(?:${alternatives(phrases.keys())})(?![\\d位])`, 'gu');

/** `1つ` → 一つ, `2人` → 二人, `1石2鳥` → 一石二鳥. */
export const nativeReadings = ja((text) =>
  withoutOverlaps(
    editMatches(text, native, ([number]) => kanjiDigits(number)),
    editMatches(text, phrase, ([found]) => phrases.get(found)),
  ),
);

const placeCounters =
  /([\d\uff10-\uff19])(?:[箇個ヶヵカケ](?=所|月)|か(?=所|月))|([一二三四五六七八九十百数])(?:[かヶヵカケ](?=所|月))/gu;

/** `3ヶ所` → 3か所, 三ヶ所 → 三箇所. */
export const countersAndMonths = ja((text) =>
  editMatches(text, placeCounters, ([, digit, sign]) => (digit === undefined ? `${sign}箇` : `${digit}か`)),
);

const counters =
  '人|円|個|件|本|枚|台|冊|匹|回|度|歳|年間|年|月|日|時間|時|分|秒|週間|か月|か所|[ヶヵカケ箇][所月]|つ|名|社|軒|階|倍|点|番|ドル|ユーロ|メートル|キロ';
const counted = new RegExp(`${numberStart}(${amount})(?=(?:${counters}))`, 'gu');

/** `25人` → 二十五人; what has no counter may be the number of a thing. */
export const alwaysKanji = ja((text) =>
  editMatches(text, counted, ({ 1: number = '', index }) => {
    const value = plainNumber(number);
    const before = text.slice(Math.max(0, index - 2), index);
    if (value === undefined || /[-–—~〜～/:第]$|[\d\uff10-\uff19][、，]$/.test(before)) return undefined;
    if (value.includes('.')) return undefined;
    const year = /^(?:1[0-9]|20)\d\d$/.test(value) && /^年(?!間)/.test(text.slice(index + number.length));
    return year ? digitByDigit(value, japanese) : writeSinographic(value, japanese);
  }),
);

const kanjiCounted =
  /(?<![\p{Script=Han}々第]|[〇一二三四五六七八九十百千][、，])([〇一二三四五六七八九十百千]{1,8})(?=(?:人(?![ー々前生間気物者])|円|個|件|枚|台|冊|匹|回|歳|年(?![中生草])|月(?![日並])|日(?![本中常々付])|時間|名(?![前曲刀])|社|軒|階|倍))/gu;
const words = /^(?:一[日年月時回人名]|二[人]|十[分]|千円|百[人])$/;

/** Words and names that begin like a count. */
const noCount =
  /^(?:十人(?:十色|並)|三日(?:坊主|天下|月)|二日(?:酔|灸)|[一二三四五六七八十廿]日市|十日町|五月(?:雨|蠅|蝿|晴|病|人形|女王)|四月(?:馬鹿|バカ)|三軒(?:茶屋|家)|[二三]枚(?:目|貝|舌|腰)|一枚(?:岩|看板|板)|百日(?:紅|草|咳|天下)|千(?:日[手前]|人[針力斬])|百年(?:の|戦争|目)|千年王国|三人(?:寄れば|官女|称)|二階堂|百人(?:一首|力)|一個人|三倍体|四十九日|二十日(?:鼠|大根|ねずみ)|二十歳|三月堂|二月堂)/u;
const kanjiDate =
  /(?<![\p{Script=Han}々第])(?:([〇一二三四五六七八九十百千]{2,8})年)?(十[一二]?|[一二三四五六七八九])月([二三]?十[一二三四五六七八九]?|[一二三四五六七八九])(?=日(?![本常々]))/gu;

/** 二十五人 → 25人, 五月五日 → 5月5日; 一人, 一日 and the like stay, for they are words. */
export const arabicCounts = ja((text) =>
  withoutOverlaps(
    editMatches(text, kanjiDate, ([, year, month = '', day = '']) => {
      const written = year === undefined ? '' : `${readSinographic(year)}年`;
      return `${written}${readSinographic(month)}月${readSinographic(day)}`;
    }),
    editMatches(text, kanjiCounted, ({ 0: number, index }) => {
      if (words.test(number + text.charAt(index + number.length))) return undefined;
      if (noCount.test(text.slice(index, index + 8))) return undefined;
      return /^[〇]/.test(number) ? undefined : readSinographic(number);
    }),
  ),
);

const halfWidth =
  /(?<![\p{Script=Latin}\d.,:/@#_%\\-])(?:\d{1,3}(?:,\d{3})+|\d{1,20})(?:\.\d{1,12})?(?![\d\p{Script=Latin}@#_%\\/:-]|[.,]\d)/gu;

/** Digits beside kana and kanji; what belongs to Latin text keeps its width. */
export const fullWidthNumerals = ja((text) =>
  editMatches(text, halfWidth, ([number]) =>
    number.replace(/[\d.,]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)),
  ),
);

export const halfWidthNumerals = ja((text) =>
  editMatches(text, /[\uff10-\uff19]+(?:[\uff0c\uff0e.,][\uff10-\uff19]+)*/g, ([number]) =>
    number.replace(/[\uff0c-\uff19]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0)),
  ),
);
