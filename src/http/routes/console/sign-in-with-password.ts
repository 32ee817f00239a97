import { type Static, Type } from 'typebox';
import { passwordLength } from '../../../features/people/passwords.ts';
import { personLimits } from '../../../features/people/person-fields.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { consoleHeader } from '../../plugins/console-cookies.ts';
import { browserOf, type ConsoleRoutes, consoleTag, WhoAmI, whoAmIOf } from './session-schemas.ts';

const Body = Type.Object({
  email: Type.String({ minLength: 1, maxLength: personLimits.emailLength }),
  password: Type.String({ minLength: 1, maxLength: passwordLength.maximum * 2 }),
});
type Body = Static<typeof Body>;

export function signInWithPasswordOperation(routes: ConsoleRoutes): Operation {
  return defineOperation<Body, undefined>({
    id: 'signInWithPassword',
    method: 'POST',
    path: '/v1/console/session/password',
    access: { kind: 'public' },
    summary: 'Sign in to the console with email address and password',
    description:
      'Sets the cookie of a session. The answer to an unknown address is that to a wrong password. An address of the network may try ten times in 15 minutes in vain; for one email address there are 30 attempts.',
    tag: consoleTag,
    requestHeaders: { [consoleHeader]: { type: 'string', description: 'Required; any value.' } },
    body: Body,
    status: 201,
    response: WhoAmI,
    async handle({ body, request, reply, signal }): Promise<WhoAmI> {
      const { cookies, passwords } = routes;
      cookies.requireOwnPage(request);
      const { token, signedIn } = await passwords.signIn(body, browserOf(request, cookies), signal);
      cookies.set(request, reply, token, signedIn.session.expiresAt);
      return whoAmIOf(signedIn, routes, request);
    },
  });
}
