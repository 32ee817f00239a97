/** A day of the Gregorian calendar; months and days count from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The day, or nothing when there is no such day or its year is too far off for a date in a text. */
export function calendarDate(year: number, month: number, day: number): CalendarDate | undefined {
  if (!(year >= 1000 && year <= 2999) || !(day >= 1 && day <= (longestMonths[month - 1] ?? 0))) return undefined;
  const leaps = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && day === 29 && !leaps ? undefined : { year, month, day };
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
