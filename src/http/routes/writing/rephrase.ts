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
    summary: 'Improve texts, optionally in a style or tone',
    description:
      'Corrects spelling and grammar, and rephrases texts if an engine can. A text in another language than the target is improved in its own language.',
    tag: 'Writing',
    isBilled: true,
    reportingTag: true,
    bodyLimit: writingBodyLimit,
    body: RephraseBody,
    response: ImprovementAnswer,
    responseHeaders: { ...engineHeader, ...warningsHeader },
    handle: (call) =>
      answerImprovements(writing, toImprovementRequest(call.body, 'rephrase', call.request.headers), call, settings),
  });
}
