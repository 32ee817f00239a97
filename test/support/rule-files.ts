import { existsSync, readdirSync } from 'node:fs';

const folder = new URL('../../languages/', import.meta.url);

/** Languages whose pack has styles. */
export const packLanguages: readonly string[] = readdirSync(folder)
  .filter((language) => existsSync(new URL(`${language}/styles/`, folder)))
  .sort();

/** Every file of tables in a pack: its language, and its name without the ending. */
export const tableFiles: readonly (readonly [language: string, name: string])[] = readdirSync(folder).flatMap(
  (language) =>
    readdirSync(new URL(`${language}/`, folder))
      .filter((file) => file.endsWith('.tables'))
      .map((file) => [language, file.slice(0, -'.tables'.length)] as const),
);

/** Files of rules for styles in a pack, without their ending. */
export function ruleFiles(language: string): readonly string[] {
  return readdirSync(new URL(`${language}/styles/`, folder))
    .filter((file) => file.endsWith('.rules') && file !== 'words.rules')
    .map((file) => file.slice(0, -'.rules'.length))
    .sort();
}
