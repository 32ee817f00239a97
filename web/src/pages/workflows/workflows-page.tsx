import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { TaskView, useStateName } from './task-view.tsx';
import { WorkflowForm } from './workflow-form.tsx';
import { useTasks, useWorkflows } from './workflow-requests.ts';
import '../../design/forms.css';
import '../../design/resources.css';
import './workflows.css';

type Chosen = { readonly workflow: string } | { readonly task: string; readonly isNew?: true };

/** Workflows with whether they can run here, the tasks of the account, and the one that is looked at. */
export function WorkflowsPage() {
  const { format, locale } = useMessages();
  const stateName = useStateName();
  const workflowList = useWorkflows();
  const taskList = useTasks();
  // Both at once: what comes later would move the other.
  const isWaiting = workflowList.isPending || taskList.isPending;
  const workflows = isWaiting ? undefined : workflowList.data;
  const tasks = isWaiting ? undefined : taskList.data;
  const [chosen, choose] = useState<Chosen>();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const titleOf = (name: string): string => workflows?.find((one) => one.name === name)?.title ?? name;
  const current =
    chosen !== undefined && 'workflow' in chosen
      ? workflows?.find(({ workflow_id }) => workflow_id === chosen.workflow)
      : chosen === undefined
        ? (workflows?.find(({ available }) => available) ?? workflows?.[0])
        : undefined;
  const problem = workflowList.error ?? taskList.error;
  const task = chosen !== undefined && 'task' in chosen ? chosen.task : undefined;
  return (
    <div className="resources workflows">
      <section className="card list" aria-label={format('workflows.list')}>
        <h1>{format('workflows.title')}</h1>
        {problem !== null && <ProblemNotice error={problem} />}
        <ul>
          {workflows?.map((workflow) => (
            <li key={workflow.workflow_id}>
              <Button
                className="choice"
                {...(workflow === current && { 'aria-current': 'true' as const })}
                onPress={() => choose({ workflow: workflow.workflow_id })}
              >
                <span lang="en">{workflow.title}</span>
                {!workflow.available && <span className="hint">{format('workflows.notHere')}</span>}
              </Button>
            </li>
          ))}
        </ul>
        {!isWaiting && <h2>{format('workflows.tasks')}</h2>}
        {tasks?.length === 0 && <p className="hint">{format('workflows.noTasks')}</p>}
        <ul>
          {tasks?.map(({ task_id, workflow_name, status, creation_date }) => (
            <li key={task_id}>
              <Button
                className="choice"
                {...(task_id === task && { 'aria-current': 'true' as const })}
                onPress={() => choose({ task: task_id })}
              >
                <span lang="en">{titleOf(workflow_name)}</span>
                <span className="hint">{`${stateName(status)} · ${time.format(new Date(creation_date))}`}</span>
              </Button>
            </li>
          ))}
        </ul>
      </section>
      {current !== undefined && (
        <WorkflowForm
          key={current.workflow_id}
          workflow={current}
          onStarted={(started) => choose({ task: started, isNew: true })}
        />
      )}
      {task !== undefined && (
        <TaskView
          key={task}
          id={task}
          isNew={chosen !== undefined && 'isNew' in chosen}
          title={titleOf(tasks?.find(({ task_id }) => task_id === task)?.workflow_name ?? '')}
          onDeleted={() => choose(undefined)}
        />
      )}
    </div>
  );
}
