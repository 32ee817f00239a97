import { type Static, Type } from 'typebox';
import { keyLimits } from '../../../features/administration/key-administration.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { type AdminRoutes, actOf, adminAccess, adminTag } from './admin-routes.ts';
import { KeyWithSecretAnswer, keyId, toKeyWithSecretAnswer } from './developer-key-schemas.ts';

const Body = Type.Object({
  key_id: keyId,
  overlap_seconds: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: keyLimits.overlapSeconds,
      default: 0,
      description: 'How long the old secret keeps working. By default (0) it stops working immediately.',
    }),
  ),
});
type Body = Static<typeof Body>;

export function rotateDeveloperKeyOperation({ developerKeys }: AdminRoutes): Operation {
  return defineOperation<Body, undefined>({
    id: 'rotateDeveloperKey',
    method: 'PUT',
    path: '/v2/admin/developer-keys/rotate',
    access: adminAccess,
    summary: 'Give a developer key a new secret; only this response contains it',
    description: 'Id, label, limits, scopes and usage do not change.',
    tag: adminTag,
    body: Body,
    response: KeyWithSecretAnswer,
    async handle(call): Promise<KeyWithSecretAnswer> {
      const { key_id, overlap_seconds = 0 } = call.body;
      const { account } = call.identity;
      return toKeyWithSecretAnswer(await developerKeys.rotate(account, key_id, overlap_seconds, actOf(call)));
    },
  });
}
