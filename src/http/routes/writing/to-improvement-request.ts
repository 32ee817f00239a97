import { ServiceError } from '../../../errors/service-error.ts';
import type { ImprovementRequest, RequestedStyle } from '../../../features/writing/improvement-request.ts';
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
  const style = change === 'rephrase' ? readStyle(body) : undefined;
  return {
    texts: body.text,
    change,
    ...(body.target_lang === undefined ? {} : { targetLanguage: body.target_lang }),
    ...(style === undefined ? {} : { style }),
    ...(body.show_changes === true ? { showChanges: true } : {}),
    ...(reportingTag === undefined ? {} : { reportingTag }),
  };
}

/** `default` is as good as nothing, so it may be beside the other (`facts.md`, Writing). */
function readStyle({ writing_style = 'default', tone = 'default' }: RephraseBody): RequestedStyle | undefined {
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
    style: (preferred ? value.slice('prefer_'.length) : value) as RequestedStyle['style'],
    parameter,
    preferred,
  };
}
