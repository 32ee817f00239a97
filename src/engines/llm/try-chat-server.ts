import type { ServerTrial, TrialOutcome } from '../../contracts/engines/server-trial.ts';
import { systemClock } from '../../time/system-clock.ts';
import { exchange } from './endpoint/chat-exchange.ts';
import { type ChatFailure, toChatServerError } from './endpoint/chat-server-error.ts';
import { checkServer } from './endpoint/check-server.ts';
import { createChatClient } from './endpoint/create-chat-client.ts';
import { ServerHabits } from './endpoint/server-habits.ts';

interface TriedChatServer {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | undefined;
  /** Connects to where the server is; it follows no redirection. */
  readonly fetch: typeof fetch;
}

const outcomes: Partial<Record<ChatFailure, TrialOutcome>> = {
  unreachable: 'unreachable',
  no_access: 'no_access',
  not_found: 'not_found',
  stalled: 'timed_out',
};
const request = {
  messages: [
    {
      role: 'user' as const,
      content: 'Translate into Spanish. Answer with the translation alone.\n\nThe house is near the river.',
    },
  ],
  maximumTokens: 200,
};
const stallMilliseconds = 60_000;
const longestSample = 200;

/** The check that an endpoint makes at its start, and one sentence. */
export async function tryChatServer(
  { baseUrl, model, apiKey, fetch }: TriedChatServer,
  signal: AbortSignal,
): Promise<ServerTrial> {
  const client = createChatClient(baseUrl, apiKey, fetch);
  const server = { client, model, habits: new ServerHabits(), clock: systemClock };
  try {
    const { structuredOutput, contextTokens } = await checkServer(server, signal);
    const { text } = await exchange(server, request, signal, stallMilliseconds);
    const size =
      contextTokens === undefined ? 'does not say its context size' : `has ${contextTokens} tokens of context`;
    return {
      outcome: 'works',
      detail: `structured output: ${structuredOutput}; the server ${size}.`,
      sample: text.trim().slice(0, longestSample),
    };
  } catch (error) {
    signal.throwIfAborted();
    const { failure, message } = toChatServerError(error);
    return { outcome: outcomes[failure] ?? 'failed', detail: `The server ${message}.` };
  }
}
