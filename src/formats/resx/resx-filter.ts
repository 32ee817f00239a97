import type { DocumentFilter } from '../../contracts/documents/document-filter.ts';
import { openTextDocument } from '../shared/files/open-text-document.ts';
import { parsedMessages } from '../shared/messages/parsed-messages.ts';
import { xmlCharacterReference, xmlDecoding } from '../shared/xml/declared-encoding.ts';
import { readResx } from './read-resx.ts';

/**
 * Placeholders of libraries (`{{name}}`), places of arguments with their formats (`{0,10:N2}`), braces that represent themselves,
 * and marks of access keys (`&File`, `E&xit`, but not `R&D`).
 */
export const resxCodes =
  /\{\{ ?[\p{L}\p{N}_][\w.-]{0,64} ?\}\}(?!\})|\{\d+(?:,\s*-?\d+)?(?::[^{}]*)?\}|\{\{|\}\}|&&|&(?=\p{Ll})|(?<!\p{Lu})&(?=[\p{L}\p{N}])/gu;

/** Resource files of .NET. What is translated: `docs/reference/formats/resx.md`. */
export const resxFilter: DocumentFilter = {
  id: 'resx',
  extensions: ['resx'],
  mediaType: 'text/microsoft-resx',
  open(source, { sourceLanguage, targetLanguage }, context) {
    return openTextDocument(source, context, {
      decodeOptions: xmlDecoding(sourceLanguage),
      parse: (text) =>
        parsedMessages(readResx(text, context.limits.depth), {
          quoting: 'choices',
          own: resxCodes,
          languages: { source: sourceLanguage, target: targetLanguage },
          takeText: context.budget.takeText,
          warn: (warning) => context.warn(warning),
        }),
      unencodable: xmlCharacterReference,
    });
  },
};
