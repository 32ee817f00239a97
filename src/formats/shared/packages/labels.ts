import type { TextUnit } from '../../../contracts/documents/document-filter.ts';
import { isTranslatable } from '../../../language/placeholders/translatable.ts';
import { plainText, textSegment } from '../../../language/segments.ts';
import type { TextEdit, TextSpan } from '../../../language/text-edit.ts';
import type { ParsedText } from '../files/open-text-document.ts';
import type { XmlElement } from '../xml/read-xml-tree.ts';
import type { XmlAttribute } from '../xml/xml-scanner.ts';
import { decodeXmlText, encodeXmlAttribute, encodeXmlText } from '../xml/xml-text.ts';

/** A title, a description: the whole text of an element, or the value of an attribute. */
export interface Label extends TextSpan {
  readonly unit: TextUnit;
  readonly encode: (text: string) => string;
  /** Say the language of the label. */
  readonly languages: readonly XmlAttribute[];
}

/** Undefined where an element has other elements, entities that a DTD explains, or nothing to translate. */
export function elementLabel(
  source: string,
  element: XmlElement,
  kind: TextUnit['kind'],
  languages: readonly XmlAttribute[] = [],
): Label | undefined {
  let text = '';
  for (const child of element.children) {
    if (child.type === 'hidden') continue;
    if (child.type === 'element') return undefined;
    const written = source.slice(child.start, child.end);
    const piece = child.type === 'cdata' ? written.slice('<![CDATA['.length, -']]>'.length) : decodeXmlText(written);
    if (piece === undefined) return undefined;
    text += piece;
  }
  const { contentStart: start, contentEnd: end } = element;
  return labelOf(text, { start, end, encode: encodeXmlText, languages }, kind);
}

export function attributeLabel(
  source: string,
  { start, end }: XmlAttribute,
  kind: TextUnit['kind'],
): Label | undefined {
  const text = decodeXmlText(source.slice(start, end)) ?? '';
  return labelOf(text, { start, end, encode: encodeXmlAttribute, languages: [] }, kind);
}

/** White space around a label, and its line breaks, are layout of the file. */
function labelOf(text: string, range: Omit<Label, 'unit'>, kind: TextUnit['kind']): Label | undefined {
  const before = text.slice(0, text.length - text.trimStart().length);
  const after = text.slice(text.trimEnd().length);
  const segment = textSegment(text.trim().replaceAll(/\s+/g, ' '));
  if (!isTranslatable(segment)) return undefined;
  const encode = (translation: string): string => range.encode(`${before}${translation}${after}`);
  return { ...range, unit: { segment, kind }, encode };
}

/** Labels in the order of the source. */
export function parsedLabels(labels: readonly Label[]): ParsedText {
  return {
    units: labels.map(({ unit }) => unit),
    edit(translations, { targetLanguage }) {
      const edits: TextEdit[] = [];
      const languages = new Set<XmlAttribute>();
      for (const [index, label] of labels.entries()) {
        const translation = translations[index];
        if (translation === undefined) continue;
        const { start, end } = label;
        edits.push({ start, end, text: label.encode(plainText(translation)) });
        for (const attribute of label.languages) languages.add(attribute);
      }
      for (const { start, end } of languages) edits.push({ start, end, text: targetLanguage });
      return edits.sort((one, other) => one.start - other.start);
    },
  };
}
