import { sessionLimits } from '../features/voice/realtime/session-limits.ts';
import { RealtimeError } from './reasons.ts';

/** Bytes of a sample and samples a second of PCM, by canonical content type; undefined where audio is compressed. */
export function pcmOf(contentType: string): { readonly frame: number; readonly rate: number } | undefined {
  const match = /^audio\/pcm;encoding=(alaw|ulaw|s16le);rate=(\d+)$/.exec(contentType);
  return match === null ? undefined : { frame: match[1] === 's16le' ? 2 : 1, rate: Number(match[2]) };
}

/**
 * The rules of chunks (`interface.md`, Events): how large one is, and how fast they come. The length of compressed audio is
 * known when it is decoded.
 */
export class ChunkRules {
  readonly #pcm: ReturnType<typeof pcmOf>;
  readonly #now: () => number;
  readonly #beganAt: number;
  #pcmMs = 0;
  #isOver = false;

  /** `now` in milliseconds. */
  constructor(contentType: string, now: () => number) {
    this.#pcm = pcmOf(contentType);
    this.#now = now;
    this.#beganAt = now();
  }

  /** Throws a `RealtimeError` for a chunk that breaks a rule. */
  check(data: Uint8Array): void {
    if (this.#isOver) throw new RealtimeError('data_after_end', 'No audio may come after end_of_source_media.');
    const { chunkBytes, chunkMilliseconds } = sessionLimits;
    if (data.length > chunkBytes) throw tooLarge(`A chunk has at most ${chunkBytes} bytes, not ${data.length}.`);
    if (this.#pcm === undefined) return;
    const { frame, rate } = this.#pcm;
    if (data.length % frame !== 0)
      throw new RealtimeError(
        'not_whole_frames',
        `A chunk of this audio has a whole number of samples of ${frame} bytes, so it has no ${data.length} bytes.`,
      );
    const milliseconds = (data.length / frame / rate) * 1_000;
    if (milliseconds > chunkMilliseconds)
      throw tooLarge(
        `A chunk has at most ${(chunkMilliseconds / 1000) * rate * frame} bytes of this audio, a second of it, not ${data.length}.`,
      );
    this.#pcmMs += milliseconds;
    this.#checkSpeed(this.#pcmMs);
  }

  /** What is decoded of compressed audio. */
  checkDecoded(milliseconds: number): void {
    if (this.#pcm === undefined) this.#checkSpeed(milliseconds);
  }

  /**
   * What is decoded of all chunks of compressed audio that one decoder got. It may have held audio back, so no chunk is judged by
   * itself; but they cannot have more than a second each where all of them are within the rule. One second more is for recorders
   * that are not exact.
   */
  checkLength(milliseconds: number, chunks: number): void {
    if (this.#pcm !== undefined || milliseconds <= sessionLimits.chunkMilliseconds * (chunks + 1)) return;
    throw tooLarge(`A chunk has at most a second of audio; so far ${chunks} had ${Math.round(milliseconds)} ms.`);
  }

  end(): void {
    if (this.#isOver)
      throw new RealtimeError('data_after_end', 'end_of_source_media came before.', 'end_of_source_media');
    this.#isOver = true;
  }

  #checkSpeed(milliseconds: number): void {
    const { speed, burstMilliseconds } = sessionLimits;
    const allowed = speed * (this.#now() - this.#beganAt) + burstMilliseconds;
    if (milliseconds > allowed)
      throw new RealtimeError('too_fast', `Audio may come at most ${speed} times as fast as it is spoken.`);
  }
}

function tooLarge(message: string): RealtimeError {
  return new RealtimeError('chunk_too_large', message);
}
