import type { AudioEncoder, EncodedAudio } from '../../../contracts/audio/audio-encoder.ts';
import type { CreateResampler } from '../../../contracts/audio/resampler.ts';
import type { SpeechSynthesizer, VoiceChoice } from '../../../contracts/engines/speech-synthesizer.ts';
import { isWrittenWithoutSpaces, type SpokenSentence } from '../../../language/transcripts/sentences.ts';
import type { UpdateQueue } from './update-queue.ts';

/** Translates some sentences; answers as many texts. */
export type TranslateSentences = (sentences: readonly SpokenSentence[]) => Promise<readonly string[]>;

/** How translations into the language are spoken. */
export interface TargetMedia {
  readonly synthesizer: SpeechSynthesizer;
  /** As the synthesizer has it. */
  readonly language: string;
  readonly encoder: AudioEncoder;
  readonly createResampler: CreateResampler;
  readonly accountId: string;
  readonly voice: () => VoiceChoice;
}

export interface TargetStreamOptions {
  readonly language: string;
  readonly translate: TranslateSentences;
  readonly media: TargetMedia | undefined;
  readonly updates: UpdateQueue;
  /** Texts of the session came before: all of them one after another are the translation. */
  readonly continues: boolean;
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/** How often a translation of what may still change is made, in milliseconds. */
const tentativeMilliseconds = 600;
/** Samples a second that encoders take. */
const encodedRate = 24_000;

/**
 * One target language of a session. Sentences are translated, sent and spoken one after another, while the session goes on
 * listening; what is tentative is translated only when nothing else is to be done.
 */
export class TargetStream {
  readonly #options: TargetStreamOptions;
  readonly #separator: string;
  #work: Promise<void> = Promise.resolve();
  #waiting = 0;
  #isFirst: boolean;
  #tentativeAt = Number.NEGATIVE_INFINITY;
  #mediaBegan = false;

  constructor(options: TargetStreamOptions) {
    this.#options = options;
    this.#isFirst = !options.continues;
    this.#separator = isWrittenWithoutSpaces(options.language) ? '' : ' ';
  }

  /** Sentences that are over. Failures come with `end`. */
  conclude(sentences: readonly SpokenSentence[]): void {
    this.#then(() => this.#conclude(sentences));
  }

  /** What may still change. A failure to translate it says nothing of the session: what is concluded is translated anew. */
  suggest(sentence: SpokenSentence): void {
    const now = this.#options.now();
    if (this.#waiting > 0 || now - this.#tentativeAt < tentativeMilliseconds) return;
    this.#tentativeAt = now;
    this.#then(async () => {
      const { updates, language, translate } = this.#options;
      const [text] = await translate([sentence]).catch(() => []);
      if (text === undefined) return;
      await updates.add({
        kind: 'target_transcript_update',
        language,
        concluded: [],
        tentative: [{ text: this.#spaced(text), startMs: sentence.startMs, endMs: sentence.endMs }],
      });
    });
  }

  /** Everything is translated and spoken. Rejects with the first failure. */
  async end(): Promise<void> {
    await this.#work;
    const { updates, language, media } = this.#options;
    await updates.add({ kind: 'end_of_target_transcript', language });
    if (media === undefined) return;
    await this.#send(await media.encoder.end(), undefined);
    await updates.add({ kind: 'end_of_target_media', language });
  }

  async #conclude(sentences: readonly SpokenSentence[]): Promise<void> {
    const { updates, language, translate } = this.#options;
    const texts = await translate(sentences);
    const concluded = sentences.flatMap(({ startMs, endMs }, index) => {
      const text = texts[index] ?? '';
      if (text === '') return [];
      const segment = { text: this.#spaced(text), startMs, endMs };
      this.#isFirst = false;
      return [segment];
    });
    if (concluded.length === 0) return;
    await updates.add({ kind: 'target_transcript_update', language, concluded, tentative: [] });
    for (const text of texts) if (text !== '') await this.#speak(text);
  }

  async #speak(text: string): Promise<void> {
    const { media, signal } = this.#options;
    if (media === undefined) return;
    const { synthesizer, encoder, createResampler, accountId, language } = media;
    const request = { text, language, voice: media.voice(), accountId };
    let resampler: ReturnType<CreateResampler> | undefined;
    let said: string | undefined = text;
    for await (const { samples, sampleRate } of synthesizer.synthesize(request, signal)) {
      resampler ??= createResampler(sampleRate, encodedRate);
      if (await this.#send(await encoder.write(resampler.push(samples)), said)) said = undefined;
    }
    if (resampler === undefined) return;
    if (await this.#send(await encoder.write(resampler.end()), said)) said = undefined;
    await this.#send(await encoder.flush(), said);
  }

  /** False when there is nothing to send yet. */
  async #send({ elements, headers, durationMs }: EncodedAudio, text: string | undefined): Promise<boolean> {
    if (elements.length === 0) return false;
    const { updates, language, media } = this.#options;
    const first = this.#mediaBegan || media === undefined ? {} : { contentType: media.encoder.contentType };
    this.#mediaBegan = true;
    await updates.add({
      kind: 'target_media_chunk',
      language,
      ...first,
      ...(headers === undefined || headers === 0 ? {} : { headers }),
      data: elements,
      durationMs,
      ...(text === undefined ? {} : { text }),
    });
    return true;
  }

  #spaced(text: string): string {
    return this.#isFirst ? text : this.#separator + text;
  }

  #then(step: () => Promise<void>): void {
    this.#waiting += 1;
    this.#work = this.#work.then(step).finally(() => {
      this.#waiting -= 1;
    });
    // Whoever ends the stream learns of it.
    this.#work.catch(() => {});
  }
}
