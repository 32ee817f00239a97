import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { CopyButton } from '../../design/copy-button.tsx';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { createKey, type Scope, scopes, useKeyChange } from './key-requests.ts';
import { LimitFields } from './limit-fields.tsx';
import { noLimits, toLimits } from './limits.ts';

const nothing = { label: '', isNarrow: false, chosen: [] as readonly Scope[], limits: noLimits, expires: '' };

/** What a new key may do and how much. */
export function NewKey() {
  const { format } = useMessages();
  const create = useKeyChange(createKey);
  const [given, setGiven] = useState(nothing);
  const { label, isNarrow, chosen, limits, expires } = given;
  const submit = (): void =>
    create.mutate(
      {
        label: label.trim(),
        ...(isNarrow && { scopes: [...chosen] }),
        ...toLimits(limits),
        expiration_time: expires === '' ? null : new Date(expires).toISOString(),
      },
      { onSuccess: () => setGiven(nothing) },
    );
  return (
    <section className="card wide" aria-labelledby="new-key">
      <h2 id="new-key">{format('keys.new')}</h2>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label>
          {format('keys.label')}
          <input
            required
            maxLength={200}
            autoComplete="off"
            value={label}
            onChange={({ target }) => setGiven({ ...given, label: target.value })}
          />
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={isNarrow}
            onChange={({ target }) => setGiven({ ...given, isNarrow: target.checked })}
          />
          {format('keys.narrow')}
        </label>
        {isNarrow && (
          <fieldset>
            <legend>{format('keys.scopes')}</legend>
            <div className="checks">
              {scopes.map((scope) => (
                <label key={scope} className="check">
                  <input
                    type="checkbox"
                    checked={chosen.includes(scope)}
                    onChange={({ target }) =>
                      setGiven({
                        ...given,
                        chosen: target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope),
                      })
                    }
                  />
                  {format(`keys.scope.${scope}`)}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <LimitFields value={limits} onChange={(value) => setGiven({ ...given, limits: value })} />
        <label>
          {format('keys.expires')}
          <input
            type="datetime-local"
            value={expires}
            onChange={({ target }) => setGiven({ ...given, expires: target.value })}
          />
        </label>
        <p className="hint">{format('keys.expiresHint')}</p>
        <Button type="submit" className="primary" isDisabled={create.isPending || (isNarrow && chosen.length === 0)}>
          {format('keys.create')}
        </Button>
      </form>
      {create.error !== null && <ProblemNotice error={create.error} />}
      {create.data !== undefined && <Secret text={create.data} />}
    </section>
  );
}

/** Shown this once. */
export function Secret({ text }: { readonly text: string }) {
  const { format } = useMessages();
  return (
    <div className="notice" role="status">
      <p>{format('keys.secret')}</p>
      <p>
        <code dir="ltr">{text}</code>
      </p>
      <CopyButton text={text} label={format('keys.copy')} />
    </div>
  );
}
