import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../languages', import.meta.url));

/** A file of the language pack `languages/<language>/`, by its path there. Packs are part of an installation: one that lacks a file is broken. */
export function readPackFile(language: string, path: string): string {
  return readFileSync(`${folder}/${language}/${path}`, 'utf8');
}

/** Names of the files of rules in a folder of a pack (`styles`), without their ending. */
export function ruleFiles(language: string, name: string): readonly string[] {
  return globSync('*.rules', { cwd: `${folder}/${language}/${name}` })
    .map((file) => file.slice(0, -'.rules'.length))
    .sort();
}
