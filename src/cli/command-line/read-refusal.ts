import { CommandFailure } from './command-errors.ts';

/** Why a server refuses, in its words, from the body of its answer. */
export function readRefusal(answer: unknown): { readonly words: string; readonly code: unknown } {
  const { message, detail, code } = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<
    string,
    unknown
  >;
  const words = typeof message === 'string' && message !== '' ? message : 'the server gives no reason.';
  return { words: typeof detail === 'string' ? `${words} ${detail}` : words, code };
}

/** What a command fails with where the server refuses a request. */
export async function refusalOf(response: Response): Promise<CommandFailure> {
  const answer: unknown = await response.json().catch(() => undefined);
  return new CommandFailure(`${new URL(response.url).host}: ${readRefusal(answer).words} (HTTP ${response.status})`);
}
