import { serverUrl, ValueProblem } from '../config/parse-values.ts';
import type { Clock } from '../contracts/clock.ts';
import type { ServerTrial } from '../contracts/engines/server-trial.ts';
import { ServiceError } from '../errors/service-error.ts';
import type { TrialReport, TriedServer } from '../http/routes/console/try-server.ts';
import { isOperatorHost } from '../outbound/network/operator-addresses.ts';

/** Servers load a model at its first request. */
const patience = 120_000;
const defaultVoice = 'alloy';
const hiddenKey = '(your key)';

/** Tries servers that an administrator names: the code of an engine is loaded with its first trial. */
export class ServerTrials {
  readonly #clock: Pick<Clock, 'elapsed'>;
  readonly #busy = new Set<string>();

  constructor(clock: Pick<Clock, 'elapsed'>) {
    this.#clock = clock;
  }

  async run(server: TriedServer, accountId: string, signal: AbortSignal): Promise<TrialReport> {
    const given = { ...server, base_url: readUrl(server.base_url), model: readModel(server) };
    const isAllowed = await isOperatorHost(new URL(given.base_url).hostname);
    if (isAllowed === false) throw invalid('base_url', 'the server does not connect to this address.');
    if (this.#busy.has(accountId))
      throw new ServiceError('too_many_requests', { reason: 'another server is being tried.' });
    this.#busy.add(accountId);
    const begun = this.#clock.elapsed();
    const late = AbortSignal.timeout(patience);
    try {
      const trial = await ask(given, AbortSignal.any([signal, late])).catch((error: unknown): ServerTrial => {
        signal.throwIfAborted();
        if (!late.aborted) throw error;
        return { outcome: 'timed_out', detail: `It took more than ${patience / 1000} seconds.` };
      });
      return { ...trial, milliseconds: Math.round(this.#clock.elapsed() - begun), settings: settingsOf(given) };
    } finally {
      this.#busy.delete(accountId);
    }
  }
}

interface GivenServer extends TriedServer {
  readonly model: string;
}

async function ask({ kind, base_url: baseUrl, model, voice, api_key }: GivenServer, signal: AbortSignal) {
  const apiKey = api_key === '' ? undefined : api_key;
  const server = { baseUrl, model, apiKey };
  if (kind === 'llm') return (await import('../engines/llm/try-chat-server.ts')).tryChatServer(server, signal);
  if (kind === 'languagetool') {
    const { tryLanguageToolServer } = await import('../engines/languagetool/try-languagetool-server.ts');
    return tryLanguageToolServer(baseUrl, signal);
  }
  const speech = await import('../engines/openai-speech/try-speech-server.ts');
  return kind === 'transcription'
    ? speech.tryTranscriptionServer(server, signal)
    : speech.trySynthesisServer({ ...server, voice: voice || defaultVoice }, signal);
}

/** What makes the server use it, as in `.env`. */
function settingsOf({ kind, base_url, model, voice, api_key }: GivenServer): TrialReport['settings'] {
  if (kind === 'languagetool') return [{ name: 'DRAGOMAN_LANGUAGETOOL_URL', value: base_url }];
  const prefix = `DRAGOMAN_${kind.toUpperCase()}`;
  return [
    { name: `${prefix}_BASE_URL`, value: base_url },
    { name: `${prefix}_MODEL`, value: model },
    ...(kind === 'synthesis' ? [{ name: `${prefix}_VOICE`, value: voice || defaultVoice }] : []),
    ...(api_key ? [{ name: `${prefix}_API_KEY`, value: hiddenKey }] : []),
  ];
}

function readUrl(text: string): string {
  try {
    return serverUrl(text.trim());
  } catch (error) {
    if (error instanceof ValueProblem) throw invalid('base_url', `it ${error.message}.`);
    throw error;
  }
}

function readModel({ kind, model = '' }: TriedServer): string {
  if (kind !== 'languagetool' && model.trim() === '') throw invalid('model', 'it is missing.');
  return model.trim();
}

function invalid(parameter: string, reason: string): ServiceError {
  return new ServiceError('invalid_parameter', { parameter, reason });
}
