import type { TSchema } from 'typebox';
import { clientMessages, realtimeVersion, serverMessages } from './messages.ts';

/** The messages of realtime sessions as one JSON schema (2020-12), each under the name of its kind. */
export function realtimeSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Messages of realtime voice',
    version: realtimeVersion,
    description:
      'A message is an object with one key, which names its kind: JSON in text frames, or the same object as MessagePack in binary frames, where binary data is not base64.',
    oneOf: [{ $ref: '#/$defs/client' }, { $ref: '#/$defs/server' }],
    $defs: {
      client: { description: 'What clients send.', oneOf: messagesOf(clientMessages) },
      server: { description: 'What the server sends.', oneOf: messagesOf(serverMessages) },
    },
  };
}

function messagesOf(messages: Readonly<Record<string, TSchema>>): readonly object[] {
  return Object.entries(messages).map(([kind, payload]) => ({
    title: kind,
    type: 'object',
    properties: { [kind]: payload },
    required: [kind],
    additionalProperties: false,
  }));
}
