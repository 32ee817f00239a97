import { Type } from 'typebox';
import { defineOperation, type Operation } from '../../operation.ts';
import { type AdminRoutes, adminAccess, adminTag } from './admin-routes.ts';
import { KeyAnswer, toKeyAnswer } from './developer-key-schemas.ts';

export function listDeveloperKeysOperation({ developerKeys }: AdminRoutes): Operation {
  return defineOperation<undefined, undefined>({
    id: 'listDeveloperKeys',
    method: 'GET',
    path: '/v2/admin/developer-keys',
    access: adminAccess,
    summary: 'List the developer keys of the account, oldest first',
    description: 'The list includes deactivated keys and contains no secrets; `masked_key` distinguishes the keys.',
    tag: adminTag,
    response: Type.Array(KeyAnswer),
    async handle({ identity }): Promise<readonly KeyAnswer[]> {
      return (await developerKeys.list(identity.account.id)).map(toKeyAnswer);
    },
  });
}
