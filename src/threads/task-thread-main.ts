/** The thread behind `task-thread.ts`: one task at a time. */
import { parentPort } from 'node:worker_threads';
import { carryError } from './carried-error.ts';
import { loadTask } from './load-task.ts';
import type { TaskAnswer, TaskRequest } from './task-messages.ts';

const port = parentPort;
if (port === null) throw new Error('This module is started as a thread by task-thread.ts.');

port.on('message', (request: TaskRequest) => void work(request));

const answer = (message: TaskAnswer): void => port.postMessage(message);

async function work({ module, input }: TaskRequest): Promise<void> {
  let before = process.threadCpuUsage();
  const milliseconds = (): number => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  try {
    const run = await loadTask(module);
    answer({ kind: 'started' });
    before = process.threadCpuUsage();
    const output = await run(input);
    answer({ kind: 'ended', output, milliseconds: milliseconds() });
  } catch (error) {
    answer({ kind: 'ended', error: carryError(error), milliseconds: milliseconds() });
  }
}
