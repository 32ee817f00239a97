import { CommandFailure, InputError, systemErrorWords } from '../command-line/command-errors.ts';
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
  const documents = planDocuments(await findDocuments(command.files, fault), command, context.tell);
  const waiting = [...documents];
  let broken: unknown;
  let serverFailed = false;

  async function work(): Promise<void> {
    while (!signal.aborted && !serverFailed && broken === undefined) {
      const document = waiting.shift();
      if (document === undefined) return;
      try {
        await translateOneDocument(document, command, context);
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
  signal.throwIfAborted();
  if (broken !== undefined) throw broken;
  if (waiting.length > 0)
    context.tell(waiting.length === 1 ? '1 document was not sent.' : `${waiting.length} documents were not sent.`);
  return code;
}

/** Undefined for faults of the program itself. */
function faultWords(error: unknown): string | undefined {
  if (error instanceof InputError || error instanceof CommandFailure) return error.message;
  const words = systemErrorWords(error);
  return words === undefined ? undefined : `${words}.`;
}
