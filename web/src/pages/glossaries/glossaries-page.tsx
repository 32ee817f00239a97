import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useGlossaryList } from '../../api/glossaries.ts';
import { covers, useSession } from '../../api/session.ts';
import { ConfirmButton } from '../../design/confirm-button.tsx';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { RenameForm } from '../../design/rename-form.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { mayLeave } from '../../shell/location.ts';
import { GlossaryEditor } from './glossary-editor.tsx';
import { createGlossary, deleteGlossary, renameGlossary, useGlossaryChange } from './glossary-requests.ts';
import '../../design/resources.css';
import '../../design/entries.css';

/** Glossaries of the organisation: the list, and the entries of the chosen one. */
export function GlossariesPage() {
  const { format } = useMessages();
  const { data: session } = useSession();
  const mayChange = covers(session, 'glossaries:write');
  const { data: glossaries, error } = useGlossaryList();
  const [chosenId, choose] = useState<string>();
  const [name, setName] = useState('');
  const create = useGlossaryChange(createGlossary);
  const rename = useGlossaryChange(renameGlossary);
  const remove = useGlossaryChange(deleteGlossary);
  const [isRenaming, setRenaming] = useState(false);
  const chosen = glossaries?.find(({ glossary_id }) => glossary_id === chosenId) ?? glossaries?.[0];
  const problem = error ?? create.error ?? rename.error ?? remove.error;
  return (
    <div className="resources">
      <section className="card list" aria-label={format('glossaries.list')}>
        <h1>{format('glossaries.title')}</h1>
        {problem !== null && <ProblemNotice error={problem} />}
        <ul>
          {glossaries?.map((glossary) => (
            <li key={glossary.glossary_id}>
              <Button
                className="choice"
                {...(glossary === chosen && { 'aria-current': 'true' as const })}
                onPress={() => {
                  if (glossary === chosen || !mayLeave()) return;
                  choose(glossary.glossary_id);
                  setRenaming(false);
                }}
              >
                {glossary.name}
                <span className="hint">
                  {format('glossaries.count', {
                    count: glossary.dictionaries.reduce((sum, { entry_count }) => sum + entry_count, 0),
                  })}
                </span>
              </Button>
            </li>
          ))}
        </ul>
        {glossaries?.length === 0 && <p className="hint">{format('glossaries.none')}</p>}
        {mayChange && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (name.trim() === '') return;
              create.mutate(name.trim(), {
                onSuccess: (id) => {
                  choose(id);
                  setName('');
                },
              });
            }}
          >
            <label>
              {format('glossaries.newName')}
              <input value={name} maxLength={256} onChange={({ target }) => setName(target.value)} />
            </label>
            <Button type="submit" className="secondary" isDisabled={create.isPending}>
              {format('glossaries.create')}
            </Button>
          </form>
        )}
      </section>
      {chosen !== undefined && (
        <section className="card detail" aria-labelledby="glossary-name">
          <header>
            {!isRenaming ? (
              <h2 id="glossary-name">{chosen.name}</h2>
            ) : (
              <RenameForm
                id="glossary-name"
                label={format('glossaries.name')}
                value={chosen.name}
                maxLength={256}
                onRename={(wanted) => {
                  rename.mutate({ id: chosen.glossary_id, name: wanted });
                  setRenaming(false);
                }}
              />
            )}
            {mayChange && !isRenaming && (
              <span className="buttons">
                <Button className="secondary" onPress={() => setRenaming(true)}>
                  {format('resources.rename')}
                </Button>
                <ConfirmButton
                  label={format('resources.delete')}
                  question={format('glossaries.deleteReally', { name: chosen.name })}
                  onConfirm={() => remove.mutate(chosen.glossary_id)}
                />
              </span>
            )}
          </header>
          <GlossaryEditor key={chosen.glossary_id} glossary={chosen} mayChange={mayChange} />
        </section>
      )}
    </div>
  );
}
