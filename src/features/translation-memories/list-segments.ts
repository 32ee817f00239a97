import type { Clock } from '../../contracts/clock.ts';
import type { NumberedUnit, UnitFilter, UnitsPage, UnitsQuery } from '../../contracts/stores/translation-memories.ts';

export interface SegmentsQuery {
  /** Number of the unit to begin with. */
  readonly start: number;
  /** Units before the first; decides instead of `start`. */
  readonly position?: number;
  readonly pageSize: number;
  readonly filter?: UnitFilter;
}

/** A rare text in a large memory is searched for so long; the rest is for the next page. */
const searchMilliseconds = 200;

/** A page, which may be short, or empty, before the last. Undefined without the memory. */
export async function listSegments(
  list: (query: UnitsQuery) => Promise<UnitsPage | undefined>,
  { start, position, pageSize, filter }: SegmentsQuery,
  clock: Pick<Clock, 'elapsed'>,
): Promise<UnitsPage | undefined> {
  const begin = clock.elapsed();
  const units: NumberedUnit[] = [];
  const first = { most: pageSize, ...(filter !== undefined && { filter }) };
  if (position !== undefined) return list({ ...first, start, position });
  let next: number | undefined = start;
  let free = 0;
  do {
    const most = pageSize - units.length;
    const page: UnitsPage | undefined = await list({ ...first, start: next, most });
    if (page === undefined) return undefined;
    units.push(...page.units);
    ({ next, free } = page);
  } while (next !== undefined && units.length < pageSize && clock.elapsed() - begin < searchMilliseconds);
  return { units, next, free };
}
