import type { DocumentFilter, FilterContext, ReadOptions } from '../../contracts/documents/document-filter.ts';
import { unicodeEscape } from '../../language/placeholders/escaped-text.ts';
import { openTextDocument, type ParsedText } from '../shared/files/open-text-document.ts';
import { parsedMessages } from '../shared/messages/parsed-messages.ts';
import { propertyText, protectStart } from './property-text.ts';
import { scanProperties } from './scan-properties.ts';

/** Resource bundles of Java and others: values, with the patterns of `MessageFormat` in them read as such. */
export const propertiesFilter: DocumentFilter = {
  id: 'properties',
  extensions: ['properties'],
  mediaType: 'text/x-java-properties',
  open: (source, options, context) =>
    openTextDocument(source, context, {
      decodeOptions: () => ({ language: options.sourceLanguage, legacy: 'iso-8859-1' }),
      parse: (text) => parseProperties(text, options, context),
      unencodable: unicodeEscape,
    }),
};

function parseProperties(text: string, options: ReadOptions, context: FilterContext): ParsedText {
  // Files in plain ASCII may be read as ISO 8859-1 or as UTF-8, by the version of Java; escapes are right in both.
  const asciiOnly = !/[^\0-\x7f]/.test(text);
  const messages = scanProperties(text).map(({ start, end, comment }) => ({
    host: propertyText(text.slice(start, end), { asciiOnly }),
    start,
    end,
    wrap: protectStart,
    ...(comment === undefined ? {} : { note: comment }),
  }));
  return parsedMessages(messages, {
    quoting: 'java',
    languages: { source: options.sourceLanguage, target: options.targetLanguage },
    takeText: context.budget.takeText,
    warn: context.warn,
  });
}
