import type { DocumentFilter, FilterContext } from '../../contracts/documents/document-filter.ts';
import { escapedText } from '../../language/placeholders/escaped-text.ts';
import type { HostText } from '../../language/placeholders/host-text.ts';
import { openTextDocument, type ParsedText } from '../shared/files/open-text-document.ts';
import { controlOf, escapeOf } from '../shared/messages/control-escapes.ts';
import { type Message, parsedMessages } from '../shared/messages/parsed-messages.ts';
import { type StringsValue, scanStrings } from './scan-strings.ts';

/** References to variables of plural rules, the percent sign, and letters in the encoding of NeXTSTEP. */
const placeholders = /%(?:\d{1,2}\$)?#@\w{1,64}@|%%|\\[23][0-7]{2}/g;

/** Strings files of Apple's systems: values, in any of the ways that old-style property lists write them. */
export const stringsFilter: DocumentFilter = {
  id: 'strings',
  extensions: ['strings'],
  mediaType: 'text/x-apple-strings',
  open: (source, { sourceLanguage }, context) =>
    openTextDocument(source, context, {
      decodeOptions: () => ({ language: sourceLanguage }),
      parse: (text) => parseStrings(text, context),
      unencodable: unicodeEscape,
    }),
};

function parseStrings(text: string, context: FilterContext): ParsedText {
  const messages = Iterator.from(scanStrings(text, context.limits.depth)).map((value) => toMessage(text, value));
  const { takeText } = context.budget;
  return parsedMessages(messages, { quoting: 'none', own: placeholders, takeText, warn: context.warn });
}

function toMessage(text: string, { start, end, quote, comment, text: key }: StringsValue): Message {
  return {
    host: stringsText(key ?? text.slice(start, end), quote === "'" ? "'" : '"'),
    start,
    end,
    wrap: (source) => {
      if (quote === 'missing') return ` = "${source}"`;
      return quote === 'none' && !/^[\w$/:.-]+$/.test(source) ? `"${source}"` : source;
    },
    ...(comment === undefined || comment === '' ? {} : { note: comment }),
  };
}

const pattern = /\\(?:[Uu][0-9A-Fa-f]{1,4}|[0-3][0-7]{0,2}|\r\n|[\s\S])/g;

function stringsText(source: string, quote: '"' | "'"): HostText {
  // Strings may go on over lines of the file.
  const breaksLines = /(?<!\\)[\n\r]/.test(source);
  return escapedText(source, {
    pattern,
    decode(found) {
      const body = found.slice(1);
      if (/^[Uu][0-9A-Fa-f]/.test(body)) return String.fromCharCode(Number.parseInt(body.slice(1), 16));
      if (/^[0-3]/.test(body))
        return Number.parseInt(body, 8) < 0x80 ? String.fromCharCode(Number.parseInt(body, 8)) : found;
      return controlOf(body) ?? body;
    },
    encode: (text) =>
      text.replaceAll(/[\\"'\u0007\b\f\n\r\t\v]/g, (character) => {
        if (character === '\\' || character === quote) return `\\${character}`;
        if (breaksLines && (character === '\n' || character === '\r')) return character;
        return escapeOf(character);
      }),
  });
}

function unicodeEscape(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\U${unit.toString(16).padStart(4, '0')}`).join('');
}
