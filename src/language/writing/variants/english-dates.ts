import { calendarDate } from '../../style-rules/dates-and-times/calendar-date.ts';
import { dayOrder } from '../../style-rules/dates-and-times/day-order.ts';
import { monthNumbers } from '../../style-rules/dates-and-times/month-names.ts';
import { findDates } from '../../style-rules/dates-and-times/read-dates.ts';
import { editMatches } from '../../style-rules/edit-text.ts';
import { readQuotations } from '../../style-rules/punctuation/read-quotations.ts';
import type { StyleRewriter } from '../../style-rules/style-rewriter.ts';
import { capitalized, startsSentence } from '../../style-rules/words.ts';

/** 12/31/2025 ↔ 31/12/2025: only dates whose day is over 12 can be read in one way alone. */
export const numericDates: StyleRewriter = (text, { language }) => {
  const from = language === 'en-US' ? 'en-GB' : 'en-US';
  return findDates(text, from, dayOrder(from)).flatMap(({ start, end, text: found, form }) => {
    const parts = /^(\d{1,2})\/(\d{1,2})(\/\d{2,4})$/.exec(found);
    if (form !== 'numeric' || parts === null) return [];
    const [, first = '', second = '', year = ''] = parts;
    const day = from === 'en-US' ? second : first;
    return Number(day) > 12 ? [{ start, end, text: `${second}/${first}${year}` }] : [];
  });
};

const months = monthNumbers('en');
/** With a capital, or `may` and `march` were months. Only what is abbreviated has a period. */
const monthNames = [...months.keys()]
  .sort((one, other) => other.length - one.length)
  .map(
    (name) =>
      capitalized(name) + (name.length > 4 || /^(?:may|june|july)$/.test(name) ? '(?!\\p{L})' : '(?!\\p{L})\\.?'),
  )
  .join('|');
/** One day, or the days of a range: 4, 4th, 4–6. */
const days = '\\d{1,2}(?:st|nd|rd|th)?(?:[–-]\\d{1,2}(?:st|nd|rd|th)?)?';
const [month, day] = [`(?<month>${monthNames})`, `(?<day>${days})`];
const weekday =
  '(?<weekday>(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)\\.?),? )?';
const lead = '(?<![\\p{L}\\p{N}_/.:@#&=+–-]|(?<!\\d)\\d{1,2}(?:st|nd|rd|th)? (?:(?:and|or|to|until|–) )?)';
/** Of another number, a range, or a time stamp that machines read. */
const trail = '(?![\\p{L}\\p{N}_/@=+–-]|[.,:]\\p{N}|,? (?:\\d{2}:\\d{2}:\\d{2}|BCE?(?!\\p{L})))';
/** `March 4 and 5`, `March 4 to 6`. */
const severalDays = '(?! ?(?:[–—-]|and|to|or|until) ?\\d{1,2}(?:st|nd|rd|th)?(?![\\p{N}:]))';
/** Without a year a month and a number may be anything: they are a date behind such words. */
const introduces = (date: string): string =>
  `(?<=(?<!\\p{L})(?:(?:[Oo]n|[Bb]y|[Uu]ntil|[Tt]ill|[Ss]ince|[Bb]efore|[Aa]fter|[Ff]rom|[Bb]etween|[Tt]hrough|[Dd]ated?|[Dd]ue)|(?:[Ff]rom|[Bb]etween|[Oo]n) (?:\\p{Lu}\\p{Ll}+day,? )?${date},? (?:to|and|until|through)) )`;
/** What continues with a sentence behind a date; before a noun it may be a number of things. */
const goesOn =
  '(?=[.,;:!?)]|$|\\n| (?:at|in|with|from|for|the|we|I|he|she|they|you|it|there|is|was|will|or|about|because|when|if|this|next|last|after|before|as|but|so|and|to|until)(?!\\p{L}))';

const american = [
  `${lead}${weekday}${month} ${day},? (?<year>\\d{4})${trail}(?<after>,(?= ))?`,
  `${introduces(`(?:${monthNames}) ${days}`)}${weekday}${month} ${day}(?!,? \\d)${trail}${severalDays}${goesOn}`,
].map((source) => new RegExp(source, 'gu'));
const british = [
  `${lead}${weekday}${day} ${month},? (?<year>\\d{4})${trail}`,
  `${introduces(`${days} (?:${monthNames})`)}${weekday}${day} ${month}(?!,? \\d)${trail}${goesOn}`,
].map((source) => new RegExp(source, 'gu'));

/**
 * March 4, 2025 ↔ 4 March 2025, with weekdays and ordinals, and without a year behind a preposition. What others have
 * written, names (`the March 4, 2025 Agreement`) and September 11 stay.
 */
export const namedDates: StyleRewriter = (text, { language }) => {
  const toBritish = language === 'en-GB';
  if (!/\p{Lu}\p{Ll}{2}/u.test(text) || !/\d/.test(text)) return [];
  const { quotations } = readQuotations(text);
  return (toBritish ? american : british)
    .flatMap((pattern) => editMatches(text, pattern, toBritish ? britishDate : americanDate))
    .filter(({ start, end }) => !quotations.some(({ open, close }) => open < start && end <= close))
    .sort((one, other) => one.start - other.start);
};

function britishDate(match: RegExpExecArray): string | undefined {
  const { weekday: name = '', month: written = '', day: number = '', year, after = '' } = match.groups ?? {};
  if (!isDate(match)) return undefined;
  const comma = after !== '' && losesComma(match) ? '' : after;
  return `${name.replace(',', '')}${number} ${written}${year === undefined ? '' : ` ${year}`}${comma}`;
}

function americanDate(match: RegExpExecArray): string | undefined {
  const { weekday: name = '', month: written = '', day: number = '', year } = match.groups ?? {};
  if (!isDate(match)) return undefined;
  const dayOfWeek = name.replace(/,? $/, ', ');
  return `${dayOfWeek}${written} ${number}${year === undefined ? '' : `, ${year}${gainsComma(match) ? ',' : ''}`}`;
}

function isDate(match: RegExpExecArray): boolean {
  const { month: written = '', day: number = '', year } = match.groups ?? {};
  const index = months.get(written.replace('.', '').toLowerCase()) ?? 0;
  const numbers = number.split(/[–-]/).map((one) => Number.parseInt(one, 10));
  if (numbers.some((one) => calendarDate(Number(year ?? 2024), index, one) === undefined)) return false;
  if ((year === undefined || year === '2001') && index === 9 && numbers[0] === 11) return false;
  return !isInName(match);
}

/** `the March 4, 2025 Agreement`, and headings with a capital at each word. */
function isInName(match: RegExpExecArray): boolean {
  const [before, after] = around(match);
  return /(?:^|\s)[Tt]he $/.test(before) && /^,? \p{Lu}\p{Ll}/u.test(after);
}

/** In American English a comma closes the year where the sentence goes on; in British English there is none to close. */
function gainsComma(match: RegExpExecArray): boolean {
  const [before, after] = around(match);
  return (
    /^ \p{Ll}/u.test(after) ||
    (/(?:^|[.!?] )(?:On|By|Since|Until|Before|After) $/.test(before) && /^ \p{Lu}/u.test(after))
  );
}

function losesComma(match: RegExpExecArray): boolean {
  const [before, after] = around(match);
  const opens = startsSentence(match.input, match.index) || /(?:^|[.!?] )\p{Lu}\p{Ll}+ $/u.test(before);
  if (opens) return false;
  return /(?:^|\s)(?:the|a|our|their|his|her|its) $/.test(before)
    ? /^ \p{Ll}/u.test(after)
    : /^ (?:in|at|by|from|to|for|during|near|until|through|that|was|were|is|are|has|had|will|would)(?!\p{L})/u.test(
        after,
      );
}

function around({ 0: found, input, index }: RegExpExecArray): readonly [before: string, after: string] {
  return [input.slice(Math.max(0, index - 24), index), input.slice(index + found.length, index + found.length + 24)];
}
