import type { AudioDecoders } from '../../contracts/audio/audio-decoder.ts';
import type { PunctuationRestorer } from '../../contracts/engines/punctuation-restorer.ts';
import type { SpeechRecognizer } from '../../contracts/engines/speech-recognizer.ts';
import type { SpeechSynthesizer } from '../../contracts/engines/speech-synthesizer.ts';
import type { RecognizerReport, SpeechReport, SynthesizerReport } from './doctor-report.ts';
import { badOutcome, ended } from './inspect-engines.ts';

/** What hears and speaks. */
export interface InspectedSpeech {
  readonly recognizers: readonly SpeechRecognizer[];
  readonly synthesizers: readonly SpeechSynthesizer[];
  readonly punctuation: readonly PunctuationRestorer[];
  readonly decoders: Pick<AudioDecoders, 'missing'>;
}

/** Those that are vouched for by somebody else are not tried. Speech is not recognized for a trial: that takes somebody who speaks. */
export async function inspectSpeech(
  { recognizers, synthesizers, punctuation, decoders }: InspectedSpeech,
  vouched: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<SpeechReport> {
  const missing = decoders.missing();
  return {
    recognizers: await Promise.all(recognizers.map((each) => inspectRecognizer(each, signal))),
    synthesizers: await Promise.all(synthesizers.map((each) => inspectSynthesizer(each, vouched.has(each.id), signal))),
    punctuation: punctuation.map((each) => ({ id: each.id, ...each.health() })),
    ...(missing === undefined ? {} : { missing }),
  };
}

async function inspectRecognizer(recognizer: SpeechRecognizer, signal: AbortSignal): Promise<RecognizerReport> {
  await Promise.race([recognizer.started?.(), ended(signal)]);
  const { id, expectation } = recognizer;
  const languages = recognizer.languages();
  return { id, ...recognizer.health(), languages, ...(expectation !== undefined && { expectation }) };
}

async function inspectSynthesizer(
  synthesizer: SpeechSynthesizer,
  tried: boolean,
  signal: AbortSignal,
): Promise<SynthesizerReport> {
  await Promise.race([synthesizer.started?.(), ended(signal)]);
  const languages = synthesizer.languages();
  const health = synthesizer.health();
  const [language] = languages;
  const isTried = health.state === 'ready' && !tried && language !== undefined;
  return {
    id: synthesizer.id,
    ...health,
    languages,
    ...(isTried && { trial: await trySpeaking(synthesizer, language, signal) }),
  };
}

async function trySpeaking(
  synthesizer: SpeechSynthesizer,
  language: string,
  signal: AbortSignal,
): Promise<NonNullable<SynthesizerReport['trial']>> {
  const start = performance.now();
  try {
    for await (const { samples } of synthesizer.synthesize({ text: 'a', language, voice: 'default' }, signal))
      if (samples.length > 0) break;
    return { language, milliseconds: Math.round(performance.now() - start) };
  } catch (error) {
    return { language, ...badOutcome(error, signal) };
  }
}
