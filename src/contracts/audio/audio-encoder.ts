/** Encoded audio, in pieces that may not be cut: a client that concatenates all pieces of a stream has a whole file. */
export interface EncodedAudio {
  /** Indivisible elements in order; pages, clusters, frames or packets, by the format. May be empty. */
  readonly elements: readonly Uint8Array[];
  /** How many of the first elements are headers of the whole stream: only in the first answer that has elements. */
  readonly headers?: number;
  /** Milliseconds of audio in the elements. */
  readonly durationMs: number;
}

/**
 * One stream of samples being encoded. Elements come as soon as the format allows, at most 100 ms behind the samples for
 * streaming formats; `flush` gives the rest of a segment without ending the stream, padded with less than 150 ms of silence.
 */
export interface AudioEncoder extends AsyncDisposable {
  /** Canonical, as the stream is to be announced: an unspecific type (`audio/webm`) has its codec. */
  readonly contentType: string;
  /** One channel of signed 16-bit samples, 24,000 a second. Resolves with what could be encoded by then, also nothing. */
  write(samples: Int16Array): Promise<EncodedAudio>;
  /** All samples that were written come out. */
  flush(): Promise<EncodedAudio>;
  /** Ends the stream: the last elements. */
  end(): Promise<EncodedAudio>;
}

/**
 * Encodes speech. Every implementation passes `test/contracts/audio-encoder.ts`. Content types are those of
 * `realtime_target` and of the speech in `job_output` of `audio-formats.json`, canonical. One channel; Opus 32 kbit/s, AAC 70 kbit/s, FLAC at
 * 24 kHz.
 *
 * - All elements of a stream, one after another, decode to the samples that were written: none is dropped, doubled or clipped.
 * - Errors are `ServiceError` `engine_failed` and `engine_unavailable`.
 */
export interface AudioEncoders extends AsyncDisposable {
  /** What it can encode on this machine. */
  contentTypes(): readonly string[];
  /** Why the others are missing, for operators; absent where none is. */
  missing(): string | undefined;
  /** @throws ServiceError `engine_unavailable` where the content type cannot be encoded on this machine. */
  open(contentType: string, signal: AbortSignal): Promise<AudioEncoder>;
}
