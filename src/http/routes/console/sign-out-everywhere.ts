import { type Static, Type } from 'typebox';
import { defineOperation, type Operation } from '../../operation.ts';
import { actOf } from '../admin/admin-routes.ts';
import { type ConsoleRoutes, consoleTag, sessionAccess } from './session-schemas.ts';

const Query = Type.Object({
  of: Type.Optional(
    Type.Unsafe<'own' | 'account'>({
      type: 'string',
      enum: ['own', 'account'],
      description:
        '`own` (default): sessions of the same person or with the same keys. `account`: for administrators, all.',
    }),
  ),
});
type Query = Static<typeof Query>;

export function signOutEverywhereOperation({ sessions, cookies }: ConsoleRoutes): Operation {
  return defineOperation<undefined, Query>({
    id: 'signOutEverywhere',
    method: 'DELETE',
    path: '/v1/console/sessions',
    access: sessionAccess,
    summary: 'Sign out everywhere, here included',
    description:
      'Ends the sessions of the caller in all browsers, or, as an administrator, those of everybody in the account.',
    tag: consoleTag,
    query: Query,
    status: 204,
    response: null,
    async handle(call): Promise<void> {
      await sessions.endAll(await cookies.require(call.request), actOf(call), call.query.of);
      cookies.clear(call.request, call.reply);
    },
  });
}
