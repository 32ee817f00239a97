import { ServiceError } from '../../errors/service-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

export function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw new ServiceError('invalid_body', { reason: 'it is not valid UTF-8.' }, { cause });
  }
}

export function parseJson(text: string): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    const position = /position (\d+)/.exec((cause as Error).message)?.[1];
    const where =
      text.trim() === '' ? 'it is empty' : `it is not valid JSON${position ? ` (at character ${position})` : ''}`;
    throw new ServiceError('invalid_body', { reason: `${where}.` }, { cause });
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new ServiceError('invalid_body', { reason: 'it must be a JSON object.' });
  return parsed;
}
