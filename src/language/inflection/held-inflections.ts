import type { InflectionTable } from '../../contracts/language/inflection-table.ts';
import { type Inflection, noInflection, readTable } from './inflection.ts';

/** Read once in each thread; of a language the latest. */
const held = new Map<string, { readonly version: string; readonly inflection: Inflection }>();

/** What a table says. The same table gives the same object, so that rules are compiled once for it. */
export function inflectionOf(table: InflectionTable | undefined): Inflection {
  if (table === undefined) return noInflection;
  const { language, version, bytes } = table;
  const known = held.get(language);
  if (known?.version === version) return known.inflection;
  const inflection = readTable(bytes);
  held.set(language, { version, inflection });
  return inflection;
}
