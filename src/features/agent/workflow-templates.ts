import type { JsonValue, Template } from '../../contracts/agent/workflow.ts';
import type { TextWork, WorkOwner } from '../../contracts/text-work.ts';
import { textTask } from '../../language/tasks/text-task.ts';
import { sizeUpTo } from './sealed-json.ts';
import { type DataRead, dataReadBy } from './workflow/data-read.ts';
import { compileTemplate, type ExpressionData } from './workflow/expressions.ts';
import type { run } from './workflow/fill-template-task.ts';

/** Fills in the templates of a run. Rejects with `agent_task_failed` where the data are not what an expression needs. */
export type FillTemplate = (template: Template, data: ExpressionData) => Promise<JsonValue>;

/** So much is read in a few milliseconds, also by an expression that copies it as often as it may. */
const inlineSize = 16_000;
const url = new URL('./workflow/fill-template-task.ts', import.meta.url);
const task = textTask<typeof run>('fill_workflow_template', url, inlineSize);

/**
 * Templates of workflows: those of accounts in a thread unless they read little, since anybody wrote them; those of the server
 * here, whose expressions are known.
 */
export function fillTemplates(textWork: TextWork, isOwn: boolean, owner: WorkOwner): FillTemplate {
  return isOwn ? fillInThread(textWork, owner) : fillHere();
}

/** Each template is compiled once for all items of a loop. */
function fillHere(): FillTemplate {
  const compiled = once(compileTemplate);
  return async (template, data) => compiled(template)(data);
}

function fillInThread(textWork: TextWork, owner: WorkOwner): FillTemplate {
  const read = once<DataRead>(dataReadBy);
  return (template, data) => {
    const { expressions, of } = read(template);
    // The thread gets a copy, and a loop fills in templates for each of its items: nothing is copied that is not read.
    const part = of(data);
    const size = sizeUpTo(inlineSize, part) * expressions;
    return textWork.open(owner).run(task, { template, data: part }, size);
  };
}

function once<Made>(make: (template: Template) => Made): (template: Template) => Made {
  const made = new Map<Template, Made>();
  return (template) => {
    const known = made.get(template) ?? make(template);
    made.set(template, known);
    return known;
  };
}
