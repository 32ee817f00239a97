import type { KeyObject } from 'node:crypto';
import type { SpokenSegment } from '../../contracts/engines/speech-recognizer.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import { open, seal } from '../sealing/sealed-stream.ts';
import { readTranscript, type Transcript, writeTranscript } from './transcript-content.ts';
import { partName } from './voice-job-objects.ts';

/** What was heard of some audio, from its beginning on. */
export interface HeardSpeech {
  readonly untilMs: number;
  readonly segments: readonly SpokenSegment[];
}

/** The transcript of a stretch of audio. Its words have the times of the whole. */
export interface TranscriptPart extends Transcript {
  readonly fromMs: number;
}

/**
 * What was recognized so far in the audio of a job, sealed, each part under the time at which it begins:
 *
 *     part-0 (30,850 ms) ─► part-30850 (31,200 ms) ─► part-62050 …
 *
 * Work that goes on after a crash reads them, and listens to what follows. A server that has lost its job may add a part a moment
 * after the next one has begun: whichever is there last, what follows is read at its end, and what does not follow is never read.
 */
export class TranscriptParts {
  readonly #objects: Pick<ObjectStore, 'get' | 'put'>;
  readonly #job: Parameters<typeof partName>[0];
  readonly #key: KeyObject;

  constructor(objects: Pick<ObjectStore, 'get' | 'put'>, job: Parameters<typeof partName>[0], key: KeyObject) {
    this.#objects = objects;
    this.#job = job;
    this.#key = key;
  }

  async read(): Promise<HeardSpeech> {
    const segments: SpokenSegment[] = [];
    for (let untilMs = 0; ; ) {
      const stored = await this.#objects.get(partName(this.#job, untilMs));
      if (stored === undefined) return { untilMs, segments };
      const part = await readTranscript(open(this.#key, stored));
      segments.push(...part.segments);
      untilMs += part.durationMs;
    }
  }

  async add({ fromMs, ...part }: TranscriptPart): Promise<void> {
    await this.#objects.put(partName(this.#job, fromMs), seal(this.#key, writeTranscript(part)));
  }
}
