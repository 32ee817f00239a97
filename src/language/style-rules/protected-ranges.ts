import { findProtectedText } from '../protected-text.ts';
import { touches } from './edit-text.ts';
import { findEmailAddresses } from './formatting/email-addresses.ts';
import { findLocalNumbers, findPhoneNumbers } from './formatting/read-phone-numbers.ts';
import { readQuotations } from './punctuation/read-quotations.ts';
import type { ProtectedRange } from './style-rewriter.ts';

/** What a list does with the texts that are protected otherwise. */
export interface Protection {
  /** Mail addresses and telephone numbers are about to be rewritten. */
  readonly withoutContacts?: boolean;
  /** The texts inside of quotation marks stay as they are; the marks do not. */
  readonly quotations?: boolean;
}

/**
 * What no rewriter changes: web addresses, paths, code, placeholders, mail addresses in any spelling, telephone numbers
 * and, if a list says so, quotations. They may overlap.
 */
export function protectedRangesFor(
  text: string,
  { withoutContacts, quotations }: Protection,
): readonly ProtectedRange[] {
  const passages = [...findProtectedText(text), ...findLocalNumbers(text)];
  const addresses = findEmailAddresses(text);
  const quoted = quotations === true ? findQuotations(text) : [];
  if (withoutContacts !== true) return [...passages, ...addresses, ...findPhoneNumbers(text), ...quoted];
  // The host of a spelt out address (`info [at] example.org`) counts as a passage of its own.
  const outside = passages.filter((passage) => !touches({ ...passage, text: '' }, addresses, text));
  return [...outside, ...quoted];
}

const cornerBrackets = /「([^「」\n]+)」|『([^『』\n]+)』/g;

function findQuotations(text: string): readonly ProtectedRange[] {
  const quotations = readQuotations(text).quotations.map(({ open, close }) => ({ start: open + 1, end: close }));
  const bracketed = Array.from(text.matchAll(cornerBrackets), ({ 0: found, index }) => ({
    start: index + 1,
    end: index + found.length - 1,
  }));
  return [...quotations, ...bracketed]
    .map((range) => withoutSpaces(text, range))
    .filter(({ start, end }) => start < end);
}

/** Guillemets may have spaces inside, which belong to the marks. */
function withoutSpaces(text: string, { start, end }: ProtectedRange): ProtectedRange {
  const quoted = text.slice(start, end);
  return {
    start: start + quoted.length - quoted.trimStart().length,
    end: end - quoted.length + quoted.trimEnd().length,
  };
}
