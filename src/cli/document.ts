import type { CommandRun } from './command-line/command-context.ts';
import { configuredServer } from './command-line/configured-server.ts';
import { DocumentClient } from './document/document-client.ts';
import { parseDocumentCommand } from './document/parse-document-command.ts';
import { runDocumentCommand } from './document/run-document-command.ts';
import { type DocumentBoard, LineBoard, TerminalBoard } from './document/show-documents.ts';

/** `dragoman document …`: over HTTP, so that the limits, the engines and the records of the server hold for it. */
export const runDocument: CommandRun = async (args, context) => {
  const { stderr, signal } = context;
  const command = parseDocumentCommand(args);
  const board: DocumentBoard = stderr.isTTY === true ? new TerminalBoard(stderr) : new LineBoard(context.notify);
  const notify = (line: string): void => board.above(() => context.notify(line));
  const write = (line: string): void => board.above(() => context.write(line));
  const server = configuredServer(command, notify);
  return await runDocumentCommand(command, {
    client: new DocumentClient(server),
    board,
    clock: server,
    signal,
    write,
    notify,
  });
};
