import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import catalogues from '../../language/interface-phrases/catalogues.json' with { type: 'json' };
import { type CatalogueMessage, readCatalogue } from '../../language/interface-phrases/message-catalogue.ts';
import { knownLanguage } from '../../language/variants.ts';

/** Folders of locales that name a language in another way than its code. Other regional ones are left out. */
const namedOtherwise: Readonly<Record<string, string>> = {
  pt: 'pt-PT',
  pt_BR: 'pt-BR',
  zh_CN: 'zh-Hans',
  zh_TW: 'zh-Hant',
  'sr@latin': 'sr-Latn',
};

/** No catalogue of a program is as large. */
const largestFile = 4 * 1024 * 1024;

export interface LanguageCatalogues {
  /** Canonical code. */
  readonly language: string;
  readonly files: number;
  /** By source: catalogues of one family of programs are one. */
  readonly messages: ReadonlyMap<string, readonly CatalogueMessage[]>;
}

/** The catalogues of the list (`catalogues.json`) that are installed, one language after the other, in the order of their codes. */
export function* installedCatalogues(folder: string): Generator<LanguageCatalogues> {
  const locales = new Map<string, string>();
  for (const { name } of readFolder(folder).toSorted((one, other) => compare(one.name, other.name))) {
    const language = languageOf(name);
    // Some languages have a folder for each of their codes; the first one sorts before the others.
    if (language !== undefined && !locales.has(language)) locales.set(language, name);
  }
  for (const [language, name] of [...locales].sort(([one], [other]) => compare(one, other))) {
    const messages = new Map<string, readonly CatalogueMessage[]>();
    let files = 0;
    for (const { domain, source } of catalogues) {
      const read = readFile(join(folder, name, 'LC_MESSAGES', `${domain}.mo`));
      if (read.length === 0) continue;
      files += 1;
      messages.set(source, [...(messages.get(source) ?? []), ...read]);
    }
    if (files > 0) yield { language, files, messages };
  }
}

function languageOf(locale: string): string | undefined {
  const named = namedOtherwise[locale];
  if (named !== undefined) return named;
  const language = /^[a-z]{2,3}$/.test(locale) ? knownLanguage(locale) : undefined;
  return language === 'en' ? undefined : language;
}

function readFolder(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function readFile(path: string): readonly CatalogueMessage[] {
  try {
    const file = readFileSync(path);
    return file.length > largestFile ? [] : readCatalogue(file);
  } catch {
    return [];
  }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
