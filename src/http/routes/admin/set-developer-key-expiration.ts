import { type Static, Type } from 'typebox';
import { defineOperation, type Operation } from '../../operation.ts';
import { type AdminRoutes, actOf, adminAccess, adminTag } from './admin-routes.ts';
import { expirationTime, KeyAnswer, keyId, readExpirationTime, toKeyAnswer } from './developer-key-schemas.ts';

const Body = Type.Object({ key_id: keyId, expiration_time: expirationTime });
type Body = Static<typeof Body>;

export function setDeveloperKeyExpirationOperation({ developerKeys }: AdminRoutes): Operation {
  return defineOperation<Body, undefined>({
    id: 'setDeveloperKeyExpiration',
    method: 'PUT',
    path: '/v2/admin/developer-keys/expiration',
    access: adminAccess,
    summary: 'Set or remove the expiry date of a developer key',
    description: 'An expired key works again after you set a later time or null.',
    tag: adminTag,
    body: Body,
    response: KeyAnswer,
    async handle(call): Promise<KeyAnswer> {
      const expiresAt = readExpirationTime(call.body.expiration_time);
      const { account } = call.identity;
      return toKeyAnswer(await developerKeys.setExpiry(account.id, call.body.key_id, expiresAt, actOf(call)));
    },
  });
}
