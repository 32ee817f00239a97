import { type Static, Type } from 'typebox';
import { defineOperation, type Operation } from '../../operation.ts';
import { consoleHeader } from '../../plugins/console-cookies.ts';
import { type ConsoleRoutes, consoleTag, invitationToken } from './session-schemas.ts';

const Body = Type.Object({ token: invitationToken });
type Body = Static<typeof Body>;

const Answer = Type.Object({
  name: Type.String(),
  email: Type.String(),
  is_joined: Type.Boolean({ description: 'The link sets a new password for somebody who has one already.' }),
});
type Answer = Static<typeof Answer>;

export function readInvitationOperation({ cookies, passwords }: ConsoleRoutes): Operation {
  return defineOperation<Body, undefined>({
    id: 'readInvitation',
    method: 'POST',
    path: '/v1/console/invitation',
    access: { kind: 'public' },
    summary: 'Show whom the link of an invitation is for',
    description: 'The link works as before. Unknown, used and expired links get 404.',
    tag: consoleTag,
    requestHeaders: { [consoleHeader]: { type: 'string', description: 'Required; any value.' } },
    body: Body,
    response: Answer,
    async handle({ body, request }): Promise<Answer> {
      cookies.requireOwnPage(request);
      const { name, email, joinedAt } = await passwords.readInvitation(body.token, request.caller.address);
      return { name, email, is_joined: joinedAt !== null };
    },
  });
}
