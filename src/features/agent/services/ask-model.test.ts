import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LanguageModel } from '../../../contracts/engines/language-model.ts';
import { InlineTextWork } from '../../../threads/inline-text-work.ts';
import type { ServiceCaller } from './agent-service.ts';
import { askModel } from './ask-model.ts';

const caller = { caller: { identity: { account: { id: 'one' } } } } as ServiceCaller;
const schema = { type: 'object', required: ['next'], properties: { next: { type: 'string' } } };
const { signal } = new AbortController();

/** Says the same each time. */
class RepeatingModel implements LanguageModel {
  readonly faults: string[] = [];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  unavailable(): undefined {}

  async answer({ faults }: Parameters<LanguageModel['answer']>[0]) {
    const last = faults.at(-1);
    if (last !== undefined) this.faults.push(last.fault);
    return { text: this.#text, finish: 'stop' as const, tokens: 1 };
  }

  async [Symbol.asyncDispose]() {}
}

async function ask(model: LanguageModel, answer: Record<string, never> | object = schema): Promise<unknown> {
  const service = askModel({ model, textWork: new InlineTextWork() });
  const input = { instructions: 'Choose.', data: {}, answer: answer as Record<string, never> };
  return (await service.prepare(caller, input, signal)).run(signal);
}

describe('an answer of a language model', () => {
  it('is JSON, between fences or not', async () => {
    for (const text of ['{"next": "a"}', '```json\n{"next": "a"}\n```', ' ```\n\n{"next": "a"}``` \n'])
      assert.deepEqual(await ask(new RepeatingModel(text)), { answer: { next: 'a' } }, text);
  });

  it('is refused with what is wrong, however it is made', async () => {
    const cases: readonly (readonly [string, RegExp])[] = [
      [`\`\`\`\n${'\n'.repeat(99_000)}x`, /^it is not JSON\.$/],
      ['```', /^it is not JSON\.$/],
      [' '.repeat(100_001), /^it has more than 100000 characters\.$/],
      ['{}', /^it must have required property 'next'\.$/],
      ['{"next": 1}', /^next: it must be string\.$/],
    ];
    for (const [text, fault] of cases) {
      const model = new RepeatingModel(text);
      await assert.rejects(ask(model), /3 answers that do not match the schema/);
      assert.match(model.faults[0] ?? '', fault);
    }
  });

  it('names a tool that it was offered, with the input that its schema takes, or is refused', async () => {
    const tools = [
      { name: 'read', description: 'Reads.', takes: { type: 'object', properties: {}, additionalProperties: false } },
    ];
    const withTools = async (reply: unknown): Promise<unknown> => {
      const model = new RepeatingModel(JSON.stringify(reply));
      const service = askModel({ model, textWork: new InlineTextWork() });
      const prepared = await service.prepare(
        caller,
        { instructions: 'Choose.', data: {}, answer: schema, tools } as never,
        signal,
      );
      return prepared.run(signal).catch((error: Error) => `${error.message} ${model.faults[0]}`);
    };
    assert.deepEqual(await withTools({ next: { tool: 'read', input: {} } }), {
      call: { tool: 'read', input: {} },
      tokens: 1,
    });
    const answer = { next: { tool: 'answer', input: { next: 'a' } } };
    assert.deepEqual(await withTools(answer), { answer: { next: 'a' }, tokens: 1 });
    for (const [reply, fault] of [
      [{ next: { tool: 'write', input: {} } }, /no tool "write"; you may use read, answer\./],
      [{ next: { tool: 'read', input: { url: 'a' } } }, /additional properties \(url\)/],
      [{ next: { tool: 'answer', input: {} } }, /required property 'next'/],
      [{ next: { tool: 'read', input: {}, key: 'x' } }, /it is not \{"next"/],
      [{ next: 'a' }, /it is not \{"next"/],
      [['read'], /it is not \{"next"/],
      [null, /it is not \{"next"/],
    ] as const)
      assert.match(String(await withTools(reply)), fault, JSON.stringify(reply));
  });

  it('is not asked for by a schema that cannot be checked', async () => {
    const model = new RepeatingModel('{}');
    for (const wrong of [{ pattern: '(a+)+b' }, { type: 'object', required: ['a', 'a'] }])
      await assert.rejects(ask(model, wrong), /the schema of the answer/);
  });
});
