import type { JsonValue, ModelStep, ModelTool, ServiceStep, Template } from '../../../contracts/agent/workflow.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { dataReadBy } from './data-read.ts';
import type { ExpressionData } from './expressions.ts';
import { shownResult } from './shown-result.ts';

/** What the workflow allows a call of a tool, whatever the model has asked for. */
export interface ToolLimits {
  /** Ids of the files of the task that it may read. */
  readonly files: ReadonlySet<string>;
  /** Servers of the web that it may reach; undefined where its service reaches none. */
  readonly hosts: readonly string[] | undefined;
}

type StepData = { readonly [name: string]: JsonValue };

export interface ToolRun {
  fill(template: Template, data: ExpressionData): Promise<JsonValue>;
  call(path: string, step: ServiceStep, input: StepData): Promise<JsonValue>;
  /** As `call`, under limits; what refuses the call for good is its result, as `error`. */
  callTool(path: string, step: ServiceStep, input: StepData, limits: ToolLimits): Promise<JsonValue>;
  /** Ends the task when the time since the step began is over, until what it answers is called. */
  watchTime(path: string, seconds: number): () => void;
}

interface Turn {
  readonly answer?: JsonValue;
  readonly call?: { readonly tool: string; readonly input: JsonValue };
  readonly tokens: number;
}

/** Of the results of all calls together. */
const shownCharacters = 120_000;
const longestShown = 20_000;

/**
 * A question to a model that may use tools:
 *
 *     turn[0] ─► call of a tool ─► checked by its schema ─► call[0] ─► turn[1] … ─► answer
 *
 * Turns and calls are calls of services, each with its row in the journal. The model chooses a tool and what its schema takes; everything
 * else is the workflow's: the inputs that it fills in, the files and the servers.
 */
export async function askWithTools(
  run: ToolRun,
  { step, path, data }: { readonly step: ModelStep; readonly path: string; readonly data: ExpressionData },
): Promise<JsonValue> {
  const { limits, id } = step;
  const stopWatching = run.watchTime(path, limits.seconds);
  try {
    const question = (await run.fill(step.input, data)) as StepData;
    const offered = step.tools.map(({ name, description, takes }) => ({ name, description, takes }));
    const longest = Math.min(longestShown, Math.floor(shownCharacters / limits.calls));
    const calls: { tool: string; input: string; result: string }[] = [];
    const files = new StepFilesKnown(question.data ?? null);
    for (let tokens = 0; ; ) {
      if (tokens > limits.tokens) throw failed(id, `it has used ${tokens} tokens; its limit is ${limits.tokens}.`);
      // After the last call there is nothing but the answer.
      const tools = calls.length < limits.calls ? offered : [];
      const asked = { kind: 'service', id, service: 'llm', input: {} } as const;
      const turn = (await run.call(`${path}/turn[${calls.length}]`, asked, {
        ...question,
        tools,
        calls,
      })) as unknown as Turn;
      tokens += turn.tokens;
      if (turn.call === undefined) return { answer: turn.answer ?? null, calls: calls.length, tokens };
      const tool = step.tools.find(({ name }) => name === turn.call?.tool);
      if (tool === undefined) throw failed(id, `it has no tool "${turn.call.tool}".`);
      const call = { tool, input: turn.call.input, path: `${path}/call[${calls.length}]` };
      const result = await callTool(run, call, { data, files });
      files.add(result);
      calls.push({
        tool: tool.name,
        input: JSON.stringify(call.input),
        result: shownResult(await shown(run, tool, { data, call: call.input, result }), longest),
      });
    }
  } finally {
    stopWatching();
  }
}

async function callTool(
  run: ToolRun,
  { tool, input, path }: { readonly tool: ModelTool; readonly input: JsonValue; readonly path: string },
  { data, files }: { readonly data: ExpressionData; readonly files: StepFilesKnown },
): Promise<JsonValue> {
  const filled = (await run.fill(tool.input, { ...data, call: input })) as StepData;
  const given = Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== null));
  const step = { kind: 'service', id: tool.name, service: tool.service, input: tool.input } as const;
  // What the model has given takes no part in which servers are allowed.
  const hosts = tool.hosts === undefined ? undefined : textsIn(await run.fill(tool.hosts, data));
  return run.callTool(path, step, given, { files: files.allowedFor(tool, data), hosts });
}

async function shown(
  run: ToolRun,
  { gives }: ModelTool,
  { data, call, result }: { readonly data: ExpressionData; readonly call: JsonValue; readonly result: JsonValue },
): Promise<JsonValue> {
  const isError = typeof result === 'object' && result !== null && Object.hasOwn(result, 'error');
  return gives === undefined || isError ? result : run.fill(gives, { ...data, call, result });
}

/** The files that tools of a step may read: what the workflow gives to the tool or to the model, and what tools of the step have made. */
class StepFilesKnown {
  readonly #ids: Set<string>;
  readonly #ofTools = new Map<ModelTool, ReadonlySet<string>>();

  constructor(given: JsonValue) {
    this.#ids = new Set(fileIdsIn(given));
  }

  add(result: JsonValue): void {
    for (const id of fileIdsIn(result)) this.#ids.add(id);
  }

  allowedFor(tool: ModelTool, data: ExpressionData): ReadonlySet<string> {
    const own = this.#ofTools.get(tool) ?? new Set(fileIdsIn(dataReadBy(tool.input).of(data)));
    this.#ofTools.set(tool, own);
    return own.union(this.#ids);
  }
}

function* fileIdsIn(value: JsonValue): Generator<string> {
  const rest: JsonValue[] = [value];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    if ('file_id' in next && typeof next.file_id === 'string') yield next.file_id;
    for (const member of Object.values(next) as readonly JsonValue[]) rest.push(member);
  }
}

function textsIn(value: JsonValue): readonly string[] {
  return Array.isArray(value) ? value.flat().filter((member) => typeof member === 'string') : [];
}

function failed(id: string, reason: string): ServiceError {
  return new ServiceError('agent_task_failed', { reason: `step "${id}": ${reason}` });
}
