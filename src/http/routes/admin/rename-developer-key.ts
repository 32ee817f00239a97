import { type Static, Type } from 'typebox';
import { defineOperation, type Operation } from '../../operation.ts';
import { type AdminRoutes, actOf, adminAccess, adminTag } from './admin-routes.ts';
import { KeyAnswer, keyId, label, toKeyAnswer } from './developer-key-schemas.ts';

const Body = Type.Object({ key_id: keyId, label });
type Body = Static<typeof Body>;

export function renameDeveloperKeyOperation({ developerKeys }: AdminRoutes): Operation {
  return defineOperation<Body, undefined>({
    id: 'renameDeveloperKey',
    method: 'PUT',
    path: '/v2/admin/developer-keys/label',
    access: adminAccess,
    summary: 'Rename a developer key',
    description: 'Only the label changes; the key keeps working.',
    tag: adminTag,
    body: Body,
    response: KeyAnswer,
    async handle(call): Promise<KeyAnswer> {
      const { key_id, label: wanted } = call.body;
      return toKeyAnswer(await developerKeys.rename(call.identity.account.id, key_id, wanted, actOf(call)));
    },
  });
}
