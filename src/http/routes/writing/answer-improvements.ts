import type { FastifyReply } from 'fastify';
import type { ImprovementResult } from '../../../features/writing/improvement-request.ts';
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
  if (warnings.length > 0) reply.header('x-service-warnings', warnings.map(({ code }) => code).join(', '));
  if (engineHeader && engines.length > 0) reply.header('x-service-engine', engines.join(', '));
  return {
    improvements: improvements.map(({ text, targetLanguage, sourceLanguage }) => ({
      text,
      target_language: targetLanguage,
      detected_source_language: sourceLanguage,
    })),
  };
}
