import type { InflectionTable } from '../../src/contracts/language/inflection-table.ts';
import { ApertiumMorphology } from '../../src/engines/apertium/morphology/apertium-morphology.ts';
import { makeTable } from '../../src/features/writing/inflection/inflection-tables.ts';
import { inflectedLanguages } from '../../src/features/writing/inflection/word-list.ts';
import { baseLanguage } from '../../src/language/codes.ts';
import { inflectionOf } from '../../src/language/inflection/held-inflections.ts';
import type { Inflection } from '../../src/language/inflection/inflection.ts';
import { ManualClock } from './manual-clock.ts';

const tables = new Map<string, Promise<InflectionTable | undefined>>();

/** What the installed lexicon of a language writes; without one, undefined. Its processes end before it resolves. */
export function installedTable(language: string): Promise<InflectionTable | undefined> {
  const base = baseLanguage(language);
  const known = tables.get(base) ?? make(base);
  tables.set(base, known);
  return known;
}

async function make(language: string): Promise<InflectionTable | undefined> {
  if (!inflectedLanguages.includes(language)) return undefined;
  await using morphology = new ApertiumMorphology({ clock: new ManualClock() });
  if (!morphology.languages().includes(language)) return undefined;
  return await makeTable(morphology, language, new AbortController().signal);
}

/** The table as rules read it. */
export async function installedInflection(language: string): Promise<Inflection> {
  return inflectionOf(await installedTable(language));
}

/** Why tests of what rules write in a language cannot run. */
export async function missingInflection(language: string): Promise<string | false> {
  const isMissing =
    inflectedLanguages.includes(baseLanguage(language)) && (await installedTable(language)) === undefined;
  return isMissing ? `no Apertium package with a lexicon of ${language} is installed (npm run setup)` : false;
}
