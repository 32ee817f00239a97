import type { ServerTrial } from '../../contracts/engines/server-trial.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { systemClock } from '../../time/system-clock.ts';
import { readTranscription } from './read-transcription.ts';
import { type SpeechAnswer, SpeechServer, SpeechServerError } from './speech-server.ts';
import { waveFile } from './wave-file.ts';

interface TriedSpeechServer {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | undefined;
  /** Connects to where the server is. */
  readonly fetch: typeof fetch;
}

const stallMilliseconds = 60_000;
const rate = 16_000;
const sentence = 'The house is near the river.';

/** A second of silence, which most models hear nothing in. */
export async function tryTranscriptionServer(server: TriedSpeechServer, signal: AbortSignal): Promise<ServerTrial> {
  const body = (): FormData => {
    const form = new FormData();
    const audio = new Uint8Array(waveFile(new Int16Array(rate), rate));
    form.append('file', new Blob([audio], { type: 'audio/wav' }), 'silence.wav');
    form.append('model', server.model);
    form.append('response_format', 'json');
    return form;
  };
  return trial(signal, async () => {
    const answers = openServer(server).stream(
      '/audio/transcriptions',
      body,
      async function* (answer) {
        yield await readTranscription(answer);
      },
      signal,
    );
    for await (const { text } of answers)
      return { outcome: 'works', detail: 'The server heard a second of silence.', sample: text.slice(0, 200) };
    return { outcome: 'failed', detail: 'The server gave no answer.' };
  });
}

/** A sentence, as samples or as a file, whichever the server has. */
export async function trySynthesisServer(
  { voice, ...server }: TriedSpeechServer & { readonly voice: string },
  signal: AbortSignal,
): Promise<ServerTrial> {
  const speak = async (response_format: 'pcm' | 'wav'): Promise<ServerTrial> => {
    const body = () => JSON.stringify({ model: server.model, input: sentence, voice, response_format });
    let bytes = 0;
    for await (const size of openServer(server).stream('/audio/speech', body, sizesOf, signal)) bytes += size;
    if (bytes === 0) return { outcome: 'failed', detail: 'The server answered without audio.' };
    return { outcome: 'works', detail: `The server spoke a sentence: ${bytes} bytes as ${response_format}.` };
  };
  return trial(signal, () =>
    speak('pcm').catch((error) =>
      statusOf(error) === 400 || statusOf(error) === 422 ? speak('wav') : Promise.reject(error),
    ),
  );
}

async function* sizesOf({ body }: SpeechAnswer): AsyncGenerator<number> {
  for await (const chunk of body) yield chunk.length;
}

function openServer({ baseUrl, apiKey, fetch }: TriedSpeechServer): SpeechServer {
  return new SpeechServer({ baseUrl, apiKey, fetch, clock: systemClock, stallMilliseconds, onIncident: () => {} });
}

async function trial(signal: AbortSignal, ask: () => Promise<ServerTrial>): Promise<ServerTrial> {
  try {
    return await ask();
  } catch (error) {
    signal.throwIfAborted();
    const failure = error instanceof ServiceError ? error.cause : error;
    const detail = failure instanceof SpeechServerError ? `The server ${failure.message}.` : 'The server failed.';
    const status = statusOf(error);
    if (status === 401 || status === 403) return { outcome: 'no_access', detail };
    if (status === 404) return { outcome: 'not_found', detail };
    if (error instanceof ServiceError && error.code === 'engine_timed_out') return { outcome: 'timed_out', detail };
    const isUnreachable = error instanceof ServiceError && error.code === 'engine_unavailable' && status === undefined;
    return { outcome: isUnreachable ? 'unreachable' : 'failed', detail };
  }
}

function statusOf(error: unknown): number | undefined {
  const cause = error instanceof ServiceError ? error.cause : error;
  return cause instanceof SpeechServerError ? cause.status : undefined;
}
