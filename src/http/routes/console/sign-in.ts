import { type Static, Type } from 'typebox';
import { ServiceError } from '../../../errors/service-error.ts';
import { maskSecret } from '../../../features/accounts/key-secret.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { consoleHeader } from '../../plugins/console-cookies.ts';
import { recordIdentity } from '../../plugins/request-record.ts';
import { browserOf, type ConsoleRoutes, consoleTag, WhoAmI, whoAmIOf } from './session-schemas.ts';

const Body = Type.Object({
  key: Type.String({ minLength: 1, maxLength: 512, description: 'A developer key or an admin key.' }),
});
type Body = Static<typeof Body>;

export function signInOperation(routes: ConsoleRoutes): Operation {
  return defineOperation<Body, undefined>({
    id: 'signIn',
    method: 'POST',
    path: '/v1/console/session',
    access: { kind: 'public' },
    summary: 'Sign in to the console with a key',
    description:
      'Sets the cookie of a session. A second key of the same account joins the session: with an admin key it may administer as well. An address may try ten times in 15 minutes in vain.',
    tag: consoleTag,
    requestHeaders: { [consoleHeader]: { type: 'string', description: 'Required; any value.' } },
    body: Body,
    status: 201,
    response: WhoAmI,
    async handle({ body, request, reply }): Promise<WhoAmI> {
      const { sessions, cookies } = routes;
      cookies.requireOwnPage(request);
      // People paste it with the scheme that clients send.
      const key = body.key.trim().replace(/^\S+\s+/, '');
      const { token, signedIn } = await sessions
        .signIn({ key, ...browserOf(request, cookies) })
        .catch((error: unknown) => {
          if (error instanceof ServiceError && error.code === 'invalid_key')
            request.record.refusedKey = maskSecret(key);
          throw error;
        });
      recordIdentity(request.record, signedIn.identity);
      cookies.set(request, reply, token, signedIn.session.expiresAt);
      return whoAmIOf(signedIn, routes, request);
    },
  });
}
