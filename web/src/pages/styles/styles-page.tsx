import { useState } from 'react';
import { covers, useSession } from '../../api/session.ts';
import { useStyleLists } from '../../api/style-lists.ts';
import { CreateForm } from '../../design/create-form.tsx';
import { LanguageSelect } from '../../design/language-select.tsx';
import { ResourceHeader } from '../../design/resource-header.tsx';
import { ResourceList } from '../../design/resource-list.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { StyleListEditor } from './style-list-editor.tsx';
import { createList, deleteList, renameList, useStyleChange, useStyleLanguages } from './style-requests.ts';
import '../../design/changes.css';
import '../../design/resources.css';
import './styles.css';

const longestName = 100;

/** Lists of style rules: which there are, and what the chosen one asks for. */
export function StylesPage() {
  const { format, languageName } = useMessages();
  const { data: session } = useSession();
  const mayChange = covers(session, 'style_rules:write');
  const { data: languages = [], isPending: hasNoLanguagesYet } = useStyleLanguages();
  const { data, error } = useStyleLists();
  // The form for another list needs the languages, and would move what is below it.
  const lists = hasNoLanguagesYet ? undefined : data;
  const [chosenId, choose] = useState<string>();
  const [wantedLanguage, setLanguage] = useState<string>();
  const create = useStyleChange(createList);
  const rename = useStyleChange(renameList);
  const remove = useStyleChange(deleteList);
  const language = wantedLanguage ?? (languages.includes('en') ? 'en' : languages[0]);
  const chosen = lists?.find(({ style_id }) => style_id === chosenId) ?? lists?.[0];
  return (
    <div className="resources">
      <ResourceList
        title={format('styles.title')}
        label={format('styles.list')}
        resources={lists?.map(({ style_id: id, name, language: code, configured_rules }) => {
          const count = Object.values(configured_rules).reduce((sum, rules) => sum + Object.keys(rules).length, 0);
          return { id, name, hint: format('styles.count', { language: languageName(code), count }) };
        })}
        chosenId={chosen?.style_id}
        none={format('styles.none')}
        error={error ?? create.error ?? rename.error ?? remove.error}
        onChoose={choose}
      >
        {mayChange && language !== undefined && (
          <CreateForm
            label={format('styles.newName')}
            maxLength={longestName}
            button={format('styles.create')}
            isPending={create.isPending}
            onCreate={async (name) => choose(await create.mutateAsync({ name, language }))}
          >
            <LanguageSelect
              label={format('styles.language')}
              value={language}
              codes={languages}
              onChange={setLanguage}
            />
          </CreateForm>
        )}
      </ResourceList>
      {chosen !== undefined && (
        <section key={chosen.style_id} className="card detail" aria-labelledby="style-name">
          <ResourceHeader
            id="style-name"
            name={chosen.name}
            label={format('styles.name')}
            maxLength={longestName}
            question={format('styles.deleteReally', { name: chosen.name })}
            mayChange={mayChange}
            onRename={(name) => rename.mutate({ id: chosen.style_id, name, version: chosen.version })}
            onDelete={() => remove.mutate(chosen.style_id)}
          />
          <StyleListEditor list={chosen} mayChange={mayChange} />
        </section>
      )}
    </div>
  );
}
