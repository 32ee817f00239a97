import { readdirSync } from 'node:fs';

const folder = new URL('../../languages/', import.meta.url);

/** Languages that have a pack. */
export const packLanguages: readonly string[] = readdirSync(folder).sort();

/** Files of rules for styles in a pack, without their ending. */
export function ruleFiles(language: string): readonly string[] {
  return readdirSync(new URL(`${language}/styles/`, folder))
    .filter((file) => file.endsWith('.rules') && file !== 'words.rules')
    .map((file) => file.slice(0, -'.rules'.length))
    .sort();
}
