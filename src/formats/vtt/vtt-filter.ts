import type { DocumentFilter } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { openTextDocument } from '../shared/files/open-text-document.ts';
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
      parse(text) {
        if (!isVtt(text))
          throw new ServiceError('invalid_document', { reason: 'its first line does not begin with WEBVTT' });
        return parseSubtitles(text, findVttCues(text), vttSyntax, options.sourceLanguage);
      },
      unencodable: 'use_utf8',
    });
  },
};
