import type { Segment } from '../../contracts/segment.ts';
import { numberWhere, type PluralLanguages } from '../../language/icu/plural-numbers.ts';
import { messageSegment, placeholderSegment } from '../../language/placeholders/find-inline-codes.ts';
import { type HostText, hostText } from '../../language/placeholders/host-text.ts';
import { isTranslatable } from '../../language/placeholders/translatable.ts';
import { segmentSource } from '../../language/segments.ts';
import { numberedMessage } from '../shared/messages/counted-message.ts';
import { countPlaceholder, placeholderPattern } from './placeholders.ts';
import type { PluralForms } from './plural-forms.ts';
import type { PoEntry } from './scan-po.ts';

/** A text to be translated, or one of its plural forms. */
export interface PoTextForm {
  readonly segment: Segment;
  /** Undefined when the translation has lost the number. */
  write(translation: Segment | undefined): string | undefined;
}

export interface EntryOptions {
  /** Those of the target language. */
  readonly plural: PluralForms;
  readonly languages: PluralLanguages;
  /** The texts are the translations that the file holds, where there are some. */
  readonly readTranslations: boolean;
  /** The translations are in the forms of the target language. */
  readonly written: boolean;
}

/** None for an entry without anything to translate. */
export function entryTexts(entry: PoEntry, options: EntryOptions): readonly PoTextForm[] {
  const { source, plural, translations, flags } = entry;
  const { readTranslations, written } = options;
  // What was not written is as doubtful as before.
  const isRead = readTranslations && !(written && flags.has('fuzzy'));
  const own = (index: number): string | undefined => {
    const text = isRead ? translations.at(index)?.text : undefined;
    return text === '' ? undefined : text;
  };
  const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
  if (plural === undefined) {
    const text = own(0) ?? source.text;
    const segment = toSegment(hostText(text), flags);
    return isText(text) && isTranslatable(segment) ? [{ segment, write: plainWriter(segment, text) }] : [];
  }
  const singular = own(0) ?? source.text;
  const several = own(-1) ?? plural.text;
  if (!isText(singular + several)) return [];
  const forms = Array.from({ length: options.plural.count }, (_, form) => {
    const text = isRead && written ? (own(form) ?? plural.text) : isSingular(form, options.plural) ? singular : several;
    return formOf(text, form, flags, options);
  });
  return forms.every(({ segment }) => isTranslatable(segment)) ? forms : [];
}

function formOf(
  text: string,
  form: number,
  flags: ReadonlySet<string>,
  { plural, languages }: EntryOptions,
): PoTextForm {
  const host = hostText(text);
  const placeholder = countPlaceholder(text);
  const isOfForm = (count: number): boolean => plural.formOf(count) === form;
  const counted =
    placeholder &&
    numberedMessage(
      host,
      {
        choose: (isTaken) => numberWhere(isOfForm, languages.source, isTaken, isSingular(form, plural)),
        dispensable: isOneCount(isOfForm),
        placeholder,
      },
      (numbered) => toSegment(numbered, flags),
    );
  const [segment] = counted?.segments ?? [];
  if (counted === undefined || segment === undefined) {
    const plain = toSegment(host, flags);
    return { segment: plain, write: plainWriter(plain, text) };
  }
  return {
    segment,
    write(translation) {
      const { source, lostNumbers } = counted.write([translation ?? segment]);
      return lostNumbers > 0 ? undefined : withEnds(source, text);
    },
  };
}

/** A form for all counts speaks of several. */
function isSingular(form: number, { count, formOf: formFor }: PluralForms): boolean {
  return count > 1 && formFor(1) === form;
}

const smallCounts = Array.from({ length: 101 }, (_, count) => count);

function isOneCount(isOfForm: (count: number) => boolean): boolean {
  return smallCounts.filter(isOfForm).length === 1;
}

function toSegment(host: HostText, flags: ReadonlySet<string>): Segment {
  const pattern = placeholderPattern(flags, host.text);
  return pattern === undefined ? messageSegment(host) : placeholderSegment(host, pattern);
}

function plainWriter(segment: Segment, text: string): PoTextForm['write'] {
  return (translation) => withEnds(segmentSource(translation ?? segment), text);
}

/** The tools want a line end at the start and at the end of a translation where the original has one, and nowhere else. */
function withEnds(written: string, text: string): string {
  let result = written;
  if (!text.startsWith('\n')) result = result.replace(/^\n+/, '');
  else if (!result.startsWith('\n')) result = `\n${result}`;
  if (!text.endsWith('\n')) result = result.replace(/(?<!\n)\n+$/, '');
  else if (!result.endsWith('\n')) result += '\n';
  return result;
}
