import type { CalendarDate } from './calendar-date.ts';

/** Eras with their first day as a number that sorts like the days. */
const eras = [
  { name: '令和', firstYear: 2019, firstDay: 20190501 },
  { name: '平成', firstYear: 1989, firstDay: 19890108 },
  { name: '昭和', firstYear: 1926, firstDay: 19261225 },
  { name: '大正', firstYear: 1912, firstDay: 19120730 },
  { name: '明治', firstYear: 1868, firstDay: 18680125 },
] as const;

export const eraNames = eras.map(({ name }) => name).join('|');

/** The Gregorian year of a year of an era; 元 is its first. */
export function gregorianYear(era: string, year: number): number | undefined {
  const index = eras.findIndex(({ name }) => name === era);
  const found = eras[index];
  if (found === undefined || !(year >= 1)) return undefined;
  const result = found.firstYear + year - 1;
  return result <= (eras[index - 1]?.firstYear ?? 2999) ? result : undefined;
}

/** 令和6 for a day; the calendars agree from 1873 on. */
export function eraYear({ year, month, day }: CalendarDate): string | undefined {
  const position = year * 10000 + month * 100 + day;
  const era = position < 18730101 ? undefined : eras.find(({ firstDay }) => position >= firstDay);
  return era && era.name + writeEraYear(year - era.firstYear + 1);
}

/** 令和6 for a whole year, unless two eras share it. */
export function eraOfWholeYear(year: number): string | undefined {
  const first = eraYear({ year, month: 1, day: 1 });
  return first === eraYear({ year, month: 12, day: 31 }) ? first : undefined;
}

function writeEraYear(year: number): string {
  return year === 1 ? '元' : String(year);
}
