import type { SpokenWord } from '../../contracts/engines/speech-recognizer.ts';
import { isWrittenWithoutSpaces, joinWords, type SpokenSentence } from './sentences.ts';
import { splitText } from './split-text.ts';

/** A subtitle: at most two lines, unless a single word is longer. */
export interface Cue {
  readonly startMs: number;
  readonly endMs: number;
  readonly lines: readonly string[];
}

/** What people can read at a glance: two lines of 42 characters, 16 of the wide ones, for seven seconds. */
const lineCharacters = 42;
const wideLineCharacters = 16;
const longestMs = 7_000;
/** A translation may be so much longer before it is cut again. */
const tolerance = 1.15;
/** A pause within a sentence that ends a subtitle. */
const pauseMs = 1_200;

/** The subtitles of a sentence in the language in which it was spoken. */
export function cuesOf(sentence: SpokenSentence): readonly Cue[] {
  const { language } = sentence;
  return groupWords(sentence).map((words) => ({
    ...timesOf(words),
    lines: toLines(joinWords(words, language), language),
  }));
}

/**
 * The subtitles of a sentence in another language, with the times of the ones in its own. A piece that is too long to read is
 * shown in two halves.
 */
export function translatedCuesOf(sentence: SpokenSentence, translation: string, language: string): readonly Cue[] {
  if (translation.trim() === '') return [];
  const groups = groupWords(sentence);
  const shares = groups.map((words) => joinWords(words, sentence.language).length);
  return splitText(translation, shares).flatMap((text, index) => {
    const words = groups[index] ?? [];
    return text === '' ? [] : halved({ ...timesOf(words), text }, language);
  });
}

function halved(
  { startMs, endMs, text }: { readonly startMs: number; readonly endMs: number; readonly text: string },
  language: string,
): readonly Cue[] {
  const most = 2 * lineLength(language) * tolerance;
  const count = Math.max(1, Math.ceil(text.length / most));
  const pieces = splitText(
    text,
    Array.from({ length: count }, () => 1),
  ).filter((piece) => piece !== '');
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0) || 1;
  let done = 0;
  return pieces.map((piece) => {
    const from = startMs + Math.round(((endMs - startMs) * done) / total);
    done += piece.length;
    const to = startMs + Math.round(((endMs - startMs) * done) / total);
    return { startMs: from, endMs: to, lines: toLines(piece, language) };
  });
}

function groupWords({ words, language }: SpokenSentence): readonly (readonly SpokenWord[])[] {
  const most = 2 * lineLength(language);
  const separator = isWrittenWithoutSpaces(language) ? 0 : 1;
  const groups: SpokenWord[][] = [];
  let length = 0;
  for (const word of words) {
    const group = groups.at(-1);
    const [first, before] = [group?.[0], group?.at(-1)];
    const fits =
      first !== undefined &&
      before !== undefined &&
      length + separator + word.text.length <= most &&
      word.endMs - first.startMs <= longestMs &&
      word.startMs - before.endMs < pauseMs;
    if (fits) {
      group?.push(word);
      length += separator + word.text.length;
    } else {
      groups.push([word]);
      length = word.text.length;
    }
  }
  return groups;
}

function timesOf(words: readonly SpokenWord[]): { readonly startMs: number; readonly endMs: number } {
  const startMs = words[0]?.startMs ?? 0;
  return { startMs, endMs: Math.max(startMs, words.at(-1)?.endMs ?? 0) };
}

/** One line where the text fits, else two that are about as long. */
function toLines(text: string, language: string): readonly string[] {
  if (text.length <= lineLength(language)) return [text];
  return splitText(text, [1, 1]).filter((line) => line !== '');
}

function lineLength(language: string): number {
  return isWrittenWithoutSpaces(language) || language.startsWith('ko') ? wideLineCharacters : lineCharacters;
}
