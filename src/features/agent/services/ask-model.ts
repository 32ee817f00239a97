import { Ajv, type ValidateFunction } from 'ajv';
import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import type { LanguageModel, OfferedTool, ToolCall } from '../../../contracts/engines/language-model.ts';
import type { TextWork, WorkSession } from '../../../contracts/text-work.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { schemaForm } from '../workflow/workflow-schema.ts';
import { inputCheck } from '../workflow-inputs.ts';
import { type AgentService, inputSchema } from './agent-service.ts';

interface AskModelInput {
  readonly instructions: string;
  readonly data: JsonValue;
  /** JSON Schema, of the part that inputs of workflows have too. */
  readonly answer: { readonly [name: string]: JsonValue };
  readonly maximum_tokens?: number;
  /** Of a step with tools, which the run of the workflow gives: a workflow cannot. */
  readonly tools?: readonly (OfferedTool & { readonly takes: { readonly [name: string]: JsonValue } })[];
  readonly calls?: readonly ToolCall[];
}

const attempts = 3;
const usualTokens = 2_000;
const longestAnswer = 100_000;
const longestData = 200_000;

/**
 * `llm`: an answer of a language model that matches a schema, or the call of a tool that it was offered. Nothing is called here: answer and
 * call are data for the run of the workflow.
 */
export function askModel({
  model,
  textWork,
}: {
  readonly model: LanguageModel | undefined;
  readonly textWork: TextWork;
}): AgentService<AskModelInput> {
  // Compiled when it is first needed, and not checked, since it is our own: together that takes 130 ms of each start.
  let compiledForm: ValidateFunction | undefined;
  const formFault = (schema: unknown): string | undefined => {
    compiledForm ??= new Ajv({ strict: false, validateSchema: false }).compile(schemaForm);
    return compiledForm(schema) ? undefined : (compiledForm.errors?.[0]?.message ?? 'is wrong');
  };
  return {
    input: inputSchema(['instructions', 'data', 'answer'], {
      instructions: { type: 'string', minLength: 1, maxLength: 10_000 },
      data: {},
      answer: { type: 'object' },
      maximum_tokens: { type: 'integer', minimum: 1, maximum: 16_000 },
      tools: { type: 'array' },
      calls: { type: 'array' },
    }),
    isFree: true,
    unavailable: () => (model === undefined ? 'no language model is configured.' : model.unavailable()),
    async prepare(
      { caller: { identity } },
      { instructions, data, answer: schema, maximum_tokens: maximumTokens = usualTokens, tools, calls = [] },
    ) {
      if (model === undefined)
        throw new ServiceError('engine_unavailable', { reason: 'no language model is configured.' });
      const fault = formFault(schema);
      if (fault !== undefined) throw failed(`the schema of the answer ${fault}.`);
      const text = JSON.stringify(data);
      const size = calls.reduce((sum, { input, result }) => sum + input.length + result.length, text.length);
      if (size > longestData) throw failed(`its data have more than ${longestData} characters.`);
      const accountId = identity.account.id;
      const question = { instructions, data: text, schema, maximumTokens, accountId, calls, ...(tools && { tools }) };
      let tokens = 0;
      return {
        tokens: () => tokens,
        async run(signal) {
          const work = textWork.open({ accountId, urgency: 'background', signal });
          const faults: { answer: string; fault: string }[] = [];
          while (faults.length < attempts) {
            const { text: answer, finish, ...used } = await model.answer({ ...question, faults }, signal);
            tokens += used.tokens;
            if (finish === 'refused') throw failed('the model refused to answer.');
            const read = finish === 'length' ? undefined : await readReply(answer, { schema, tools, work });
            if (read !== undefined && 'value' in read)
              return tools === undefined ? { answer: read.value } : { ...nextOf(read), tokens };
            faults.push({ answer: answer.slice(0, 2_000), fault: read?.fault ?? 'it is cut off; be shorter.' });
          }
          throw failed(
            `the model gave ${attempts} answers that do not match the schema; the last: ${faults.at(-1)?.fault}`,
          );
        },
      };
    },
  };
}

interface Reply {
  readonly value: JsonValue;
  /** Undefined: it is the answer. */
  readonly tool?: string;
}

function nextOf({ tool, value }: Reply): { readonly [name: string]: JsonValue } {
  return tool === undefined ? { answer: value } : { call: { tool, input: value } };
}

interface Expected {
  readonly schema: AskModelInput['answer'];
  readonly tools: AskModelInput['tools'];
  readonly work: WorkSession;
}

async function readReply(text: string, { schema, tools, work }: Expected): Promise<Reply | { readonly fault: string }> {
  if (text.length > longestAnswer) return { fault: `it has more than ${longestAnswer} characters.` };
  let value: JsonValue;
  try {
    value = JSON.parse(withoutFence(text.trim()));
  } catch {
    return { fault: 'it is not JSON.' };
  }
  if (tools === undefined) return checked({ value }, schema, work);
  const named = nextForm(value);
  if (named === undefined) return { fault: 'it is not {"next": {"tool": …, "input": …}}.' };
  if (named.tool === 'answer') return checked({ value: named.input }, schema, work);
  const tool = tools.find(({ name }) => name === named.tool);
  if (tool !== undefined) return checked({ tool: tool.name, value: named.input }, tool.takes, work);
  const allowed = [...tools.map(({ name }) => name), 'answer'].join(', ');
  return { fault: `the workflow has no tool ${JSON.stringify(named.tool.slice(0, 50))}; you may use ${allowed}.` };
}

async function checked(
  reply: Reply,
  schema: AskModelInput['answer'],
  work: WorkSession,
): Promise<Reply | { readonly fault: string }> {
  const problem = await work.run(inputCheck, { schema, input: reply.value }, Number.POSITIVE_INFINITY);
  if (problem === undefined) return reply;
  const { member, reason } = problem;
  return { fault: member === '' ? reason : `${member.slice(1)}: ${reason}` };
}

/** Of exactly this form, so that nothing else that a reply asks for is taken for done. */
function nextForm(value: JsonValue): { readonly tool: string; readonly input: JsonValue } | undefined {
  const next = onlyMembers(value, ['next'])?.next;
  const { tool, input } = onlyMembers(next ?? null, ['tool', 'input']) ?? {};
  return typeof tool === 'string' && input !== undefined ? { tool, input } : undefined;
}

function onlyMembers(value: JsonValue, names: readonly string[]): { readonly [name: string]: JsonValue } | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const members = value as { readonly [name: string]: JsonValue };
  const given = Object.keys(members);
  return given.length === names.length && names.every((name) => given.includes(name)) ? members : undefined;
}

/** Many models put JSON between fences of Markdown. */
function withoutFence(text: string): string {
  if (!text.startsWith('```') || !text.endsWith('```')) return text;
  return text.slice(text.startsWith('```json') ? 7 : 3, -3);
}

function failed(reason: string): ServiceError {
  return new ServiceError('agent_task_failed', { reason: `llm: ${reason}` });
}
