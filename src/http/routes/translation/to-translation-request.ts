import { ServiceError } from '../../../errors/service-error.ts';
import type { TranslationRequest } from '../../../features/translation/translation-request.ts';
import { baseLanguage } from '../../../language/codes.ts';
import { requestedLanguage } from '../../../language/variants.ts';
import { storedResources } from '../../schemas/stored-resources.ts';
import { readReportingTag, refuseBrokenText } from '../../schemas/text-rules.ts';
import type { TranslateBody } from './translate-schema.ts';

/** Targets that take custom instructions (`interface.md`, Text translation). */
const instructionTargets = ['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh'];

/** Checks what the schema cannot say and brings the body to the terms of the use case. */
export function toTranslationRequest(
  body: TranslateBody,
  headers: Readonly<Record<string, unknown>>,
): TranslationRequest {
  for (const [index, text] of body.text.entries()) refuseBrokenText(`text[${index}]`, text);
  if (body.context !== undefined) refuseBrokenText('context', body.context);
  const reportingTag = readReportingTag(headers);
  return {
    texts: body.text,
    targetLanguage: body.target_lang,
    ...(body.source_lang === undefined ? {} : { sourceLanguage: body.source_lang }),
    ...(body.context === undefined ? {} : { context: body.context }),
    ...(body.model_type === undefined ? {} : { modelType: body.model_type }),
    ...(body.engine === undefined ? {} : { engine: body.engine }),
    ...(body.split_sentences === undefined ? {} : { splitSentences: body.split_sentences }),
    preserveFormatting: body.preserve_formatting ?? false,
    formality: body.formality ?? 'default',
    ...(body.keep_code === undefined ? {} : { keepCode: body.keep_code }),
    ...(body.interface_phrases === undefined ? {} : { interfacePhrases: body.interface_phrases }),
    customInstructions: checkInstructions(body),
    ...tagHandling(body),
    ...storedResources(body),
    ...(reportingTag === undefined ? {} : { reportingTag }),
  };
}

function tagHandling(body: TranslateBody): Pick<TranslationRequest, 'tagHandling'> {
  if (body.tag_handling === undefined) return {};
  return {
    tagHandling: {
      format: body.tag_handling,
      version: body.tag_handling_version ?? 'v2',
      outlineDetection: body.outline_detection ?? true,
      splittingTags: body.splitting_tags ?? [],
      nonSplittingTags: body.non_splitting_tags ?? [],
      ignoreTags: body.ignore_tags ?? [],
    },
  };
}

function checkInstructions(body: TranslateBody): readonly string[] {
  const instructions = (body.custom_instructions ?? []).filter((text) => text !== '');
  for (const [index, text] of instructions.entries()) refuseBrokenText(`custom_instructions[${index}]`, text);
  const target = baseLanguage(requestedLanguage(body.target_lang) ?? body.target_lang);
  if (instructions.length > 0 && !instructionTargets.includes(target))
    throw new ServiceError('instructions_not_supported', {
      reason: `instructions exist for the targets ${instructionTargets.join(', ')} and their variants.`,
    });
  return instructions;
}
