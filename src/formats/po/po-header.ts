import { baseLanguage } from '../../language/codes.ts';
import type { TextEdit } from '../../language/text-edit.ts';
import { knownLanguage } from '../../language/variants.ts';
import { type LiteralLayout, writeStatement } from './po-literal.ts';
import type { PoEntries, PoEntry } from './scan-po.ts';

/** The entry without a msgid: what the file says of itself. */
export interface PoHeader {
  /** Its row among the entries. */
  readonly row: number | undefined;
  readonly entry: PoEntry | undefined;
  /** As it is written; undefined when it is empty. */
  readonly language: string | undefined;
  field(name: string): string | undefined;
}

export function readHeader(entries: PoEntries): PoHeader {
  const row = entries.findRow(({ context, source }) => context === undefined && source.text === '');
  const entry = row === undefined ? undefined : entries.at(row);
  const lines = entry?.translations[0]?.text.split('\n') ?? [];
  const field = (name: string): string | undefined => {
    const start = `${name.toLowerCase()}:`;
    const found = lines.find((line) => line.toLowerCase().startsWith(start));
    const value = found?.slice(start.length).trim();
    return value === '' ? undefined : value;
  };
  return { row, entry, language: field('Language'), field };
}

/** The name of an encoding in the header, found in the bytes before they can be read. */
export function declaredPoEncoding(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 65_536).toString('latin1');
  const label = /^"Content-Type:[^"\n]{0,100}?charset=([\w.:-]+)/im.exec(head)?.[1];
  return label === 'CHARSET' ? undefined : label;
}

/** `pt_BR`, `sr@latin`, `ca_ES.UTF-8` as a canonical code; undefined for what is no known language. */
export function languageOfLocale(locale: string | undefined): string | undefined {
  if (locale === undefined) return undefined;
  const [, name = '', modifier] =
    /^([A-Za-z]{2,3}(?:[_-][A-Za-z0-9]{2,8})*)(?:\.[\w-]+)?(?:@(\w+))?$/.exec(locale) ?? [];
  const script = modifier === undefined ? undefined : scripts[modifier.toLowerCase()];
  const code = name.replaceAll('_', '-');
  return knownLanguage(script === undefined ? code : code.replace(/^([A-Za-z]+)/, `$1-${script}`));
}

const scripts: Readonly<Record<string, string>> = { latin: 'Latn', cyrillic: 'Cyrl', devanagari: 'Deva' };
/** Locales of gettext have countries where the codes here have scripts. */
const locales: Readonly<Record<string, string>> = {
  'zh-Hans': 'zh_CN',
  'zh-Hant': 'zh_TW',
  'sr-Latn': 'sr@latin',
  'sr-Cyrl': 'sr',
};

export function localeOf(language: string): string {
  return locales[language] ?? language.replaceAll('-', '_');
}

export interface HeaderChanges {
  readonly language: string;
  /** Value of `Plural-Forms`, if it is to be written. */
  readonly pluralForms: string | undefined;
  /** The file becomes UTF-8. */
  readonly becomesUtf8: boolean;
}

/** The header for the language, with what it lacks; one is made where the file has none. */
export function headerEdits(
  source: string,
  header: PoHeader,
  changes: HeaderChanges,
  layout: LiteralLayout,
): TextEdit[] {
  const { entry } = header;
  const [form] = entry?.translations ?? [];
  const text = form?.text ?? '';
  const written = headerText(text, header, changes);
  if (entry === undefined || form === undefined) {
    const made = `${writeStatement('msgid', '', layout)}${layout.lineEnd}${writeStatement('msgstr', written, layout)}`;
    return [{ start: 0, end: 0, text: made + layout.lineEnd + layout.lineEnd }];
  }
  if (written === text && !entry.flags.has('fuzzy')) return [];
  const lines = { ...layout, width: Number.POSITIVE_INFINITY };
  return [
    ...flagEdits(source, entry),
    { start: form.start, end: form.end, text: writeStatement('msgstr', written, lines) },
  ];
}

function headerText(text: string, header: PoHeader, { language, pluralForms, becomesUtf8 }: HeaderChanges): string {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const set = (name: string, value: string, before?: string): void => {
    const index = lines.findIndex((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));
    const line = `${name}: ${value}`;
    if (index !== -1) {
      if (lines[index]?.slice(name.length + 1).trim() !== value) lines[index] = line;
      return;
    }
    const at = lines.findIndex((one) => before !== undefined && one.toLowerCase().startsWith(before.toLowerCase()));
    lines.splice(at === -1 ? lines.length : at, 0, line);
  };
  const own = languageOfLocale(header.language);
  // A variant that the file names is as good as the language itself.
  const isVariant = own !== undefined && !language.includes('-') && baseLanguage(own) === language;
  if (!isVariant && own !== language) set('Language', localeOf(language), 'MIME-Version:');
  if (header.field('Content-Type') === undefined) {
    set('MIME-Version', '1.0');
    set('Content-Type', 'text/plain; charset=UTF-8');
    set('Content-Transfer-Encoding', '8bit');
  } else if (becomesUtf8 || /charset=CHARSET\b/.test(header.field('Content-Type') ?? '')) {
    set('Content-Type', 'text/plain; charset=UTF-8');
    if (header.field('Content-Transfer-Encoding')?.toUpperCase() === 'ENCODING')
      set('Content-Transfer-Encoding', '8bit');
  }
  if (pluralForms !== undefined) set('Plural-Forms', pluralForms);
  return `${lines.join('\n')}\n`;
}

/** Takes the mark of a fuzzy entry away, and what it was made from. */
export function flagEdits(source: string, { flags, flagLines, previousLines }: PoEntry): TextEdit[] {
  if (!flags.has('fuzzy')) return [];
  const edits = flagLines.flatMap(({ start, end }): TextEdit[] => {
    const line = source.slice(start, end);
    const rest = line
      .slice(line.indexOf('#') + 2)
      .split(',')
      .map((flag) => flag.trim());
    if (!rest.includes('fuzzy')) return [];
    const kept = rest.filter((flag) => flag !== 'fuzzy' && flag !== '');
    if (kept.length === 0) return [{ start, end, text: '' }];
    const ending = /[\r\n]*$/.exec(line)?.[0] ?? '';
    return [{ start, end, text: `#, ${kept.join(', ')}${ending}` }];
  });
  return [...edits, ...previousLines.map(({ start, end }) => ({ start, end, text: '' }))].sort(
    (one, other) => one.start - other.start,
  );
}
