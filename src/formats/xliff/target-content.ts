import type { DocumentWarning } from '../../contracts/documents/document-filter.ts';
import type { Segment } from '../../contracts/segment.ts';
import { messageUnits, type WrittenMessage } from '../../language/icu/message-units.ts';
import type { PluralLanguages } from '../../language/icu/plural-numbers.ts';
import type { HostText } from '../../language/placeholders/host-text.ts';
import { cutUnit, type SegmentSlot } from '../../language/tag-handling/cut-unit.ts';
import type { UnitItem } from '../../language/tag-handling/markup-unit.ts';
import { editSlots } from '../../language/tag-handling/merge-slots.ts';
import { simplifyCodes } from '../../language/tag-handling/simplify-codes.ts';
import { applyEdits } from '../../language/text-edit.ts';
import { hasChoice, tooComplexWarning } from '../shared/messages/parsed-messages.ts';
import type { XmlElement } from '../shared/xml/read-xml-tree.ts';
import { encodeXmlText } from '../shared/xml/xml-text.ts';
import { contentItems } from './content-items.ts';

/** The text between the tags of a source, which becomes that of its target. */
export interface TargetContent {
  readonly segments: readonly Segment[];
  write(translations: readonly (Segment | undefined)[], targetLanguage: string): WrittenMessage;
}

export interface ContentOptions {
  readonly languages?: PluralLanguages;
  warn?(warning: DocumentWarning): void;
}

/** An ICU message, as Angular and others have them, or sentences with codes. */
export function readContent(
  source: string,
  content: XmlElement,
  locked: ReadonlySet<string>,
  { languages = {}, warn }: ContentOptions,
): TargetContent {
  const texts = contentItems(source, content, locked);
  const [items = [], ...others] = texts;
  const written = source.slice(content.contentStart, content.contentEnd);
  if (others.length === 0 && hasChoice(written)) {
    const host = messageHost(source, items);
    if (host !== undefined) {
      const units = messageUnits(host, { quoting: 'icu', own: codeMarks, languages });
      if (units !== undefined) return units;
    }
    warn?.(tooComplexWarning(written));
    return { segments: [], write: () => ({ source: written, lostNumbers: 0 }) };
  }
  const slots = texts.flatMap((own) =>
    cutUnit(source, { items: simplifyCodes(own), notation: 'xml' }, { language: 'en', splitSentences: '0' }),
  );
  return {
    segments: slots.map(({ segment }) => segment),
    write: (translations) => ({ source: writeSlots(source, content, slots, translations), lostNumbers: 0 }),
  };
}

function writeSlots(
  source: string,
  { contentStart, contentEnd }: XmlElement,
  slots: readonly SegmentSlot[],
  translations: readonly (Segment | undefined)[],
): string {
  const segments = slots.map((slot, index) => translations[index] ?? slot.segment);
  const edits = editSlots(source, slots, segments).map((edit) => ({
    ...edit,
    start: edit.start - contentStart,
    end: edit.end - contentStart,
  }));
  return applyEdits(source.slice(contentStart, contentEnd), edits);
}

/** Codes in a message are a character each that no text has, the first of the private ones. */
const codeMarks = /[\ue000-\uf8ff]/g;
const firstMark = 0xe000;
const mostMarks = 0x1900;

/** Undefined with pairs of codes: the text of a message is moved and doubled. */
function messageHost(source: string, items: readonly UnitItem[]): HostText | undefined {
  if (items.length > mostMarks || items.some(isNoPart)) return undefined;
  let text = '';
  const ranges = items.map((item, index) => {
    const at = text.length;
    text += item.type === 'text' ? item.text : String.fromCharCode(firstMark + index);
    return { at, end: text.length, item };
  });
  const sourceOf = (start: number, end: number): string =>
    ranges
      .filter((range) => range.at < end && range.end > start)
      .map(({ at, item }) => {
        if (item.type !== 'text' || !item.literal) return source.slice(item.start, item.end);
        return source.slice(item.start + Math.max(0, start - at), Math.min(item.end, item.start + end - at));
      })
      .join('');
  const codeOf = (mark: string): string => {
    const item = items[mark.charCodeAt(0) - firstMark];
    return item === undefined || item.type === 'text' ? '' : source.slice(item.start, item.end);
  };
  return { text, source: sourceOf, encode: (changed) => encodeXmlText(changed).replaceAll(codeMarks, codeOf) };
}

function isNoPart(item: UnitItem): boolean {
  return item.type === 'text' ? item.text.search(codeMarks) !== -1 : item.type !== 'alone';
}
