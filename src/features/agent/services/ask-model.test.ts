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

  it('is not asked for by a schema that cannot be checked', async () => {
    const model = new RepeatingModel('{}');
    for (const wrong of [{ pattern: '(a+)+b' }, { type: 'object', required: ['a', 'a'] }])
      await assert.rejects(ask(model, wrong), /the schema of the answer/);
  });
});
