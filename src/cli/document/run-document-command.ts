import { constants } from 'node:os';
import { CommandFailure, InputError, systemErrorWords } from '../command-line/command-errors.ts';
import { Interrupted } from '../command-line/stop-on-signals.ts';
import type { DocumentCommand } from './document-command.ts';
import { findDocuments } from './find-documents.ts';
import { planDocuments } from './plan-documents.ts';
import { type DocumentContext, translateOneDocument } from './translate-one-document.ts';

/** Answers the exit code. A fault of one document leaves the others; one of the server ends what was not begun. */
export async function runDocumentCommand(command: DocumentCommand, context: DocumentContext): Promise<number> {
  const { signal } = context;
  let code = 0;
  const fault = (message: string): void => {
    context.tell(message);
    code = 1;
  };
  const planned = planDocuments(await findDocuments(command.files, fault), command, context.tell);
  const waiting = [...planned];
  let broken: unknown;
  let serverFailed = false;
  const sent = { deleted: 0, kept: 0 };
  const deleted = (gone: boolean): void => {
    if (gone) sent.deleted++;
    else sent.kept++;
  };

  async function work(): Promise<void> {
    while (!signal.aborted && !serverFailed && broken === undefined) {
      const document = waiting.shift();
      if (document === undefined) return;
      try {
        await translateOneDocument(document, command, { ...context, deleted });
      } catch (error) {
        if (signal.aborted) return;
        const words = faultWords(error);
        if (words === undefined) broken = error;
        else fault(words.startsWith(`${document.output}`) ? words : `${document.path}: ${words}`);
        serverFailed ||= error instanceof CommandFailure;
      }
    }
  }

  await Promise.all(Array.from({ length: command.parallel }, work));
  if (signal.aborted) reportStop(sent, waiting.length, context);
  signal.throwIfAborted();
  if (broken !== undefined) throw broken;
  if (waiting.length > 0)
    context.tell(`${documents(waiting.length)} ${waiting.length === 1 ? 'was' : 'were'} not sent.`);
  return code;
}

/** After Ctrl-C: what became of the documents that were sent. Nobody reads it when the output is closed. */
function reportStop(
  { deleted, kept }: { readonly deleted: number; readonly kept: number },
  notSent: number,
  { signal, tell }: DocumentContext,
): void {
  if (signal.reason instanceof Interrupted && signal.reason.exitCode === 128 + constants.signals.SIGPIPE) return;
  tell(
    `stopped; ${[
      ...(deleted === 0 && kept > 0 ? [] : [`${documents(deleted)} deleted from the server`]),
      ...(kept === 0 ? [] : [`${documents(kept)} could not be deleted and will expire there`]),
      ...(notSent === 0 ? [] : [`${documents(notSent)} not sent`]),
    ].join(', ')}.`,
  );
}

function documents(count: number): string {
  return count === 1 ? '1 document' : `${count} documents`;
}

/** Undefined for faults of the program itself. */
function faultWords(error: unknown): string | undefined {
  if (error instanceof InputError || error instanceof CommandFailure) return error.message;
  const words = systemErrorWords(error);
  return words === undefined ? undefined : `${words}.`;
}
