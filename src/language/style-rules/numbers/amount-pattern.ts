/** Digits in either width. */
export const digit = '[0-9\\uff10-\\uff19]';

/** Any of the white space that is between a number and what belongs to it. */
export const space = '[ \\u00a0\\u202f\\u2009]';

/** Letters of scripts that put spaces between words; a number glued to one of them is part of a name. */
export const alphabetic = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}';

/** Where a number may begin: not inside a name, an address, a time, a version or a longer number. */
export const numberStart = `(?<![${alphabetic}\\p{Nd}_#@\\\\])(?<![\\p{Nd}][.,:/]|[〇零十百千万萬亿億兆만억조%％])(?<![${alphabetic}][-.:/=])`;

/**
 * A number as it may be written in any language; groups and decimals are not distinguished. Rules that only change what
 * is beside a number keep its text as it is.
 */
export const amount = `(?:${digit}{1,3}(?:[.,'’\\u00a0\\u202f\\u2009 ]${digit}{3}){1,5}(?!${digit})(?:[.,]${digit}{1,9})?|${digit}{1,15}(?:[.,\\uff0e\\uff0c]${digit}{1,9})?)(?!${digit})`;

/** One number or a range of two. */
export const amountOrRange = `${amount}(?:${space}?[-–~〜\\uff5e]${space}?${amount})?`;

/** Ends a text after which a number is the second one of a range, to which all that is said of it applies too. */
export const afterFirstOfTwo =
  /[\d\uff10-\uff19][ \u00a0]?(?:[-–—~〜\uff5e到至]|(?<=[ \u00a0])(?:and|or|to|und|oder|bis|y|o|a|et|ou|à|e)(?=[ \u00a0]))[ \u00a0]?$/u;

/** True for 1 (and 1,0) however it is written: what follows is in the singular. */
export function isOne(number: string): boolean {
  return /^[-−+]?[1\uff11](?:[.,]0+)?$/.test(number);
}

/** French counts everything below two as one. */
export function isSingular(number: string, language: string): boolean {
  return language.startsWith('fr') ? /^[-−+]?[01](?:,\d+|\.\d{1,2})?$/.test(number) : isOne(number);
}
