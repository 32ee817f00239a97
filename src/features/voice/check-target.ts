import { ServiceError } from '../../errors/service-error.ts';

const ours: ReadonlySet<string> = new Set([
  'invalid_parameter',
  'unsupported_language_pair',
  'target_language_not_supported',
]);

/** Names the parameter of voice for faults of a target language, which translation finds under another name. */
export async function checkTarget(parameter: string, check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 400 || !ours.has(error.code)) throw error;
    const reason = error.fields.reason ?? error.message;
    throw new ServiceError('invalid_parameter', { parameter, reason }, error.detail ? { detail: error.detail } : {});
  }
}
