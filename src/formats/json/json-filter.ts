import { extname } from 'node:path';
import type { DocumentFilter, FilterContext, ReadOptions } from '../../contracts/documents/document-filter.ts';
import { unicodeEscape } from '../../language/placeholders/escaped-text.ts';
import { openTextDocument, type ParsedText } from '../shared/files/open-text-document.ts';
import { parsedMessages } from '../shared/messages/parsed-messages.ts';
import { jsonText } from './json-literal.ts';
import { withPluralForms } from './plural-messages.ts';
import { type JsonString, scanJson } from './scan-json.ts';
import { looksLikeJsonLines, scanJsonLines } from './scan-json-lines.ts';
import { selectStrings } from './select-strings.ts';

/** Placeholders of i18next (`$t(key)`), Vue (`@:key`) and Chrome (`$NAME$`). */
const placeholders = /\$t\([^()]*\)|@(?:\.[a-z]+)?:(?:\([\w.-]+\)|[\w-]+(?:\.[\w-]+)*)|\$[A-Za-z_@][\w@]*\$/g;

/** JSON and NDJSON: string values, with ICU messages in them read as such. `json-placeholders` says what becomes of placeholders. */
export const jsonFilter: DocumentFilter = {
  id: 'json',
  extensions: ['json', 'ndjson', 'jsonl'],
  mediaType: 'application/json',
  otherMediaTypes: { ndjson: 'application/x-ndjson', jsonl: 'application/x-ndjson' },
  open: (source, options, context) =>
    openTextDocument(source, context, {
      decodeOptions: () => ({ language: options.sourceLanguage }),
      parse: (text) => parseJson(text, source.name, options, context),
      unencodable: unicodeEscape,
    }),
};

function parseJson(text: string, name: string, options: ReadOptions, context: FilterContext): ParsedText {
  const asciiOnly = /\\u(?!00[0-7])/.test(text) && !/[^\0-\x7f]/.test(text);
  const decode = ({ start, end }: { start: number; end: number }) =>
    jsonText(text.slice(start + 1, end - 1), asciiOnly);
  const selected = scanDocuments(text, name, context.limits.depth).flatMap((strings) =>
    selectStrings(strings, (string) => decode(string).text, options.keepCode === true),
  );
  const found = selected.map(({ string, note }) => ({
    string,
    message: {
      host: decode(string),
      start: string.start + 1,
      end: string.end - 1,
      ...(note === undefined ? {} : { note }),
    },
  }));
  return parsedMessages(withPluralForms(text, found, options.targetLanguage), {
    quoting: 'icu',
    own: placeholders,
    placeholders: options.conversion['json-placeholders'] === 'translate' ? 'translate' : 'protect',
    languages: { source: options.sourceLanguage, target: options.targetLanguage },
    takeText: context.budget.takeText,
    warn: context.warn,
  });
}

/** The strings of each JSON document in a file. A `.json` file may be NDJSON too: many programs name it so. */
function scanDocuments(text: string, name: string, depthLimit: number): readonly (readonly JsonString[])[] {
  const isLines = /^\.(?:ndjson|jsonl)$/i.test(extname(name)) || looksLikeJsonLines(text);
  return isLines ? scanJsonLines(text, depthLimit) : [scanJson(text, depthLimit)];
}
