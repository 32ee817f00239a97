import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ConfirmButton } from '../../design/confirm-button.tsx';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { RenameForm } from '../../design/rename-form.tsx';
import { UsageBar } from '../../design/usage-bar.tsx';
import { useMessages } from '../../messages/messages.tsx';
import {
  type DeveloperKey,
  deactivateKey,
  limitKey,
  renameKey,
  rotateKey,
  scopes,
  setExpiry,
  useKeyChange,
} from './key-requests.ts';
import { LimitFields } from './limit-fields.tsx';
import { toGiven, toLimits } from './limits.ts';
import { Secret } from './new-key.tsx';

/** How long the old secret can go on working. */
const overlaps = [
  { seconds: 0, message: 'keys.overlap.none' },
  { seconds: 3_600, message: 'keys.overlap.hour' },
  { seconds: 86_400, message: 'keys.overlap.day' },
  { seconds: 604_800, message: 'keys.overlap.week' },
] as const;
const minuteMilliseconds = 60_000;

interface KeyRowProps {
  readonly developerKey: DeveloperKey;
  /** In the present period; undefined while it is not known. */
  readonly used: { readonly characters: number; readonly milliseconds: number } | undefined;
}

/** One key with its use, and what can be done with it. */
export function KeyRow({ developerKey: key, used }: KeyRowProps) {
  const { format, language, locale } = useMessages();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const isExpired = key.expiration_time !== null && new Date(key.expiration_time) <= new Date();
  const { characters, speech_to_text_milliseconds: speech } = key.usage_limits;
  return (
    <li>
      <details>
        <summary>
          <strong>{key.label}</strong>
          {key.is_deactivated && <span className="badge">{format('keys.deactivated')}</span>}
          {isExpired && <span className="badge">{format('keys.expired')}</span>}
          <code className="hint" dir="ltr">
            {key.masked_key}
          </code>
        </summary>
        <p className="hint">
          {format('keys.created', { time: time.format(new Date(key.creation_time)) })}
          {key.expiration_time !== null &&
            ` ${format('keys.expiresAt', { time: time.format(new Date(key.expiration_time)) })}`}
        </p>
        <p>{key.scopes === null ? format('keys.mayAll') : format('keys.may', { scopes: describe(key.scopes) })}</p>
        {!key.is_deactivated && <KeyActions developerKey={key} />}
      </details>
      {used !== undefined && characters !== null && (
        <UsageBar name={format('usage.characters')} used={used.characters} limit={characters} />
      )}
      {used !== undefined && speech !== null && (
        <UsageBar
          name={format('usage.speechMinutes')}
          used={Math.ceil(used.milliseconds / minuteMilliseconds)}
          limit={Math.floor(speech / minuteMilliseconds)}
        />
      )}
    </li>
  );

  function describe(given: readonly string[]): string {
    const names = given.map((scope) => {
      const known = scopes.find((one) => one === scope);
      return known === undefined ? scope : format(`keys.scope.${known}`);
    });
    return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  }
}

function KeyActions({ developerKey: key }: { readonly developerKey: DeveloperKey }) {
  const { format } = useMessages();
  const { key_id } = key;
  const rename = useKeyChange(renameKey);
  const limit = useKeyChange(limitKey);
  const expire = useKeyChange(setExpiry);
  const rotate = useKeyChange(rotateKey);
  const deactivate = useKeyChange(deactivateKey);
  /** Undefined until it was renamed: the button gets the focus back afterwards. */
  const [isRenaming, setRenaming] = useState<boolean>();
  const [limits, setLimits] = useState(() =>
    toGiven({ ...key.usage_limits, requests_per_minute: key.requests_per_minute }),
  );
  const [expires, setExpires] = useState(() => toLocal(key.expiration_time));
  const [overlap, setOverlap] = useState(0);
  const problem = rename.error ?? limit.error ?? expire.error ?? rotate.error ?? deactivate.error;
  const saved = limit.isSuccess || expire.isSuccess;
  return (
    <>
      {problem !== null && <ProblemNotice error={problem} />}
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          limit.mutate({ key_id, ...toLimits(limits) });
          const expiration_time = expires === '' ? null : new Date(expires).toISOString();
          if (expires !== toLocal(key.expiration_time)) expire.mutate({ key_id, expiration_time });
        }}
      >
        <LimitFields value={limits} onChange={setLimits} />
        <label>
          {format('keys.expires')}
          <input type="datetime-local" value={expires} onChange={({ target }) => setExpires(target.value)} />
        </label>
        <div className="buttons">
          <Button type="submit" className="secondary" isDisabled={limit.isPending || expire.isPending}>
            {format('keys.saveLimits')}
          </Button>
          <span className="hint" role="status">
            {saved && !limit.isPending && !expire.isPending ? format('styles.saved') : ''}
          </span>
        </div>
      </form>
      <div className="buttons">
        {isRenaming === true ? (
          <RenameForm
            id={`label-${key_id}`}
            label={format('keys.label')}
            value={key.label}
            maxLength={200}
            onRename={(label) => {
              rename.mutate({ key_id, label });
              setRenaming(false);
            }}
            onCancel={() => setRenaming(false)}
          />
        ) : (
          <Button className="secondary" autoFocus={isRenaming === false} onPress={() => setRenaming(true)}>
            {format('resources.rename')}
          </Button>
        )}
        <ConfirmButton
          label={format('keys.deactivate')}
          question={format('keys.deactivateQuestion', { label: key.label })}
          onConfirm={() => deactivate.mutate(key_id)}
        />
      </div>
      <div className="buttons">
        <label>
          {`${format('keys.overlap')} `}
          <select className="field" value={overlap} onChange={({ target }) => setOverlap(Number(target.value))}>
            {overlaps.map(({ seconds, message }) => (
              <option key={seconds} value={seconds}>
                {format(message)}
              </option>
            ))}
          </select>
        </label>
        <ConfirmButton
          label={format('keys.rotate')}
          question={format(overlap === 0 ? 'keys.rotateNow' : 'keys.rotateLater', { label: key.label })}
          onConfirm={() => rotate.mutate({ key_id, overlap_seconds: overlap })}
        />
      </div>
      {rotate.data !== undefined && <Secret text={rotate.data} />}
    </>
  );
}

/** As a field of date and time has it, in the time zone of the browser. */
function toLocal(time: string | null): string {
  if (time === null) return '';
  const date = new Date(time);
  return new Date(date.getTime() - date.getTimezoneOffset() * minuteMilliseconds).toISOString().slice(0, 16);
}
