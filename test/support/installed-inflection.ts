import { ApertiumMorphology } from '../../src/engines/apertium/morphology/apertium-morphology.ts';
import { makeTable } from '../../src/features/writing/inflection/inflection-tables.ts';
import { inflectedLanguages } from '../../src/features/writing/inflection/word-list.ts';
import { inflectionOf } from '../../src/language/inflection/held-inflections.ts';
import { type Inflection, noInflection } from '../../src/language/inflection/inflection.ts';
import { ManualClock } from './manual-clock.ts';

const tables = new Map<string, Promise<Inflection>>();

/** What the installed lexicon of a language writes; without one, nothing. The processes end before it resolves. */
export function installedInflection(language: string): Promise<Inflection> {
  const known = tables.get(language) ?? make(language);
  tables.set(language, known);
  return known;
}

async function make(language: string): Promise<Inflection> {
  if (!inflectedLanguages.includes(language)) return noInflection;
  await using morphology = new ApertiumMorphology({ clock: new ManualClock() });
  if (!morphology.languages().includes(language)) return noInflection;
  return inflectionOf(await makeTable(morphology, language, new AbortController().signal));
}

/** Why tests of what rules write in a language cannot run. */
export async function missingInflection(language: string): Promise<string | false> {
  const isMissing = inflectedLanguages.includes(language) && (await installedInflection(language)).words.length === 0;
  return isMissing ? `no Apertium package with a lexicon of ${language} is installed` : false;
}
