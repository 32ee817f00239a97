import { type Static, Type } from 'typebox';
import { ServiceError } from '../../../errors/service-error.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { type AdminRoutes, actOf, adminAccess, adminTag } from './admin-routes.ts';
import { KeyAnswer, keyId, limitFields, toKeyAnswer, toLimits } from './developer-key-schemas.ts';

const Body = Type.Object({ key_id: keyId, ...limitFields });
type Body = Static<typeof Body>;

export function setDeveloperKeyLimitsOperation({ developerKeys }: AdminRoutes): Operation {
  return defineOperation<Body, undefined>({
    id: 'setDeveloperKeyLimits',
    method: 'PUT',
    path: '/v2/admin/developer-keys/limits',
    access: adminAccess,
    summary: 'Set the limits of a developer key',
    description: 'The limits apply from the next request. Omitted limits keep their value; at least one is required.',
    tag: adminTag,
    body: Body,
    response: KeyAnswer,
    async handle(call): Promise<KeyAnswer> {
      const limits = toLimits(call.body);
      if (Object.keys(limits).length === 0)
        throw new ServiceError(
          'missing_parameter',
          { parameter: 'characters' },
          { detail: `Give a whole number or null. Also accepted: ${Object.keys(limitFields).slice(1).join(', ')}.` },
        );
      return toKeyAnswer(
        await developerKeys.setLimits(call.identity.account.id, call.body.key_id, limits, actOf(call)),
      );
    },
  });
}
