import { extname } from 'node:path';
import type { DocumentFilter, FilterContext, ReadOptions } from '../../contracts/documents/document-filter.ts';
import { unicodeEscape } from '../../language/placeholders/escaped-text.ts';
import type { TextSpan } from '../../language/text-edit.ts';
import { openTextDocument, type ParsedText } from '../shared/files/open-text-document.ts';
import { type Message, parsedMessages } from '../shared/messages/parsed-messages.ts';
import { jsonText } from './json-literal.ts';
import { type JsonMessageOptions, JsonMessages } from './json-messages.ts';
import { scanJson } from './scan-json.ts';
import { looksLikeJsonLines, scanJsonLines } from './scan-json-lines.ts';

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
  const decode = ({ start, end }: TextSpan) => jsonText(text.slice(start + 1, end - 1), asciiOnly);
  const messages = { decode, keepCode: options.keepCode === true, target: options.targetLanguage };
  return parsedMessages(messagesIn(text, name, context.limits.depth, messages), {
    quoting: 'icu',
    own: placeholders,
    placeholders: options.conversion['json-placeholders'] === 'translate' ? 'translate' : 'protect',
    languages: { source: options.sourceLanguage, target: options.targetLanguage },
    takeText: context.budget.takeText,
    warn: context.warn,
  });
}

/** The messages of each JSON document in a file. A `.json` file may be NDJSON too: many programs name it so. */
function messagesIn(text: string, name: string, depthLimit: number, options: JsonMessageOptions): Iterable<Message> {
  const isLines = /^\.(?:ndjson|jsonl)$/i.test(extname(name)) || looksLikeJsonLines(text);
  if (!isLines) return new JsonMessages(text, scanJson(text, depthLimit), options);
  return {
    *[Symbol.iterator]() {
      for (const strings of scanJsonLines(text, depthLimit)) yield* new JsonMessages(text, strings, options);
    },
  };
}
