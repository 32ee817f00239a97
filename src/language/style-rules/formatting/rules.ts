import type { RewrittenRules } from '../style-rewriter.ts';
import {
  spaceBetweenChineseAndEnglish,
  spaceBetweenChineseAndNumerals,
  spaceBetweenNumeralsAndUnit,
} from './chinese-spacing.ts';
import { emailAddressFormat } from './email-addresses.ts';
import { phoneNumberCountryCodeFormat, phoneNumberFormat } from './phone-numbers.ts';

/** The rules of the category `formatting` that are done by rewriters. */
export const formattingRules: RewrittenRules = {
  email_address_format: emailAddressFormat,
  phone_number_country_code_format: phoneNumberCountryCodeFormat,
  phone_number_format: phoneNumberFormat,
  space_between_arabic_numerals_and_unit: spaceBetweenNumeralsAndUnit,
  space_between_chinese_and_english: spaceBetweenChineseAndEnglish,
  space_between_chinese_characters_and_arabic_numerals: spaceBetweenChineseAndNumerals,
};
