import { type Static, Type } from 'typebox';
import { defineOperation, type Operation } from '../../operation.ts';
import { adminAccess } from '../admin/admin-routes.ts';
import { type PeopleRoutes, PersonAnswer, peopleTag, toPersonAnswer } from './people-schemas.ts';

const defaultPageSize = 100;
const maximumPageSize = 500;

const Query = Type.Object({
  page: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0, description: 'Page number, starting at 0.' }),
  ),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: maximumPageSize, default: defaultPageSize })),
});
type Query = Static<typeof Query>;

const ListedPerson = Type.Object({
  ...PersonAnswer.properties,
  used_characters: Type.Integer({ description: 'In the present usage period.' }),
});

const Answer = Type.Object({
  people: Type.Array(ListedPerson),
  total_count: Type.Integer({ description: 'People on all pages.' }),
});
type Answer = Static<typeof Answer>;

export function listPeopleOperation({ people, usage }: PeopleRoutes): Operation {
  return defineOperation<undefined, Query>({
    id: 'listPeople',
    method: 'GET',
    path: '/v2/admin/people',
    access: adminAccess,
    summary: 'List the people of the account, in order of invitation',
    description: 'The list includes people who are invited or deactivated.',
    tag: peopleTag,
    query: Query,
    response: Answer,
    async handle({ identity: { account }, query }): Promise<Answer> {
      const { page = 0, page_size: limit = defaultPageSize } = query;
      const listed = await people.list(account.id, { offset: page * limit, limit });
      const used = await people.used(account, usage);
      return {
        people: listed.map((person) => ({ ...toPersonAnswer(person), used_characters: used.get(person.keyId) ?? 0 })),
        total_count: await people.count(account.id),
      };
    },
  });
}
