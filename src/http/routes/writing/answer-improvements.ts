import type { FastifyReply } from 'fastify';
import type { ImprovementResult } from '../../../features/writing/improvement-request.ts';
import { tellEngines, tellWarnings } from '../../schemas/service-headers.ts';
import type { ImprovementAnswer } from './writing-schema.ts';

export interface WritingSettings {
  /** Say in `X-Service-Engine` what improved the texts. */
  readonly engineHeader: boolean;
}

export function answerImprovements(
  { improvements, engines, warnings }: ImprovementResult,
  reply: FastifyReply,
  { engineHeader }: WritingSettings,
): ImprovementAnswer {
  tellWarnings(
    reply,
    warnings.map(({ code }) => code),
  );
  if (engineHeader) tellEngines(reply, engines);
  return {
    improvements: improvements.map(({ text, targetLanguage, sourceLanguage }) => ({
      text,
      target_language: targetLanguage,
      detected_source_language: sourceLanguage,
    })),
  };
}
