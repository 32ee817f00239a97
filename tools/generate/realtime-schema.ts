import { realtimeSchema } from '../../src/realtime/message-schema.ts';
import type { Generator } from './generator.ts';

export const realtimeMessages: Generator = {
  name: 'schema of realtime messages',
  output: 'docs/reference/realtime.json',
  produce: async () => `${JSON.stringify(realtimeSchema(), null, 2)}\n`,
};
