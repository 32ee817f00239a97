import type { RewrittenRules } from '../style-rewriter.ts';
import { currencyFormat } from './currency-format.ts';
import { dimensionsSeparator } from './dimensions.ts';
import { percentageFormat } from './percentages.ts';
import { temperatureFormat } from './temperatures.ts';
import { spellingOutUnits, unitsOfMeasureSpacing } from './units.ts';

/** How numbers and what they count are written. */
export const numbersRules: RewrittenRules = {
  currency_format: currencyFormat,
  dimensions_separator: dimensionsSeparator,
  percentage_format: percentageFormat,
  spelling_out_units: spellingOutUnits,
  temperature_format: temperatureFormat,
  units_of_measure_spacing: unitsOfMeasureSpacing,
};
