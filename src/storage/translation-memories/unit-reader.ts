import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { NumberedUnit, UnitsPage, UnitsQuery } from '../../contracts/stores/translation-memories.ts';
import { decodeUnit, readFree, readRemoved, readUnitEnd } from './memory-file.ts';
import { openMemory } from './open-memory.ts';
import { textFilter } from './text-filter.ts';

/** Units that one answer to a query with a filter looks at, so that others have their turn: some milliseconds. */
const unitsOfSearch = 10_000;

/** After which it looks at no more, however long the units are. */
const searchMilliseconds = 20;

/** Units that SQL looks at between two looks at the clock: some milliseconds where the text nearly matches everywhere. */
const unitsOfStep = 50;

/** Bytes of a unit that SQL looks at. */
const longestForSql = 4_000;

/** Reads and searches the units of one memory. */
export class UnitReader implements Disposable {
  readonly #database: DatabaseSync;
  readonly #end: number;
  readonly #free: number;
  /** Read for the first position that is asked for: there may be hundreds of thousands. */
  #removed: Uint32Array | undefined;
  readonly #page: StatementSync;
  readonly #search: StatementSync;

  constructor(path: string) {
    this.#database = openMemory(path);
    this.#end = readUnitEnd(this.#database);
    this.#free = readFree(this.#database);
    this.#page = this.#database.prepare('select id, source, targets from units where id >= ? order by id limit ?');
    // A text may go on behind a code, so units with codes are all looked at.
    this.#search = this.#database.prepare(
      `select id, source, targets from units
       where id >= ?1 and id < ?2 and (octet_length(source) + octet_length(targets) > ${longestForSql}
         or source like ?3 escape '|' or targets like ?3 escape '|' or source like '[%' or targets like '%",[%')
       order by id`,
    );
  }

  list({ start, position, most, filter }: UnitsQuery): UnitsPage {
    if (filter === undefined) {
      const units = this.#page.all(position === undefined ? start : this.#numberAt(position), most).map(toUnit);
      return this.#answer(units, (units.at(-1)?.number ?? this.#end) + 1);
    }
    const { pattern, matches } = textFilter(filter);
    const end = Math.min(start + unitsOfSearch, this.#end);
    const latest = performance.now() + searchMilliseconds;
    const units: NumberedUnit[] = [];
    const isOver = (): boolean => units.length === most || performance.now() >= latest;
    let next = start;
    do {
      const stepEnd = Math.min(next + unitsOfStep, end);
      for (const row of this.#search.iterate(next, stepEnd, pattern)) {
        const unit = toUnit(row);
        if (matches(unit.unit)) units.push(unit);
        if (isOver()) return this.#answer(units, unit.number + 1);
      }
      next = stepEnd;
    } while (next < end && !isOver());
    return this.#answer(units, next);
  }

  [Symbol.dispose](): void {
    this.#database.close();
  }

  #answer(units: readonly NumberedUnit[], next: number): UnitsPage {
    return { units, next: next < this.#end ? next : undefined, free: this.#free };
  }

  #numberAt(position: number): number {
    this.#removed ??= readRemoved(this.#database);
    return numberAt(position, this.#removed);
  }
}

/** The least number that has so many units before it, of numbers without those that were removed. */
function numberAt(position: number, removed: Uint32Array): number {
  let [low, high] = [0, removed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((removed[middle] ?? 0) - middle <= position) low = middle + 1;
    else high = middle;
  }
  return position + low;
}

function toUnit({ id, source, targets }: Record<string, unknown>): NumberedUnit {
  return { number: Number(id), unit: decodeUnit(source, targets) };
}
