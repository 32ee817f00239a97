import { BlockSearch } from './block-search.ts';

/** Of one page; each writes and compares it. */
const mostTests = 24;
/** Pages with their blocks are in memory, and written together. */
const pagesAtOnce = 8;
/** Of a document: where more pages change, more than some block is at fault. */
const mostPages = 40;
/** Of all files that are written for the search. */
const mostBytes = 2 ** 30;

/** Writes pages with some of their blocks only, and gives the indices of those that changed nonetheless. */
export type WriteSome = (blocks: ReadonlyMap<number, ReadonlySet<number>>) => Promise<ReadonlySet<number>>;

/**
 * Which blocks of pages that changed can be written so that the page stays the same beside them, by page. Pages that are missing have none, or
 * were not searched.
 */
export async function findPassingBlocks(
  counts: ReadonlyMap<number, number>,
  fileBytes: number,
  writeSome: WriteSome,
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const found = new Map<number, ReadonlySet<number>>();
  const pages = [...counts].slice(0, mostPages);
  const groups = Math.ceil(pages.length / pagesAtOnce);
  const tests = Math.min(mostTests, Math.floor(mostBytes / fileBytes / Math.max(1, groups)));
  for (let group = 0; group < groups; group++) {
    const searches = pages
      .slice(group * pagesAtOnce, (group + 1) * pagesAtOnce)
      .map(([page, count]) => ({ page, search: new BlockSearch(count, tests) }));
    for (;;) {
      const blocks = new Map<number, ReadonlySet<number>>();
      for (const { page, search } of searches) {
        const next = search.next();
        if (next !== undefined) blocks.set(page, next);
      }
      if (blocks.size === 0) break;
      const changed = await writeSome(blocks);
      for (const { page, search } of searches) if (blocks.has(page)) search.answer(!changed.has(page));
    }
    for (const { page, search } of searches) if (search.passing.size > 0) found.set(page, search.passing);
  }
  return found;
}
