/** How a language writes numbers with Chinese characters. */
export interface NumeralScript {
  readonly zero: string;
  readonly point: string;
  /** 万, 亿, 兆 in the language's own characters. */
  readonly myriads: readonly [string, string, string, string];
  /** Chinese says 零 for skipped places and 一 before 百 and 千; Japanese does not. */
  readonly explicit: boolean;
}

export const simplifiedChinese: NumeralScript = {
  zero: '零',
  point: '点',
  myriads: ['', '万', '亿', '万亿'],
  explicit: true,
};
export const traditionalChinese: NumeralScript = {
  zero: '零',
  point: '點',
  myriads: ['', '萬', '億', '兆'],
  explicit: true,
};
export const japanese: NumeralScript = { zero: '〇', point: '・', myriads: ['', '万', '億', '兆'], explicit: false };

export function isTraditionalChinese(language: string): boolean {
  return /^zh-(?:Hant|TW|HK|MO)/.test(language);
}

export function numeralScript(language: string): NumeralScript {
  if (language.startsWith('ja')) return japanese;
  return isTraditionalChinese(language) ? traditionalChinese : simplifiedChinese;
}

const digits = '零一二三四五六七八九';
const decimalUnits = ['', '十', '百', '千'];

/** `3.5` → 三点五. Undefined for what is no plain number below 10^16. */
export function writeSinographic(number: string, script: NumeralScript): string | undefined {
  const match = /^(0|[1-9]\d{0,15})(?:\.(\d+))?$/.exec(number);
  const [, integer = '', fraction] = match ?? [];
  if (match === null) return undefined;
  const tail = fraction === undefined ? '' : script.point + digitByDigit(fraction, script);
  return (integer === '0' ? script.zero : writeInteger(integer, script)) + tail;
}

/** `24` → 二十四; every language writes whole numbers from 1 to 99 alike. */
export function writeWholeNumber(value: number): string {
  return writeSinographic(String(value), simplifiedChinese) ?? '';
}

/** `2024` → 二〇二四. */
export function digitByDigit(text: string, script: NumeralScript): string {
  return text.replace(/\d/g, (value) => (value === '0' ? script.zero : (digits[Number(value)] ?? '')));
}

function writeInteger(integer: string, script: NumeralScript): string {
  let result = '';
  let gap = false;
  for (let level = Math.ceil(integer.length / 4) - 1; level >= 0; level -= 1) {
    const group = integer.slice(Math.max(0, integer.length - 4 * (level + 1)), integer.length - 4 * level);
    if (Number(group) === 0) {
      gap = result !== '';
      continue;
    }
    const skips = script.explicit && result !== '' && (gap || group.startsWith('0'));
    result += (skips ? script.zero : '') + writeGroup(group, script, result === '') + script.myriads[level];
    gap = false;
  }
  return result;
}

function writeGroup(group: string, script: NumeralScript, leads: boolean): string {
  let result = '';
  let gap = false;
  for (const [index, value] of [...group].entries()) {
    const exponent = group.length - 1 - index;
    if (value === '0') {
      gap = result !== '';
      continue;
    }
    if (gap && script.explicit) result += script.zero;
    gap = false;
    const bareOne = value === '1' && (script.explicit ? exponent === 1 && result === '' && leads : exponent > 0);
    result += (bareOne ? '' : digits[Number(value)]) + (decimalUnits[exponent] ?? '');
  }
  return result;
}

/** Characters that numbers are made of, for patterns. */
export const sinographicCharacters = '〇零一二两兩三四五六七八九十百千万萬亿億兆';

const values: Readonly<Record<string, number>> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const multipliers: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const myriads: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8, 兆: 1e12 };

/** 三点五 → `3.5`, 二〇二四 → `2024`; undefined for what is no well-formed number. */
export function readSinographic(text: string): string | undefined {
  const [integer = '', fraction] = text.split(/[点點]/);
  const whole = readInteger(integer);
  if (whole === undefined || fraction === undefined) return whole;
  const tail = [...fraction].map((character) => values[character]);
  return tail.length === 0 || tail.includes(undefined) ? undefined : `${whole}.${tail.join('')}`;
}

/** 二十四, 二四, 〇五 or `24` in either width → 24; not a number for anything else. */
export function readWholeNumber(text: string): number {
  const half = text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
  return Number(/^\d+$/.test(half) ? half : (readInteger(half.replaceAll('○', '〇')) ?? Number.NaN));
}

function readInteger(text: string): string | undefined {
  if (text === '' || text.length > 30) return undefined;
  const plain = [...text].map((character) => values[character]);
  if (!plain.includes(undefined)) return text.length === 1 || /^\S{2,}$/.test(text) ? plain.join('') : undefined;
  let total = 0;
  let group = 0;
  let pending: number | undefined;
  let lastMultiplier = Number.POSITIVE_INFINITY;
  let lastMyriad = Number.POSITIVE_INFINITY;
  for (const character of text) {
    const value = values[character];
    const multiplier = multipliers[character];
    const myriad = myriads[character];
    if (value !== undefined) {
      if (pending !== undefined && pending !== 0) return undefined;
      pending = value;
    } else if (multiplier !== undefined) {
      if (multiplier >= lastMultiplier || (pending === 0 && multiplier !== 10)) return undefined;
      group += (pending || 1) * multiplier;
      lastMultiplier = multiplier;
      pending = undefined;
    } else if (myriad !== undefined) {
      if (myriad >= lastMyriad || group + (pending ?? 0) === 0) return undefined;
      total += (group + (pending ?? 0)) * myriad;
      lastMyriad = myriad;
      lastMultiplier = Number.POSITIVE_INFINITY;
      group = 0;
      pending = undefined;
    } else return undefined;
  }
  return String(total + group + (pending ?? 0));
}

/** Plain digits of an amount in either width, without groups of three; undefined if it might be read otherwise. */
export function plainNumber(written: string): string | undefined {
  const half = written.replace(/[\uff10-\uff19\uff0c\uff0e]/g, (character) =>
    String.fromCharCode(character.charCodeAt(0) - 0xfee0),
  );
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(half)) return half.replaceAll(',', '');
  return /^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(half) ? half : undefined;
}
