import { defineOperation, type Operation } from '../../operation.ts';
import { actOf } from '../admin/admin-routes.ts';
import { type ConsoleRoutes, consoleTag, sessionAccess } from './session-schemas.ts';

export function signOutOperation({ sessions, cookies }: ConsoleRoutes): Operation {
  return defineOperation<undefined, undefined>({
    id: 'signOut',
    method: 'DELETE',
    path: '/v1/console/session',
    access: sessionAccess,
    summary: 'Sign out of the console in this browser',
    description:
      'Ends the session on the server and removes its cookie. Who is signed in by a proxy is signed out at `sign_out_url` of the session.',
    tag: consoleTag,
    status: 204,
    response: null,
    async handle(call): Promise<void> {
      const signedIn = await cookies.require(call.request);
      if (signedIn.session !== null) await sessions.end(signedIn, signedIn.session.id, actOf(call));
      cookies.clear(call.request, call.reply);
    },
  });
}
