import { defineOperation, type Operation } from '../../operation.ts';
import { actOf, adminAccess } from '../admin/admin-routes.ts';
import { InvitedAnswer, type PeopleRoutes, PersonParams, peopleTag, toInvitedAnswer } from './people-schemas.ts';

export function invitePersonAgainOperation({ people, publicAddress }: PeopleRoutes): Operation {
  return defineOperation<undefined, undefined, PersonParams>({
    id: 'invitePersonAgain',
    method: 'POST',
    path: '/v2/admin/people/:person_id/invitation',
    access: adminAccess,
    summary: 'Make a new link that sets the password of a person',
    description:
      'For somebody whose link expired or who has lost the password. Earlier links stop working; the password and the sessions of the person change when the link is used.',
    tag: peopleTag,
    params: PersonParams,
    status: 201,
    response: InvitedAnswer,
    async handle(call): Promise<InvitedAnswer> {
      const invited = await people.inviteAgain(call.identity.account.id, call.params.person_id, actOf(call));
      return toInvitedAnswer(invited, publicAddress, call.request.caller);
    },
  });
}
