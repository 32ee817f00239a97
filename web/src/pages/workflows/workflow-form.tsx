import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { ServerMessage } from '../../design/server-message.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { initialOf, type Schema } from './schema.ts';
import { SchemaFields } from './schema-fields.tsx';
import { useEstimate, useStart, type Workflow } from './workflow-requests.ts';

interface WorkflowFormProps {
  readonly workflow: Workflow;
  onStarted(task: string): void;
}

/** What a workflow does, and what it needs to know. */
export function WorkflowForm({ workflow, onStarted }: WorkflowFormProps) {
  const { format, locale } = useMessages();
  const schema = workflow.input_schema as Schema;
  const [values, setValues] = useState(() => initialOf(schema));
  const start = useStart();
  const estimate = useEstimate();
  const wanted = { workflow: workflow.workflow_id, values };
  const error = start.error ?? estimate.error;
  const number = new Intl.NumberFormat(locale);
  return (
    <section className="card detail" aria-labelledby="workflow-title">
      <h2 id="workflow-title" lang="en">
        {workflow.title}
      </h2>
      <p lang="en">{workflow.description}</p>
      {!workflow.available && (
        <div className="notice warnings">
          <p>{format('workflows.unavailable')}</p>
          <p>
            <ServerMessage text={workflow.reason ?? ''} />
          </p>
        </div>
      )}
      <form
        className="fields schema"
        onSubmit={(event) => {
          event.preventDefault();
          start.mutate(wanted, { onSuccess: onStarted });
        }}
      >
        <SchemaFields
          schema={schema}
          values={values}
          onChange={(changed) => {
            setValues(changed);
            estimate.reset();
          }}
        />
        {error !== null && <ProblemNotice error={error} />}
        <div className="buttons">
          <Button type="submit" className="primary" isDisabled={start.isPending || !workflow.available}>
            {format('workflows.start')}
          </Button>
          <Button
            className="secondary"
            isDisabled={estimate.isPending || !workflow.available}
            onPress={() => estimate.mutate(wanted)}
          >
            {format('workflows.estimate')}
          </Button>
          <span role="status">
            {estimate.data &&
              format(estimate.data.complete ? 'workflows.estimated' : 'workflows.estimatedPart', {
                characters: number.format(estimate.data.billed_characters),
                minutes: number.format(Math.ceil(estimate.data.billed_milliseconds / 60_000)),
              })}
          </span>
        </div>
      </form>
    </section>
  );
}
