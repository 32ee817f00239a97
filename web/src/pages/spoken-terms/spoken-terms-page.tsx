import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { covers, useSession } from '../../api/session.ts';
import { useSpokenTermsList } from '../../api/spoken-terms.ts';
import { ConfirmButton } from '../../design/confirm-button.tsx';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { RenameForm } from '../../design/rename-form.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { mayLeave } from '../../shell/location.ts';
import { CollectionEditor } from './collection-editor.tsx';
import { createCollection, deleteCollection, renameCollection, useTermsChange } from './term-requests.ts';
import '../../design/resources.css';
import '../../design/entries.css';

/** Of a name, in bytes of UTF-8; the server says so where a name is longer. */
const longestName = 1024;

/** Words that speech recognition expects: the collections of the organisation, and the terms of the chosen one. */
export function SpokenTermsPage() {
  const { format } = useMessages();
  const { data: session } = useSession();
  const mayChange = covers(session, 'spoken_terms:write');
  const { data: collections, error } = useSpokenTermsList();
  const [chosenId, choose] = useState<string>();
  const [name, setName] = useState('');
  const [isRenaming, setRenaming] = useState(false);
  const create = useTermsChange(createCollection);
  const rename = useTermsChange(renameCollection);
  const remove = useTermsChange(deleteCollection);
  const chosen = collections?.find(({ spoken_terms_id }) => spoken_terms_id === chosenId) ?? collections?.[0];
  const problem = error ?? create.error ?? rename.error ?? remove.error;
  return (
    <div className="resources">
      <section className="card list" aria-label={format('terms.list')}>
        <h1>{format('terms.title')}</h1>
        {problem !== null && <ProblemNotice error={problem} />}
        <ul>
          {collections?.map((collection) => (
            <li key={collection.spoken_terms_id}>
              <Button
                className="choice"
                {...(collection === chosen && { 'aria-current': 'true' as const })}
                onPress={() => {
                  if (collection === chosen || !mayLeave()) return;
                  choose(collection.spoken_terms_id);
                  setRenaming(false);
                }}
              >
                {collection.name}
                <span className="hint">
                  {format('terms.count', {
                    count: collection.term_lists.reduce((sum, { entry_count }) => sum + entry_count, 0),
                  })}
                </span>
              </Button>
            </li>
          ))}
        </ul>
        {collections?.length === 0 && <p className="hint">{format('terms.none')}</p>}
        {mayChange && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (name.trim() === '' || !mayLeave()) return;
              create.mutate(name.trim(), {
                onSuccess: (id) => {
                  choose(id);
                  setName('');
                },
              });
            }}
          >
            <label>
              {format('terms.newName')}
              <input value={name} maxLength={longestName} onChange={({ target }) => setName(target.value)} />
            </label>
            <Button type="submit" className="secondary" isDisabled={create.isPending}>
              {format('terms.create')}
            </Button>
          </form>
        )}
      </section>
      {chosen !== undefined && (
        <section className="card detail" aria-labelledby="terms-name">
          <header>
            {isRenaming ? (
              <RenameForm
                id="terms-name"
                label={format('terms.name')}
                value={chosen.name}
                maxLength={longestName}
                onRename={(wanted) => {
                  rename.mutate({ id: chosen.spoken_terms_id, name: wanted });
                  setRenaming(false);
                }}
              />
            ) : (
              <h2 id="terms-name">{chosen.name}</h2>
            )}
            {mayChange && !isRenaming && (
              <span className="buttons">
                <Button className="secondary" onPress={() => setRenaming(true)}>
                  {format('resources.rename')}
                </Button>
                <ConfirmButton
                  label={format('resources.delete')}
                  question={format('terms.deleteReally', { name: chosen.name })}
                  onConfirm={() => remove.mutate(chosen.spoken_terms_id)}
                />
              </span>
            )}
          </header>
          <CollectionEditor key={chosen.spoken_terms_id} collection={chosen} mayChange={mayChange} />
        </section>
      )}
    </div>
  );
}
