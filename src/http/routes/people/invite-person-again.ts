import { type Static, Type } from 'typebox';
import { defineOperation, type Operation } from '../../operation.ts';
import { actOf, adminAccess } from '../admin/admin-routes.ts';
import {
  handOver,
  InvitedAnswer,
  type PeopleRoutes,
  PersonParams,
  peopleTag,
  sendMailField,
} from './people-schemas.ts';

const Body = Type.Object({ send_mail: sendMailField });
type Body = Static<typeof Body>;

export function invitePersonAgainOperation(routes: PeopleRoutes): Operation {
  return defineOperation<Body, undefined, PersonParams>({
    id: 'invitePersonAgain',
    method: 'POST',
    path: '/v2/admin/people/:person_id/invitation',
    access: adminAccess,
    summary: 'Make a new link that sets the password of a person',
    description:
      'For somebody whose link expired or who has lost the password. The link goes to the person by mail where a mail server is configured. Earlier links stop working; the password and the sessions of the person change when the link is used.',
    tag: peopleTag,
    params: PersonParams,
    body: Body,
    bodyMayBeAbsent: true,
    status: 201,
    response: InvitedAnswer,
    async handle(call): Promise<InvitedAnswer> {
      const { account } = call.identity;
      return handOver(await routes.people.inviteAgain(account.id, call.params.person_id, actOf(call)), routes, call);
    },
  });
}
