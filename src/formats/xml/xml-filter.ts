import type { DocumentFilter, DocumentWarning } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { extractTagged, type TaggedText, type TagHandlingOptions } from '../../language/tag-handling/extract-tagged.ts';
import { openTextDocument, type ParsedText } from '../shared/files/open-text-document.ts';
import { isTranslatable } from '../shared/placeholders/translatable.ts';
import { declaredXmlEncoding, xmlCharacterReference } from '../shared/xml/declared-encoding.ts';
import { attributeOf, readXmlTree } from '../shared/xml/read-xml-tree.ts';
import { readItsRules } from './its-rules.ts';

/** Any XML. What is translated: `docs/reference/formats/xml.md`. */
export const xmlFilter: DocumentFilter = {
  id: 'xml',
  extensions: ['xml'],
  mediaType: 'application/xml',
  open(source, { sourceLanguage }, context) {
    return openTextDocument(source, context, {
      decodeOptions: (bytes) => ({ declared: declaredXmlEncoding(bytes), language: sourceLanguage }),
      parse: (text) =>
        parseXml(text, { sourceLanguage, depth: context.limits.depth, warn: (warning) => context.warn(warning) }),
      unencodable: xmlCharacterReference,
    });
  },
};

export interface XmlOptions {
  readonly sourceLanguage?: string | undefined;
  /** Deepest nesting of elements. */
  readonly depth: number;
  warn(warning: DocumentWarning): void;
}

export function parseXml(text: string, { sourceLanguage, depth, warn }: XmlOptions): ParsedText {
  const root = readXmlTree(text, depth);
  const rules = readItsRules(text, root);
  for (const selector of rules.unread) {
    warn({
      code: 'its_rule_not_read',
      message: `A rule of the document was left out: its selector "${selector}" is more than names.`,
    });
  }
  const tagged = readText(text, {
    format: 'xml',
    version: 'v2',
    language: sourceLanguage ?? 'en',
    splitSentences: '0',
    joinLines: true,
    outlineDetection: true,
    splittingTags: rules.ofTheirOwn,
    nonSplittingTags: rules.withinText,
    ignoreTags: [...rules.untranslated, 'its:rules'],
    // Android's way to say so.
    untranslatedIf: { attribute: 'translatable', value: 'false' },
    documentLanguage: sourceLanguage ?? attributeOf(text, root, 'xml:lang'),
  });
  const shown = tagged.segments
    .map((segment, index) => ({ segment, index }))
    .filter(({ segment }) => isTranslatable(segment));
  return {
    units: shown.map(({ segment }) => ({ segment, kind: 'text' })),
    edit(translations, { targetLanguage }) {
      if (translations.every((translation) => translation === undefined)) return [];
      const segments = [...tagged.segments];
      for (const [position, { segment, index }] of shown.entries()) segments[index] = translations[position] ?? segment;
      return tagged.edit(segments, targetLanguage);
    },
  };
}

function readText(text: string, options: TagHandlingOptions): TaggedText {
  try {
    return extractTagged(text, options);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'tag_handling_failed') throw error;
    throw new ServiceError(
      'invalid_document',
      { reason: `it is not well-formed XML. ${error.detail ?? ''}` },
      { cause: error },
    );
  }
}
