import type { SpokenWord } from '../../../contracts/engines/speech-recognizer.ts';
import { spreadWords } from '../../shared/recognition/spread-words.ts';
import type { HeardText } from '../process/process-messages.ts';

/** Begins a word in the tokens of most models. */
const wordStart = /^[▁ ]/;
/** Milliseconds that the last token of a word lasts, where nothing says so. */
const tokenMs = 200;

export interface HeardOptions {
  /** Milliseconds of speech that were heard. */
  readonly lengthMs: number;
  readonly timeScale: number;
}

/** The words of a text with their times, as exactly as the model reports them. */
export function readHeardWords({ text, tokens, timestamps }: HeardText, options: HeardOptions): readonly SpokenWord[] {
  const { lengthMs, timeScale } = options;
  if (text.trim() === '') return [];
  const timed = tokens.map((token, index) => ({ token, atMs: (timestamps[index] ?? 0) * 1000 * timeScale }));
  const parts: { text: string; startMs: number; lastMs: number }[] = [];
  const hasWords = tokens.some((token) => wordStart.test(token));
  for (const { token, atMs } of timed) {
    const part = parts.at(-1);
    const isStart = part === undefined || !hasWords || wordStart.test(token);
    const plain = token.replace(wordStart, '');
    if (isStart) parts.push({ text: plain, startMs: atMs, lastMs: atMs });
    else {
      part.text += plain;
      part.lastMs = atMs;
    }
  }
  const words = parts.filter((part) => part.text.trim() !== '');
  const isSame = words.map((part) => part.text).join('') === text.replaceAll(/\s/g, '');
  // Models that report other tokens, or no times: Whisper, for one.
  if (timestamps.length !== tokens.length || !isSame) return spreadWords(text, 0, lengthMs);
  return words.map((part, index) => {
    const startMs = Math.min(Math.round(part.startMs), lengthMs);
    const next = words[index + 1]?.startMs ?? lengthMs;
    return { text: part.text, startMs, endMs: Math.max(startMs, Math.round(Math.min(part.lastMs + tokenMs, next))) };
  });
}
