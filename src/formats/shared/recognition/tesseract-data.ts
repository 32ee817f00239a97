import { baseLanguage } from '../../../language/codes.ts';
import tables from './tesseract-languages.json' with { type: 'json' };

/** Names of data files, the best first: of languages by their canonical codes, of scripts by their names in Tesseract. */
const byLanguage: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(tables.languages));
const byScript: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(tables.scripts));

function namesOf(language: string): readonly string[] {
  return byLanguage.get(language) ?? byLanguage.get(baseLanguage(language)) ?? [];
}

/** What `tesseract -l` gets for a language, of what is installed. */
export function dataForLanguage(language: string, installed: ReadonlySet<string>): string | undefined {
  return namesOf(language).find((name) => installed.has(name));
}

/** The same for a script that was detected, where the language is not known. */
export function dataForScript(script: string, installed: ReadonlySet<string>): string | undefined {
  return byScript.get(script)?.find((name) => installed.has(name));
}

/** Canonical codes of what is installed. */
export function languagesOf(installed: ReadonlySet<string>): readonly string[] {
  return [...byLanguage.keys()].filter((code) => dataForLanguage(code, installed) !== undefined).sort();
}
