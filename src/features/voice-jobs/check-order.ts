import type { AudioDecoders } from '../../contracts/audio/audio-decoder.ts';
import type { AudioEncoders } from '../../contracts/audio/audio-encoder.ts';
import type { VoiceJobOrder, VoiceTarget } from '../../contracts/stores/voice-jobs.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage, languageName } from '../../language/codes.ts';
import { canonicalMediaType } from '../../language/media-types.ts';
import { knownLanguage } from '../../language/variants.ts';
import type { SpokenTermsCollections } from '../spoken-terms/spoken-terms-collections.ts';
import type { Requester } from '../translation/resources/resolve-resources.ts';
import type { RequestedFormality } from '../translation/translation-request.ts';
import { checkTarget as checkTargetLanguage } from '../voice/check-target.ts';
import { chooseRecognizer, type SpeechEngines, spokenLanguage } from '../voice/speech-engines.ts';
import type { SentenceTranslation } from '../voice/translate-sentences.ts';
import { isWrittenType, sourceTypes, writtenTypes } from './media-types.ts';
import { voiceJobLimits } from './voice-job-limits.ts';

/** A job as a client orders it. */
export interface GivenVoiceJob {
  readonly sourceFile: VoiceJobOrder['sourceFile'];
  readonly sourceLanguage: string | null;
  readonly targets: readonly VoiceTarget[];
  readonly formality?: RequestedFormality | undefined;
  readonly glossaryId?: string | undefined;
  readonly spokenTermsId?: string | undefined;
  readonly reportingTag?: string | undefined;
}

/** What decides which orders can be carried out. */
export interface OrderParts extends SpeechEngines {
  readonly decoders: Pick<AudioDecoders, 'contentTypes' | 'missing'>;
  readonly encoders: Pick<AudioEncoders, 'contentTypes' | 'missing'>;
  readonly sentences: Pick<SentenceTranslation, 'check'>;
  readonly spokenTerms: Pick<SpokenTermsCollections, 'get'>;
}

/** Refuses what this server cannot do, naming the parameter; answers the order with canonical codes and types. */
export async function checkOrder(
  parts: OrderParts,
  caller: Requester,
  given: GivenVoiceJob,
  signal: AbortSignal,
): Promise<VoiceJobOrder> {
  const contentType = checkSource(given.sourceFile);
  if (given.targets.length === 0 || given.targets.length > voiceJobLimits.targets)
    throw refusal('targets', `a job has 1 to ${voiceJobLimits.targets} targets.`);
  const { language } = chooseRecognizer(parts.recognizers, given.sourceLanguage, 'parameters.source_language');
  requireDecoder(parts, contentType);
  const targets = given.targets.map((target, index) => checkTarget(parts, target, language, index));
  const { formality, glossaryId, spokenTermsId, reportingTag } = given;
  for (const [index, target] of targets.entries()) {
    const order = { targetLanguage: target.language, formality, glossaryId };
    await checkTargetLanguage(`targets[${index}].language`, () =>
      parts.sentences.check(caller, order, language, signal),
    );
  }
  if (spokenTermsId !== undefined) await parts.spokenTerms.get(caller.identity, spokenTermsId);
  return {
    keyId: caller.identity.key.id,
    region: caller.region,
    sourceFile: { ...given.sourceFile, contentType },
    sourceLanguage: given.sourceLanguage,
    targets,
    ...(formality === undefined ? {} : { formality }),
    ...(glossaryId === undefined ? {} : { glossaryId }),
    ...(spokenTermsId === undefined ? {} : { spokenTermsId }),
    ...(reportingTag === undefined ? {} : { reportingTag }),
  };
}

function checkSource({ name, contentType, contentLength }: GivenVoiceJob['sourceFile']): string {
  const type = canonicalMediaType(contentType);
  if (!sourceTypes.includes(type))
    throw refusal('source_file.content_type', `'${contentType}' is none of ${sourceTypes.join(', ')}.`);
  if (name.trim() === '' || name.length > voiceJobLimits.nameCharacters)
    throw refusal('source_file.name', `a name has 1 to ${voiceJobLimits.nameCharacters} characters.`);
  if (!Number.isSafeInteger(contentLength) || contentLength < 1 || contentLength > voiceJobLimits.bytes)
    throw refusal('source_file.content_length', `a file has 1 to ${voiceJobLimits.bytes} bytes (1 GB).`);
  return type;
}

function requireDecoder({ decoders }: OrderParts, type: string): void {
  if (!decoders.contentTypes().includes(type))
    throw new ServiceError(
      'engine_unavailable',
      { reason: `this server cannot decode ${type}.` },
      { cause: decoders.missing() },
    );
}

function checkTarget(
  { encoders, synthesizer }: OrderParts,
  { language: code, type: givenType }: VoiceTarget,
  source: string | undefined,
  index: number,
): VoiceTarget {
  const known = knownLanguage(code);
  if (known === undefined) throw refusal(`targets[${index}].language`, `'${code}' is no language code.`);
  const language = source !== undefined && known === baseLanguage(source) ? source : known;
  const type = canonicalMediaType(givenType);
  if (isWrittenType(type)) return { language, type };
  const types = [...writtenTypes, ...encoders.contentTypes()];
  if (!types.includes(type)) {
    const missing = encoders.missing();
    throw refusal(
      `targets[${index}].type`,
      `'${givenType}' is none of ${types.join(', ')}.${missing === undefined ? '' : ` ${missing}`}`,
    );
  }
  if (spokenLanguage(synthesizer, language) === undefined)
    throw refusal(`targets[${index}].language`, `no engine here speaks ${languageName(language)}.`);
  return { language, type };
}

function refusal(parameter: string, reason: string): ServiceError {
  return new ServiceError('invalid_parameter', { parameter, reason });
}
