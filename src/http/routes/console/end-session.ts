import { type Static, Type } from 'typebox';
import { defineOperation, type Operation } from '../../operation.ts';
import { resourceId } from '../../schemas/path-parameters.ts';
import { actOf } from '../admin/admin-routes.ts';
import { type ConsoleRoutes, consoleTag, sessionAccess } from './session-schemas.ts';

const Params = Type.Object({ session_id: resourceId('Of a session that `GET /v1/console/sessions` lists.') });
type Params = Static<typeof Params>;

export function endSessionOperation({ sessions, cookies }: ConsoleRoutes): Operation {
  return defineOperation<undefined, undefined, Params>({
    id: 'endSession',
    method: 'DELETE',
    path: '/v1/console/sessions/:session_id',
    access: sessionAccess,
    summary: 'End one session of the console',
    description: 'Its browser is signed out with its next request.',
    tag: consoleTag,
    params: Params,
    status: 204,
    response: null,
    async handle(call): Promise<void> {
      await sessions.end(await cookies.require(call.request), call.params.session_id, actOf(call));
    },
  });
}
