import { readFileSync } from 'node:fs';

const folder = new URL('../../../languages/', import.meta.url);

/** A file of the language pack `languages/<language>/`, by its path there. Packs are part of an installation: one that lacks a file is broken. */
export function readPackFile(language: string, path: string): string {
  return readFileSync(new URL(`${language}/${path}`, folder), 'utf8');
}
