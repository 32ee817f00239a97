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

/*
 * Files of transcripts, in pieces that come as they are asked for: one for each sentence or subtitle.
 */

/** Sentences as text: a paragraph a line, an empty line between them. */
export function* writePlainText(sentences: Iterable<TimedText>, language: string): Generator<string> {
  const separator = isWrittenWithoutSpaces(language) ? '' : ' ';
  let before: TimedText | undefined;
  for (const sentence of sentences) {
    if (sentence.text === '') continue;
    if (before !== undefined) yield sentence.startMs - before.endMs >= paragraphMs ? '\n\n' : separator;
    yield sentence.text;
    before = sentence;
  }
  if (before !== undefined) yield '\n';
}

/** SubRip, with the line ends of its players. */
export function* writeSrt(cues: Iterable<Cue>): Generator<string> {
  let number = 0;
  for (const { startMs, endMs, lines } of shown(cues)) {
    number += 1;
    yield [`${number}`, `${clock(startMs, ',')} --> ${clock(endMs, ',')}`, ...lines, '', ''].join('\r\n');
  }
}

/** WebVTT. */
export function* writeVtt(cues: Iterable<Cue>): Generator<string> {
  yield 'WEBVTT\n\n';
  for (const { startMs, endMs, lines } of shown(cues))
    yield [`${clock(startMs, '.')} --> ${clock(endMs, '.')}`, ...lines.map(escapeVtt), '', ''].join('\n');
}

/** Each for the shortest time at least, and none into the next one. */
function* shown(cues: Iterable<Cue>): Generator<Cue> {
  let before: Cue | undefined;
  for (const cue of cues) {
    if (before !== undefined) yield until(before, cue.startMs);
    before = cue;
  }
  if (before !== undefined) yield until(before, Number.POSITIVE_INFINITY);
}

function until(cue: Cue, nextMs: number): Cue {
  const { startMs, endMs } = cue;
  return { ...cue, endMs: Math.max(startMs + 1, Math.min(nextMs, Math.max(endMs, startMs + shortestMs))) };
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
