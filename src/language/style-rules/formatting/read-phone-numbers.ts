import { type TextSpan, withoutOverlaps } from '../../text-edit.ts';
/** A telephone number in a text, taken apart. */
export interface FoundPhoneNumber extends TextSpan {
  readonly text: string;
  /** + or 00, empty for a number without country code. */
  readonly prefix: string;
  readonly country: string;
  /** The groups of digits after the country code as they are written, without a (0). */
  readonly groups: readonly string[];
  readonly northAmerican: boolean;
}

// A dot before a space ends a sentence: the next one may begin with a number.
const separator = '(?:[ \\-/()\\u00a0\\u202f]|\\.(?!\\s))';
const lead = '(?<![A-Za-z\\d_.,/=+#-])(?<!\\+\\d{1,3} )';
const trail = '(?![A-Za-z\\d_@]|[.,:/\\-]\\d)';

const international = new RegExp(`${lead}(?:\\+|00)[1-9](?:${separator}{0,4}\\d){6,14}${trail}`, 'g');
const northAmerican =
  /(?<![A-Za-z\d_.,/=+#(-])(?<![\d)] )(?<!\+\d{1,3}[ .\-/(]{1,8})(?:(?<country>1)[ -])?(?:\((?<area>[2-9]\d\d)\) ?(?<prefix>[2-9]\d\d)[ .-]|(?<area2>[2-9]\d\d)(?<mark>[.-])(?<prefix2>[2-9]\d\d)\k<mark>)(?<line>\d{4})(?![A-Za-z\d_@]|[.,:/-]\d)/g;
const national = new RegExp(
  `${lead}(?:\\((?<area>0[1-9]\\d{0,4})\\)[ /-]?|(?<area2>0[1-9]\\d{0,4})[ /-])(?<rest>[1-9]\\d{1,7}(?:[ -]\\d{1,6}){0,4})${trail}`,
  'g',
);

const twoDigitCountries = new Set(
  (
    '20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 ' +
    '93 94 95 98'
  ).split(' '),
);

/** Before a number without country code these say that it is a telephone number. */
const cue =
  /(?:tel|telefon|telefono|teléfono|téléphone|tél|phone|fax|call|mobil|handy|ruf|rufnummer|hotline|cell)[.:]{0,2} ?(?:\w{1,6}:? )?$/iu;

/** Telephone numbers in reading order; without country code only in forms that nothing else has, or after a word. */
export function findPhoneNumbers(text: string): readonly FoundPhoneNumber[] {
  if (!/\d/.test(text)) return [];
  const found: FoundPhoneNumber[] = [];
  const add = (match: RegExpExecArray, rest: Omit<FoundPhoneNumber, 'start' | 'end' | 'text'>): void => {
    found.push({ start: match.index, end: match.index + match[0].length, text: match[0], ...rest });
  };
  for (const match of text.matchAll(international)) {
    const parts = takeApart(match[0]);
    if (parts !== undefined) add(match, parts);
  }
  for (const match of text.matchAll(northAmerican)) {
    const { country = '', area, area2, prefix, prefix2, line = '' } = match.groups ?? {};
    const groups = [area ?? area2 ?? '', prefix ?? prefix2 ?? '', line];
    add(match, { prefix: '', country, groups, northAmerican: true });
  }
  for (const match of text.matchAll(national)) {
    const { area, area2, rest = '' } = match.groups ?? {};
    const total = match[0].replace(/\D/g, '').length;
    if (total < 7 || total > 13 || !cue.test(text.slice(Math.max(0, match.index - 20), match.index))) continue;
    add(match, { prefix: '', country: '', groups: [area ?? area2 ?? '', ...rest.split(/[ -]/)], northAmerican: false });
  }
  return withoutOverlaps(found);
}

function takeApart(written: string): Omit<FoundPhoneNumber, 'start' | 'end' | 'text'> | undefined {
  const prefix = written.startsWith('+') ? '+' : '00';
  const rest = written.slice(prefix.length);
  const country = countryOf(rest);
  const groups = rest
    .slice(country.length)
    .replace('(0)', ' ')
    .split(new RegExp(`${separator}+`))
    .filter((group) => group !== '');
  const digits = groups.join('');
  if (groups[0] === '0' || groups[0]?.startsWith('00')) return undefined;
  const separated = !/^\d/.test(rest.slice(country.length));
  // 00 may begin any number; +10 000 000 is an amount, and so are groups of three.
  if (!/^\d+$/.test(country) || (!separated && (prefix === '00' || groups.length > 1))) return undefined;
  if (separated && country.length + digits.length < 10 && groups.every((group) => group.length === 3)) return undefined;
  if (country !== '1') return { prefix, country, groups, northAmerican: false };
  const parts = /^([2-9]\d\d)([2-9]\d\d)(\d{4})$/.exec(digits);
  return parts === null ? undefined : { prefix, country, groups: parts.slice(1), northAmerican: true };
}

function countryOf(digits: string): string {
  if (digits.startsWith('1') || digits.startsWith('7')) return digits.slice(0, 1);
  return twoDigitCountries.has(digits.slice(0, 2)) ? digits.slice(0, 2) : digits.slice(0, 3);
}

const local = new RegExp(
  `${lead}[2-9]\\d{2}(?: \\d{3}){2}${trail}(?= ?(?:$|[.,;:)!?\\n]|(?:o|ou|oder|or|e|y|et|and|und)(?!\\p{L})))`,
  'gu',
);
const calling =
  /(?<!\p{L})(?:tel(?:e[fp]h?on\p{L}*)?|tel[ée]fono|t[ée]l(?:[ée]phone)?|phone|fax|m[óo]vil|mobile?|handy|whatsapp|llam\p{L}*|appel\p{L}*|chiam\p{L}*|anrufen|rufen|ruf\p{L}*|call\p{L}*|dial\p{L}*|wählen)(?!\p{L})[^.!?;\n]{0,48}$/iu;

/**
 * Numbers without area or country code, written like amounts in groups of three: what identifies them is that somebody is to
 * call. They are only to be left alone, for nobody can say which digits are what.
 */
export function findLocalNumbers(text: string): readonly TextSpan[] {
  return Array.from(text.matchAll(local), ({ 0: number, index }) => ({
    start: index,
    end: index + number.length,
  })).filter(({ start }) => calling.test(text.slice(Math.max(0, start - 64), start)));
}
