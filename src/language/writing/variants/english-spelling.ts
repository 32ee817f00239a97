import { packTable, packWords } from '../../packs/tables.ts';

const izeEndings = ['e', 'ed', 'es', 'ing', 'er', 'ers', 'able', 'ation', 'ations'];

/** American spelling → British spelling. */
export function britishSpellings(): Readonly<Record<string, string>> {
  const table: Record<string, string> = { ...packTable('en', 'variants', 'british-spellings') };
  for (const verb of packWords('en', 'variants', 'ize-verbs')) {
    const stem = verb.slice(0, -2);
    for (const ending of izeEndings) table[`${stem}z${ending}`] = `${stem}s${ending}`;
  }
  return table;
}
