import type { DocumentFilter, TakeText } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { openTextDocument, type ParsedText } from '../shared/files/open-text-document.ts';
import { parseSubtitles } from '../shared/subtitles/parse-subtitles.ts';
import { findSrtCues, hasTimes, srtSyntax } from './read-srt.ts';

/** SubRip subtitles. What is translated: `docs/reference/formats/srt.md`. */
export const srtFilter: DocumentFilter = {
  id: 'srt',
  extensions: ['srt'],
  mediaType: 'application/x-subrip',
  open(source, options, context) {
    return openTextDocument(source, context, {
      decodeOptions: () => ({ language: options.sourceLanguage }),
      parse: (text) => parseSrt(text, options.sourceLanguage, context.budget.takeText),
      unencodable: 'use_utf8',
    });
  },
};

function parseSrt(text: string, language: string | undefined, takeText: TakeText): ParsedText {
  if (/^\s*WEBVTT/.test(text)) throw invalid('it is WebVTT, whose names end in .vtt.');
  if (!hasTimes(text)) throw invalid('it has no lines with times, such as 00:00:01,000 --> 00:00:02,500.');
  return parseSubtitles(text, findSrtCues(text), srtSyntax, language, takeText);
}

function invalid(reason: string): ServiceError {
  return new ServiceError('invalid_document', { reason });
}
