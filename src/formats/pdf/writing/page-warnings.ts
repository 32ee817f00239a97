import type { DocumentWarning } from '../../../contracts/documents/document-filter.ts';

/** A page stays in its language. `index` counts from 0. */
export function pageKept(index: number, why: string): DocumentWarning {
  return {
    code: 'page_not_translated',
    message: `Page ${index + 1} was not translated: ${why}.`,
    location: { page: index + 1 },
  };
}

/** A text of a page stays. */
export function textKept(index: number, why: string, code = 'text_not_replaced'): DocumentWarning {
  const page = index + 1;
  return { code, message: `A text on page ${page} was left as it was: ${why}.`, location: { page } };
}
