import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { CommandContext } from '../command-line/command-context.ts';
import { CommandFailure, InputError, systemErrorWords } from '../command-line/command-errors.ts';
import type { CommandServer } from '../command-line/configured-server.ts';
import { downloadResult, pathBelow } from '../command-line/download-result.ts';
import { fileOutput, refuseExisting, streamOutput } from '../command-line/open-output.ts';
import { refusalOf } from '../command-line/read-refusal.ts';
import { requestWithRetries } from '../command-line/request-with-retries.ts';
import { field, type ServerClient } from '../command-line/server-client.ts';
import type { TranscribeCommand } from './parse-transcribe-command.ts';

export interface TranscribeTools extends Pick<CommandContext, 'stdout' | 'signal' | 'write' | 'notify'> {
  readonly server: CommandServer;
  readonly client: ServerClient;
}

const jobs = '/v1/jobs/voice/translate';
const pollMilliseconds = 1_000;
/** A line of progress for each tenth of the work. */
const progressSteps = 10;

interface JobResult {
  readonly status: unknown;
  readonly address: string;
  readonly signature: string;
  readonly message: string;
}

/** Sends the file, waits, and writes the results. */
export async function runTranscribeCommand(command: TranscribeCommand, tools: TranscribeTools): Promise<number> {
  const { file, contentType, parameters, results } = command;
  const bytes = await sizeOf(file);
  const paths = results.map(({ ending }) => pathOf(command, ending));
  const isPrinted = command.out === undefined && results.length === 1 && results[0]?.type === 'text/plain';
  if (!isPrinted && !command.force) for (const path of paths) await refuseExisting(path);
  const created = await tools.client.ask({
    method: 'POST',
    path: jobs,
    body: {
      source_file: { name: basename(file), content_type: contentType, content_length: bytes },
      parameters,
      targets: results.map(({ language, type }) => ({ language, type })),
    },
  });
  const id = String(field(created, 'job_id'));
  try {
    tools.notify(`${file}: uploading.`);
    await upload(command, tools, String(field(created, 'upload_url')), String(field(created, 'signature')));
    const ended = await waitFor(command, tools, id);
    let failures = 0;
    for (const [index, result] of ended.entries()) {
      const name = isPrinted ? file : (paths[index] ?? '');
      if (result.status === 'failed') {
        failures += 1;
        tools.notify(`${name}: ${result.message}`);
        continue;
      }
      const output = isPrinted
        ? streamOutput(tools.stdout, tools.signal)
        : await fileOutput(name, { makeFolder: true, keepExisting: !command.force });
      const headers = { authorization: `Service-Signature ${result.signature}` };
      await downloadResult(onServer(tools.server, result.address), headers, output, tools);
      if (!isPrinted) tools.write(name);
    }
    return failures === 0 ? 0 : 1;
  } catch (error) {
    // What is not wanted any more is not worked on.
    await cancel(tools.server, id);
    throw error;
  }
}

async function sizeOf(file: string): Promise<number> {
  try {
    const found = await stat(file);
    if (!found.isFile()) throw new InputError(`${file} is not a file.`);
    return found.size;
  } catch (error) {
    const words = systemErrorWords(error);
    throw words === undefined ? error : new InputError(`${file}: ${words}.`);
  }
}

function pathOf({ file, out }: TranscribeCommand, ending: string): string {
  return join(out ?? dirname(file), `${basename(file, extname(file))}${ending}`);
}

async function upload(
  { file }: TranscribeCommand,
  { server, signal }: TranscribeTools,
  address: string,
  signature: string,
): Promise<void> {
  const headers = {
    authorization: `Service-Signature ${signature}`,
    'content-type': 'application/octet-stream',
  };
  const body = (): ReadableStream => Readable.toWeb(createReadStream(file)) as ReadableStream;
  const url = onServer(server, address);
  const response = await requestWithRetries(url, { method: 'PUT', headers, body }, server, signal);
  if (!response.ok) throw await refusalOf(response);
  await response.body?.cancel();
}

async function waitFor(
  { file }: TranscribeCommand,
  { client, server, signal, notify }: TranscribeTools,
  id: string,
): Promise<readonly JobResult[]> {
  let shown = 0;
  for (;;) {
    const job = await client.ask({ path: `${jobs}/${id}` });
    const state = field(job, 'status');
    const progress = Number(field(job, 'progress'));
    if (Math.floor(progress * progressSteps) > shown && progress < 1) {
      shown = Math.floor(progress * progressSteps);
      notify(`${file}: ${shown * (100 / progressSteps)} %.`);
    }
    if (state === 'complete' || state === 'failed') return resultsOf(job);
    await server.wait(pollMilliseconds, signal);
  }
}

function resultsOf(job: unknown): readonly JobResult[] {
  const results = field(job, 'results');
  if (!Array.isArray(results)) throw new CommandFailure('The server does not answer as a Dragoman server does.');
  return results.map((result) => ({
    status: field(result, 'status'),
    address: String(field(result, 'download_url')),
    signature: String(field(result, 'signature')),
    message: String(field(field(result, 'error'), 'message')),
  }));
}

async function cancel({ address, key }: CommandServer, id: string): Promise<void> {
  const headers = { authorization: `DeepL-Auth-Key ${key}` };
  await fetch(`${address}${jobs}/${id}`, { method: 'DELETE', headers }).catch(() => {});
}

function onServer({ address }: CommandServer, url: string): string {
  return `${address}${pathBelow(jobs, url)}`;
}
