import { serverUrl, ValueProblem } from '../config/parse-values.ts';
import type { Clock } from '../contracts/clock.ts';
import type { ServerTrial } from '../contracts/engines/server-trial.ts';
import { ServiceError } from '../errors/service-error.ts';
import type { ActOfAccount, RecordAct } from '../features/audit/act.ts';
import type { TrialReport, TriedServer } from '../http/routes/console/try-server.ts';
import { fetchFrom } from '../outbound/network/fetch-from.ts';
import { operatorAddresses } from '../outbound/network/operator-addresses.ts';
import type { Resolve } from '../outbound/network/outbound-gate.ts';

/** Servers load a model at its first request. */
const patience = 120_000;
/** Of what the other server says. */
const longestText = 1_000;
const defaultVoice = 'alloy';
const hiddenKey = '(your key)';

export interface TrialParts {
  readonly clock: Pick<Clock, 'elapsed'>;
  /** Writes an entry of the audit log. */
  readonly record: RecordAct;
  /** Of names. Default that of the machine. */
  readonly resolve?: Resolve;
}

/** Tries servers that an administrator names: the code of an engine is loaded with its first trial. */
export class ServerTrials {
  readonly #parts: TrialParts;
  readonly #busy = new Set<string>();

  constructor(parts: TrialParts) {
    this.#parts = parts;
  }

  async run(server: TriedServer, by: ActOfAccount, signal: AbortSignal): Promise<TrialReport> {
    const given = { ...server, base_url: readUrl(server.base_url), model: readModel(server) };
    const { accountId } = by;
    if (this.#busy.has(accountId))
      throw new ServiceError('too_many_requests', { reason: 'another server is being tried.' });
    this.#busy.add(accountId);
    // Connections whose answers were not read to their end are closed with the trial.
    const over = new AbortController();
    try {
      return await this.#try(given, by, AbortSignal.any([signal, over.signal]));
    } finally {
      over.abort();
      this.#busy.delete(accountId);
    }
  }

  async #try(given: GivenServer, by: ActOfAccount, signal: AbortSignal): Promise<TrialReport> {
    const { clock, record, resolve } = this.#parts;
    const { hostname, origin, pathname } = new URL(given.base_url);
    const addresses = await operatorAddresses(hostname, resolve);
    const details = { kind: given.kind, base_url: `${origin}${pathname}`, is_refused: addresses === undefined };
    await record(by, { action: 'server.tried', subject: by.accountId, details });
    if (addresses === undefined) throw invalid('base_url', 'the server does not connect to this address.');
    const begun = clock.elapsed();
    const late = AbortSignal.timeout(patience);
    const asked = ask(given, fetchFrom(addresses), AbortSignal.any([signal, late]));
    const trial = await asked.catch((error: unknown): ServerTrial => {
      signal.throwIfAborted();
      if (!late.aborted) throw error;
      return { outcome: 'timed_out', detail: `It took more than ${patience / 1000} seconds.` };
    });
    const { outcome, detail, sample } = trial;
    return {
      ...{ outcome, detail: detail.slice(0, longestText) },
      ...(sample !== undefined && { sample: sample.slice(0, longestText) }),
      milliseconds: Math.round(clock.elapsed() - begun),
      settings: settingsOf(given),
    };
  }
}

interface GivenServer extends TriedServer {
  readonly model: string;
}

async function ask(
  { kind, base_url: baseUrl, model, voice, api_key }: GivenServer,
  connect: typeof fetch,
  signal: AbortSignal,
): Promise<ServerTrial> {
  const apiKey = api_key === '' ? undefined : api_key;
  const server = { baseUrl, model, apiKey, fetch: connect };
  if (kind === 'llm') return (await import('../engines/llm/try-chat-server.ts')).tryChatServer(server, signal);
  if (kind === 'languagetool') {
    const { tryLanguageToolServer } = await import('../engines/languagetool/try-languagetool-server.ts');
    return tryLanguageToolServer(baseUrl, connect, signal);
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
