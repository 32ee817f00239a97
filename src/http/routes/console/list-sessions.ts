import { type Static, Type } from 'typebox';
import { defineOperation, type Operation } from '../../operation.ts';
import { type ConsoleRoutes, consoleTag, SessionEntry, sessionAccess, toSessionEntry } from './session-schemas.ts';

const Answer = Type.Object({ sessions: Type.Array(SessionEntry) });
type Answer = Static<typeof Answer>;

export function listSessionsOperation({ sessions, cookies }: ConsoleRoutes): Operation {
  return defineOperation<undefined, undefined>({
    id: 'listSessions',
    method: 'GET',
    path: '/v1/console/sessions',
    access: sessionAccess,
    summary: 'List the sessions of the console, newest first',
    description: 'Those with the same keys; as an administrator, all sessions of the account.',
    tag: consoleTag,
    response: Answer,
    async handle({ request }): Promise<Answer> {
      const signedIn = await cookies.require(request);
      const listed = await sessions.list(signedIn);
      return {
        sessions: listed.map((session) => toSessionEntry(session, sessions.endOf(session), signedIn.session?.id ?? '')),
      };
    },
  });
}
