import { useEffect } from 'react';
import { Problem } from '../api/problem.ts';
import { useEndedSession } from '../api/session.ts';
import type { MessageName } from '../messages/message-names.ts';
import { useMessages } from '../messages/messages.tsx';
import { ServerMessage } from './server-message.tsx';

/** Codes that have words of their own here. Others are shown as the server says them, in English. */
const ownWords: Readonly<Record<string, MessageName>> = {
  network: 'problem.network',
  too_many_requests: 'problem.tooMany',
  overloaded: 'problem.tooMany',
  quota_exceeded: 'problem.quota',
  invalid_key: 'problem.invalidKey',
  engine_timed_out: 'problem.timedOut',
  body_too_large: 'problem.tooLarge',
  out_of_scope: 'problem.notAllowed',
  role_required: 'problem.notAllowed',
  wrong_credentials: 'problem.wrongCredentials',
  invitation_not_found: 'problem.usedLink',
  last_administrator: 'problem.lastAdministrator',
  email_taken: 'problem.emailTaken',
  list_changed: 'problem.listChanged',
  segment_changed: 'problem.segmentChanged',
};

/** An error in words, with what the server adds and the trace id by which its operator finds it. */
export function ProblemNotice({ error }: { readonly error: unknown }) {
  const { format } = useMessages();
  const noticeEnd = useEndedSession();
  useEffect(() => noticeEnd(error), [error, noticeEnd]);
  const problem = error instanceof Problem ? error : undefined;
  const words = problem && ownWords[problem.code];
  const said = problem?.message ?? String(error);
  return (
    <div className="notice problem" role="alert">
      <p>{words === undefined ? <ServerMessage text={said} /> : format(words)}</p>
      {problem?.detail !== undefined && (
        <p>
          <ServerMessage text={problem.detail} />
        </p>
      )}
      {problem?.traceId !== undefined && (
        <p className="hint">
          {format('problem.trace')} <code>{problem.traceId}</code>
        </p>
      )}
    </div>
  );
}
