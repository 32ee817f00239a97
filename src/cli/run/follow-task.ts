import { CommandFailure, NoAnswer } from '../command-line/command-errors.ts';
import type { CommandServer } from '../command-line/configured-server.ts';
import { refusalOf } from '../command-line/read-refusal.ts';
import { requestWithRetries } from '../command-line/request-with-retries.ts';
import { field } from '../command-line/server-client.ts';

export interface FollowTools {
  readonly server: CommandServer;
  readonly signal: AbortSignal;
}

export interface ShownProgress {
  step(step: unknown): void;
  /** The task waits for an answer; it is followed further when that resolves. */
  waits(): Promise<void>;
}

const reconnectMilliseconds = 1_000;
/** Connections in a row that bring nothing. */
const mostFailures = 30;
const ends: ReadonlySet<unknown> = new Set(['Completed', 'Error', 'Canceled']);

/** Reads the events of a task, over as many connections as it takes, and answers its last status. Each step is shown once. */
export async function followTask(path: string, tools: FollowTools, show: ShownProgress): Promise<unknown> {
  const { server, signal } = tools;
  const shown = new Set<unknown>();
  for (let failures = 0; ; failures += 1) {
    try {
      for await (const [event, data] of connect(path, tools)) {
        failures = 0;
        if (event === 'status' && ends.has(field(data, 'status'))) return data;
        if (event === 'status' && field(data, 'status') === 'FeedbackNeeded') await show.waits();
        const step = field(data, 'step');
        if (event !== 'step' || shown.has(step)) continue;
        shown.add(step);
        show.step(data);
      }
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof CommandFailure && !(error instanceof NoAnswer)) throw error;
      if (failures === mostFailures) throw error;
    }
    await server.wait(reconnectMilliseconds, signal);
  }
}

async function* connect(
  path: string,
  { server, signal }: FollowTools,
): AsyncGenerator<readonly [event: string, data: unknown]> {
  const url = `${server.address}${path}`;
  const headers = { authorization: `DeepL-Auth-Key ${server.key}`, accept: 'text/event-stream' };
  const response = await requestWithRetries(url, { method: 'GET', headers }, server, signal);
  if (!response.ok || response.body === null) throw await refusalOf(response);
  let rest = '';
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const events = (rest + text).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const name = /^event: (.*)$/m.exec(event)?.[1];
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (name !== undefined && data !== undefined) yield [name, JSON.parse(data)];
    }
  }
}
