import { createInterface } from 'node:readline';
import type { CommandContext } from '../command-line/command-context.ts';
import { CommandFailure } from '../command-line/command-errors.ts';
import { field, type ServerClient } from '../command-line/server-client.ts';

export interface AskingTools extends Pick<CommandContext, 'signal' | 'notify'> {
  readonly client: Pick<ServerClient, 'ask'>;
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Puts the question of a task to whoever sits at the terminal, until an answer is taken or the task asks no more. */
export async function askInTerminal(
  path: string,
  { client, input, output, signal, notify }: AskingTools,
): Promise<void> {
  const feedback = field(await client.ask({ path }), 'feedback');
  if (feedback === undefined || feedback === null) return;
  const schema = field(feedback, 'answer_schema');
  notify(String(field(feedback, 'question')));
  const choices = field(schema, 'enum');
  if (Array.isArray(choices)) notify(`One of ${choices.map(String).join(', ')}.`);
  using lines = disposable(createInterface({ input, signal }));
  output.write('> ');
  for await (const line of lines) {
    const answer = answerOf(line, schema);
    try {
      const body = { question_id: field(feedback, 'question_id'), answer };
      await client.ask({ method: 'POST', path: `${path}/feedback`, body });
      return;
    } catch (error) {
      if (!(error instanceof CommandFailure)) throw error;
      notify(error.message);
      // Somebody else may have answered meanwhile.
      if (field(await client.ask({ path }), 'status') !== 'FeedbackNeeded') return;
    }
    output.write('> ');
  }
  signal.throwIfAborted();
}

/** What is typed is the text itself where a text is asked for, else JSON as far as it is JSON. */
function answerOf(line: string, schema: unknown): unknown {
  if (field(schema, 'type') === 'string') return line;
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}

function disposable<Lines extends { close(): void }>(lines: Lines): Lines & Disposable {
  return Object.assign(lines, { [Symbol.dispose]: () => lines.close() });
}
