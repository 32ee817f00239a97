import type { Operation } from '../../operation.ts';
import { changePersonOperation } from './change-person.ts';
import { deletePersonOperation } from './delete-person.ts';
import { exportPersonOperation } from './export-person.ts';
import { invitePersonOperation } from './invite-person.ts';
import { invitePersonAgainOperation } from './invite-person-again.ts';
import { listPeopleOperation } from './list-people.ts';
import type { PeopleRoutes } from './people-schemas.ts';
import { signOutPersonOperation } from './sign-out-person.ts';

/** What administrators do with the people of an account. */
export function peopleOperations(routes: PeopleRoutes): readonly Operation[] {
  return [
    listPeopleOperation(routes),
    invitePersonOperation(routes),
    changePersonOperation(routes),
    invitePersonAgainOperation(routes),
    exportPersonOperation(routes),
    signOutPersonOperation(routes),
    deletePersonOperation(routes),
  ];
}
