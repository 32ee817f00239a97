import { LiveSession } from '../api/live-session.ts';
import { type AudioSource, openMicrophone } from './audio-sources.ts';

export interface DictationEvents {
  /** The server listens. */
  opened(): void;
  /** The next words; the space before them is part of them. */
  heard(text: string): void;
  /** What comes after them, as far as it is known. */
  guessed(text: string): void;
}

export interface Dictated {
  /** Null: detected. */
  readonly language: string | null;
  /** Whose terms are expected. */
  readonly spokenTermsId?: string;
  /** Default: the microphone. */
  open?(): Promise<AudioSource>;
}

/**
 * Writes down what is heard, until it ends or `stop` aborts and the last words are concluded, or `leave` does. Rejects with a
 * `Problem`, or with an error of the browser.
 */
export async function dictate(
  { language, spokenTermsId, open = openMicrophone }: Dictated,
  { opened, heard, guessed }: DictationEvents,
  { stop, leave }: { readonly stop: AbortSignal; readonly leave: AbortSignal },
): Promise<void> {
  const ended = Promise.withResolvers<void>();
  // Whoever waits learns of it, and nobody may wait yet.
  ended.promise.catch(() => {});
  const session = new LiveSession({
    source({ concluded, tentative }) {
      for (const { text } of concluded) heard(text);
      guessed(tentative.map(({ text }) => text).join(''));
    },
    target() {},
    speech() {},
    connected() {},
    broken() {},
    // Who dictates sees what is missing in the text.
    unheard() {},
    ended: (problem) => (problem === undefined ? ended.resolve() : ended.reject(problem)),
  });
  const signal = AbortSignal.any([stop, leave]);
  leave.addEventListener('abort', () => ended.resolve(), { once: true });
  const source = await open();
  try {
    signal.throwIfAborted();
    await session.open(
      {
        source_media_content_type: source.contentType,
        source_language: language,
        target_languages: [],
        ...(spokenTermsId !== undefined && { spoken_terms_id: spokenTermsId }),
      },
      signal,
    );
    opened();
    const recording = source.run(
      (piece) => session.push(piece),
      () => session.backlog,
      signal,
    );
    await Promise.race([recording, ended.promise]);
    session.finish();
    await ended.promise;
  } finally {
    source.close();
    session.close();
  }
}
