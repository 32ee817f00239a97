import type { Cue } from './cues.ts';
import { isWrittenWithoutSpaces } from './sentences.ts';

/** A sentence with the times of the speech that it is of. */
export interface TimedText {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** A pause between sentences that begins a paragraph. */
const paragraphMs = 2_000;
/** Shortest time for which a subtitle is shown, as far as the next one leaves room. */
const shortestMs = 800;

/** Sentences as text: a paragraph a line, an empty line between them. */
export function writePlainText(sentences: readonly TimedText[], language: string): string {
  const separator = isWrittenWithoutSpaces(language) ? '' : ' ';
  let text = '';
  let before: TimedText | undefined;
  for (const sentence of sentences) {
    if (sentence.text === '') continue;
    if (before !== undefined) text += sentence.startMs - before.endMs >= paragraphMs ? '\n\n' : separator;
    text += sentence.text;
    before = sentence;
  }
  return text === '' ? '' : `${text}\n`;
}

/** SubRip, with the line ends of its players. */
export function writeSrt(cues: readonly Cue[]): string {
  return shown(cues)
    .map(({ startMs, endMs, lines }, index) =>
      [`${index + 1}`, `${clock(startMs, ',')} --> ${clock(endMs, ',')}`, ...lines, '', ''].join('\r\n'),
    )
    .join('');
}

/** WebVTT. */
export function writeVtt(cues: readonly Cue[]): string {
  const written = shown(cues).map(({ startMs, endMs, lines }) =>
    [`${clock(startMs, '.')} --> ${clock(endMs, '.')}`, ...lines.map(escapeVtt), '', ''].join('\n'),
  );
  return `WEBVTT\n\n${written.join('')}`;
}

/** Each for the shortest time at least, and none into the next one. */
function shown(cues: readonly Cue[]): readonly Cue[] {
  return cues.map((cue, index) => {
    const next = cues[index + 1]?.startMs ?? Number.POSITIVE_INFINITY;
    const endMs = Math.max(cue.startMs + 1, Math.min(next, Math.max(cue.endMs, cue.startMs + shortestMs)));
    return { ...cue, endMs };
  });
}

function escapeVtt(line: string): string {
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function clock(milliseconds: number, mark: ',' | '.'): string {
  const parts = [3_600_000, 60_000, 1_000].map((unit, index) => {
    const value = Math.floor(milliseconds / unit) % (index === 0 ? Number.POSITIVE_INFINITY : 60);
    return String(value).padStart(2, '0');
  });
  return `${parts.join(':')}${mark}${String(Math.floor(milliseconds) % 1_000).padStart(3, '0')}`;
}
