import { ServiceError } from '../../../errors/service-error.ts';
import { stoppedReason } from '../engine-calls.ts';
import { DetectedSpeech, type DetectedSpeechOptions } from './detected-speech.ts';

/** The streams of a recognizer that are open, so that they end with it. */
export class SpeechStreams {
  readonly #open = new Set<DetectedSpeech>();

  add(options: Omit<DetectedSpeechOptions, 'onEnd'>): DetectedSpeech {
    const onEnd = (): void => void this.#open.delete(stream);
    const stream: DetectedSpeech = new DetectedSpeech({ ...options, onEnd });
    this.#open.add(stream);
    return stream;
  }

  /** The recognizer stops. */
  stop(): void {
    for (const stream of [...this.#open])
      stream.fail(new ServiceError('engine_unavailable', { reason: stoppedReason }));
  }
}
