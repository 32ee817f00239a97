import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ConfirmButton } from '../../design/confirm-button.tsx';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useMessages } from '../../messages/messages.tsx';
import type { Schema } from './schema.ts';
import { Field } from './schema-fields.tsx';
import { ended, type Step, useEvents } from './use-events.ts';
import {
  answerTask,
  cancelTask,
  type Task,
  useRefresh,
  useTask,
  useTaskChange,
  useTaskRemoval,
} from './workflow-requests.ts';

const states = {
  InProgress: 'workflows.state.progress',
  Completed: 'workflows.state.completed',
  Error: 'workflows.state.error',
  Canceled: 'workflows.state.canceled',
  FeedbackNeeded: 'workflows.state.feedback',
  Archived: 'workflows.state.archived',
} as const;

export function useStateName(): (state: string) => string {
  const { format } = useMessages();
  return (state) => (state in states ? format(states[state as keyof typeof states]) : state);
}

interface TaskViewProps {
  readonly id: string;
  /** Of the workflow, for people. */
  readonly title: string;
  /** Was started just now: the form that had the focus is gone. */
  readonly isNew: boolean;
  onDeleted(): void;
}

/** A task while it is worked on, and what came of it. */
export function TaskView({ id, title, isNew, onDeleted }: TaskViewProps) {
  const { format } = useMessages();
  const stateName = useStateName();
  const { data: task, error } = useTask(id);
  const refresh = useRefresh();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const { steps, status } = useEvents(
    id,
    // biome-ignore lint/correctness/useExhaustiveDependencies: the same for all time, but made anew
    useCallback((changed: string) => refresh(changed), []),
  );
  const cancel = useTaskChange(id, cancelTask);
  const remove = useTaskRemoval(id);
  const state = status ?? task?.status;
  const isOver = state !== undefined && ended.has(state);
  const problem = error ?? cancel.error ?? remove.error;
  return (
    <section className="card detail task" aria-labelledby="task-title">
      <header>
        <h2 id="task-title" lang="en" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <span className="buttons">
          {state !== undefined && !isOver && (
            <Button className="secondary" isDisabled={cancel.isPending} onPress={() => cancel.mutate(id)}>
              {format('files.cancel')}
            </Button>
          )}
          {isOver && (
            <ConfirmButton
              label={format('resources.delete')}
              question={format('workflows.deleteQuestion')}
              onConfirm={() => remove.mutate(id, { onSuccess: onDeleted })}
            />
          )}
        </span>
      </header>
      <p role="status" className="state">
        {state === undefined ? format('loading') : stateName(state)}
      </p>
      {problem !== null && <ProblemNotice error={problem} />}
      {task?.error !== undefined && (
        <p className="notice problem" lang="en">
          {task.error}
        </p>
      )}
      {task?.feedback !== undefined && state === 'FeedbackNeeded' && (
        <Question key={task.feedback.question_id} id={id} feedback={task.feedback} />
      )}
      {task?.status === 'Completed' && <Result task={task} />}
      <Steps steps={steps} isOver={isOver} />
    </section>
  );
}

function Steps({ steps, isOver }: { readonly steps: readonly Step[]; readonly isOver: boolean }) {
  const { format, locale } = useMessages();
  const seconds = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <>
      <h3>{format('workflows.steps')}</h3>
      <ol className="steps">
        {steps.map((step) => (
          <li key={step.step}>
            <strong dir="ltr" lang="en">
              {step.step}
            </strong>
            <span className="hint">
              {format('workflows.step', {
                service: step.service,
                seconds: seconds.format((Date.parse(step.end_date) - Date.parse(step.start_date)) / 1_000),
                characters: step.billed_characters,
              })}
            </span>
          </li>
        ))}
        {!isOver && <li className="hint">{format('workflows.working')}</li>}
      </ol>
    </>
  );
}

function Question({ id, feedback }: { readonly id: string; readonly feedback: NonNullable<Task['feedback']> }) {
  const { format } = useMessages();
  const answer = useTaskChange(id, answerTask);
  const schema = feedback.answer_schema as Schema;
  const [value, setValue] = useState<unknown>(schema.default);
  return (
    <form
      className="fields question"
      onSubmit={(event) => {
        event.preventDefault();
        answer.mutate({
          id,
          question_id: feedback.question_id,
          answer: value ?? (schema.type === 'boolean' ? false : ''),
        });
      }}
    >
      <h3>{format('workflows.question')}</h3>
      <p lang="en" dir="auto">
        {feedback.question}
      </p>
      <Field
        name="answer"
        schema={{ ...schema, title: format('workflows.answer') }}
        isRequired
        value={value}
        onChange={setValue}
      />
      {answer.error !== null && <ProblemNotice error={answer.error} />}
      <Button type="submit" className="primary" isDisabled={answer.isPending}>
        {format('workflows.send')}
      </Button>
    </form>
  );
}

/** Shown at most; the rest is in the file. */
const shownCharacters = 20_000;

function Result({ task }: { readonly task: Task }) {
  const { format } = useMessages();
  const address = task.result.response;
  const content = useQuery({
    queryKey: ['agent-result', task.task_id],
    enabled: address !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const answer = await fetch(here(address ?? ''), { signal });
      return (await answer.json()) as { readonly message: string; readonly data: unknown };
    },
  });
  const data = content.data === undefined ? '' : JSON.stringify(content.data.data, null, 2);
  return (
    <>
      <h3>{format('workflows.result')}</h3>
      {content.data !== undefined && <p lang="en">{content.data.message}</p>}
      <ul className="rows artifacts">
        {task.result_data.map((artifact) => (
          <li key={artifact.artifactId}>
            <div>
              <strong dir="auto">{artifact.name}</strong>
              <p className="hint" lang="en">
                {artifact.description}
              </p>
            </div>
            <a
              className="secondary"
              href={here(artifact.contentUrl)}
              download={artifact.name}
              aria-label={format('files.about', { action: format('files.download'), document: artifact.name })}
            >
              {format('files.download')}
            </a>
          </li>
        ))}
      </ul>
      {data !== '' && (
        <details>
          <summary>{format('workflows.data')}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
          <pre dir="auto" tabIndex={0}>
            {data.slice(0, shownCharacters)}
            {data.length > shownCharacters && '…'}
          </pre>
        </details>
      )}
    </>
  );
}

/** The server names itself by its public address, which may not be how this browser reaches it. */
function here(address: string): string {
  const { pathname, search } = new URL(address, location.href);
  return pathname + search;
}
