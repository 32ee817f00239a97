import { type Static, Type } from 'typebox';
import { peopleLimit } from '../../../contracts/stores/people.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { actOf, adminAccess } from '../admin/admin-routes.ts';
import {
  charactersField,
  emailField,
  handOver,
  InvitedAnswer,
  nameField,
  type PeopleRoutes,
  peopleTag,
  roleField,
  sendMailField,
} from './people-schemas.ts';

const Body = Type.Object({
  name: nameField,
  email: emailField,
  role: Type.Optional(roleField),
  characters: Type.Optional(charactersField),
  send_mail: sendMailField,
});
type Body = Static<typeof Body>;

export function invitePersonOperation(routes: PeopleRoutes): Operation {
  return defineOperation<Body, undefined>({
    id: 'invitePerson',
    method: 'POST',
    path: '/v2/admin/people',
    access: adminAccess,
    summary: 'Invite a person to the console; only this response contains the link',
    description: `The link goes to the person by mail where a mail server is configured; else give it to them. It sets the password, works once and for three days. The role is \`user\` if you omit it. An account may have ${peopleLimit} people.`,
    tag: peopleTag,
    body: Body,
    status: 201,
    response: InvitedAnswer,
    async handle(call): Promise<InvitedAnswer> {
      const { name, email, role = 'user', characters } = call.body;
      const wanted = { name, email, role, characterLimit: characters };
      return handOver(await routes.people.invite(call.identity.account.id, wanted, actOf(call)), routes, call);
    },
  });
}
