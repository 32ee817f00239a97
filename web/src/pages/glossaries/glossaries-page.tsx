import { useState } from 'react';
import { useGlossaryList } from '../../api/glossaries.ts';
import { covers, useSession } from '../../api/session.ts';
import { CreateForm } from '../../design/create-form.tsx';
import { ResourceHeader } from '../../design/resource-header.tsx';
import { ResourceList } from '../../design/resource-list.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { GlossaryEditor } from './glossary-editor.tsx';
import { createGlossary, deleteGlossary, renameGlossary, useGlossaryChange } from './glossary-requests.ts';
import '../../design/resources.css';
import '../../design/entries.css';

const longestName = 256;

/** Glossaries of the organisation: the list, and the entries of the chosen one. */
export function GlossariesPage() {
  const { format } = useMessages();
  const { data: session } = useSession();
  const mayChange = covers(session, 'glossaries:write');
  const { data: glossaries, error } = useGlossaryList();
  const [chosenId, choose] = useState<string>();
  const create = useGlossaryChange(createGlossary);
  const rename = useGlossaryChange(renameGlossary);
  const remove = useGlossaryChange(deleteGlossary);
  const chosen = glossaries?.find(({ glossary_id }) => glossary_id === chosenId) ?? glossaries?.[0];
  return (
    <div className="resources">
      <ResourceList
        title={format('glossaries.title')}
        label={format('glossaries.list')}
        resources={glossaries?.map(({ glossary_id: id, name, dictionaries }) => {
          const count = dictionaries.reduce((sum, { entry_count }) => sum + entry_count, 0);
          return { id, name, hint: format('glossaries.count', { count }) };
        })}
        chosenId={chosen?.glossary_id}
        none={format('glossaries.none')}
        error={error ?? create.error ?? rename.error ?? remove.error}
        onChoose={choose}
      >
        {mayChange && (
          <CreateForm
            label={format('glossaries.newName')}
            maxLength={longestName}
            button={format('glossaries.create')}
            isPending={create.isPending}
            onCreate={async (name) => choose(await create.mutateAsync(name))}
          />
        )}
      </ResourceList>
      {chosen !== undefined && (
        <section key={chosen.glossary_id} className="card detail" aria-labelledby="glossary-name">
          <ResourceHeader
            id="glossary-name"
            name={chosen.name}
            label={format('glossaries.name')}
            maxLength={longestName}
            question={format('glossaries.deleteReally', { name: chosen.name })}
            mayChange={mayChange}
            onRename={(name) => rename.mutate({ id: chosen.glossary_id, name })}
            onDelete={() => remove.mutate(chosen.glossary_id)}
          />
          <GlossaryEditor glossary={chosen} mayChange={mayChange} />
        </section>
      )}
    </div>
  );
}
