import type { SpeechSamples } from '../engines/speech-recognizer.ts';

/**
 * One stream of audio being decoded, as it arrives. Its output is iterated once:
 *
 * ```
 * write (bytes) ─▶ container ─▶ codec ─▶ one channel, 16 kHz ─▶ iteration
 * ```
 *
 * - Output comes as soon as the format allows, and holds nothing back that it could give. All of it together is the whole
 *   audio: no sample is dropped at the beginning or at the end.
 * - Iteration ends after `end()` and the last sample. It throws `ServiceError` `audio_undecodable` for bytes that are not of
 *   the format, and the signal's reason after an abort.
 * - Memory is bounded: `write` resolves when more is taken, and an output that nobody reads holds `write` up.
 */
export interface AudioDecoder extends AsyncIterable<SpeechSamples>, AsyncDisposable {
  /** Takes the next bytes, cut anywhere. Rejects after a failure or disposal. */
  write(bytes: Uint8Array): Promise<void>;
  /** No bytes come any more. Resolves at once; does nothing the second time. */
  end(): void;
  /** Milliseconds of audio in the output so far, whether it has been read or not. */
  decodedMs(): number;
}

/**
 * Decodes audio. Every implementation passes `test/contracts/audio-decoder.ts`.
 *
 * Content types are those of `realtime_source` and `job_source` in `audio-formats.json`, canonical: lower case, no white
 * space (`audio/pcm;encoding=s16le;rate=16000`).
 */
export interface AudioDecoders extends AsyncDisposable {
  /** What it can decode on this machine. */
  contentTypes(): readonly string[];
  /** Why the others are missing, for operators; absent where none is. */
  missing(): string | undefined;
  /**
   * Resolves when the decoder takes bytes. For `audio/auto` the first bytes decide the format.
   * @throws ServiceError `engine_unavailable` where the content type cannot be decoded on this machine.
   */
  open(contentType: string, signal: AbortSignal): Promise<AudioDecoder>;
  /**
   * Decodes a whole file that can be read from any place in it, as the containers `audio/mp4` and `audio/wav` need:
   * their index may be at the end.
   */
  openFile(path: string, contentType: string, signal: AbortSignal): Promise<Omit<AudioDecoder, 'write' | 'end'>>;
}
