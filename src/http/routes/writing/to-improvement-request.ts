import { ServiceError } from '../../../errors/service-error.ts';
import type { ImprovementRequest, RequestedManner } from '../../../features/writing/improvement-request.ts';
import { readReportingTag, refuseBrokenText } from '../../schemas/text-rules.ts';
import type { CorrectBody, RephraseBody } from './writing-schema.ts';

/** Checks what the schema cannot say and brings the body to the terms of the use case. */
export function toImprovementRequest(
  body: CorrectBody | RephraseBody,
  change: ImprovementRequest['change'],
  headers: Readonly<Record<string, unknown>>,
): ImprovementRequest {
  for (const [index, text] of body.text.entries()) refuseBrokenText(`text[${index}]`, text);
  const reportingTag = readReportingTag(headers);
  const manner = change === 'rephrase' ? readManner(body) : undefined;
  return {
    texts: body.text,
    change,
    ...(body.target_lang === undefined ? {} : { targetLanguage: body.target_lang }),
    ...(manner === undefined ? {} : { manner }),
    ...(reportingTag === undefined ? {} : { reportingTag }),
  };
}

/** `default` is as good as nothing, so it may stand beside the other (`facts.md`, Writing). */
function readManner({ writing_style = 'default', tone = 'default' }: RephraseBody): RequestedManner | undefined {
  if (writing_style !== 'default' && tone !== 'default')
    throw new ServiceError(
      'conflicting_parameters',
      { reason: 'Both writing_style and tone defined' },
      { detail: "Send one of the two, or 'default' for one of them." },
    );
  const [value, parameter] =
    tone === 'default' ? ([writing_style, 'writing_style'] as const) : ([tone, 'tone'] as const);
  if (value === 'default') return undefined;
  const preferred = value.startsWith('prefer_');
  return {
    manner: (preferred ? value.slice('prefer_'.length) : value) as RequestedManner['manner'],
    parameter,
    preferred,
  };
}
