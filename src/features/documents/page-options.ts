import type { PageRange } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { DocumentType } from './document-types.ts';

const mostRanges = 1_000;
const largestPage = 1_000_000;
const range = /^(\d{1,7})(?:\s*(-)\s*(\d{1,7})?)?$/;

/** `1-3,7,12-`: pages from 1, in any order. Only PDF files have pages that are known by number. */
export function readPageRanges(
  given: string | undefined,
  { input }: Pick<DocumentType, 'input'>,
): readonly PageRange[] | undefined {
  if (given === undefined) return undefined;
  if (input !== 'pdf') throw refusal('pages', `only PDF files can be translated in part, not .${input}.`);
  const ranges = given.split(',').map((part) => readRange(part.trim()));
  if (ranges.length > mostRanges) throw refusal('pages', `it has more than ${mostRanges} ranges.`);
  return ranges;
}

function readRange(part: string): PageRange {
  const [, from, through, to] = range.exec(part) ?? [];
  if (from === undefined) throw refusal('pages', `it is a list such as '1-3,7,12-', without '${part}'.`);
  const first = Number(from);
  const last = through === undefined ? first : to === undefined ? undefined : Number(to);
  if (first < 1 || first > largestPage || (last ?? 0) > largestPage)
    throw refusal('pages', `pages have numbers from 1 to ${largestPage.toLocaleString('en-US')}, unlike '${part}'.`);
  if (last === undefined) return { first };
  if (last < first) throw refusal('pages', `'${part}' ends before it begins.`);
  return { first, last };
}

/** Whether source and translation are to be shown next to each other. */
export function isSideBySide(given: DocumentOrderLayout, { input, output }: DocumentType): boolean {
  if (given === undefined || given === 'off') return false;
  if (input !== 'pdf' || output !== 'pdf')
    throw refusal('bilingual', 'only PDF files that stay PDF files can show source and translation side by side.');
  return true;
}

/** `bilingual` of the form. */
export type DocumentOrderLayout = 'off' | 'side_by_side' | undefined;

function refusal(parameter: string, reason: string): ServiceError {
  return new ServiceError('invalid_parameter', { parameter, reason });
}
