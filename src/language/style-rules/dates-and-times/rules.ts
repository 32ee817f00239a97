import type { RewrittenRules, RewrittenValue } from '../style-rewriter.ts';
import { calendarEra } from './calendar-eras.ts';
import { centuryValues } from './centuries.ts';
import type { DateFormat } from './date-formats.ts';
import { dateFormats, dateValue, numericalForms, writingDates } from './date-formats.ts';
import { singleDigitDaysAndMonths } from './date-zeros.ts';
import { decadeValues } from './decades.ts';
import {
  hoursMinutesSecondsSeparator,
  hoursMinutesSeparator,
  midnightInNumerals,
  singleDigitHours,
} from './time-details.ts';
import { timeFormats } from './time-values.ts';
import { yearValues } from './years.ts';

function dateValues(formats: Readonly<Record<string, DateFormat>>): Readonly<Record<string, RewrittenValue>> {
  return Object.fromEntries(Object.entries(formats).map(([value, format]) => [value, dateValue(format)]));
}

/** The rules of the category `dates_and_times` that are done by rewriters. */
export const datesAndTimesRules: RewrittenRules = {
  calendar_era: calendarEra,
  centuries: centuryValues,
  date_format: dateValues(dateFormats),
  dates_in_numerical_form: dateValues({
    use_dd_hyphen_mm_hyphen_yyyy: numericalForms.hyphens,
    use_dd_period_mm_period_yyyy: numericalForms.periods,
    use_dd_slash_mm_slash_yyyy: numericalForms.slashes,
  }),
  decades: decadeValues,
  hours_minutes_seconds_separator: hoursMinutesSecondsSeparator,
  hours_minutes_separator: hoursMinutesSeparator,
  midnight_in_numerals: midnightInNumerals,
  single_digit_days_and_months: singleDigitDaysAndMonths,
  single_digit_hours: singleDigitHours,
  time_format: timeFormats,
  writing_dates: dateValues(writingDates),
  years: yearValues,
};
