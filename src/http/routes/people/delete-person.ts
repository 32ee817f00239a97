import { defineOperation, type Operation } from '../../operation.ts';
import { actOf, adminAccess } from '../admin/admin-routes.ts';
import { type PeopleRoutes, PersonParams, peopleTag } from './people-schemas.ts';

export function deletePersonOperation({ people }: PeopleRoutes): Operation {
  return defineOperation<undefined, undefined, PersonParams>({
    id: 'deletePerson',
    method: 'DELETE',
    path: '/v2/admin/people/:person_id',
    access: adminAccess,
    summary: 'Delete a person and what is known of them',
    description:
      'Ends the sessions and removes name, email address and password. Usage stays counted without a name, and the audit log keeps ids. `GET /v2/admin/people/{person_id}/data` exports the data before. The last active administrator cannot be deleted.',
    tag: peopleTag,
    params: PersonParams,
    status: 204,
    response: null,
    async handle(call): Promise<void> {
      await people.remove(call.identity.account.id, call.params.person_id, actOf(call));
    },
  });
}
