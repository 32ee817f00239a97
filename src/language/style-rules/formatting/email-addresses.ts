import { editMatches } from '../edit-text.ts';
import type { ProtectedRange, RewrittenValue } from '../style-rewriter.ts';

const languages = ['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh'];

/** Addresses with their sign or with at and dot in brackets; `look at example.com` is none. */
const local = '[A-Za-z0-9_+\\-]{1,64}(?:(?:\\.|\\[dot\\]|\\(dot\\))[A-Za-z0-9_+\\-]{1,64}){0,4}';
const domain = '[A-Za-z0-9\\-]{1,63}(?:(?:\\.| ?\\[dot\\] ?| ?\\(dot\\) ?)[A-Za-z0-9\\-]{1,63}){0,6}';
const end = '(?:\\.| ?\\[dot\\] ?| ?\\(dot\\) ?)[A-Za-z]{2,24}(?![A-Za-z0-9@\\-])';
const address = new RegExp(
  `(?<![A-Za-z0-9_.+%:/@\\]\\-])(?<local>${local})(?:@| ?\\[at\\] ?| ?\\(at\\) ?)(?<domain>${domain}${end})`,
  'g',
);

/** Nothing that may be an address is without one of these. */
const hint = /@|[[(]at[\])]/;

/** Where mail addresses are in a text, in any spelling but `info at example.org`. */
export function findEmailAddresses(text: string): readonly ProtectedRange[] {
  if (!hint.test(text)) return [];
  return Array.from(text.matchAll(address), ({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

function emailFormat(write: (local: string, domain: string) => string): RewrittenValue {
  return {
    languages,
    rewrite: (text) =>
      editMatches(text, address, ({ groups }) => write(withPeriods(groups?.local), withPeriods(groups?.domain))),
  };
}

function withPeriods(written = ''): string {
  return written.replace(/ ?(?:\[dot\]|\(dot\)) ?/g, '.');
}

function withDots(written: string): string {
  return written.replaceAll('.', '[dot]');
}

/** The values of the rule `email_address_format`. */
export const emailAddressFormat: Readonly<Record<string, RewrittenValue>> = {
  replace_at_symbol_with_english_word_at_in_brackets_and_replace_periods_with_english_word_dot_in_brackets: emailFormat(
    (local, domain) => `${withDots(local)}[at]${withDots(domain)}`,
  ),
  replace_at_symbol_with_english_word_at_in_brackets_with_space_on_either_side: emailFormat(
    (local, domain) => `${local} [at] ${domain}`,
  ),
  replace_at_symbol_with_english_word_at_in_parentheses_with_space_on_either_side: emailFormat(
    (local, domain) => `${local} (at) ${domain}`,
  ),
  replace_at_symbol_with_english_word_at_with_space_on_either_side: emailFormat(
    (local, domain) => `${local} at ${domain}`,
  ),
  use_standard_format: emailFormat((local, domain) => `${local}@${domain}`),
};
