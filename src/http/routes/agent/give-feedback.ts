import { type Static, Type } from 'typebox';
import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import type { AgentTasks } from '../../../features/agent/agent-tasks.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import type { AgentRoutes } from './agent-routes.ts';
import { agentPath, agentTag, TaskAnswer, TaskParams, toTaskAnswer } from './agent-schemas.ts';

const Body = Type.Object({
  question_id: Type.String({ maxLength: 64, description: '`feedback.question_id` of the task.' }),
  answer: Type.Unknown({ description: 'As `feedback.answer_schema` of the task says.' }),
});
type Body = Static<typeof Body>;

export function giveFeedbackOperation(tasks: AgentTasks, { publicAddress }: AgentRoutes): Operation {
  return defineOperation<Body, undefined, TaskParams>({
    id: 'giveAgentFeedback',
    method: 'POST',
    path: `${agentPath}/tasks/:task_id/feedback`,
    access: { kind: 'developer', scope: 'agent:run' },
    summary: 'Answer what a task asks',
    description:
      'For a task with the status `FeedbackNeeded`, which then continues. The first answer counts. A task waits for seven days.',
    tag: agentTag,
    params: TaskParams,
    body: Body,
    response: TaskAnswer,
    async handle({ params, body, identity, request }): Promise<TaskAnswer> {
      await tasks.answer(identity, params.task_id, body.question_id, body.answer as JsonValue);
      return toTaskAnswer(await tasks.status(identity, params.task_id), publicAddress.of(request.caller));
    },
  });
}
