import type { RewrittenValue } from '../style-rewriter.ts';
import type { FoundPhoneNumber } from './read-phone-numbers.ts';
import { findPhoneNumbers } from './read-phone-numbers.ts';

const everywhere = ['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh'];

function phoneFormat(
  languages: readonly string[],
  write: (number: FoundPhoneNumber) => string | undefined,
): RewrittenValue {
  return {
    languages,
    rewrite: (text) =>
      findPhoneNumbers(text).flatMap((number) => {
        const written = write(number);
        const { start, end, text: former } = number;
        return written === undefined || written === former ? [] : [{ start, end, text: written }];
      }),
  };
}

function withCountry({ prefix, country }: FoundPhoneNumber, separator: string): string {
  return country === '' ? '' : prefix + country + separator;
}

/** All groups with one mark between; only for numbers whose groups are known for certain. */
function joined(separator: string): RewrittenValue {
  return phoneFormat(['en', 'es', 'fr'], (number) =>
    number.northAmerican ? withCountry(number, separator) + number.groups.join(separator) : undefined,
  );
}

/** What follows the area code stays as it is. */
function areaCode(write: (area: string) => string): RewrittenValue {
  return phoneFormat(['de', 'en', 'es', 'fr', 'it'], (number) => {
    const [area, ...rest] = number.groups;
    if (area === undefined || area.length > 5 || rest.length === 0) return undefined;
    return withCountry(number, ' ') + write(area) + rest.join(number.northAmerican ? '-' : ' ');
  });
}

/** The values of the rule `phone_number_country_code_format`. */
export const phoneNumberCountryCodeFormat: Readonly<Record<string, RewrittenValue>> = {
  use_00_before_country_code: phoneFormat(everywhere, ({ prefix, country, text }) =>
    // Without anything after the code, a number with 00 is not known as one.
    prefix === '+' && !/^\d/.test(text.slice(1 + country.length)) ? `00${text.slice(1)}` : undefined,
  ),
  use_plus_sign_before_country_code: phoneFormat(everywhere, ({ prefix, text }) =>
    prefix === '00' ? `+${text.slice(2)}` : undefined,
  ),
};

/** The values of the rule `phone_number_format`. */
export const phoneNumberFormat: Readonly<Record<string, RewrittenValue>> = {
  do_not_use_spaces: phoneFormat(everywhere, ({ text }) => text.replace(/[ \u00a0\u202f]/g, '')),
  do_not_use_spaces_or_special_characters_between_digits_of_phone_number: phoneFormat(
    everywhere,
    (number) => withCountry(number, '') + number.groups.join(''),
  ),
  place_area_code_in_parentheses_followed_by_space: areaCode((area) => `(${area}) `),
  separate_area_code_and_phone_number_with_slash: areaCode((area) => `${area}/`),
  separate_area_code_and_phone_number_with_space: areaCode((area) => `${area} `),
  separate_country_code_area_code_local_prefix_and_last_four_digits_with_hyphens: joined('-'),
  separate_country_code_area_code_local_prefix_and_last_four_digits_with_periods: joined('.'),
  separate_country_code_area_code_local_prefix_and_last_four_digits_with_spaces: joined(' '),
  use_north_american_numbering_plan_format: phoneFormat(['en', 'es', 'fr'], (number) => {
    const [area, prefix, line] = number.groups;
    return number.northAmerican ? `${withCountry(number, ' ')}(${area}) ${prefix}-${line}` : undefined;
  }),
  use_space_after_country_code: phoneFormat(everywhere, ({ prefix, country, text }) => {
    const code = prefix + country;
    if (country === '' || !text.startsWith(code)) return undefined;
    const rest = text.slice(code.length).replace(/^[ .\-/\u00a0\u202f]+/, '');
    return `${code} ${rest}`;
  }),
};
