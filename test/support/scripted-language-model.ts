import type { LanguageModel, ModelAnswer, ModelQuestion } from '../../src/contracts/engines/language-model.ts';

/**
 * A model whose answer is known: the shortest that matches the schema, with the same word in every text. It uses each tool that it is
 * offered once, in their order.
 */
export class ScriptedLanguageModel implements LanguageModel {
  unavailable(): undefined {
    return undefined;
  }

  async answer({ schema, tools, calls = [] }: ModelQuestion): Promise<ModelAnswer> {
    const tool = tools?.[calls.length] ?? { name: 'answer', takes: schema };
    const input = shortest(tool.takes as unknown as Schema);
    const reply = tools === undefined ? input : { next: { tool: tool.name, input } };
    return { text: JSON.stringify(reply), finish: 'stop', tokens: 7 };
  }

  async [Symbol.asyncDispose](): Promise<void> {}
}

interface Schema {
  readonly type: 'object' | 'array' | 'string' | 'integer';
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minItems?: number;
}

function shortest({ type, required = [], properties = {}, items, minItems = 0 }: Schema): unknown {
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, shortest(properties[name] ?? { type: 'string' })]));
  if (type === 'array') return Array.from({ length: minItems }, () => shortest(items ?? { type: 'string' }));
  return type === 'integer' ? 0 : 'door';
}
