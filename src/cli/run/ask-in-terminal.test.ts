import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { describe, it } from 'node:test';
import { CommandFailure } from '../command-line/command-errors.ts';
import type { ServerRequest } from '../command-line/server-client.ts';
import { askInTerminal } from './ask-in-terminal.ts';

const path = '/tasks/1';

function terminal(schema: object, refuse: (answer: unknown) => boolean, status = 'FeedbackNeeded') {
  const notes: string[] = [];
  const answers: unknown[] = [];
  const input = new PassThrough();
  const output = new PassThrough();
  const client = {
    async ask({ method, body }: ServerRequest): Promise<unknown> {
      if (method !== 'POST')
        return { status, feedback: { question_id: 'q', question: 'Which language?', answer_schema: schema } };
      const { answer } = body as { answer: unknown };
      answers.push(answer);
      if (refuse(answer)) throw new CommandFailure(`no ${JSON.stringify(answer)}`);
      return {};
    },
  };
  const { signal } = new AbortController();
  const asked = askInTerminal(path, { client, input, output, signal, notify: (line) => void notes.push(line) });
  return { notes, answers, input, asked };
}

describe('askInTerminal', () => {
  it('asks again until the answer is taken, with the choices that there are', async () => {
    const schema = { type: 'string', enum: ['es', 'ca'] };
    const { notes, answers, input, asked } = terminal(schema, (answer) => answer !== 'es');
    input.write('de\n');
    input.write('es\n');
    await asked;
    assert.deepEqual(answers, ['de', 'es']);
    assert.deepEqual(notes, ['Which language?', 'One of es, ca.', 'no "de"']);
  });

  it('reads JSON where no text is asked for', async () => {
    const { answers, input, asked } = terminal({ type: 'boolean' }, () => false);
    input.write('true\n');
    await asked;
    assert.deepEqual(answers, [true]);
  });

  it('ends where somebody else has answered', async () => {
    const { input, asked } = terminal({ type: 'string' }, () => true, 'InProgress');
    input.write('es\n');
    await asked;
  });
});
