import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentences } from './spoken-audio.ts';

/** Speech whose words are known. */
export interface Clip {
  readonly set: string;
  /** A WAV file. */
  readonly file: string;
  readonly text: string;
  /** The spoken term that is said in it. */
  readonly term?: string;
}

export interface SpokenTerms {
  readonly terms: readonly { readonly term: string; readonly sentence: string }[];
}

/** Debian's `pocketsphinx-testdata`. */
const testData = '/usr/share/pocketsphinx/test/data';
export const voices = ['rms', 'slt', 'kal16', 'awb'] as const;

export function readSpokenTerms(): SpokenTerms {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'spoken-terms.json'), 'utf8')) as SpokenTerms;
}

/** People: the clips of Debian, and those in a folder that have their words beside them, `a.wav` and `a.txt`. */
export function humanClips(folder: string, own: string | undefined): readonly Clip[] {
  const debian = existsSync(testData)
    ? [
        ...transcribed('LibriVox, read aloud', join(testData, 'librivox'), 'transcription'),
        ...transcribed('playing cards, single words', join(testData, 'cards'), 'cards.transcription'),
        ...goForward(folder),
      ]
    : [];
  const others = own === undefined ? [] : readdirSync(own).filter((name) => name.endsWith('.wav'));
  return [
    ...debian,
    ...others.map((name) => {
      const file = join(own ?? '', name);
      return { set: 'other clips', file, text: readFileSync(file.replace(/wav$/, 'txt'), 'utf8').trim() };
    }),
  ];
}

/** Lines are `<s> words </s> (name)`. */
function transcribed(set: string, folder: string, transcription: string): readonly Clip[] {
  const lines = readFileSync(join(folder, transcription), 'utf8').trim().split('\n');
  return lines.flatMap((line) => {
    const [, text = '', name = ''] = /^<s>(.*)<\/s>\s*\((.*)\)/.exec(line) ?? [];
    return name === '' ? [] : [{ set, file: join(folder, `${name}.wav`), text: text.trim() }];
  });
}

function goForward(folder: string): readonly Clip[] {
  const file = join(folder, 'goforward.wav');
  const raw = ['-f', 's16le', '-ar', '16000', '-ac', '1', '-i', join(testData, 'goforward.raw')];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...raw, file]);
  return [{ set: 'playing cards, single words', file, text: 'go forward ten meters' }];
}

/** Sentences by each voice of Flite. */
export function fliteClips(folder: string): readonly Clip[] {
  return voices.flatMap((voice) =>
    sentences.map((text, index) => ({
      set: `Flite ${voice}`,
      file: spoken(join(folder, `${voice}-${index}.wav`), voice, text),
      text,
    })),
  );
}

/** A sentence for each term, by some voices of Flite. */
export function termClips(folder: string, { terms }: SpokenTerms): readonly Clip[] {
  return (['rms', 'slt'] as const).flatMap((voice) =>
    terms.map(({ term, sentence }, index) => ({
      set: `terms, Flite ${voice}`,
      file: spoken(join(folder, `term-${voice}-${index}.wav`), voice, sentence),
      text: sentence,
      term,
    })),
  );
}

function spoken(file: string, voice: string, text: string): string {
  execFileSync('flite', ['-voice', voice, '-t', text, '-o', file]);
  return file;
}
