import type { AccountWriting } from '../../../features/writing/account-writing.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { engineHeader, warningsHeader } from '../../schemas/service-headers.ts';
import { answerImprovements, type WritingSettings } from './answer-improvements.ts';
import { toImprovementRequest } from './to-improvement-request.ts';
import { ImprovementAnswer, RephraseBody, writingBodyLimit } from './writing-schema.ts';

export function rephraseOperation(writing: AccountWriting, settings: WritingSettings): Operation {
  return defineOperation<RephraseBody, undefined>({
    id: 'rephraseText',
    method: 'POST',
    path: '/v2/write/rephrase',
    access: { kind: 'developer', scope: 'write:improve' },
    summary: 'Improve texts in their own language, in a style or a tone if asked for',
    description:
      'Spelling and grammar are put right, and more where an engine can. A text in another language than the target is improved in its own.',
    tag: 'Writing',
    reportingTag: true,
    bodyLimit: writingBodyLimit,
    body: RephraseBody,
    response: ImprovementAnswer,
    responseHeaders: { ...engineHeader, ...warningsHeader },
    handle: (call) =>
      answerImprovements(writing, toImprovementRequest(call.body, 'rephrase', call.request.headers), call, settings),
  });
}
