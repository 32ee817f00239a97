import type { DocumentWarning, TakeText, TextUnit } from '../../contracts/documents/document-filter.ts';
import type { Segment } from '../../contracts/segment.ts';
import { baseLanguage } from '../../language/codes.ts';
import type { PluralLanguages } from '../../language/icu/plural-numbers.ts';
import { canEncode, type TextEdit } from '../shared/encoding/splice-text.ts';
import type { GiveWay } from '../shared/files/give-way.ts';
import type { ParsedText } from '../shared/files/open-text-document.ts';
import { lostNumbersWarning } from '../shared/messages/parsed-messages.ts';
import { entryTexts, type PoTextForm } from './entry-texts.ts';
import { type PluralForms, pluralFormsOf, readPluralForms } from './plural-forms.ts';
import { flagEdits, headerEdits, languageOfLocale, type PoHeader, readHeader } from './po-header.ts';
import { type LiteralLayout, writeStatement } from './po-literal.ts';
import { type PoEntry, scanPo } from './scan-po.ts';

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
  readonly entry: PoEntry;
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
  const content = entries.filter((entry) => entry !== header.entry);
  const use = translationUse(header, languages);
  const kept = (entry: PoEntry): boolean =>
    readTranslationsOf === undefined ? use === 'kept' && isTranslated(entry) : !readTranslationsOf(entry);
  const plural = choosePluralForms(header, content, kept, languages.target, use === 'kept');
  const units: PoUnit[] = [];
  for (const [index, entry] of content.entries()) {
    if (index % entriesInStep === 0) await giveWay?.();
    if (kept(entry)) continue;
    const written = readTranslationsOf !== undefined;
    const readTranslations = written || use === 'source';
    const forms = entryTexts(entry, { plural: plural.forms, languages, readTranslations, written });
    for (const { segment } of forms) options.takeText?.(segment);
    if (forms.length > 0) units.push({ entry, forms });
  }
  return {
    units: units.flatMap(({ entry, forms }) => forms.map(({ segment }) => unitOf(entry, segment))),
    edit: (translations, { targetLanguage }) =>
      edits(source, { header, use, content, kept, plural, units, options }, translations, targetLanguage),
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
  content: readonly PoEntry[],
  kept: (entry: PoEntry) => boolean,
  target: string | undefined,
  isSameLanguage: boolean,
): ChosenForms {
  const own = readPluralForms(header.field('Plural-Forms') ?? '');
  const wanted = target === undefined ? undefined : pluralFormsOf(target);
  const hasKept = content.some((entry) => entry.plural !== undefined && kept(entry));
  if (own !== undefined && (wanted === undefined || (isSameLanguage && (hasKept || own.count === wanted.count))))
    return { forms: own, areNew: false };
  return { forms: wanted ?? fallback, areNew: true };
}

function unitOf({ note }: PoEntry, segment: Segment): TextUnit {
  return { segment, kind: 'message', ...(note === undefined ? {} : { note }) };
}

interface PoFile {
  readonly header: PoHeader;
  readonly use: TranslationUse;
  readonly content: readonly PoEntry[];
  kept(entry: PoEntry): boolean;
  readonly plural: ChosenForms;
  readonly units: readonly PoUnit[];
  readonly options: PoOptions;
}

function edits(
  source: string,
  { header, use, content, kept, plural, units, options }: PoFile,
  translations: readonly (Segment | undefined)[],
  targetLanguage: string,
): TextEdit[] {
  const layout = layoutOf(source, content);
  let position = 0;
  let lost = 0;
  const written = new Map<PoEntry, readonly string[]>();
  for (const { entry, forms } of units) {
    const own = translations.slice(position, position + forms.length);
    position += forms.length;
    if (own.every((translation) => translation === undefined)) continue;
    const texts = forms.map((form, index) => form.write(own[index]));
    lost += texts.filter((text) => text === undefined).length;
    // A form that has lost its number says what the last one says, which is for any other number.
    const other = texts.findLast((text) => text !== undefined);
    if (other !== undefined)
      written.set(
        entry,
        texts.map((text) => text ?? other),
      );
  }
  if (lost > 0) options.warn?.(lostNumbersWarning(lost));
  if (written.size === 0) return [];
  const left = new Set(units.map(({ entry }) => entry).filter((entry) => !written.has(entry)));
  const changed = content.flatMap((entry) => {
    const texts = written.get(entry);
    if (texts !== undefined) return entryEdits(source, entry, texts, layout);
    // What was in another language, and forms of other languages, mean nothing here.
    const isForeign = use === 'replaced' && left.has(entry);
    const isOutdated = plural.areNew && entry.plural !== undefined && !kept(entry);
    if (!isForeign && !isOutdated) return [];
    const count = entry.plural === undefined ? 1 : plural.forms.count;
    return entryEdits(
      source,
      entry,
      Array.from({ length: count }, () => ''),
      layout,
    );
  });
  const hasPlurals = content.some((entry) => entry.plural !== undefined);
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
function layoutOf(source: string, content: readonly PoEntry[]): LiteralLayout {
  const isLong = content.some(({ source: { start, end } }) =>
    source
      .slice(start, end)
      .split(/[\r\n]+/)
      .some((line) => line.length > usualWidth + 1 && /\S \S/.test(line)),
  );
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n';
  return { width: isLong ? Number.POSITIVE_INFINITY : usualWidth, lineEnd };
}
