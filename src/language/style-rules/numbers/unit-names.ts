import { packTable, packWords } from '../../packs/tables.ts';
import { formsOf, type NameForms, namesOfCldr, variantWithNames } from './names-of-cldr.ts';
import data from './units.json' with { type: 'json' };

/** One unit: its symbols, the first of which is written. Time, and inches as `in`, read too easily as words. */
export interface Unit {
  readonly symbols: readonly string[];
  /** How CLDR calls it, where Node has its names. */
  readonly cldr?: string;
}

export const units: readonly Unit[] = data.units;

/** Symbols that may come after a number, longest first. */
export const unitSymbols: readonly string[] = [...units.flatMap(({ symbols }) => symbols), ...data.otherSymbols].sort(
  (one, other) => other.length - one.length,
);

const names = new Map<string, ReadonlyMap<Unit, NameForms>>();

/** Singular and plural in the language; undefined where the unit is not in use. */
export function unitName(unit: Unit, language: string): NameForms | undefined {
  const variant = variantWithNames(language);
  const known = names.get(variant) ?? unitNames(variant);
  names.set(variant, known);
  return known.get(unit);
}

/** Those of the pack before those of CLDR. */
function unitNames(variant: string): ReadonlyMap<Unit, NameForms> {
  const language = variant.slice(0, 2);
  const unused = new Set(packWords(language, 'units', 'unused-units'));
  const written = {
    ...packTable(language, 'units', 'names'),
    ...(variant === 'zh-Hant' ? packTable('zh', 'units', 'traditional-names') : {}),
  };
  const named = units
    .filter(({ symbols: [symbol = ''] }) => !unused.has(symbol))
    .flatMap((unit): readonly [Unit, NameForms][] => {
      const own = written[unit.symbols[0] ?? ''];
      if (own !== undefined) return [[unit, formsOf(variant === 'en-GB' ? own.replace(/(?<=met|lit)er/g, 're') : own)]];
      if (unit.cldr === undefined) return [];
      return [[unit, namesOfCldr(variant, { style: 'unit', unit: unit.cldr, unitDisplay: 'long' })]];
    });
  return new Map(named);
}
