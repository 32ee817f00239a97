import { baseLanguage } from '../../language/codes.ts';
import type { XmlElement } from '../shared/xml/read-xml-tree.ts';
import type { XmlAttribute } from '../shared/xml/xml-scanner.ts';

/** `xml:lang` of an element, if it says the language that is translated from. */
export function sourceLanguageAttributes(
  source: string,
  { attributes }: XmlElement,
  sourceLanguage: string | undefined,
): readonly XmlAttribute[] {
  return attributes.filter(
    ({ name, start, end }) => name === 'xml:lang' && isSourceLanguage(source.slice(start, end), sourceLanguage),
  );
}

/** Every language may be the one where it is not known. */
export function isSourceLanguage(said: string, sourceLanguage: string | undefined): boolean {
  return (
    sourceLanguage === undefined ||
    baseLanguage(said.trim().toLowerCase()) === baseLanguage(sourceLanguage.toLowerCase())
  );
}
