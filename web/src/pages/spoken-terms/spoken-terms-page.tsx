import { useState } from 'react';
import { covers, useSession } from '../../api/session.ts';
import { useSpokenTermsList } from '../../api/spoken-terms.ts';
import { CreateForm } from '../../design/create-form.tsx';
import { ResourceHeader } from '../../design/resource-header.tsx';
import { ResourceList } from '../../design/resource-list.tsx';
import { useMessages } from '../../messages/messages.tsx';
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
  const create = useTermsChange(createCollection);
  const rename = useTermsChange(renameCollection);
  const remove = useTermsChange(deleteCollection);
  const chosen = collections?.find(({ spoken_terms_id }) => spoken_terms_id === chosenId) ?? collections?.[0];
  return (
    <div className="resources">
      <ResourceList
        title={format('terms.title')}
        label={format('terms.list')}
        resources={collections?.map(({ spoken_terms_id: id, name, term_lists }) => {
          const count = term_lists.reduce((sum, { entry_count }) => sum + entry_count, 0);
          return { id, name, hint: format('terms.count', { count }) };
        })}
        chosenId={chosen?.spoken_terms_id}
        none={format('terms.none')}
        error={error ?? create.error ?? rename.error ?? remove.error}
        onChoose={choose}
      >
        {mayChange && (
          <CreateForm
            label={format('terms.newName')}
            maxLength={longestName}
            button={format('terms.create')}
            isPending={create.isPending}
            onCreate={async (name) => choose(await create.mutateAsync(name))}
          />
        )}
      </ResourceList>
      {chosen !== undefined && (
        <section key={chosen.spoken_terms_id} className="card detail" aria-labelledby="terms-name">
          <ResourceHeader
            id="terms-name"
            name={chosen.name}
            label={format('terms.name')}
            maxLength={longestName}
            question={format('terms.deleteReally', { name: chosen.name })}
            mayChange={mayChange}
            onRename={(name) => rename.mutate({ id: chosen.spoken_terms_id, name })}
            onDelete={() => remove.mutate(chosen.spoken_terms_id)}
          />
          <CollectionEditor collection={chosen} mayChange={mayChange} />
        </section>
      )}
    </div>
  );
}
