import type { AudioDecoders } from '../../../contracts/audio/audio-decoder.ts';
import type { AudioEncoders } from '../../../contracts/audio/audio-encoder.ts';
import type { CreateResampler } from '../../../contracts/audio/resampler.ts';
import type { CreateSpeakerProfiler, SpeakerProfiler } from '../../../contracts/audio/speaker-profiler.ts';
import type { Clock } from '../../../contracts/clock.ts';
import type { VoiceChoice } from '../../../contracts/engines/speech-synthesizer.ts';
import type { VoiceSessionRecord } from '../../../contracts/stores/voice-sessions.ts';
import type { Identity } from '../../accounts/authenticate.ts';
import type { SpokenTermsCollections } from '../../spoken-terms/spoken-terms-collections.ts';
import type { UsageMeter } from '../../usage/usage-meter.ts';
import { type RestorationOptions, TranscriptRestoration } from '../restore-transcript.ts';
import { chooseRecognizer, type SpeechEngines, spokenLanguage } from '../speech-engines.ts';
import { termsToHear } from '../terms-to-hear.ts';
import type { SentenceTranslation } from '../translate-sentences.ts';
import { LiveSession } from './live-session.ts';
import { sessionLimits } from './session-limits.ts';
import { SpeechMeter } from './speech-meter.ts';
import { type TargetMedia, TargetStream } from './target-stream.ts';
import { UpdateQueue } from './update-queue.ts';

export interface OpeningParts extends SpeechEngines {
  readonly decoders: Pick<AudioDecoders, 'open'>;
  readonly encoders: Pick<AudioEncoders, 'open'>;
  readonly createResampler: CreateResampler;
  readonly createProfiler: CreateSpeakerProfiler;
  readonly sentences: SentenceTranslation;
  readonly spokenTerms: Pick<SpokenTermsCollections, 'get'>;
  readonly punctuation?: RestorationOptions | undefined;
  readonly meter: Pick<UsageMeter, 'reserve'>;
  readonly clock: Pick<Clock, 'elapsed' | 'after'>;
}

const rate = 16_000;

/** Starts everything that a session needs. What it hears is counted; disposing of it ends it all. */
export async function openSession(
  parts: OpeningParts,
  { order, accountId, positionMs }: VoiceSessionRecord,
  identity: Identity,
): Promise<LiveSession> {
  await using opened = new AsyncDisposableStack();
  const aborting = new AbortController();
  opened.defer(() => aborting.abort());
  const { signal } = aborting;
  const { recognizer, language } = chooseRecognizer(parts.recognizers, order.sourceLanguage ?? null, 'source_language');
  const spokenTerms = await termsToHear(parts.spokenTerms, identity, order.spokenTermsId, language);
  const profiler = order.targetMediaVoice === 'match' ? parts.createProfiler(rate) : undefined;
  const updates = new UpdateQueue();
  const decoder = opened.use(await parts.decoders.open(order.sourceContentType, signal));
  const stream = opened.use(await recognizer.open({ language, spokenTerms, tentative: true, accountId }, signal));
  const targets: TargetStream[] = [];
  for (const target of order.targetLanguages) {
    const { formality, glossaryId, region } = order;
    const wanted = { targetLanguage: target, formality, glossaryId };
    const media = order.targetMediaLanguages.includes(target)
      ? await openMedia(parts, order, { target, accountId, profiler, opened, signal })
      : undefined;
    targets.push(
      new TargetStream({
        language: target,
        translate: (sentences) => parts.sentences.translate({ identity, region }, wanted, sentences, signal),
        media,
        updates,
        continues: positionMs > 0,
        now: () => parts.clock.elapsed(),
        signal,
      }),
    );
  }
  const category = order.targetMediaLanguages.length > 0 ? 'speechToSpeech' : 'speechToText';
  const { reportingTag } = order;
  const meter = new SpeechMeter(parts.meter, { identity, product: 'speechToText', category, reportingTag });
  const owned = opened.move();
  const session = new LiveSession({
    decoder,
    recognizer,
    stream,
    targets,
    updates,
    restoration: new TranscriptRestoration(parts.punctuation, {
      accountId,
      patience: { clock: parts.clock, milliseconds: sessionLimits.punctuationMilliseconds },
    }),
    profiler,
    offsetMs: positionMs,
    onDecoded: (milliseconds) => meter.hear(milliseconds),
    signal,
    opened: owned,
  });
  // Last in, first out: what was heard is known when nothing more can be.
  owned.defer(() => meter.end(session.heardMs));
  return session;
}

interface MediaParts {
  readonly target: string;
  readonly accountId: string;
  readonly profiler: SpeakerProfiler | undefined;
  readonly opened: AsyncDisposableStack;
  readonly signal: AbortSignal;
}

async function openMedia(
  { synthesizer, encoders, createResampler }: OpeningParts,
  { targetMediaContentType, targetMediaVoice }: VoiceSessionRecord['order'],
  { target, accountId, profiler, opened, signal }: MediaParts,
): Promise<TargetMedia | undefined> {
  const language = spokenLanguage(synthesizer, target);
  if (synthesizer === undefined || language === undefined) return undefined;
  const encoder = opened.use(await encoders.open(targetMediaContentType, signal));
  const voice = (): VoiceChoice => {
    if (targetMediaVoice !== 'match') return targetMediaVoice;
    const profile = profiler?.profile();
    return profile === undefined ? 'default' : { match: profile };
  };
  return { synthesizer, language, encoder, createResampler, accountId, voice };
}
