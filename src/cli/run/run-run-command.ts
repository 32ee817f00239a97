import { type CommandContext, writeJson } from '../command-line/command-context.ts';
import { CommandFailure, InputError } from '../command-line/command-errors.ts';
import type { CommandServer } from '../command-line/configured-server.ts';
import { pathBelow } from '../command-line/download-result.ts';
import { readInputFile } from '../command-line/read-input-file.ts';
import { field, type ServerClient } from '../command-line/server-client.ts';
import { askInTerminal } from './ask-in-terminal.ts';
import { followTask } from './follow-task.ts';
import type { RunCommand } from './parse-run-command.ts';
import { placeFiles } from './placed-files.ts';
import { refuseFilled, saveFiles } from './save-files.ts';

export interface RunTools extends Pick<CommandContext, 'stdin' | 'stderr' | 'signal' | 'write' | 'notify'> {
  readonly server: CommandServer;
  readonly client: ServerClient;
}

const agent = '/v1/unstable/agent';

/** Starts the task, shows its steps, and prints its result. */
export async function runRunCommand(command: RunCommand, tools: RunTools): Promise<number> {
  const { client, notify, write, server } = tools;
  if (command.out !== undefined && !command.force) await refuseFilled(command.out);
  const input = await placeFiles(await readInput(command, tools), command.files);
  const workflow = `${agent}/workflows/${encodeURIComponent(command.workflow)}`;
  const body = { workflow_request: JSON.stringify({ input }) };
  if (command.estimate) {
    writeJson(tools, await client.ask({ method: 'POST', path: `${workflow}/estimate`, body }));
    return 0;
  }
  const triggered = await client.ask({ method: 'POST', path: `${workflow}/trigger`, body });
  const id = String(field(triggered, 'task_id'));
  const path = `${agent}/tasks/${id}`;
  try {
    const steps: unknown[] = [];
    const end = await followTask(`${path}/events`, tools, {
      step(step) {
        steps.push(step);
        if (!command.quiet) notify(describeStep(step));
      },
      async waits() {
        const input = command.input === '-' ? undefined : tools.stdin();
        if (input?.isTTY === true && tools.stderr.isTTY === true)
          await askInTerminal(path, { ...tools, input, output: tools.stderr });
        else notify(`the task asks something; answer with POST ${path}/feedback (${path} has the question).`);
      },
    });
    const status = String(field(end, 'status'));
    if (status !== 'Completed') {
      if (command.json) writeJson(tools, { ...(end as object), steps });
      throw new CommandFailure(status === 'Error' ? failureOf(String(field(end, 'error'))) : 'The task was canceled.');
    }
    const task = await client.ask({ path });
    const content = await client.ask({ path: pathBelow(agent, String(field(field(task, 'result'), 'response'))) });
    if (!command.json && !command.quiet) notify(String(field(content, 'message')));
    const data = field(content, 'data');
    if (command.json) writeJson(tools, { task_id: id, status, message: field(content, 'message'), data, steps });
    else write(JSON.stringify(data, null, 2));
    if (command.out !== undefined)
      for (const file of await saveFiles(task, command.out, tools)) if (!command.quiet) notify(`${file} is saved.`);
    return 0;
  } catch (error) {
    // What is not wanted any more is not worked on. A task that has ended stays as it is.
    if (tools.signal.aborted) await cancel(server, path);
    throw error;
  }
}

/** Some reasons say themselves that the task failed. */
function failureOf(reason: string): string {
  const says = 'The task failed: ';
  return reason.startsWith(says) ? reason : `${says}${reason}`;
}

async function readInput({ input }: RunCommand, tools: RunTools): Promise<unknown> {
  const isGiven = input.trimStart().startsWith('{');
  const json = isGiven ? input : await readInputFile(input, tools);
  try {
    return JSON.parse(json);
  } catch (error) {
    const what = isGiven ? '--input' : input === '-' ? 'Standard input' : input;
    throw new InputError(`${what} is not JSON: ${(error as Error).message}`);
  }
}

function describeStep(step: unknown): string {
  const took = Date.parse(String(field(step, 'end_date'))) - Date.parse(String(field(step, 'start_date')));
  const characters = Number(field(step, 'billed_characters'));
  const billed = characters > 0 ? `, ${characters.toLocaleString('en-US')} characters billed` : '';
  return `${field(step, 'step')} (${field(step, 'service')}): ${took} ms${billed}.`;
}

async function cancel({ address, key }: CommandServer, path: string): Promise<void> {
  const headers = { authorization: `DeepL-Auth-Key ${key}` };
  await fetch(`${address}${path}/cancel`, { method: 'POST', headers }).catch(() => {});
}
