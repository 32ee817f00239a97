import { editMatches } from '../edit-text.ts';
import type { RewrittenValue } from '../style-rewriter.ts';

const space = '[ \\u00a0\\u2009\\u202f]+';
const han = '\\p{Script=Han}';
const units =
  'km|cm|mm|nm|µm|μm|m|kg|mg|µg|μg|g|t|ml|mL|cl|dl|l|L|km/h|m/s|m²|m³|km²|cm²|cm³|Hz|kHz|MHz|GHz|W|kW|MW|GW|kWh|Wh|V|kV|mV|A|mA|mAh|Ω|Pa|kPa|hPa|MPa|J|kJ|kcal|cal|N|lm|dB|bit|B|KB|kB|MB|GB|TB|Mbps|Gbps|rpm|px|fps|°C|°F|℃|℉|%|‰';
const chineseUnits =
  '公里|千米|米|厘米|毫米|公斤|千克|克|吨|升|毫升|平方米|立方米|公顷|亩|小时|分钟|秒|瓦|千瓦|伏|赫兹|度|元|美元|欧元';

function withoutSpaces(source: string): RewrittenValue {
  const pattern = new RegExp(source, 'gu');
  return { languages: ['zh'], rewrite: (text) => editMatches(text, pattern, () => '') };
}

/** Rules for the space between what is Chinese and what is not; the only value is to use none. */
export const spaceBetweenNumeralsAndUnit = {
  do_not_use: withoutSpaces(`(?<=\\d)${space}(?=(?:${units})(?![A-Za-z\\d/²³])|${chineseUnits})`),
};
export const spaceBetweenChineseAndEnglish = {
  do_not_use: withoutSpaces(`(?<=${han})${space}(?=[A-Za-z])|(?<=[A-Za-z])${space}(?=${han})`),
};
export const spaceBetweenChineseAndNumerals = {
  do_not_use: withoutSpaces(`(?<=${han})${space}(?=\\d)|(?<=\\d)${space}(?=${han})`),
};
