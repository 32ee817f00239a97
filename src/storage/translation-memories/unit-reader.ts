import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { NumberedUnit, UnitsPage, UnitsQuery } from '../../contracts/stores/translation-memories.ts';
import { decodeUnit, readUnitEnd } from './memory-file.ts';
import { openMemory } from './open-memory.ts';
import { textFilter } from './text-filter.ts';

/** Units that one answer to a query with a filter looks at, so that others have their turn: some milliseconds. */
const unitsOfSearch = 10_000;

/** Reads and searches the units of one memory. */
export class UnitReader implements Disposable {
  readonly #database: DatabaseSync;
  readonly #end: number;
  readonly #page: StatementSync;
  readonly #search: StatementSync;

  constructor(path: string) {
    this.#database = openMemory(path);
    this.#end = readUnitEnd(this.#database);
    this.#page = this.#database.prepare('select id, source, targets from units where id >= ? order by id limit ?');
    // A text may go on behind a code, so units with codes are all looked at.
    this.#search = this.#database.prepare(
      `select id, source, targets from units
       where id >= ?1 and id < ?2 and (source like ?3 escape '|' or targets like ?3 escape '|' or source like '[%' or targets like '%",[%')
       order by id`,
    );
  }

  list({ start, most, filter }: UnitsQuery): UnitsPage {
    if (filter === undefined) {
      const units = this.#page.all(start, most).map(toUnit);
      return this.#answer(units, (units.at(-1)?.number ?? this.#end) + 1);
    }
    const { pattern, matches } = textFilter(filter);
    const end = start + unitsOfSearch;
    const units: NumberedUnit[] = [];
    for (const row of this.#search.iterate(start, end, pattern)) {
      const unit = toUnit(row);
      if (!matches(unit.unit)) continue;
      units.push(unit);
      if (units.length === most) return this.#answer(units, unit.number + 1);
    }
    return this.#answer(units, end);
  }

  [Symbol.dispose](): void {
    this.#database.close();
  }

  #answer(units: readonly NumberedUnit[], next: number): UnitsPage {
    return { units, next: next < this.#end ? next : undefined };
  }
}

function toUnit({ id, source, targets }: Record<string, unknown>): NumberedUnit {
  return { number: Number(id), unit: decodeUnit(source, targets) };
}
