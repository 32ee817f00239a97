import type { AccountWriting } from '../../../features/writing/account-writing.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { engineHeader, warningsHeader } from '../../schemas/service-headers.ts';
import { answerImprovements, type WritingSettings } from './answer-improvements.ts';
import { toImprovementRequest } from './to-improvement-request.ts';
import { CorrectBody, ImprovementAnswer, writingBodyLimit } from './writing-schema.ts';

export function correctOperation(writing: AccountWriting, settings: WritingSettings): Operation {
  return defineOperation<CorrectBody, undefined>({
    id: 'correctText',
    method: 'POST',
    path: '/v2/write/correct',
    access: { kind: 'developer', scope: 'write:improve' },
    summary: 'Correct spelling and grammar with as few changes as possible',
    description:
      'Correct text does not change. A text in another language than the target is corrected in its own language.',
    tag: 'Writing',
    isBilled: true,
    reportingTag: true,
    bodyLimit: writingBodyLimit,
    body: CorrectBody,
    response: ImprovementAnswer,
    responseHeaders: { ...engineHeader, ...warningsHeader },
    handle: (call) =>
      answerImprovements(writing, toImprovementRequest(call.body, 'correct', call.request.headers), call, settings),
  });
}
