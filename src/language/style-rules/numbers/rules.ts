import type { RewrittenRules } from '../style-rewriter.ts';
import { currencyFormat } from './currency-format.ts';
import { dimensionsSeparator } from './dimensions.ts';
import { percentageFormat } from './percentages.ts';
import {
  decimalSeparator,
  eastAsianNumberFormat,
  numbersOfFiveDigitsOrMore,
  numbersUpToFourDigits,
  thousandsSeparator,
} from './separators.ts';
import { temperatureFormat } from './temperatures.ts';
import { spellingOutUnits, unitsOfMeasureSpacing } from './units.ts';

/** How numbers and what they count are written. */
export const numbersRules: RewrittenRules = {
  currency_format: currencyFormat,
  dimensions_separator: dimensionsSeparator,
  decimal_separator: decimalSeparator,
  number_format: {
    use_half_width_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years_and_use_half_width_period_as_decimal_separator:
      eastAsianNumberFormat,
  },
  numbers_of_5_digits_or_more: numbersOfFiveDigitsOrMore,
  numbers_up_to_4_digits: numbersUpToFourDigits,
  thousands_separator: thousandsSeparator,
  percentage_format: percentageFormat,
  spelling_out_units: spellingOutUnits,
  temperature_format: temperatureFormat,
  units_of_measure_spacing: unitsOfMeasureSpacing,
};
