import type { TextUnit } from '../../contracts/documents/document-filter.ts';
import type { AttributeRule, ElementReader, PartRules } from '../shared/office/part-reader.ts';
import type { CharacterFormats } from './character-format.ts';
import { readFlow } from './read-flow.ts';

/** Only the elements around whole parts have a namespace. */
export function idmlPrefix(namespace: string): string | undefined {
  return namespace.endsWith('/packaging') ? 'idPkg' : undefined;
}

/** Texts for those who cannot see a picture; programs refer to their own strings with a prefix. */
const alternativeText: AttributeRule = {
  names: ['CustomAltText', 'CustomActualText'],
  kind: 'attribute',
  isText: (value) => !value.startsWith('$ID/'),
};

const attributes: PartRules['attributes'] = { '?:ObjectExportOption': alternativeText };

/** A story, and the stories in it: notes, cells, hidden text; their elements have no namespace. */
export function storyRules(formats: CharacterFormats): PartRules {
  const flow =
    (kind: TextUnit['kind']): ElementReader =>
    (reader) =>
      readFlow(reader, formats, kind);
  const text = flow('text');
  return {
    usualPrefix: idmlPrefix,
    attributes,
    elements: {
      '?:Story': text,
      '?:Footnote': text,
      '?:Note': text,
      '?:HiddenText': text,
      '?:Cell': flow('cell'),
      // In whatever else holds text.
      '?:ParagraphStyleRange': text,
    },
  };
}

export const layoutRules: PartRules = { usualPrefix: idmlPrefix, attributes, elements: {} };

/** Variables whose text somebody has written. */
export const variableRules: PartRules = {
  usualPrefix: idmlPrefix,
  attributes: {},
  elements: {
    '?:CustomTextVariablePreference': (reader) => {
      const { scanner } = reader;
      const { depth } = scanner;
      while (scanner.next()) {
        if (scanner.depth < depth) break;
        if (scanner.kind !== 'open' || scanner.name !== 'Contents') continue;
        const { text, range } = reader.readText();
        reader.addText(range, text, 'label');
      }
    },
  },
};
