import type { TextUnit, WriteOptions } from '../../contracts/documents/document-filter.ts';
import type { Segment } from '../../contracts/segment.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage } from '../../language/codes.ts';
import { cutUnit, type SegmentSlot } from '../../language/tag-handling/cut-unit.ts';
import { editSlots } from '../../language/tag-handling/merge-slots.ts';
import { simplifyCodes } from '../../language/tag-handling/simplify-codes.ts';
import { applyEdits, type TextEdit } from '../shared/encoding/splice-text.ts';
import type { ParsedText } from '../shared/files/open-text-document.ts';
import { attributeOf, readXmlTree, type XmlElement } from '../shared/xml/read-xml-tree.ts';
import { attributeEdit } from './attribute-edit.ts';
import { contentItems } from './content-items.ts';
import { type BilingualText, findTexts, type XliffFile } from './find-texts.ts';

export interface XliffOptions {
  /** Deepest nesting of elements. */
  readonly depth: number;
  /** Reads what was written: targets in the state of new translations, in the place of their sources. */
  readonly readTargets?: boolean;
}

interface Place {
  readonly text: BilingualText;
  readonly content: XmlElement;
  readonly slots: readonly SegmentSlot[];
}

/** XLIFF as units: every source whose translation is not done, or every segment inside of it. */
export function parseXliff(source: string, { depth, readTargets = false }: XliffOptions): ParsedText {
  const file = findTexts(source, readXmlTree(source, depth), readTargets);
  if (file === undefined) {
    throw new ServiceError('invalid_document', { reason: 'it is not XLIFF 1.0 to 1.2, 2.0 or 2.1.' });
  }
  const places = file.texts.map((text): Place => {
    const written = readTargets && isWritten(source, file.version, text) ? text.target : undefined;
    const content = written ?? text.source;
    return { text, content, slots: slotsOf(source, content, text.locked) };
  });
  return {
    units: places.flatMap(({ text, slots }) => slots.map(({ segment }) => unitOf(segment, text))),
    edit: (translations, options) => editsOf(source, file, places, translations, options),
  };
}

/** The state that translations are written with. */
const writtenStates = { 1: 'needs-review-translation', 2: 'translated' } as const;

function isWritten(source: string, version: 1 | 2, { stated }: BilingualText): boolean {
  return stated !== undefined && attributeOf(source, stated, 'state') === writtenStates[version];
}

function unitOf(segment: Segment, { note, maximumLength }: BilingualText): TextUnit {
  return {
    segment,
    kind: 'message',
    ...(maximumLength === undefined ? {} : { maximumLength }),
    ...(note === undefined ? {} : { note }),
  };
}

function slotsOf(source: string, content: XmlElement, locked: ReadonlySet<string>): SegmentSlot[] {
  return contentItems(source, content, locked).flatMap((items) =>
    cutUnit(source, { items: simplifyCodes(items), notation: 'xml' }, { language: 'en', splitSentences: '0' }),
  );
}

function editsOf(
  source: string,
  file: XliffFile,
  places: readonly Place[],
  translations: readonly (Segment | undefined)[],
  options: WriteOptions,
): TextEdit[] {
  let position = 0;
  const edits = places.flatMap((place): TextEdit[] => {
    const own = translations.slice(position, position + place.slots.length);
    position += place.slots.length;
    return own.every((translation) => translation === undefined) ? [] : writePlace(source, file, place, own, options);
  });
  if (edits.length === 0) return edits;
  const languages = file.languages.map((element) => languageEdit(source, file, element, options.targetLanguage));
  return [...edits, ...languages.flat()].sort((one, other) => one.start - other.start);
}

/** The content of the source with the translations in it, as the content of the target. */
function writePlace(
  source: string,
  file: XliffFile,
  { text, content, slots }: Place,
  translations: readonly (Segment | undefined)[],
  { targetLanguage }: WriteOptions,
): TextEdit[] {
  const segments = slots.map((slot, index) => translations[index] ?? slot.segment);
  const from = content.contentStart;
  const edits = editSlots(source, slots, segments).map((edit) => ({
    ...edit,
    start: edit.start - from,
    end: edit.end - from,
  }));
  const written = applyEdits(source.slice(from, content.contentEnd), edits);
  const { target, after } = text;
  if (target === undefined) {
    const indentation = /(?:\r\n|[\n\r])?[ \t]*$/.exec(source.slice(0, after.start).slice(-1000))?.[0] ?? '';
    const prefix = /^<(?:([^\s:/>]+):)?/.exec(source.slice(after.start, after.contentStart))?.[1];
    const name = prefix === undefined ? 'target' : `${prefix}:target`;
    const language = languageAttribute(source, content, targetLanguage);
    const state = file.version === 1 ? ` state="${writtenStates[1]}"` : '';
    const element = `${indentation}<${name}${language}${state}>${written}</${name}>`;
    const added = { start: after.end, end: after.end, text: element };
    return file.version === 1 ? [added] : [...stateEdit(source, file, text), added];
  }
  const state = stateEdit(source, file, text);
  if (target.contentStart < target.end && target.contentEnd < target.end) {
    return [...state, { start: target.contentStart, end: target.contentEnd, text: written }];
  }
  // `<target/>` gets an end tag.
  const name = /^<([^\s/>]+)/.exec(source.slice(target.start, target.end))?.[1] ?? 'target';
  const slash = source.slice(target.start, target.end).search(/\s*\/>$/) + target.start;
  return [...state, { start: slash, end: target.end, text: `>${written}</${name}>` }];
}

function stateEdit(source: string, { version }: XliffFile, { stated }: BilingualText): TextEdit[] {
  if (stated === undefined) return [];
  return [attributeEdit(source, stated, 'state', writtenStates[version])];
}

function languageAttribute(source: string, element: XmlElement, language: string): string {
  return /\sxml:lang\s*=/.test(source.slice(element.start, element.contentStart)) ? ` xml:lang="${language}"` : '';
}

function languageEdit(source: string, { version }: XliffFile, element: XmlElement, language: string): TextEdit[] {
  const name = version === 1 ? 'target-language' : 'trgLang';
  const attribute = element.attributes.find((candidate) => candidate.name === name);
  const written = attribute === undefined ? '' : source.slice(attribute.start, attribute.end);
  // A variant that the file names is as good as the language itself.
  if (written !== '' && !language.includes('-') && baseLanguage(written.toLowerCase()) === language) return [];
  return written === language ? [] : [attributeEdit(source, element, name, language)];
}
