import type { DocumentFilter, TakeText } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { TextEdit } from '../../language/text-edit.ts';
import { openTextDocument, type ParsedText } from '../shared/files/open-text-document.ts';
import { parseSubtitles } from '../shared/subtitles/parse-subtitles.ts';
import { findVttCues, isVtt, vttSyntax } from './read-vtt.ts';

/** WebVTT subtitles. What is translated: `docs/reference/formats/vtt.md`. */
export const vttFilter: DocumentFilter = {
  id: 'vtt',
  extensions: ['vtt'],
  mediaType: 'text/vtt',
  open(source, options, context) {
    return openTextDocument(source, context, {
      decodeOptions: () => ({ language: options.sourceLanguage }),
      parse: (text) => parseVtt(text, options.sourceLanguage, context.budget.takeText),
      unencodable: 'use_utf8',
    });
  },
};

export function parseVtt(text: string, language: string | undefined, takeText?: TakeText): ParsedText {
  if (!isVtt(text))
    throw new ServiceError('invalid_document', { reason: 'its first line does not begin with WEBVTT.' });
  const { units, edit } = parseSubtitles(text, findVttCues(text), vttSyntax, language, takeText);
  return {
    units,
    edit(translations, options) {
      const edits = edit(translations, options);
      return edits.length === 0 ? [] : [...headerLanguage(text, options.targetLanguage), ...edits];
    },
  };
}

/** `Language: en` below the first line, as video sites write it. */
function headerLanguage(text: string, language: string): TextEdit[] {
  const header = /^[^\n\r]*(?:(?:\r\n|[\n\r])[^\n\r]+)*/.exec(text.slice(0, 2_000))?.[0] ?? '';
  const found = /[\n\r]Language:[ \t]*([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)[ \t]*(?=[\n\r]|$)/d.exec(header);
  const [start, end] = found?.indices?.[1] ?? [];
  return start === undefined || end === undefined ? [] : [{ start, end, text: language }];
}
