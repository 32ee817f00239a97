import { languagesWithTables, packTable } from '../../../packs/tables.ts';
import { unspaced } from '../texts.ts';
import table from './units.json' with { type: 'json' };

export interface MeasuringUnit {
  readonly id: string;
  readonly dimension: string;
  /** To the base unit of the dimension. */
  readonly factor: number;
}

interface Row {
  readonly dimension: string;
  readonly factor: number;
  /** Names in all languages. */
  readonly symbols?: string;
}

const rows: Readonly<Record<string, Row>> = table.units;

interface UnitPattern {
  readonly pattern: RegExp;
  readonly byName: ReadonlyMap<string, MeasuringUnit>;
  readonly beginnings: readonly (readonly [string, MeasuringUnit])[];
}

const patterns = new Map<string, UnitPattern>();

/** Behind a number: a space and the longest name. */
const longestReach = 40;

export interface FoundUnit extends MeasuringUnit {
  /** Where its name ends. */
  readonly end: number;
}

/** The unit right behind a number that ends there, as the language or all languages write it. */
export function unitBehind(text: string, position: number, base: string): FoundUnit | undefined {
  const { pattern, byName, beginnings } = patternOf(base);
  const found = pattern.exec(text.slice(position, position + longestReach));
  const name = found?.groups?.name;
  if (name === undefined) return undefined;
  const lower = name.toLowerCase();
  const unit =
    byName.get(name) ?? byName.get(lower) ?? beginnings.find(([beginning]) => lower.startsWith(beginning))?.[1];
  return unit && { ...unit, end: position + (found?.[0].length ?? 0) };
}

function patternOf(base: string): UnitPattern {
  const known = patterns.get(base) ?? makePattern(base);
  patterns.set(base, known);
  return known;
}

function makePattern(base: string): UnitPattern {
  const byName = new Map<string, MeasuringUnit>();
  const beginnings: [string, MeasuringUnit][] = [];
  const endless: string[] = [];
  const names = languagesWithTables('measures').includes(base) ? packTable(base, 'measures', 'measures') : {};
  for (const [id, { dimension, factor, symbols }] of Object.entries(rows)) {
    const unit = { id, dimension, factor };
    const written = [symbols, names[id]].flatMap((list) => list?.split(' ') ?? []);
    for (const name of written) {
      if (name.endsWith('*')) beginnings.push([name.slice(0, -1).toLowerCase(), unit]);
      else byName.set(name, unit);
      // Names of one or two letters are symbols, whose case matters.
      if (name.length > 2 && !name.endsWith('*')) byName.set(name.toLowerCase(), unit);
      if (unspaced.has(base) || !/^\p{L}+\*?$/u.test(name)) endless.push(name.replace('*', ''));
    }
  }
  const escaped = [...new Set(endless)]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .map((name) => (/[a-z\d]$/i.test(name) ? `${name}(?![A-Za-z])` : name));
  const pattern = new RegExp(`^[ \\u00a0\\u202f-]{0,2}(?<name>${escaped.join('|')}|\\p{L}[\\p{L}\\p{M}]*)`, 'u');
  return { pattern, byName, beginnings };
}
