import type { ServerTrial } from '../../contracts/engines/server-trial.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { systemClock } from '../../time/system-clock.ts';
import { LanguageToolClient } from './languagetool-client.ts';

const timeLimit = 30_000;
const sentence = 'This are a sentence with a eror.';

/** Asks for its languages, and has a sentence checked. */
export async function tryLanguageToolServer(
  baseUrl: string,
  connect: typeof fetch,
  signal: AbortSignal,
): Promise<ServerTrial> {
  const client = new LanguageToolClient(baseUrl, { clock: systemClock, timeLimit, connect });
  try {
    const languages = await client.languages(signal);
    const matches = await client.check(sentence, 'en-US', signal);
    return {
      outcome: 'works',
      detail: `The server knows ${languages.size} language codes.`,
      sample: matches.map(({ replacements }) => replacements[0]?.value ?? '').join(', '),
    };
  } catch (error) {
    signal.throwIfAborted();
    return failureOf(error);
  }
}

function failureOf(error: unknown): ServerTrial {
  const cause = error instanceof ServiceError && error.cause instanceof Error ? error.cause : error;
  const { message } = cause as Error;
  const status = /answered (\d{3})$/.exec(message)?.[1];
  const detail =
    status === undefined ? 'The server did not answer as LanguageTool does.' : `The server answers ${status}.`;
  if (status === '404') return { outcome: 'not_found', detail };
  if (status === '401' || status === '403') return { outcome: 'no_access', detail };
  if (error instanceof ServiceError && error.code === 'engine_timed_out') return { outcome: 'timed_out', detail };
  // `fetch` rejects so where it cannot connect.
  const code = cause instanceof TypeError ? (cause.cause as NodeJS.ErrnoException | undefined)?.code : undefined;
  return code === undefined
    ? { outcome: 'failed', detail }
    : { outcome: 'unreachable', detail: `The server cannot be used: ${code}.` };
}
