import type { TakeText } from '../../../contracts/documents/document-filter.ts';
import type { ParsedText } from '../files/open-text-document.ts';
import { writeSpeech } from './merge-subtitles.ts';
import { readSpeeches, type Speech } from './read-subtitles.ts';
import type { Cue, SubtitleSyntax } from './subtitle-item.ts';

/** Subtitles as units of whole sentences. */
export function parseSubtitles(
  source: string,
  cues: readonly Cue[],
  syntax: SubtitleSyntax,
  language = 'en',
  takeText?: TakeText,
): ParsedText {
  const speeches: Speech[] = [];
  for (const speech of readSpeeches(source, cues, syntax, language)) {
    takeText?.(speech.segment);
    speeches.push(speech);
  }
  const lineEnd = /\r\n|[\n\r]/.exec(source)?.[0] ?? '\n';
  return {
    units: speeches.map(({ segment }) => ({ segment, kind: 'cue' })),
    edit: (translations) =>
      speeches.flatMap((speech, index) => {
        const translation = translations[index];
        return translation === undefined ? [] : writeSpeech(source, speech, translation, syntax, lineEnd);
      }),
  };
}
