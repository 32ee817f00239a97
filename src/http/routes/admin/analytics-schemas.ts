import { type Static, Type } from 'typebox';
import type { UsageSum } from '../../../contracts/stores/usage.ts';
import { maximumReportDays } from '../../../features/usage/analytics.ts';

const millisecondsPerMinute = 60_000;

export const rangeFields = {
  start_date: Type.String({ description: 'First UTC day, `YYYY-MM-DD`.' }),
  end_date: Type.String({ description: `Last UTC day, \`YYYY-MM-DD\`; at most ${maximumReportDays} days in all.` }),
};

export const UsageBreakdown = Type.Object({
  total_characters: Type.Integer({ description: 'Sum over all services.' }),
  text_translation_characters: Type.Integer(),
  document_translation_characters: Type.Integer(),
  text_improvement_characters: Type.Integer(),
  speech_to_text_minutes: Type.Number({
    description: 'All speech, whether or not its translation was spoken. Not included in the total.',
  }),
  speech_to_text_milliseconds: Type.Integer({
    description: 'The same value in milliseconds. Not included in the total.',
  }),
  speech_to_speech_minutes: Type.Number({
    description: 'The part of the speech whose translation was spoken as well. Not included in the total.',
  }),
});
export type UsageBreakdown = Static<typeof UsageBreakdown>;

export function toBreakdown({ text, document, improvement, ...speech }: UsageSum): UsageBreakdown {
  const milliseconds = speech.speechToText + speech.speechToSpeech;
  return {
    total_characters: text + document + improvement,
    text_translation_characters: text,
    document_translation_characters: document,
    text_improvement_characters: improvement,
    speech_to_text_minutes: milliseconds / millisecondsPerMinute,
    speech_to_text_milliseconds: milliseconds,
    speech_to_speech_minutes: speech.speechToSpeech / millisecondsPerMinute,
  };
}

/** Days are answered as times, as clients expect them. */
export function toTime(day: string): string {
  return `${day}T00:00:00Z`;
}
