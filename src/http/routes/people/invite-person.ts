import { type Static, Type } from 'typebox';
import { peopleLimit } from '../../../contracts/stores/people.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { actOf, adminAccess } from '../admin/admin-routes.ts';
import {
  emailField,
  InvitedAnswer,
  nameField,
  type PeopleRoutes,
  peopleTag,
  roleField,
  toInvitedAnswer,
} from './people-schemas.ts';

const Body = Type.Object({ name: nameField, email: emailField, role: Type.Optional(roleField) });
type Body = Static<typeof Body>;

export function invitePersonOperation({ people, publicAddress }: PeopleRoutes): Operation {
  return defineOperation<Body, undefined>({
    id: 'invitePerson',
    method: 'POST',
    path: '/v2/admin/people',
    access: adminAccess,
    summary: 'Invite a person to the console; only this response contains the link',
    description: `Give the link to the person: it sets the password, works once and for three days. The role is \`user\` if you omit it. An account may have ${peopleLimit} people.`,
    tag: peopleTag,
    body: Body,
    status: 201,
    response: InvitedAnswer,
    async handle(call): Promise<InvitedAnswer> {
      const { role = 'user', ...fields } = call.body;
      const invited = await people.invite(call.identity.account.id, { ...fields, role }, actOf(call));
      return toInvitedAnswer(invited, publicAddress, call.request.caller);
    },
  });
}
