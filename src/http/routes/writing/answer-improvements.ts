import type { FastifyReply } from 'fastify';
import type { ImprovementResult } from '../../../features/writing/improvement-request.ts';
import { setEngineHeader, setWarningsHeader } from '../../schemas/service-headers.ts';
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
  setWarningsHeader(
    reply,
    warnings.map(({ code }) => code),
  );
  if (engineHeader) setEngineHeader(reply, engines);
  return {
    improvements: improvements.map(({ text, targetLanguage, sourceLanguage }) => ({
      text,
      target_language: targetLanguage,
      detected_source_language: sourceLanguage,
    })),
  };
}
