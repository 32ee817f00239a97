import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { FileButton } from '../../design/file-button.tsx';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { ResourceList } from '../../design/resource-list.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { mayLeave } from '../../shell/location.ts';
import { WorkflowFileEditor } from './workflow-file-editor.tsx';
import { useOwnWorkflows, useWorkflowFile } from './workflow-file-requests.ts';
import { newWorkflow } from './workflow-source.ts';
import '../../design/forms.css';
import '../../design/resources.css';
import './workflow-files.css';

/** One that is there, or the text of a new one, with a number so that each new one is drawn anew. */
type Chosen = { readonly id: string } | { readonly initial: string; readonly number: number };

/** The workflows that the account has brought in, as files. */
export function WorkflowFilesPage() {
  const { format } = useMessages();
  const { data: workflows, error } = useOwnWorkflows();
  const [chosen, choose] = useState<Chosen>();
  const [first] = useState(newWorkflow);
  const current: Chosen | undefined =
    chosen ??
    (workflows === undefined
      ? undefined
      : workflows[0] === undefined
        ? { initial: first, number: 0 }
        : { id: workflows[0].workflow_id });
  const begin = (initial: string): void => {
    if (mayLeave()) choose((before) => ({ initial, number: before && 'number' in before ? before.number + 1 : 1 }));
  };
  return (
    <div className="resources workflow-files">
      <ResourceList
        title={format('workflowFiles.title')}
        label={format('workflowFiles.list')}
        resources={workflows?.map(({ workflow_id: id, title, version = 1 }) => ({
          id,
          name: <span lang="en">{title}</span>,
          hint: format('workflowFiles.versionOnly', { version }),
        }))}
        chosenId={current !== undefined && 'id' in current ? current.id : undefined}
        none={format('workflowFiles.none')}
        error={error}
        onChoose={(id) => choose({ id })}
      >
        <div className="tools">
          <Button className="secondary" onPress={() => begin(newWorkflow())}>
            {format('workflowFiles.new')}
          </Button>
          <FileButton
            className="secondary"
            label={format('workflowFiles.import')}
            accept=".yaml,.yml,.json"
            onFile={(file) => void file.text().then(begin)}
          />
        </div>
      </ResourceList>
      {current !== undefined && 'id' in current && (
        <Existing
          key={current.id}
          id={current.id}
          onSaved={(id) => choose({ id })}
          onDeleted={() => choose(undefined)}
        />
      )}
      {current !== undefined && 'initial' in current && (
        <WorkflowFileEditor
          key={current.number}
          file={undefined}
          initial={current.initial}
          onSaved={(id) => choose({ id })}
          onDeleted={() => choose(undefined)}
        />
      )}
    </div>
  );
}

interface ExistingProps {
  readonly id: string;
  onSaved(id: string): void;
  onDeleted(): void;
}

function Existing({ id, onSaved, onDeleted }: ExistingProps) {
  const { format } = useMessages();
  const { data: file, error } = useWorkflowFile(id);
  if (error !== null) return <ProblemNotice error={error} />;
  if (file === undefined) return <p className="waiting">{format('loading')}</p>;
  return <WorkflowFileEditor file={file} initial="" {...{ onSaved, onDeleted }} />;
}
