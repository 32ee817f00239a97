import type { AnswerFormat, ChatMessage } from '../endpoint/chat-endpoint.ts';

/** One text as the model sees it. */
export interface PromptText {
  readonly id: number;
  readonly text: string;
  /** Tags of the text that represent something readable, with what that is. */
  readonly tags?: Readonly<Record<string, string>>;
}

export interface Prompt {
  readonly messages: readonly ChatMessage[];
  readonly format: AnswerFormat;
}

/** Every id is a property of its own and required: a server that obeys schemas can neither skip nor add one. */
export function answerFormat(name: string, ids: readonly number[]): AnswerFormat {
  const keys = ids.map(String);
  const object = (properties: Readonly<Record<string, unknown>>) => ({
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  });
  const texts = object(Object.fromEntries(keys.map((key) => [key, { type: 'string' }])));
  return { name, schema: object({ [name]: texts }) };
}

/** What users wrote comes as JSON on the first line, then the rules once more: the last word is ours. */
export function dataMessage(data: Readonly<Record<string, unknown>>, reminder: string): ChatMessage {
  return { role: 'user', content: `${JSON.stringify(data)}\n\n${reminder}` };
}
