import { baseLanguage } from '../../language/codes.ts';
import type { TextEdit } from '../../language/text-edit.ts';
import type { XmlElement } from '../shared/xml/read-xml-tree.ts';
import { attributeEdit, attributeRemoval } from './attribute-edit.ts';
import type { BilingualText, XliffFile } from './find-texts.ts';

/** The state that translations are written with. */
export const writtenStates = { 1: 'needs-review-translation', 2: 'translated' } as const;

/** Where the translation came from, in version 1: a machine. */
const qualifier = 'leveraged-mt';

/** A text as the content of its target, which may have to be made, and its state. */
export function writeTarget(
  source: string,
  file: XliffFile,
  text: BilingualText,
  written: string,
  targetLanguage: string,
): TextEdit[] {
  const { target, after } = text;
  if (target === undefined) {
    const indentation = /(?:\r\n|[\n\r])?[ \t]*$/.exec(source.slice(0, after.start).slice(-1000))?.[0] ?? '';
    const prefix = /^<(?:([^\s:/>]+):)?/.exec(source.slice(after.start, after.contentStart))?.[1];
    const name = prefix === undefined ? 'target' : `${prefix}:target`;
    const language = languageAttribute(source, text.source, targetLanguage);
    const state = file.version === 1 ? ` state="${writtenStates[1]}" state-qualifier="${qualifier}"` : '';
    const element = `${indentation}<${name}${language}${state}>${written}</${name}>`;
    const added = { start: after.end, end: after.end, text: element };
    return file.version === 1 ? [added] : [...stateEdit(source, file, text), added];
  }
  const state = [...stateEdit(source, file, text), ...ownLanguageEdit(source, target, targetLanguage)].sort(byPosition);
  if (target.contentStart < target.end && target.contentEnd < target.end) {
    return [...state, { start: target.contentStart, end: target.contentEnd, text: written }];
  }
  // `<target/>` gets an end tag.
  const name = /^<([^\s/>]+)/.exec(source.slice(target.start, target.end))?.[1] ?? 'target';
  const slash = source.slice(target.start, target.end - '/>'.length).trimEnd().length + target.start;
  return [...state, { start: slash, end: target.end, text: `>${written}</${name}>` }];
}

function stateEdit(source: string, { version }: XliffFile, { stated }: BilingualText): TextEdit[] {
  if (stated === undefined) return [];
  const state = attributeEdit(source, stated, 'state', writtenStates[version]);
  // A substate belongs to the state that it was said of.
  if (version === 2) return [...attributeRemoval(source, stated, 'subState'), state].sort(byPosition);
  return [state, attributeEdit(source, stated, 'state-qualifier', qualifier)].sort(byPosition);
}

function byPosition(one: TextEdit, other: TextEdit): number {
  return one.start - other.start;
}

function languageAttribute(source: string, element: XmlElement, language: string): string {
  return /\sxml:lang\s*=/.test(source.slice(element.start, element.contentStart)) ? ` xml:lang="${language}"` : '';
}

/** A target that says another language than that of its new translation. */
function ownLanguageEdit(source: string, target: XmlElement, language: string): TextEdit[] {
  const attribute = target.attributes.find(({ name }) => name === 'xml:lang');
  if (attribute === undefined) return [];
  const isSame = baseLanguage(source.slice(attribute.start, attribute.end).toLowerCase()) === baseLanguage(language);
  return isSame ? [] : [attributeEdit(source, target, 'xml:lang', language)];
}

export function languageEdit(
  source: string,
  { version }: XliffFile,
  element: XmlElement,
  language: string,
): TextEdit[] {
  const name = version === 1 ? 'target-language' : 'trgLang';
  const attribute = element.attributes.find((candidate) => candidate.name === name);
  const written = attribute === undefined ? '' : source.slice(attribute.start, attribute.end);
  // A variant that the file names is as good as the language itself.
  if (written !== '' && !language.includes('-') && baseLanguage(written.toLowerCase()) === language) return [];
  return written === language ? [] : [attributeEdit(source, element, name, language)];
}
