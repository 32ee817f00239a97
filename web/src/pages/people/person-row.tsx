import { Button } from 'react-aria-components/Button';
import { type Role, roles } from '../../api/session.ts';
import { ConfirmButton } from '../../design/confirm-button.tsx';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { saveFile } from '../../design/save-file.ts';
import { useMessages } from '../../messages/messages.tsx';
import { InvitationLink } from './invitation-link.tsx';
import {
  changePerson,
  deletePerson,
  exportPerson,
  inviteAgain,
  type Person,
  signOutPerson,
  usePeopleChange,
} from './people-requests.ts';
import { PersonLimit } from './person-limit.tsx';

/** One person, with what an administrator can do. */
export function PersonRow({ person }: { readonly person: Person }) {
  const { format, locale } = useMessages();
  const { person_id: id, name, state } = person;
  const change = usePeopleChange(changePerson);
  const renew = usePeopleChange(inviteAgain);
  const signOut = usePeopleChange(signOutPerson);
  const save = usePeopleChange(exportPerson);
  const remove = usePeopleChange(deletePerson);
  const problem = change.error ?? renew.error ?? signOut.error ?? save.error ?? remove.error;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const isDeactivated = state === 'deactivated';
  const isAnyone = person.kind === 'anyone';
  const roleOrAnyone = isAnyone ? 'people.anyone' : (`role.${person.role}` as const);
  const badge = isDeactivated ? 'people.deactivated' : roleOrAnyone;
  return (
    <li>
      <details>
        <summary>
          <strong>{name}</strong>
          <span className="badge">{format(badge)}</span>
          {state === 'invited' && <span className="badge">{format('people.invited')}</span>}
          <span className="hint" dir="ltr">
            {person.email}
          </span>
        </summary>
        {person.last_sign_in_time !== null && (
          <p className="hint">{format('people.signedIn', { time: time.format(new Date(person.last_sign_in_time)) })}</p>
        )}
        {isAnyone && <p className="hint">{format('people.anyoneHint')}</p>}
        {problem !== null && <ProblemNotice error={problem} />}
        <PersonLimit
          person={person}
          isBusy={change.isPending}
          onChange={(characters) => change.mutate({ id, characters })}
        />
        <div className="buttons">
          {!isAnyone && (
            <label>
              {format('people.role')}
              <select
                value={person.role}
                disabled={change.isPending}
                onChange={({ target }) => change.mutate({ id, role: target.value as Role })}
              >
                {roles.map((role) => (
                  <option key={role} value={role}>
                    {format(`role.${role}`)}
                  </option>
                ))}
              </select>
            </label>
          )}
          {!isDeactivated && !isAnyone && (
            <Button className="secondary" onPress={() => renew.mutate(id)}>
              {format('people.newLink')}
            </Button>
          )}
          {state === 'active' && !isAnyone && (
            <Button className="secondary" onPress={() => signOut.mutate(id)}>
              {format('people.signOut')}
            </Button>
          )}
          <Button className="secondary" onPress={() => change.mutate({ id, is_deactivated: !isDeactivated })}>
            {format(isDeactivated ? 'people.activate' : 'people.deactivate')}
          </Button>
          <Button
            className="secondary"
            onPress={() => save.mutate(id, { onSuccess: (data) => saveFile(data, `${person.email || 'anyone'}.json`) })}
          >
            {format('people.export')}
          </Button>
          <ConfirmButton
            label={format('people.delete')}
            question={format('people.deleteQuestion', { name })}
            onConfirm={() => remove.mutate(id)}
          />
        </div>
        {renew.data !== undefined && <InvitationLink invited={renew.data} />}
        <p aria-live="polite" className="hint">
          {signOut.isSuccess && format('people.signedOut')}
        </p>
      </details>
    </li>
  );
}
