import type { TranscriptUpdate } from '../../api/transcript-update.ts';

/** What was said in one language, with its times in milliseconds. */
export interface Caption {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface Track {
  readonly concluded: readonly Caption[];
  /** May still change. */
  readonly tentative: string;
}

export const emptyTrack: Track = { concluded: [], tentative: '' };

export function withUpdate(track: Track, { concluded, tentative }: TranscriptUpdate): Track {
  const added = concluded.map(({ text, start_time, end_time }) => ({ text, start: start_time, end: end_time }));
  return {
    concluded: added.length === 0 ? track.concluded : [...track.concluded, ...added],
    tentative: tentative.map(({ text }) => text).join(''),
  };
}

/** All that is concluded: the spaces between segments are part of their texts. */
export function textOf({ concluded }: Track): string {
  return concluded
    .map(({ text }) => text)
    .join('')
    .trim();
}

const sentenceEnd = /[.!?…。！？؟।]["'”’»)\]]*\s*$/u;
const longestLine = 84;
const longestMilliseconds = 6_000;

/** Captions of a sentence each, or of what one reads at once. */
export function linesOf({ concluded }: Track): readonly Caption[] {
  const lines: Caption[] = [];
  let open: Caption | undefined;
  for (const caption of concluded) {
    open = open === undefined ? caption : { text: open.text + caption.text, start: open.start, end: caption.end };
    const isLong = open.text.trim().length >= longestLine || open.end - open.start >= longestMilliseconds;
    if (!isLong && !sentenceEnd.test(open.text)) continue;
    lines.push(open);
    open = undefined;
  }
  if (open !== undefined) lines.push(open);
  return lines.map((line) => ({ ...line, text: line.text.trim() })).filter(({ text }) => text !== '');
}

/** SubRip subtitles. */
export function toSubtitles(track: Track): string {
  return linesOf(track)
    .map(({ text, start, end }, index) => `${index + 1}\r\n${timeOf(start)} --> ${timeOf(end)}\r\n${text}\r\n\r\n`)
    .join('');
}

function timeOf(milliseconds: number): string {
  const part = (value: number, digits: number): string => String(Math.floor(value)).padStart(digits, '0');
  const seconds = milliseconds / 1_000;
  const clock = [seconds / 3_600, (seconds / 60) % 60, seconds % 60].map((value) => part(value, 2)).join(':');
  return `${clock},${part(milliseconds % 1_000, 3)}`;
}
