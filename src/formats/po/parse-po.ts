import type { DocumentWarning, TakeText, TextUnit } from '../../contracts/documents/document-filter.ts';
import type { Segment } from '../../contracts/segment.ts';
import { baseLanguage } from '../../language/codes.ts';
import type { PluralLanguages } from '../../language/icu/plural-numbers.ts';
import type { TextEdit } from '../../language/text-edit.ts';
import { canEncode } from '../shared/encoding/splice-text.ts';
import type { GiveWay } from '../shared/files/give-way.ts';
import type { ParsedText } from '../shared/files/open-text-document.ts';
import { lostNumbersWarning } from '../shared/messages/parsed-messages.ts';
import { entryTexts, type PoTextForm } from './entry-texts.ts';
import { type PluralForms, pluralFormsOf, readPluralForms } from './plural-forms.ts';
import { flagEdits, headerEdits, languageOfLocale, type PoHeader, readHeader } from './po-header.ts';
import { type LiteralLayout, writeStatement } from './po-literal.ts';
import { type PoEntries, type PoEntry, scanPo } from './scan-po.ts';

export interface PoOptions {
  readonly languages?: PluralLanguages;
  /** Of the bytes. */
  readonly encoding: string;
  /** Reads what was written: the translations of these entries, in the place of their sources, and no others. */
  readTranslationsOf?(entry: PoEntry): boolean;
  readonly giveWay?: GiveWay;
  readonly takeText?: TakeText;
  warn?(warning: DocumentWarning): void;
}

interface PoUnit {
  /** Of its entry. */
  readonly row: number;
  readonly note: string | undefined;
  /** Of a text with plural forms one for each form of the target language, else one. */
  readonly forms: readonly PoTextForm[];
}

type TranslationUse = 'kept' | 'replaced' | 'source';

const entriesInStep = 500;

/**
 * PO as units: every entry without a translation or with one that is fuzzy. All of them, where the file says that its
 * translations are in another language than the one that is wanted.
 */
export async function parsePo(source: string, options: PoOptions): Promise<ParsedText> {
  const { languages = {}, readTranslationsOf, giveWay } = options;
  const entries = scanPo(source);
  await giveWay?.();
  const header = readHeader(entries);
  const use = translationUse(header, languages);
  const kept = (entry: PoEntry): boolean =>
    readTranslationsOf === undefined ? use === 'kept' && isTranslated(entry) : !readTranslationsOf(entry);
  const plural = choosePluralForms(header, entries, kept, languages.target, use === 'kept');
  const units: PoUnit[] = [];
  for (let row = 0; row < entries.size; row += 1) {
    if (row % entriesInStep === 0) await giveWay?.();
    if (row === header.row) continue;
    const entry = entries.at(row);
    if (kept(entry)) continue;
    const written = readTranslationsOf !== undefined;
    const readTranslations = written || use === 'source';
    const forms = entryTexts(entry, { plural: plural.forms, languages, readTranslations, written });
    for (const { segment } of forms) options.takeText?.(segment);
    if (forms.length > 0) units.push({ row, note: entry.note, forms });
  }
  return {
    units: units.flatMap((unit) => unit.forms.map(({ segment }) => unitOf(unit, segment))),
    edit: (translations, { targetLanguage }) =>
      edits(source, { header, use, entries, kept, plural, units, options }, translations, targetLanguage),
  };
}

/**
 * What the translations in the file are: kept, in another language and replaced, or in the language that is translated from,
 * so that they say more than msgids that may be names.
 */
function translationUse({ language }: PoHeader, { source = 'en', target }: PluralLanguages): TranslationUse {
  const own = languageOfLocale(language);
  if (own === undefined || target === undefined || baseLanguage(own) === baseLanguage(target)) return 'kept';
  return baseLanguage(own) === baseLanguage(source) ? 'source' : 'replaced';
}

/** All forms have a text, and nobody doubts it. */
function isTranslated({ translations, flags }: PoEntry): boolean {
  return !flags.has('fuzzy') && translations.every(({ text }) => text !== '');
}

interface ChosenForms {
  readonly forms: PluralForms;
  /** They are not those of the header. */
  readonly areNew: boolean;
}

const fallback = readPluralForms('nplurals=2; plural=(n != 1);') as PluralForms;

function choosePluralForms(
  header: PoHeader,
  entries: PoEntries,
  kept: (entry: PoEntry) => boolean,
  target: string | undefined,
  isSameLanguage: boolean,
): ChosenForms {
  const own = readPluralForms(header.field('Plural-Forms') ?? '');
  const wanted = target === undefined ? undefined : pluralFormsOf(target);
  const hasKept = rowsWithPlurals(header, entries).some((row) => kept(entries.at(row)));
  if (own !== undefined && (wanted === undefined || (isSameLanguage && (hasKept || own.count === wanted.count))))
    return { forms: own, areNew: false };
  return { forms: wanted ?? fallback, areNew: true };
}

function rowsWithPlurals(header: PoHeader, entries: PoEntries): IteratorObject<number> {
  return rowsOf(header, entries).filter((row) => entries.isPlural(row));
}

function* rowsOf(header: PoHeader, entries: PoEntries): Generator<number> {
  for (let row = 0; row < entries.size; row += 1) if (row !== header.row) yield row;
}

function unitOf({ note }: PoUnit, segment: Segment): TextUnit {
  return { segment, kind: 'message', ...(note === undefined ? {} : { note }) };
}

interface PoFile {
  readonly header: PoHeader;
  readonly use: TranslationUse;
  readonly entries: PoEntries;
  kept(entry: PoEntry): boolean;
  readonly plural: ChosenForms;
  readonly units: readonly PoUnit[];
  readonly options: PoOptions;
}

function edits(
  source: string,
  { header, use, entries, kept, plural, units, options }: PoFile,
  translations: readonly (Segment | undefined)[],
  targetLanguage: string,
): TextEdit[] {
  let position = 0;
  let lost = 0;
  const written = new Map<number, readonly string[]>();
  for (const { row, forms } of units) {
    const own = translations.slice(position, position + forms.length);
    position += forms.length;
    if (own.every((translation) => translation === undefined)) continue;
    const texts = forms.map((form, index) => form.write(own[index]));
    lost += texts.filter((text) => text === undefined).length;
    // A form that has lost its number says what the last one says, which is for any other number.
    const other = texts.findLast((text) => text !== undefined);
    if (other !== undefined)
      written.set(
        row,
        texts.map((text) => text ?? other),
      );
  }
  if (lost > 0) options.warn?.(lostNumbersWarning(lost));
  if (written.size === 0) return [];
  const left = new Set(units.map(({ row }) => row).filter((row) => !written.has(row)));
  const layout = layoutOf(source, entries);
  const changed: TextEdit[] = [];
  for (const row of rowsOf(header, entries)) {
    const texts = written.get(row);
    // What was in another language, and forms of other languages, mean nothing here.
    const isForeign = use === 'replaced' && left.has(row);
    if (texts === undefined && !isForeign && !(plural.areNew && entries.isPlural(row))) continue;
    const entry = entries.at(row);
    const none = Array.from({ length: entries.isPlural(row) ? plural.forms.count : 1 }, () => '');
    if (texts !== undefined || isForeign || !kept(entry))
      changed.push(...entryEdits(source, entry, texts ?? none, layout));
  }
  const hasPlurals = rowsWithPlurals(header, entries).some(() => true);
  const becomesUtf8 = !changed.every(({ text }) => canEncode(text, options.encoding));
  const headerChanges = {
    language: targetLanguage,
    pluralForms:
      plural.areNew && (hasPlurals || header.field('Plural-Forms') !== undefined) ? plural.forms.written : undefined,
    becomesUtf8,
  };
  return [...headerEdits(source, header, headerChanges, layout), ...changed].sort(
    (one, other) => one.start - other.start,
  );
}

function entryEdits(source: string, entry: PoEntry, texts: readonly string[], layout: LiteralLayout): TextEdit[] {
  const first = entry.translations[0]?.start ?? 0;
  const end = entry.translations.at(-1)?.end ?? first;
  const lines = texts.map((text, index) =>
    writeStatement(entry.plural === undefined ? 'msgstr' : `msgstr[${index}]`, text, layout),
  );
  const isEmpty = texts.every((text) => text === '');
  return [...(isEmpty ? [] : flagEdits(source, entry)), { start: first, end, text: lines.join(layout.lineEnd) }];
}

const usualWidth = 79;

/** Files whose lines are longer than those of the tools are not wrapped. */
function layoutOf(source: string, entries: PoEntries): LiteralLayout {
  const isLong = entries.findRow(({ source: { start, end } }) =>
    source
      .slice(start, end)
      .split(/[\r\n]+/)
      .some((line) => line.length > usualWidth + 1 && /\S \S/.test(line)),
  );
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n';
  return { width: isLong === undefined ? usualWidth : Number.POSITIVE_INFINITY, lineEnd };
}
