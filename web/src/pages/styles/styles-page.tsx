import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { covers, useSession } from '../../api/session.ts';
import { useStyleLists } from '../../api/style-lists.ts';
import { ConfirmButton } from '../../design/confirm-button.tsx';
import { LanguageSelect } from '../../design/language-select.tsx';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { RenameForm } from '../../design/rename-form.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { StyleListEditor } from './style-list-editor.tsx';
import { createList, deleteList, renameList, useStyleChange, useStyleLanguages } from './style-requests.ts';
import '../../design/resources.css';
import './styles.css';

/** Lists of style rules: which there are, and what the chosen one asks for. */
export function StylesPage() {
  const { format, languageName } = useMessages();
  const { data: session } = useSession();
  const mayChange = covers(session, 'style_rules:write');
  const { data: lists, error } = useStyleLists();
  const { data: languages = [] } = useStyleLanguages();
  const [chosenId, choose] = useState<string>();
  const [name, setName] = useState('');
  const [wantedLanguage, setLanguage] = useState<string>();
  const [isRenaming, setRenaming] = useState(false);
  const create = useStyleChange(createList);
  const rename = useStyleChange(renameList);
  const remove = useStyleChange(deleteList);
  const language = wantedLanguage ?? (languages.includes('en') ? 'en' : languages[0]);
  const chosen = lists?.find(({ style_id }) => style_id === chosenId) ?? lists?.[0];
  const problem = error ?? create.error ?? rename.error ?? remove.error;
  return (
    <div className="resources">
      <section className="card list" aria-label={format('styles.list')}>
        <h1>{format('styles.title')}</h1>
        {problem !== null && <ProblemNotice error={problem} />}
        <ul>
          {lists?.map((list) => (
            <li key={list.style_id}>
              <Button
                className="choice"
                {...(list === chosen && { 'aria-current': 'true' as const })}
                onPress={() => {
                  choose(list.style_id);
                  setRenaming(false);
                }}
              >
                {list.name}
                <span className="hint">
                  {format('styles.count', {
                    language: languageName(list.language),
                    count: Object.values(list.configured_rules).reduce(
                      (sum, rules) => sum + Object.keys(rules).length,
                      0,
                    ),
                  })}
                </span>
              </Button>
            </li>
          ))}
        </ul>
        {lists?.length === 0 && <p className="hint">{format('styles.none')}</p>}
        {mayChange && language !== undefined && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (name.trim() === '') return;
              create.mutate(
                { name: name.trim(), language },
                {
                  onSuccess: (id) => {
                    choose(id);
                    setName('');
                  },
                },
              );
            }}
          >
            <label>
              {format('styles.newName')}
              <input value={name} maxLength={100} onChange={({ target }) => setName(target.value)} />
            </label>
            <LanguageSelect
              label={format('styles.language')}
              value={language}
              codes={languages}
              onChange={setLanguage}
            />
            <Button type="submit" className="secondary" isDisabled={create.isPending}>
              {format('styles.create')}
            </Button>
          </form>
        )}
      </section>
      {chosen !== undefined && (
        <section className="card detail" aria-labelledby="style-name">
          <header>
            {isRenaming ? (
              <RenameForm
                id="style-name"
                label={format('styles.name')}
                value={chosen.name}
                maxLength={100}
                onRename={(wanted) => {
                  rename.mutate({ id: chosen.style_id, name: wanted, version: chosen.version });
                  setRenaming(false);
                }}
              />
            ) : (
              <h2 id="style-name">{chosen.name}</h2>
            )}
            {mayChange && !isRenaming && (
              <span className="buttons">
                <Button className="secondary" onPress={() => setRenaming(true)}>
                  {format('resources.rename')}
                </Button>
                <ConfirmButton
                  label={format('resources.delete')}
                  question={format('styles.deleteReally', { name: chosen.name })}
                  onConfirm={() => remove.mutate(chosen.style_id)}
                />
              </span>
            )}
          </header>
          <StyleListEditor key={chosen.style_id} list={chosen} mayChange={mayChange} />
        </section>
      )}
    </div>
  );
}
