import { type Static, Type } from 'typebox';
import { defineOperation, type Operation } from '../../operation.ts';
import { adminAccess } from '../admin/admin-routes.ts';
import { type PeopleRoutes, PersonAnswer, peopleTag, toPersonAnswer } from './people-schemas.ts';

const Answer = Type.Object({ people: Type.Array(PersonAnswer) });
type Answer = Static<typeof Answer>;

export function listPeopleOperation({ people }: PeopleRoutes): Operation {
  return defineOperation<undefined, undefined>({
    id: 'listPeople',
    method: 'GET',
    path: '/v2/admin/people',
    access: adminAccess,
    summary: 'List the people of the account, in order of invitation',
    description: 'The list includes people who are invited or deactivated.',
    tag: peopleTag,
    response: Answer,
    async handle({ identity }): Promise<Answer> {
      return { people: (await people.list(identity.account.id)).map(toPersonAnswer) };
    },
  });
}
