import { defineOperation, type Operation } from '../../operation.ts';
import { actOf } from '../admin/admin-routes.ts';
import { type ConsoleRoutes, consoleTag, sessionAccess } from './session-schemas.ts';

export function signOutEverywhereOperation({ sessions, cookies }: ConsoleRoutes): Operation {
  return defineOperation<undefined, undefined>({
    id: 'signOutEverywhere',
    method: 'DELETE',
    path: '/v1/console/sessions',
    access: sessionAccess,
    summary: 'End all sessions that the caller sees, this one included',
    description: 'Those with the same keys; as an administrator, all sessions of the account.',
    tag: consoleTag,
    status: 204,
    response: null,
    async handle(call): Promise<void> {
      await sessions.endAll(await cookies.require(call.request), actOf(call));
      cookies.clear(call.request, call.reply);
    },
  });
}
