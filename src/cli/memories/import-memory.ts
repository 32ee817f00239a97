import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Writable } from 'node:stream';
import { CommandFailure, InputError } from '../command-line/command-errors.ts';
import type { CommandServer } from '../command-line/configured-server.ts';
import { readRefusal } from '../command-line/read-refusal.ts';
import { requestWithRetries } from '../command-line/request-with-retries.ts';
import { showPull } from '../models/pull-progress.ts';

export interface ImportOrder {
  readonly path: string;
  readonly name: string | undefined;
  readonly sourceLanguage: string | undefined;
}

export interface ImportContext {
  readonly server: CommandServer;
  readonly signal: AbortSignal;
  /** Where a progress bar may be drawn; undefined where nobody watches. */
  readonly terminal: Writable | undefined;
  /** A line on standard output. */
  write(line: string): void;
  /** A line on standard error. */
  notify(line: string): void;
}

/**
 * Sends a file as it is read. The server takes it no faster than it indexes it, so what has been sent says how far the
 * import is. Returns the answer of the server.
 */
export async function importMemory(
  order: ImportOrder,
  context: ImportContext,
): Promise<Readonly<Record<string, unknown>>> {
  const { server, signal } = context;
  const { size: total } = await stat(order.path);
  const name = order.name ?? basename(order.path).replace(/\.tmx$/i, '');
  const progress = showPull(context.terminal, basename(order.path));
  const query = new URLSearchParams({ name });
  if (order.sourceLanguage !== undefined) query.set('source_language', order.sourceLanguage);
  const headers = { authorization: `DeepL-Auth-Key ${server.key}`, 'content-type': 'application/x-tmx+xml' };
  const body = (): ReadableStream =>
    ReadableStream.from(counted(order.path, (bytes) => progress.show({ bytes, total })));
  const url = `${server.address}/v3/translation_memories?${query}`;
  try {
    const response = await requestWithRetries(url, { headers, body }, server, signal);
    const answer: unknown = await response.json().catch(() => undefined);
    progress.end();
    if (!response.ok) throw refusal(response, answer);
    return reportImported(answer, context);
  } finally {
    progress.end();
  }
}

async function* counted(path: string, show: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    show(bytes);
    yield chunk;
    bytes += chunk.length;
  }
  show(bytes);
}

function refusal(response: Response, answer: unknown): Error {
  const { words, code } = readRefusal(answer);
  if (code === 'invalid_tmx' || response.status === 413) return new InputError(words);
  return new CommandFailure(`${new URL(response.url).host}: ${words} (HTTP ${response.status})`);
}

function reportImported(answer: unknown, { write, notify }: ImportContext): Readonly<Record<string, unknown>> {
  const memory = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>;
  const { translation_memory_id: id, name, source_language: source, target_languages: targets } = memory;
  if (typeof id !== 'string' || !Array.isArray(targets))
    throw new CommandFailure('The server does not answer as one with translation memories does.');
  const segments = memory.segment_count === 1 ? '1 segment' : `${memory.segment_count} segments`;
  write(`${id}  ${name}: ${segments} from ${source} into ${targets.join(', ')}`);
  const skipped = Number(memory.skipped_segment_count ?? 0);
  if (skipped > 0) notify(`${name}: skipped ${skipped} units that have no text in ${source} or no translation.`);
  return memory;
}
