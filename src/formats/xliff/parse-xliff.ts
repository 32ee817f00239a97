import type { DocumentWarning, TakeText, TextUnit, WriteOptions } from '../../contracts/documents/document-filter.ts';
import type { Segment } from '../../contracts/segment.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { PluralLanguages } from '../../language/icu/plural-numbers.ts';
import type { TextEdit } from '../../language/text-edit.ts';
import type { ParsedText } from '../shared/files/open-text-document.ts';
import { lostNumbersWarning } from '../shared/messages/parsed-messages.ts';
import { attributeOf, readXmlTree } from '../shared/xml/read-xml-tree.ts';
import { decodeXmlText } from '../shared/xml/xml-text.ts';
import { attributeEdit } from './attribute-edit.ts';
import { type BilingualText, findTexts, hasOtherTargets, type XliffFile } from './find-texts.ts';
import type { SizeLimits } from './size-limits.ts';
import { readContent, type TargetContent } from './target-content.ts';
import { languageEdit, writeTarget, writtenStates } from './write-target.ts';

export interface XliffOptions {
  /** Deepest nesting of elements. */
  readonly depth: number;
  /** Reads what was written: targets in the state of new translations, instead of their sources. */
  readonly readTargets?: boolean;
  readonly languages?: PluralLanguages;
  readonly takeText?: TakeText;
  warn?(warning: DocumentWarning): void;
}

interface Entry {
  readonly text: BilingualText;
  readonly content: TargetContent;
}

/** XLIFF as units: every source whose translation is not done, or every segment inside of it. */
export function parseXliff(source: string, options: XliffOptions): ParsedText {
  const { depth, readTargets = false } = options;
  const root = readXmlTree(source, depth);
  const target = options.languages?.target;
  const isOther = target !== undefined && hasOtherTargets(source, root, target);
  const file = findTexts(source, root, isOther ? 'all' : readTargets ? 'stated' : 'undone');
  if (file === undefined) {
    throw new ServiceError('invalid_document', { reason: 'it is not XLIFF 1.0 to 1.2, 2.0 or 2.1.' });
  }
  const entries: Entry[] = [];
  for (const text of file.texts) {
    const written = readTargets && isWritten(source, file.version, text) ? text.target : undefined;
    const content = readContent(source, written ?? text.source, text.locked, options);
    for (const segment of content.segments) options.takeText?.(segment);
    if (content.segments.length > 0) entries.push({ text, content });
  }
  return {
    units: entries.flatMap(({ text, content }) => content.segments.map((segment) => unitOf(segment, text))),
    edit: (translations, writing) => editsOf(source, file, entries, { translations, writing, warn: options.warn }),
  };
}

function isWritten(source: string, version: 1 | 2, { stated }: BilingualText): boolean {
  return stated !== undefined && attributeOf(source, stated, 'state') === writtenStates[version];
}

function unitOf(segment: Segment, { note, limits }: BilingualText): TextUnit {
  const maximumLength = limits.characters ?? limits.bytes;
  return {
    segment,
    kind: 'message',
    ...(maximumLength === undefined ? {} : { maximumLength }),
    ...(note === undefined ? {} : { note }),
  };
}

interface Writing {
  readonly translations: readonly (Segment | undefined)[];
  readonly writing: WriteOptions;
  readonly warn: XliffOptions['warn'];
}

function editsOf(
  source: string,
  file: XliffFile,
  entries: readonly Entry[],
  { translations, writing, warn }: Writing,
): TextEdit[] {
  const { targetLanguage } = writing;
  let position = 0;
  let tooLong = 0;
  let lost = 0;
  const edits = entries.flatMap(({ text, content }): TextEdit[] => {
    const own = translations.slice(position, position + content.segments.length);
    position += content.segments.length;
    if (own.every((translation) => translation === undefined)) return [];
    const { source: written, lostNumbers } = content.write(own, targetLanguage);
    lost += lostNumbers;
    if (isTooLong(written, text.limits)) {
      tooLong += 1;
      return [];
    }
    const approval = text.approved === undefined ? [] : [attributeEdit(source, text.approved, 'approved', 'no')];
    return [...approval, ...writeTarget(source, file, text, written, targetLanguage)];
  });
  if (tooLong > 0) warn?.(tooLongWarning(tooLong));
  if (lost > 0) warn?.(lostNumbersWarning(lost));
  if (edits.length === 0) return edits;
  const languages = file.languages.map((element) => languageEdit(source, file, element, targetLanguage));
  return [...edits, ...languages.flat()].sort((one, other) => one.start - other.start);
}

/** What only the whole text shows, in the bytes that it takes. */
function isTooLong(written: string, { bytes = Number.POSITIVE_INFINITY }: SizeLimits): boolean {
  if (written.length * 3 <= bytes) return false;
  const text = decodeXmlText(written.replaceAll(/<[^>]*>/g, '')) ?? written;
  return Buffer.byteLength(text) > bytes;
}

function tooLongWarning(count: number): DocumentWarning {
  return {
    code: 'translation_too_long',
    message: `${count} texts were not translated: the translation exceeds the maximum number of bytes.`,
  };
}
