import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ConfirmButton } from '../../design/confirm-button.tsx';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { saveFile } from '../../design/save-file.ts';
import { ServerMessage } from '../../design/server-message.tsx';
import { useUnsaved } from '../../design/use-unsaved.ts';
import { useMessages } from '../../messages/messages.tsx';
import { useDeleteWorkflow, useSaveWorkflow, type WorkflowFile } from './workflow-file-requests.ts';
import { faultyLineOf, idOf, lineAt, rangeOfLine } from './workflow-source.ts';

interface WorkflowFileEditorProps {
  /** Undefined for a new one. */
  readonly file: WorkflowFile | undefined;
  /** What a new one begins with. */
  readonly initial: string;
  onSaved(id: string): void;
  onDeleted(): void;
}

/** The file of a workflow. What the server finds wrong leads to its line. */
export function WorkflowFileEditor({ file, initial, onSaved, onDeleted }: WorkflowFileEditorProps) {
  const { format, locale } = useMessages();
  const [source, setSource] = useState(file?.source ?? initial);
  const [line, setLine] = useState(1);
  const [lacksId, setLacksId] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const save = useSaveWorkflow();
  const remove = useDeleteWorkflow();
  const isChanged = source !== file?.source;
  useUnsaved(isChanged && source !== initial);
  const faultyLine = save.error === null ? undefined : faultyLineOf(save.error.message);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const submit = (): void => {
    const id = idOf(source);
    setLacksId(id === undefined);
    if (id !== undefined) save.mutate({ id, source }, { onSuccess: (saved) => saved && onSaved(saved.workflow_id) });
  };
  const goTo = (wanted: number): void => {
    const area = field.current;
    if (area === null) return;
    area.focus();
    area.setSelectionRange(...rangeOfLine(source, wanted));
    area.scrollTop = (area.scrollHeight / source.split('\n').length) * Math.max(0, wanted - 4);
    setLine(wanted);
  };
  return (
    <section className="card detail" aria-labelledby="workflow-file-title">
      <header>
        <h2 id="workflow-file-title" lang={file && 'en'}>
          {file?.title ?? format('workflowFiles.new')}
        </h2>
        {file !== undefined && (
          <span className="buttons">
            <Button
              className="secondary"
              onPress={() => saveFile(new Blob([file.source], { type: 'application/yaml' }), `${file.name}.yaml`)}
            >
              {format('workflowFiles.download')}
            </Button>
            <ConfirmButton
              label={format('resources.delete')}
              question={format('workflowFiles.deleteReally', { title: file.title })}
              onConfirm={() => remove.mutate(file.workflow_id, { onSuccess: onDeleted })}
            />
          </span>
        )}
      </header>
      {file !== undefined && (
        <p className="hint">
          {format('workflowFiles.version', {
            version: file.version ?? 1,
            time: time.format(new Date(file.last_modified_date)),
          })}
        </p>
      )}
      {file?.available === false && (
        <div className="notice warnings">
          <p>{format('workflows.unavailable')}</p>
          <p>
            <ServerMessage text={file.reason ?? ''} />
          </p>
        </div>
      )}
      <label htmlFor="workflow-source">{format('workflowFiles.source')}</label>
      <textarea
        ref={field}
        id="workflow-source"
        className="source"
        rows={22}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="off"
        wrap="off"
        aria-describedby="workflow-line"
        value={source}
        onChange={({ target }) => {
          setSource(target.value);
          setLine(lineAt(target.value, target.selectionStart));
          setLacksId(false);
          save.reset();
        }}
        onSelect={({ currentTarget }) => setLine(lineAt(source, currentTarget.selectionStart))}
      />
      <p id="workflow-line" className="hint">
        {format('workflowFiles.line', { line, lines: source.split('\n').length })}
      </p>
      {lacksId && (
        <p className="notice problem" role="alert">
          {format('workflowFiles.lacksId')}
        </p>
      )}
      {save.error !== null && <ProblemNotice error={save.error} />}
      {remove.error !== null && <ProblemNotice error={remove.error} />}
      <div className="buttons">
        <Button className="primary" isDisabled={!isChanged || save.isPending} onPress={submit}>
          {format('resources.save')}
        </Button>
        {faultyLine !== undefined && (
          <Button className="secondary" onPress={() => goTo(faultyLine)}>
            {format('workflowFiles.goTo', { line: faultyLine })}
          </Button>
        )}
        <span role="status">{save.isSuccess && !isChanged && format('styles.saved')}</span>
      </div>
    </section>
  );
}
