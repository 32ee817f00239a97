import { defineOperation, type Operation } from '../../operation.ts';
import { type ConsoleRoutes, consoleTag, WhoAmI, whoAmIOf } from './session-schemas.ts';

export function readSessionOperation(routes: ConsoleRoutes): Operation {
  return defineOperation<undefined, undefined>({
    id: 'getSession',
    method: 'GET',
    path: '/v1/console/session',
    access: { kind: 'public' },
    summary: 'Show who is signed in to the console, with role, plan, keys and limits',
    description: 'Also answers when nobody is signed in; `sign_in_methods` then lists the ways to do so.',
    tag: consoleTag,
    response: WhoAmI,
    async handle({ request, reply }): Promise<WhoAmI> {
      const { cookies } = routes;
      reply.header('cache-control', 'no-store');
      const signedIn = await cookies.find(request);
      if (signedIn === undefined && cookies.token(request) !== undefined) cookies.clear(request, reply);
      const anyone = signedIn === undefined ? await cookies.findAnyone(request) : undefined;
      return whoAmIOf(signedIn, routes, request, anyone);
    },
  });
}
