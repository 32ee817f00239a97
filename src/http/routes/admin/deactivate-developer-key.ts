import { type Static, Type } from 'typebox';
import { defineOperation, type Operation } from '../../operation.ts';
import { type AdminRoutes, actOf, adminAccess, adminTag } from './admin-routes.ts';
import { KeyAnswer, keyId, toKeyAnswer } from './developer-key-schemas.ts';

const Body = Type.Object({ key_id: keyId });
type Body = Static<typeof Body>;

export function deactivateDeveloperKeyOperation({ developerKeys }: AdminRoutes): Operation {
  return defineOperation<Body, undefined>({
    id: 'deactivateDeveloperKey',
    method: 'PUT',
    path: '/v2/admin/developer-keys/deactivate',
    access: adminAccess,
    summary: 'Deactivate a developer key permanently',
    description: 'The key stops working immediately. This cannot be undone; repeating the request changes nothing.',
    tag: adminTag,
    body: Body,
    response: KeyAnswer,
    async handle(call): Promise<KeyAnswer> {
      return toKeyAnswer(await developerKeys.deactivate(call.identity.account.id, call.body.key_id, actOf(call)));
    },
  });
}
