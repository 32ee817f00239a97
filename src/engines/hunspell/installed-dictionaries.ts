import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files of dictionaries by the language that they serve, the best first. English is missing on purpose: Harper knows its
 * words and its grammar, and its dictionary only distinguishes terms from mistakes.
 */
const dictionaryFiles: Readonly<Record<string, readonly string[]>> = {
  ca: ['ca', 'ca_ES'],
  da: ['da_DK'],
  de: ['de_DE', 'de_DE_frami'],
  'de-CH': ['de_CH', 'de_CH_frami'],
  es: ['es_ES'],
  fr: ['fr', 'fr_FR'],
  gl: ['gl_ES'],
  it: ['it_IT'],
  nb: ['nb_NO'],
  'pt-BR': ['pt_BR'],
  'pt-PT': ['pt_PT'],
  sv: ['sv_SE'],
};

/** Debian's packages of them. */
const packages: Readonly<Record<string, string>> = {
  ca: 'hunspell-ca',
  da: 'hunspell-da',
  de: 'hunspell-de-de',
  'de-CH': 'hunspell-de-ch',
  es: 'hunspell-es',
  fr: 'hunspell-fr-classical',
  gl: 'hunspell-gl',
  it: 'hunspell-it',
  nb: 'hunspell-no',
  'pt-BR': 'hunspell-pt-br',
  'pt-PT': 'hunspell-pt-pt',
  sv: 'hunspell-sv',
};

export interface MissingDictionary {
  readonly language: string;
  readonly debianPackage: string;
}

/** The dictionaries that a folder lacks, with what brings them. */
export function missingDictionaries(folder: string): readonly MissingDictionary[] {
  const installed = installedDictionaries(folder);
  return Object.entries(packages)
    .filter(([language]) => !installed.has(language))
    .map(([language, debianPackage]) => ({ language, debianPackage }));
}

/** English words are in texts of every language. */
const englishFiles = ['en_US', 'en_GB'];

/** Where English dictionaries lie, as paths without their ending, the American one first. */
export function englishDictionaries(folder: string): readonly string[] {
  return englishFiles.map((name) => join(folder, name)).filter(isInstalled);
}

/** Where dictionaries lie in a folder, as paths without their ending, by language. */
export function installedDictionaries(folder: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [language, names] of Object.entries(dictionaryFiles)) {
    const path = names.map((name) => join(folder, name)).find(isInstalled);
    if (path !== undefined) found.set(language, path);
  }
  return found;
}

/** Whether the files of a dictionary are there, by its path without their ending. */
export function isInstalled(path: string): boolean {
  return existsSync(`${path}.aff`) && existsSync(`${path}.dic`);
}
