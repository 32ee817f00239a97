import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { DocumentFilter } from '../../src/contracts/documents/document-filter.ts';
import { openTextDocument } from '../../src/formats/shared/files/open-text-document.ts';
import { parseXcstrings } from '../../src/formats/xcstrings/parse-xcstrings.ts';
import { xcstringsFilter } from '../../src/formats/xcstrings/xcstrings-filter.ts';
import { describeDocumentFilter } from './document-filter.ts';
import { lettersBefore } from './document-pseudo.ts';

interface Unit {
  readonly stringUnit?: { readonly state: string; readonly value: string };
  readonly variations?: Readonly<Record<string, Readonly<Record<string, Unit>>>>;
  readonly substitutions?: Readonly<Record<string, Unit>>;
}

interface Catalog {
  readonly sourceLanguage: string;
  readonly strings: Readonly<Record<string, { readonly localizations?: Record<string, Unit> }>>;
}

const corpus = 'test/corpus/xcstrings';
const languages = { source: 'en', target: 'de' };

/** Keys that need no translation, of each file of the corpus, by all of its keys: writing changes none. */
const done = new Map<string, ReadonlySet<string>>();

function catalogOf(text: string): Catalog {
  return JSON.parse(text.replace('\ufeff', '')) as Catalog;
}

/** Empty for what is no catalog. */
function keysOf(text: string): string {
  try {
    return JSON.stringify(Object.keys(catalogOf(text).strings ?? {}));
  } catch {
    return '';
  }
}

function unitsIn(unit: Unit): readonly { readonly state: string; readonly value: string }[] {
  const variations = Object.values(unit.variations ?? {}).flatMap((forms) => Object.values(forms));
  return [
    ...(unit.stringUnit ? [unit.stringUnit] : []),
    ...[...variations, ...Object.values(unit.substitutions ?? {})].flatMap(unitsIn),
  ];
}

function needsNothing({ localizations }: { localizations?: Record<string, Unit> }): boolean {
  const units = localizations?.de === undefined ? [] : unitsIn(localizations.de);
  return units.length > 0 && units.every(({ state, value }) => state !== 'new' && value !== '');
}

/** What was written is found in the localizations: files outside of the corpus are read so. */
const readingBack: DocumentFilter = {
  ...xcstringsFilter,
  async open(source, options, context) {
    if (source.path.includes(corpus)) {
      const text = await readFile(source.path, 'utf8');
      const { strings } = catalogOf(text);
      done.set(keysOf(text), new Set(Object.keys(strings ?? {}).filter((key) => needsNothing(strings[key] ?? {}))));
    }
    if (source.path.includes(corpus) || (source.name.includes('mutated') && !source.name.includes('written')))
      return xcstringsFilter.open(source, options, context);
    return openTextDocument(source, context, {
      parse(text) {
        const ofFile = done.get(keysOf(text));
        return parseXcstrings(text, {
          depth: context.limits.depth,
          languages,
          warn: () => {},
          readTranslationsOf: (key) => ofFile?.has(key) !== true,
        });
      },
      unencodable: 'use_utf8',
    });
  },
};

describeDocumentFilter(readingBack, {
  folder: corpus,
  read: { targetLanguage: 'de' },
  targetLanguage: 'de',
  independent(before, after, path) {
    const [old, now] = [before, after].map((bytes) => JSON.parse(bytes.toString()) as Catalog) as [Catalog, Catalog];
    for (const [key, entry] of Object.entries(now.strings)) {
      const unit = entry.localizations?.de;
      if (unit === undefined || needsNothing(old.strings[key] ?? {})) continue;
      const source = old.strings[key]?.localizations?.[path.includes('other-source') ? 'en' : old.sourceLanguage];
      const letters = new Set(
        [key, ...(source === undefined ? [] : unitsIn(source).map(({ value }) => value))].map(lettersBefore),
      );
      for (const { value } of unitsIn(unit)) assert.ok(letters.has(lettersBefore(value)), value);
    }
    // Without the new localizations it is what it was, but for objects that were made for them.
    for (const { localizations } of Object.values(now.strings)) delete localizations?.de;
    for (const { localizations } of Object.values(old.strings)) delete localizations?.de;
    const bare = (catalog: Catalog): string => JSON.stringify(catalog).replaceAll(/,?"localizations":\{\},?/g, '');
    assert.equal(bare(now), bare(old));
  },
});
