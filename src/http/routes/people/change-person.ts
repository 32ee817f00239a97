import { type Static, Type } from 'typebox';
import { ServiceError } from '../../../errors/service-error.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { actOf, adminAccess } from '../admin/admin-routes.ts';
import {
  charactersField,
  nameField,
  type PeopleRoutes,
  PersonAnswer,
  PersonParams,
  peopleTag,
  roleField,
  toPersonAnswer,
} from './people-schemas.ts';

const Body = Type.Object({
  name: Type.Optional(nameField),
  role: Type.Optional(roleField),
  characters: Type.Optional(charactersField),
  is_deactivated: Type.Optional(Type.Boolean({ description: '`true` ends all sessions and allows no sign-in.' })),
});
type Body = Static<typeof Body>;

export function changePersonOperation({ people }: PeopleRoutes): Operation {
  return defineOperation<Body, undefined, PersonParams>({
    id: 'changePerson',
    method: 'PATCH',
    path: '/v2/admin/people/:person_id',
    access: adminAccess,
    summary: 'Change the name, role or limit of a person, deactivate or activate them',
    description:
      'Omitted fields keep their value; at least one is required. Changes take effect within a second. Somebody who becomes an administrator signs in again. The last active administrator cannot be demoted or deactivated.',
    tag: peopleTag,
    params: PersonParams,
    body: Body,
    response: PersonAnswer,
    async handle(call): Promise<PersonAnswer> {
      const { name, role, characters: characterLimit, is_deactivated } = call.body;
      if ([name, role, characterLimit, is_deactivated].every((field) => field === undefined))
        throw new ServiceError('missing_parameter', { parameter: 'role' });
      const isActive = is_deactivated === undefined ? undefined : !is_deactivated;
      const { account } = call.identity;
      return toPersonAnswer(
        await people.change(account.id, call.params.person_id, { name, role, characterLimit, isActive }, actOf(call)),
      );
    },
  });
}
