import { baseLanguage } from '../../codes.ts';
import { editMatches } from '../edit-text.ts';
import { readWholeNumber } from '../sinographic-numerals.ts';
import type { RewrittenValue } from '../style-rewriter.ts';
import { eraNames, eraOfWholeYear, eraYear, gregorianYear } from './japanese-eras.ts';

const eraPattern = new RegExp(
  `(?<era>${eraNames})(?<year>元|[0-9０-９]{1,2}|[一二三四五六七八九十]{1,3})(?=年(?![間代]))`,
  'g',
);
const commonPattern =
  /(?<![\d.,前約])(?<year>1[89]\d\d|20\d\d)(?=年(?![間代])(?:(?<month>\d{1,2})月(?:(?<day>\d{1,2})日)?)?)/g;

/** ’98 after a word that a year follows; two digits below 50 leave the century open. */
const shortYears: Readonly<Record<string, RegExp>> = {
  en: /(?<=(?<!\p{L})(?:in|of|since|until|from|before|after|by) )[’'](?=[5-9]\d(?![\p{L}\d%’'"”]|[.,:]\d))/giu,
  it: /(?<=(?<!\p{L})(?:nel|del|dal|al|il) )[’'](?=[5-9]\d(?![\p{L}\d%’'"”]|[.,:]\d))/giu,
};

/** The values of the rule `years`. */
export const yearValues: Readonly<Record<string, RewrittenValue>> = {
  use_common_era: {
    languages: ['ja'],
    rewrite: (text) =>
      editMatches(text, eraPattern, ({ groups }) => {
        const { era = '', year = '' } = groups ?? {};
        const gregorian = gregorianYear(era, year === '元' ? 1 : readWholeNumber(year));
        return gregorian === undefined ? undefined : String(gregorian);
      }),
  },
  use_japanese_imperial_era: {
    languages: ['ja'],
    rewrite: (text) =>
      editMatches(text, commonPattern, ({ groups }) => {
        const [year, month, day] = [groups?.year, groups?.month, groups?.day].map(Number);
        if (year === undefined || month === undefined || day === undefined) return undefined;
        return day > 0 ? eraYear({ year, month, day }) : eraOfWholeYear(year);
      }),
  },
  use_yyyy: {
    languages: Object.keys(shortYears),
    rewrite: (text, { language }) => {
      const pattern = shortYears[baseLanguage(language)];
      return pattern === undefined ? [] : editMatches(text, pattern, () => '19');
    },
  },
};
