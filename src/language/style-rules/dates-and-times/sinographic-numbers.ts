const digits = '〇一二三四五六七八九';

/** `24` → 二十四, for 0 to 99. */
export function writeSinographic(value: number): string {
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  if (tens === 0) return value === 0 ? '零' : (digits[ones] ?? '');
  return `${tens === 1 ? '' : digits[tens]}十${ones === 0 ? '' : digits[ones]}`;
}

/** `2024` → 二〇二四. */
export function writeDigitByDigit(value: number): string {
  return [...String(value)].map((digit) => digits[Number(digit)]).join('');
}

/** 二十四, 二四, 〇五 or `24` in either width → 24; not a number for anything else. */
export function readSinographic(text: string): number {
  const half = text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
  if (/^\d+$/.test(half)) return Number(half);
  const match = /^([二三四五六七八九一]?)十([一二三四五六七八九]?)$/.exec(half);
  if (match !== null) return (match[1] ? digits.indexOf(match[1]) : 1) * 10 + (match[2] ? digits.indexOf(match[2]) : 0);
  const places = [...half.replaceAll('零', '〇').replaceAll('○', '〇').replaceAll('两', '二').replaceAll('兩', '二')];
  const values = places.map((character) => digits.indexOf(character));
  return values.length === 0 || values.includes(-1) ? Number.NaN : Number(values.join(''));
}
