import { ServiceError } from '../../../errors/service-error.ts';
import type { RequestedFormality } from '../../../features/translation/translation-request.ts';

/** `facts.md`, Text translation: what voice accepts as formality. */
const values: ReadonlyMap<string, RequestedFormality> = new Map([
  ['default', 'default'],
  ['more', 'more'],
  ['less', 'less'],
  ['prefer_more', 'prefer_more'],
  ['prefer_less', 'prefer_less'],
  ['formal', 'more'],
  ['informal', 'less'],
]);

export function readFormality(parameter: string, value: string | undefined): RequestedFormality | undefined {
  if (value === undefined) return undefined;
  const formality = values.get(value.toLowerCase());
  if (formality !== undefined) return formality;
  const reason = `'${value}' is none of ${[...values.keys()].join(', ')}.`;
  throw new ServiceError('invalid_parameter', { parameter, reason });
}
