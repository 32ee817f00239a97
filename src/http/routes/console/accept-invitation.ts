import { type Static, Type } from 'typebox';
import { passwordLength } from '../../../features/people/passwords.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { consoleHeader } from '../../plugins/console-cookies.ts';
import { nameField } from '../people/people-schemas.ts';
import { browserOf, type ConsoleRoutes, consoleTag, invitationToken, WhoAmI, whoAmIOf } from './session-schemas.ts';

const Body = Type.Object({
  token: invitationToken,
  password: Type.String({
    description: `${passwordLength.minimum} to ${passwordLength.maximum} characters of any kind.`,
  }),
  name: Type.Optional(nameField),
});
type Body = Static<typeof Body>;

export function acceptInvitationOperation(routes: ConsoleRoutes): Operation {
  return defineOperation<Body, undefined>({
    id: 'acceptInvitation',
    method: 'POST',
    path: '/v1/console/invitation/acceptance',
    access: { kind: 'public' },
    summary: 'Set the password with the link of an invitation, and sign in',
    description: 'The link works once. Other sessions of the person end.',
    tag: consoleTag,
    requestHeaders: { [consoleHeader]: { type: 'string', description: 'Required; any value.' } },
    body: Body,
    status: 201,
    response: WhoAmI,
    async handle({ body, request, reply, signal }): Promise<WhoAmI> {
      const { cookies, passwords } = routes;
      cookies.requireOwnPage(request);
      const { token, signedIn } = await passwords.accept(body, browserOf(request, cookies), signal);
      cookies.set(request, reply, token, signedIn.session.expiresAt);
      return whoAmIOf(signedIn, routes, request);
    },
  });
}
