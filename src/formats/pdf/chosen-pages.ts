import type { PageRange } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';

export interface ChosenPages {
  readonly count: number;
  /** Whether the page with an index is one of them. */
  has(index: number): boolean;
}

/** The pages of ranges, all without ranges. Refuses ranges with pages that the document does not have. */
export function chosenPages(ranges: readonly PageRange[] | undefined, count: number): ChosenPages {
  if (ranges === undefined) return { count, has: () => true };
  const chosen = new Uint8Array(count);
  for (const { first, last = count } of ranges) {
    if (first > count || last > count)
      throw new ServiceError('invalid_parameter', {
        parameter: 'pages',
        reason: `the document has ${count === 1 ? 'one page' : `${count.toLocaleString('en-US')} pages`} only.`,
      });
    chosen.fill(1, first - 1, last);
  }
  return { count: chosen.reduce((sum, one) => sum + one, 0), has: (index) => chosen[index] === 1 };
}
