import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { api } from '../../api/client.ts';
import { ConfirmButton } from '../../design/confirm-button.tsx';
import { CopyButton } from '../../design/copy-button.tsx';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useMessages } from '../../messages/messages.tsx';

const adminKeysKey = ['admin-keys'];

/** Keys with which programs administer the account. */
export function AdminKeys() {
  const { format } = useMessages();
  const client = useQueryClient();
  const [label, setLabel] = useState('');
  const onSettled = () => client.invalidateQueries({ queryKey: adminKeysKey });
  const keys = useQuery({
    queryKey: adminKeysKey,
    queryFn: async ({ signal }) => (await api.GET('/v2/admin/admin-keys', { signal })).data ?? [],
  });
  const create = useMutation({
    mutationFn: async () => (await api.POST('/v2/admin/admin-keys', { body: { label: label.trim() } })).data,
    onSuccess: () => setLabel(''),
    onSettled,
  });
  const end = useMutation({
    mutationFn: (key_id: string) => api.PUT('/v2/admin/admin-keys/deactivate', { body: { key_id } }),
    onSettled,
  });
  const error = keys.error ?? create.error ?? end.error;
  return (
    <section className="card wide">
      <h2>{format('adminKeys.title')}</h2>
      <p className="hint">{format('adminKeys.intro')}</p>
      {error !== null && <ProblemNotice error={error} />}
      <ul className="rows">
        {keys.data
          ?.filter((key) => !key.is_deactivated)
          .map((key) => (
            <li key={key.key_id}>
              <div>
                <strong>{key.label}</strong>{' '}
                <code dir="ltr" className="hint">
                  {key.masked_key}
                </code>
              </div>
              <ConfirmButton
                label={format('adminKeys.end')}
                question={format('adminKeys.question', { name: key.label })}
                onConfirm={() => end.mutate(key.key_id)}
              />
            </li>
          ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate();
        }}
      >
        <label>
          {format('adminKeys.label')}
          <input
            required
            maxLength={200}
            autoComplete="off"
            value={label}
            onChange={({ target }) => setLabel(target.value)}
          />
        </label>
        <Button type="submit" className="secondary" isDisabled={create.isPending}>
          {format('adminKeys.create')}
        </Button>
      </form>
      {create.data !== undefined && (
        <div className="notice" role="status">
          <p>{format('adminKeys.secret')}</p>
          <p>
            <code dir="ltr">{create.data.api_key}</code>
          </p>
          <CopyButton text={create.data.api_key} label={format('adminKeys.copy')} />
        </div>
      )}
    </section>
  );
}
