import { ServiceError } from '../../../src/errors/service-error.ts';

export function run({ parameter }: { readonly parameter: string }): never {
  throw new ServiceError('invalid_parameter', { parameter, reason: 'it is no good.' }, { detail: 'Send another.' });
}
