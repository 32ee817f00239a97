import type { SpeechSamples } from '../../../contracts/engines/speech-recognizer.ts';
import type { VoiceActivity } from '../../../contracts/engines/voice-activity-detector.ts';
import { SampleBlocks } from '../../shared/recognition/sample-blocks.ts';
import { samplesPerSecond, toMilliseconds } from '../../shared/recognition/speech-time.ts';
import type { AddonDetector, SherpaAddon } from './load-addon.ts';
import { toFloats } from './to-floats.ts';

/** Samples that the model looks at together, and those of the window before that it looks at again. */
const windowSize = 512;
const overlap = 64;
const minimumSpeech = 0.1;
/** Samples between the beginning of speech, as the detector counts it, and the moment when it notices. */
const noticed = windowSize + 2 * (windowSize + overlap) + minimumSpeech * samplesPerSecond;
/** The detector keeps the samples of speech. Longer speech is cut into two, so that its memory is bounded. */
const longestSpeech = 60 * samplesPerSecond;
const bufferSeconds = 5;

/**
 * The detectors of a process. One that is not used any more serves the next stream: each takes 7 to 14 MB and a tenth of a second, and
 * memory of the addon is given back only when JavaScript happens to collect garbage.
 */
export class Detectors {
  readonly #addon: SherpaAddon;
  readonly #free = new Map<string, AddonDetector[]>();

  constructor(addon: SherpaAddon) {
    this.#addon = addon;
  }

  take(model: string, pauseMs: number): AddonDetector {
    return this.#freeOf(model, pauseMs).pop() ?? this.#create(model, pauseMs);
  }

  giveBack(detector: AddonDetector, model: string, pauseMs: number): void {
    detector.reset();
    this.#freeOf(model, pauseMs).push(detector);
  }

  #freeOf(model: string, pauseMs: number): AddonDetector[] {
    const key = `${pauseMs} ${model}`;
    const free = this.#free.get(key) ?? [];
    this.#free.set(key, free);
    return free;
  }

  #create(model: string, pauseMs: number): AddonDetector {
    const sileroVad = {
      model,
      threshold: 0.5,
      minSilenceDuration: pauseMs / 1000,
      minSpeechDuration: minimumSpeech,
      // It would shorten pauses after this time. In samples, it must fit into 32 bits.
      maxSpeechDuration: 100_000,
      windowSize,
    };
    const settings = { sileroVad, sampleRate: samplesPerSecond, numThreads: 1, provider: 'cpu', debug: false } as const;
    return new this.#addon.Vad(settings, bufferSeconds);
  }
}

/** Beginnings and ends of speech in one stream. */
export class Detection {
  readonly detector: AddonDetector;
  readonly #blocks = new SampleBlocks(windowSize);
  #heard = 0;
  /** Samples before those that the detector counts. */
  #base = 0;
  #began: number | undefined;
  #last = 0;

  constructor(detector: AddonDetector) {
    this.detector = detector;
  }

  push(samples: SpeechSamples): readonly VoiceActivity[] {
    const found: VoiceActivity[] = [];
    for (const block of this.#blocks.add(samples)) this.#look(block, found);
    return found;
  }

  flush(): readonly VoiceActivity[] {
    const found: VoiceActivity[] = [];
    const rest = this.#blocks.rest();
    if (rest.length > 0) this.#look(rest, found);
    this.#end(found, this.#heard);
    return found;
  }

  #look(block: SpeechSamples, found: VoiceActivity[]): void {
    this.detector.acceptWaveform(toFloats(block));
    this.#heard += block.length;
    let end: number | undefined;
    for (; !this.detector.isEmpty(); this.detector.pop()) {
      const { start, samples } = this.detector.front(false);
      end = this.#base + start + samples.length;
    }
    if (end !== undefined) this.#end(found, end);
    if (!this.detector.isDetected()) return;
    if (this.#began === undefined) {
      this.#began = this.#at(found, 'speech_began', this.#heard - noticed);
    } else if (this.#heard - this.#began > longestSpeech) {
      this.#end(found, this.#heard);
      this.detector.reset();
      this.#base = this.#heard;
    }
  }

  #end(found: VoiceActivity[], end: number): void {
    if (this.#began === undefined) return;
    this.#began = undefined;
    this.#at(found, 'speech_ended', end);
  }

  /** Never before what was found last, or after what was heard. */
  #at(found: VoiceActivity[], kind: VoiceActivity['kind'], sample: number): number {
    this.#last = Math.max(this.#last, Math.min(sample, this.#heard));
    // Rounded down: the end of the stream need not be a whole millisecond.
    found.push({ kind, atMs: Math.min(toMilliseconds(this.#last), Math.floor(this.#heard / 16)) });
    return this.#last;
  }
}
