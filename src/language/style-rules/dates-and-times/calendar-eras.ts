import { withoutOverlaps } from '../../text-edit.ts';
import { editMatches } from '../edit-text.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';

const year = '(?<![\\d.,:/$€£#-])(?<year>[1-9]\\d{0,3}|[1-9]\\d?,\\d{3})';
const century = '(?<century>\\b(?:century|centuries|millennium|millennia))';
const common =
  'C\\.? ?E\\.(?![A-Za-z])|CE(?![A-Za-z\\d-])(?! (?:mark|cert|label|declar|conform|approv|compliant|logo|sign))';
const beforeCommon = 'B\\.C\\.E\\.|BCE(?![A-Za-z\\d-])';

/** A mark of periods at the end of a sentence leaves the sentence its period. */
function replaceMark(former: string, mark: string, rest: string): string {
  return former.endsWith('.') && /^["”)]?(?:$|\s+\p{Lu})/u.test(rest) ? `${mark}.` : mark;
}

const beforeCommonEra = new RegExp(`(?:${year}|${century}) ?(?<mark>${beforeCommon})`, 'g');
const commonEra = new RegExp(`(?:${year}|${century}) (?<mark>${common})`, 'g');

const useChrist: StyleRewriter = (text) =>
  withoutOverlaps(
    editMatches(text, beforeCommonEra, (match) => changeMark(text, match, 'BC')),
    editMatches(text, commonEra, (match) => changeMark(text, match, 'AD')),
  );

const beforeChrist = new RegExp(
  `(?:${year}|${century}) ?(?<mark>B\\. ?C\\.(?! ?E\\.)|BC(?![A-Za-z\\d-])(?! (?:Ferries|Hydro|Place)))`,
  'g',
);
const afterChrist = new RegExp(`(?:${year}|${century}) (?<mark>A\\.D\\.|AD(?![A-Za-z\\d-]))`, 'g');
const yearOfTheLord =
  /(?<![\w.]|A\.?D\.? )(?:A\.D\.|AD) ?(?<year>[1-9]\d{0,3})(?![\d,.:]\d|[\w%-]| ?(?:CE|AD|BC|[ABC]\.))/g;

const useCommonEra: StyleRewriter = (text) =>
  withoutOverlaps(
    editMatches(text, beforeChrist, (match) => changeMark(text, match, 'BCE')),
    editMatches(text, afterChrist, (match) => changeMark(text, match, 'CE')),
    editMatches(text, yearOfTheLord, ({ groups }) => `${groups?.year} CE`),
  );

function changeMark(text: string, match: RegExpExecArray, mark: string): string {
  const { year, century, mark: former = '' } = match.groups ?? {};
  const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 4);
  return `${year ?? century} ${replaceMark(former, mark, rest)}`;
}

/** The values of the rule `calendar_era`. */
export const calendarEra: Readonly<Record<string, RewrittenValue>> = {
  use_bc_and_ad: { languages: ['en'], rewrite: useChrist },
  use_bce_and_ce: { languages: ['en'], rewrite: useCommonEra },
};
