import { type Static, Type } from 'typebox';
import { ServiceError } from '../../../errors/service-error.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { type AdminRoutes, actOf, adminAccess, adminTag } from './admin-routes.ts';
import {
  expirationTime,
  KeyWithSecretAnswer,
  label,
  limitFields,
  readExpirationTime,
  readScopes,
  scopeList,
  toKeyWithSecretAnswer,
  toLimits,
} from './developer-key-schemas.ts';

const { characters, speech_to_text_milliseconds } = limitFields;

const Body = Type.Object({
  label: Type.Optional(label),
  scopes: Type.Optional(scopeList),
  usage_limits: Type.Optional(
    Type.Object({ characters, speech_to_text_milliseconds }, { description: 'The same fields as in the response.' }),
  ),
  ...limitFields,
  expiration_time: Type.Optional(expirationTime),
});
type Body = Static<typeof Body>;

export function createDeveloperKeyOperation({ developerKeys }: AdminRoutes): Operation {
  return defineOperation<Body, undefined>({
    id: 'createDeveloperKey',
    method: 'POST',
    path: '/v2/admin/developer-keys',
    access: adminAccess,
    summary: 'Create a developer key; only this response contains its secret',
    description:
      'Limits are accepted in `usage_limits` or at the top level. By default an account has at most 25 active developer keys.',
    tag: adminTag,
    body: Body,
    bodyMayBeAbsent: true,
    status: 201,
    response: KeyWithSecretAnswer,
    async handle(call): Promise<KeyWithSecretAnswer> {
      const { body, identity } = call;
      const created = await developerKeys.create(
        identity.account,
        {
          label: body.label,
          scopes: body.scopes && readScopes(body.scopes),
          ...toLimits(limitsOf(body)),
          expiresAt: readExpirationTime(body.expiration_time ?? null),
        },
        actOf(call),
      );
      return toKeyWithSecretAnswer(created);
    },
  });
}

function limitsOf({ usage_limits: nested = {}, ...beside }: Body) {
  for (const name of ['characters', 'speech_to_text_milliseconds'] as const)
    if (nested[name] !== undefined && beside[name] !== undefined)
      throw new ServiceError('conflicting_parameters', {
        reason: `Parameters '${name}' and 'usage_limits.${name}' cannot be used together.`,
      });
  return { ...beside, ...nested };
}
