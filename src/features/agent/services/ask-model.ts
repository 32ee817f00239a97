import { Ajv } from 'ajv';
import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import type { LanguageModel } from '../../../contracts/engines/language-model.ts';
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
}

const attempts = 3;
const usualTokens = 2_000;
const longestAnswer = 100_000;
const longestData = 200_000;

/** `llm`: an answer of a language model that matches a schema. It has no tools: its answer is data for the steps after it. */
export function askModel({
  model,
  textWork,
}: {
  readonly model: LanguageModel | undefined;
  readonly textWork: TextWork;
}): AgentService<AskModelInput> {
  const isForm = new Ajv({ strict: false }).compile(schemaForm);
  return {
    input: inputSchema(['instructions', 'data', 'answer'], {
      instructions: { type: 'string', minLength: 1, maxLength: 10_000 },
      data: {},
      answer: { type: 'object' },
      maximum_tokens: { type: 'integer', minimum: 1, maximum: 16_000 },
    }),
    unavailable: () => (model === undefined ? 'no language model is configured.' : model.unavailable()),
    async prepare(
      { caller: { identity } },
      { instructions, data, answer: schema, maximum_tokens: maximumTokens = usualTokens },
    ) {
      if (model === undefined)
        throw new ServiceError('engine_unavailable', { reason: 'no language model is configured.' });
      if (!isForm(schema)) throw failed(`the schema of the answer ${isForm.errors?.[0]?.message ?? 'is wrong'}.`);
      const text = JSON.stringify(data);
      if (text.length > longestData) throw failed(`its data have more than ${longestData} characters.`);
      const accountId = identity.account.id;
      const question = { instructions, data: text, schema, maximumTokens, accountId };
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
            const read = finish === 'length' ? undefined : await readAnswer(answer, schema, work);
            if (read !== undefined && 'value' in read) return { answer: read.value };
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

async function readAnswer(
  text: string,
  schema: AskModelInput['answer'],
  work: WorkSession,
): Promise<{ readonly value: JsonValue } | { readonly fault: string }> {
  if (text.length > longestAnswer) return { fault: `it has more than ${longestAnswer} characters.` };
  let value: JsonValue;
  try {
    value = JSON.parse(withoutFence(text.trim()));
  } catch {
    return { fault: 'it is not JSON.' };
  }
  const problem = await work.run(inputCheck, { schema, input: value }, Number.POSITIVE_INFINITY);
  if (problem === undefined) return { value };
  const { member, reason } = problem;
  return { fault: member === '' ? reason : `${member.slice(1)}: ${reason}` };
}

/** Many models put JSON between fences of Markdown. */
function withoutFence(text: string): string {
  if (!text.startsWith('```') || !text.endsWith('```')) return text;
  return text.slice(text.startsWith('```json') ? 7 : 3, -3);
}

function failed(reason: string): ServiceError {
  return new ServiceError('agent_task_failed', { reason: `llm: ${reason}` });
}
