import { DocumentClient } from './document/document-client.ts';
import { documentHelp } from './document/document-help.ts';
import { parseDocumentCommand } from './document/parse-document-command.ts';
import { runDocumentCommand } from './document/run-document-command.ts';
import { type DocumentBoard, LineBoard, TerminalBoard } from './document/show-documents.ts';
import { configuredServer } from './translate/configured-server.ts';
import { stopOnSignals } from './translate/stop-on-signals.ts';
import { tellFailure } from './translate/tell-failure.ts';

type Tell = (line: string) => void;

/** `dragoman document …`: over HTTP, so that the limits, the engines and the records of the server hold for it. */
export async function runDocument(args: readonly string[]): Promise<number> {
  const { stdout, stderr } = process;
  const plain: Tell = (line) => void stderr.write(`dragoman document: ${line}\n`);
  const board: DocumentBoard = stderr.isTTY ? new TerminalBoard(stderr) : new LineBoard(plain);
  const tell: Tell = (line) => board.above(() => plain(line));
  const write: Tell = (line) => board.above(() => void stdout.write(`${line}\n`));
  using stop = stopOnSignals(process, stdout);
  const { signal } = stop;
  try {
    const command = parseDocumentCommand(args);
    if (command === 'help') {
      stdout.write(documentHelp);
      return 0;
    }
    const server = configuredServer(command, tell);
    return await runDocumentCommand(command, {
      client: new DocumentClient(server),
      board,
      clock: server,
      signal,
      write,
      tell,
    });
  } catch (error) {
    return tellFailure(signal.aborted ? signal.reason : error, tell);
  }
}
