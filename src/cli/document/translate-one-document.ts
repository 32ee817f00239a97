import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { InputError, NoAnswer, systemErrorWords } from '../command-line/command-errors.ts';
import { fileOutput, refuseExisting } from '../command-line/open-output.ts';
import type { RequestOptions } from '../command-line/request-with-retries.ts';
import { askAgain } from './ask-again.ts';
import type { DocumentClient, DocumentHandle, DocumentStatus } from './document-client.ts';
import type { DocumentCommand, PlannedDocument } from './document-command.ts';
import type { DocumentReport } from './document-report.ts';
import type { DocumentBoard } from './show-documents.ts';
import { describeWarnings } from './warning-notices.ts';

export interface DocumentContext {
  readonly client: DocumentClient;
  readonly board: DocumentBoard;
  readonly clock: Pick<RequestOptions, 'wait' | 'now'>;
  readonly signal: AbortSignal;
  /** A document that was sent and not fetched is gone from the server, or may still be there. */
  deleted?(gone: boolean): void;
  /** The server accepted the document under this id. */
  accepted?(id: string): void;
  /** A line on standard output. */
  write(line: string): void;
  /** A line on standard error. */
  notify(line: string): void;
}

/** Sends one document, waits, and writes the result. What is not fetched is deleted from the server, whatever happened. */
export async function translateOneDocument(
  document: PlannedDocument,
  command: Pick<DocumentCommand, 'fields' | 'force'>,
  context: DocumentContext,
): Promise<DocumentReport> {
  const { path, output } = document;
  const { client, board } = context;
  try {
    await prepareOutput(output, command.force);
    const handle = await upload(path, command.fields, context);
    context.accepted?.(handle.id);
    let fetched = false;
    try {
      const { billedCharacters, warnings, notices } = await waitUntilDone(path, handle, context);
      board.show(path, { state: 'downloading' });
      await again(path, context, () => fetchResult(handle, output, command.force, context));
      fetched = true;
      const billed = billedCharacters === undefined ? '' : `: ${billedCharacters} characters`;
      context.write(`${output}${billed}`);
      if (warnings.length > 0) context.notify(`${output}: the server warns: ${describeWarnings(warnings, notices)}.`);
      return {
        ...{ file: path, status: 'done', document_id: handle.id },
        ...(billedCharacters === undefined ? {} : { billed_characters: billedCharacters }),
        output,
        ...(warnings.length === 0 ? {} : { warnings }),
        ...(notices.length === 0 ? {} : { notices }),
      };
    } catch (error) {
      // What a server does not answer about this one, it may answer about others.
      throw error instanceof NoAnswer ? new InputError(error.message, { cause: error }) : error;
    } finally {
      if (!fetched) context.deleted?.(await client.delete(handle));
    }
  } finally {
    board.remove(path);
  }
}

/** What could not be written is known before the document is sent, and billed. */
async function prepareOutput(output: string, force: boolean): Promise<void> {
  if (!force) await refuseExisting(output);
  const folder = dirname(output);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    const words = systemErrorWords(error);
    throw words === undefined ? error : new InputError(`${output}: cannot be written: ${words}.`);
  }
}

async function upload(
  path: string,
  fields: DocumentCommand['fields'],
  { client, board, signal }: DocumentContext,
): Promise<DocumentHandle> {
  const { size } = await stat(path);
  // In whole per cents, so that a fast network is not spent on drawing.
  const sent = (bytes: number): void =>
    board.show(path, { state: 'uploading', part: size === 0 ? 1 : Math.floor((100 * bytes) / size) / 100 });
  return client.upload(path, fields, sent, signal);
}

async function waitUntilDone(path: string, handle: DocumentHandle, context: DocumentContext): Promise<DocumentStatus> {
  const { client, clock, signal } = context;
  let began: number | undefined;
  for (let asked = 0; ; asked++) {
    const status = await again(path, context, () => client.status(handle, signal));
    if (status.state === 'done') return status;
    if (status.state === 'error') throw new InputError(status.message ?? 'the server gives no reason.');
    if (status.state === 'translating') began ??= clock.now();
    showStatus(path, status, began === undefined ? 0 : clock.now() - began, context.board);
    await clock.wait(pauseBeforeAsking(asked, status.secondsRemaining), signal);
  }
}

function showStatus(path: string, status: DocumentStatus, milliseconds: number, board: DocumentBoard): void {
  const { state, secondsRemaining, counted } = status;
  if (state !== 'translating') {
    board.show(path, { state: 'queued' });
    return;
  }
  const whole = milliseconds + (secondsRemaining ?? 0) * 1000;
  const part = secondsRemaining === undefined || whole === 0 ? undefined : milliseconds / whole;
  board.show(path, { state, secondsRemaining, counted, part });
}

const firstPause = 250;
const longestPause = 5_000;

/** Longer each time, as large documents take minutes; not beyond what the server expects it to take. */
export function pauseBeforeAsking(asked: number, secondsRemaining: number | undefined): number {
  const pause = Math.min(longestPause, firstPause * 1.5 ** asked);
  const expected = secondsRemaining === undefined ? longestPause : Math.max(firstPause, secondsRemaining * 1000);
  return Math.round(Math.min(pause, expected));
}

async function fetchResult(
  handle: DocumentHandle,
  output: string,
  force: boolean,
  { client, signal }: DocumentContext,
): Promise<void> {
  await using file = await fileOutput(output, { makeFolder: true, keepExisting: !force });
  for await (const chunk of client.result(handle, signal)) await file.write(chunk);
  await file.finish();
}

function again<Answer>(
  path: string,
  { clock, signal, notify }: DocumentContext,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const waiting = (milliseconds: number, reason: string): void =>
    notify(`${path}: ${reason} Trying again in ${milliseconds / 1000} s.`);
  return askAgain(ask, clock, waiting, signal);
}
