import { ServiceError } from '../../errors/service-error.ts';
import { findTextDefect } from '../../language/characters.ts';

/** Texts that no engine could carry: refused by name rather than changed silently. */
export function refuseBrokenText(parameter: string, text: string): void {
  const defect = findTextDefect(text);
  if (defect === 'null_character')
    throw new ServiceError('invalid_parameter', { parameter, reason: 'it contains a NUL character (U+0000).' });
  if (defect === 'lone_surrogate')
    throw new ServiceError('invalid_parameter', { parameter, reason: 'it contains half of a surrogate pair.' });
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function refuseMalformedId(parameter: string, id: string): void {
  if (!uuid.test(id)) throw new ServiceError('invalid_parameter', { parameter, reason: `'${id}' is not a UUID.` });
}

/**
 * `facts.md`, Analytics: one tag, trimmed, lower-cased, at most 100 ASCII characters without white space or control
 * characters inside.
 */
export function readReportingTag(headers: Readonly<Record<string, unknown>>): string | undefined {
  const own = headers['x-service-reporting-tag'];
  const given = own ?? headers['x-deepl-reporting-tag'];
  if (given === undefined) return undefined;
  const tag = String(given).trim().toLowerCase();
  if (!/^[\x21-\x7e]{1,100}$/.test(tag))
    throw new ServiceError('invalid_parameter', {
      parameter: own === undefined ? 'X-DeepL-Reporting-Tag' : 'X-Service-Reporting-Tag',
      reason: 'a reporting tag is 1 to 100 visible ASCII characters without spaces.',
    });
  return tag;
}
