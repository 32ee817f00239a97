import { type Static, Type } from 'typebox';
import type { ApiKey } from '../../../contracts/stores/accounts.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { type AdminRoutes, actOf, adminAccess, adminTag } from './admin-routes.ts';
import { expirationTime, KeyAnswer, keyId, label, readExpirationTime, toKeyAnswer } from './developer-key-schemas.ts';

const { key_id, creation_time, deactivated_time, is_deactivated, masked_key, expiration_time } = KeyAnswer.properties;

const AdminKeyAnswer = Type.Object({
  ...{ key_id, label: Type.String(), creation_time, deactivated_time, is_deactivated, masked_key, expiration_time },
});
type AdminKeyAnswer = Static<typeof AdminKeyAnswer>;

const AdminKeyWithSecret = Type.Object({
  api_key: Type.String({ description: 'The secret, which ends in `:adm`. No later response contains it.' }),
  ...AdminKeyAnswer.properties,
});
type AdminKeyWithSecret = Static<typeof AdminKeyWithSecret>;

const NewKey = Type.Object({ label: Type.Optional(label), expiration_time: Type.Optional(expirationTime) });
type NewKey = Static<typeof NewKey>;

const KnownKey = Type.Object({ key_id: keyId });
type KnownKey = Static<typeof KnownKey>;

/** Keys with which programs administer the account, made and ended by whoever administers it. */
export function adminKeyOperations({ adminKeys }: AdminRoutes): readonly Operation[] {
  return [
    defineOperation<undefined, undefined>({
      id: 'listAdminKeys',
      method: 'GET',
      path: '/v2/admin/admin-keys',
      access: adminAccess,
      summary: 'List the admin keys of the account, oldest first',
      description: 'The list includes deactivated keys and contains no secrets.',
      tag: adminTag,
      response: Type.Array(AdminKeyAnswer),
      handle: async ({ identity }): Promise<readonly AdminKeyAnswer[]> =>
        (await adminKeys.list(identity.account.id)).map(toAnswer),
    }),
    defineOperation<NewKey, undefined>({
      id: 'createAdminKey',
      method: 'POST',
      path: '/v2/admin/admin-keys',
      access: adminAccess,
      summary: 'Create an admin key; only this response contains its secret',
      description: 'For programs that administer the account: the key may do what an administrator may.',
      tag: adminTag,
      body: NewKey,
      bodyMayBeAbsent: true,
      status: 201,
      response: AdminKeyWithSecret,
      async handle(call): Promise<AdminKeyWithSecret> {
        const wanted = { label: call.body.label, expiresAt: readExpirationTime(call.body.expiration_time ?? null) };
        const { account } = call.identity;
        const { key, secret } = await adminKeys.create(account, { kind: 'admin', ...wanted }, actOf(call));
        return { ...toAnswer(key), api_key: secret };
      },
    }),
    defineOperation<KnownKey, undefined>({
      id: 'deactivateAdminKey',
      method: 'PUT',
      path: '/v2/admin/admin-keys/deactivate',
      access: adminAccess,
      summary: 'Deactivate an admin key permanently',
      description:
        'The key and sessions that rest on it stop working immediately, also where the request has that key. This cannot be undone.',
      tag: adminTag,
      body: KnownKey,
      response: AdminKeyAnswer,
      handle: async (call): Promise<AdminKeyAnswer> =>
        toAnswer(await adminKeys.deactivate(call.identity.account.id, call.body.key_id, actOf(call))),
    }),
  ];
}

function toAnswer(key: ApiKey): AdminKeyAnswer {
  const { scopes: _, usage_limits: _limits, requests_per_minute: _rate, ...answer } = toKeyAnswer(key);
  return answer;
}
