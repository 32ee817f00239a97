import { defineOperation, type Operation } from '../../operation.ts';
import { actOf, adminAccess } from '../admin/admin-routes.ts';
import { type PeopleRoutes, PersonParams, peopleTag } from './people-schemas.ts';

export function signOutPersonOperation({ people, sessions }: PeopleRoutes): Operation {
  return defineOperation<undefined, undefined, PersonParams>({
    id: 'signOutPerson',
    method: 'DELETE',
    path: '/v2/admin/people/:person_id/sessions',
    access: adminAccess,
    summary: 'Sign a person out everywhere',
    description: 'Ends all sessions of the person, who may sign in again.',
    tag: peopleTag,
    params: PersonParams,
    status: 204,
    response: null,
    async handle(call): Promise<void> {
      await people.signOutEverywhere(call.identity.account.id, call.params.person_id, actOf(call), sessions);
    },
  });
}
