import type { AudioDecoders } from '../../../contracts/audio/audio-decoder.ts';
import type { AudioEncoders } from '../../../contracts/audio/audio-encoder.ts';
import type { VoiceSessionOrder } from '../../../contracts/stores/voice-sessions.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { languageName } from '../../../language/codes.ts';
import { canonicalMediaType } from '../../../language/media-types.ts';
import { knownLanguage } from '../../../language/variants.ts';
import type { SpokenTermsCollections } from '../../spoken-terms/spoken-terms-collections.ts';
import type { Requester } from '../../translation/resources/resolve-resources.ts';
import { checkTarget } from '../check-target.ts';
import { chooseRecognizer, type SpeechEngines, spokenLanguage } from '../speech-engines.ts';
import type { SentenceTranslation } from '../translate-sentences.ts';
import { sessionLimits } from './session-limits.ts';

/** A session as a client asks for it; language codes and media types as it writes them. */
export interface GivenSession
  extends Omit<VoiceSessionOrder, 'keyId' | 'region' | 'sourceLanguage' | 'targetMediaContentType'> {
  readonly sourceLanguage: string | null;
  readonly targetMediaContentType?: string | undefined;
}

/** What decides which sessions there can be. */
export interface SessionParts extends SpeechEngines {
  readonly decoders: Pick<AudioDecoders, 'contentTypes' | 'missing'>;
  readonly encoders: Pick<AudioEncoders, 'contentTypes' | 'missing'>;
  readonly sentences: Pick<SentenceTranslation, 'check'>;
  readonly spokenTerms: Pick<SpokenTermsCollections, 'get'>;
}

/** `audio-formats.json`, `realtime_target_default`. */
const defaultMedia = 'audio/webm;codecs=opus';

/** Refuses what this server cannot do, naming the parameter. */
export async function checkSession(
  parts: SessionParts,
  caller: Requester,
  given: GivenSession,
  signal: AbortSignal,
): Promise<{ readonly order: VoiceSessionOrder; readonly isAssumed: boolean }> {
  const sourceContentType = typeOf(given.sourceContentType, parts.decoders, 'source_media_content_type');
  const media = readLanguages(given.targetMediaLanguages, 'target_media_languages', sessionLimits.mediaTargets);
  const named = readLanguages(given.targetLanguages, 'target_languages', sessionLimits.targets);
  const targets = [...new Set([...named, ...media])];
  if (targets.length > sessionLimits.targets)
    throw refusal(
      'target_languages',
      `with those of target_media_languages there are at most ${sessionLimits.targets}.`,
    );
  const { language, isAssumed } = chooseRecognizer(parts.recognizers, given.sourceLanguage, 'source_language');
  if (language === undefined && given.sourceLanguageMode === 'fixed')
    throw refusal('source_language_mode', "'fixed' needs a source_language.");
  for (const [index, target] of media.entries())
    if (spokenLanguage(parts.synthesizer, target) === undefined)
      throw refusal(`target_media_languages[${index}]`, `no engine here speaks ${languageName(target)}.`);
  const targetMediaContentType =
    media.length === 0
      ? (given.targetMediaContentType ?? defaultMedia)
      : typeOf(given.targetMediaContentType ?? defaultMedia, parts.encoders, 'target_media_content_type');
  const { formality, glossaryId, spokenTermsId } = given;
  for (const [index, targetLanguage] of targets.entries())
    await checkTarget(`target_languages[${index}]`, () =>
      parts.sentences.check(caller, { targetLanguage, formality, glossaryId }, language, signal),
    );
  if (spokenTermsId !== undefined) await parts.spokenTerms.get(caller.identity, spokenTermsId);
  const { sourceLanguage: _, ...rest } = given;
  return {
    isAssumed,
    order: {
      ...rest,
      keyId: caller.identity.key.id,
      region: caller.region,
      sourceContentType,
      ...(language === undefined ? {} : { sourceLanguage: language }),
      targetLanguages: targets,
      targetMediaLanguages: media,
      targetMediaContentType,
    },
  };
}

function readLanguages(codes: readonly string[], parameter: string, most: number): readonly string[] {
  if (codes.length > most) throw refusal(parameter, `there are at most ${most}.`);
  return codes.map((code, index) => {
    const language = knownLanguage(code);
    if (language === undefined) throw refusal(`${parameter}[${index}]`, `'${code}' is no language code.`);
    return language;
  });
}

function typeOf(
  given: string,
  served: { contentTypes(): readonly string[]; missing(): string | undefined },
  parameter: string,
): string {
  const type = canonicalMediaType(given);
  const types = served.contentTypes();
  if (types.includes(type)) return type;
  const missing = served.missing();
  const more = missing === undefined ? '' : ` ${missing}`;
  throw refusal(parameter, `'${given}' is none of ${types.join(', ') || 'no types at all'}.${more}`);
}

function refusal(parameter: string, reason: string): ServiceError {
  return new ServiceError('invalid_parameter', { parameter, reason });
}
