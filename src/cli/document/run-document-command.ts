import { constants } from 'node:os';
import { writeJson } from '../command-line/command-context.ts';
import { CommandFailure, InputError, systemErrorWords } from '../command-line/command-errors.ts';
import { Interrupted } from '../command-line/stop-on-signals.ts';
import type { DocumentCommand, PlannedDocument } from './document-command.ts';
import type { DocumentReport } from './document-report.ts';
import { findDocuments } from './find-documents.ts';
import { planDocuments } from './plan-documents.ts';
import { type DocumentContext, translateOneDocument } from './translate-one-document.ts';

/** Answers the exit code. A fault of one document leaves the others; one of the server ends what was not begun. */
export async function runDocumentCommand(command: DocumentCommand, given: DocumentContext): Promise<number> {
  const context = command.json ? { ...given, write: () => {} } : given;
  const { signal } = context;
  const reports = new Map<PlannedDocument, DocumentReport>();
  let code = 0;
  const fault = (message: string): void => {
    context.notify(message);
    code = 1;
  };
  const planned = planDocuments(await findDocuments(command.files, fault), command, context.notify);
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
      let id: string | undefined;
      const accepted = (given: string): void => {
        id = given;
      };
      try {
        reports.set(document, await translateOneDocument(document, command, { ...context, deleted, accepted }));
      } catch (error) {
        if (signal.aborted) return;
        const words = faultWords(error);
        if (words === undefined) broken = error;
        else {
          fault(words.startsWith(`${document.output}`) ? words : `${document.path}: ${words}`);
          reports.set(document, failedReport(document, id, words));
        }
        serverFailed ||= error instanceof CommandFailure;
      }
    }
  }

  await Promise.all(Array.from({ length: command.parallel }, work));
  if (signal.aborted) reportStop(sent, waiting.length, context);
  signal.throwIfAborted();
  if (broken !== undefined) throw broken;
  if (waiting.length > 0)
    context.notify(`${documents(waiting.length)} ${waiting.length === 1 ? 'was' : 'were'} not sent.`);
  if (command.json)
    writeJson(given, {
      documents: planned.map((document) => reports.get(document) ?? failedReport(document, undefined, 'Not sent.')),
    });
  return code;
}

function failedReport({ path }: PlannedDocument, id: string | undefined, message: string): DocumentReport {
  return { file: path, status: 'error', ...(id === undefined ? {} : { document_id: id }), message };
}

/** After Ctrl-C: what became of the documents that were sent. Nobody reads it when the output is closed. */
function reportStop(
  { deleted, kept }: { readonly deleted: number; readonly kept: number },
  notSent: number,
  { signal, notify }: DocumentContext,
): void {
  if (signal.reason instanceof Interrupted && signal.reason.exitCode === 128 + constants.signals.SIGPIPE) return;
  notify(
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
