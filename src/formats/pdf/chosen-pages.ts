import type { PageRange } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';

/** Whether the page with an index is one of those. Refuses ranges with pages that the document does not have. */
export function chosenPages(ranges: readonly PageRange[], count: number): (index: number) => boolean {
  const chosen = new Uint8Array(count);
  for (const { first, last = count } of ranges) {
    if (first > count || last > count)
      throw new ServiceError('invalid_parameter', {
        parameter: 'pages',
        reason: `the document has ${count === 1 ? 'one page' : `${count.toLocaleString('en-US')} pages`} only.`,
      });
    chosen.fill(1, first - 1, last);
  }
  return (index) => chosen[index] === 1;
}
