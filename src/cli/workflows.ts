import { parse } from 'yaml';
import { type CommandContext, type CommandRun, writeJson } from './command-line/command-context.ts';
import { InputError, MisuseError } from './command-line/command-errors.ts';
import { configuredServer } from './command-line/configured-server.ts';
import { parseCommandLine } from './command-line/parse-command-line.ts';
import { readInputFile } from './command-line/read-input-file.ts';
import { field, objects, ServerClient } from './command-line/server-client.ts';
import { formatWorkflows } from './workflows/format-workflows.ts';
import { deleteDescription, listDescription, putDescription, showDescription } from './workflows/workflows-commands.ts';

/** `dragoman workflows …`: over HTTP, as everything that belongs to an account. */
export const runWorkflows: CommandRun = async ([command = '', ...args], context) => {
  await subcommands[command]?.(args, context);
  return 0;
};

const path = '/v1/unstable/agent/workflows';

const subcommands: Readonly<Record<string, (args: readonly string[], context: CommandContext) => Promise<void>>> = {
  async list(args, context) {
    const { values } = parseCommandLine(args, listDescription);
    const client = connect(values, context);
    const answer = await client.ask({ path });
    const workflows = objects(field(answer, 'workflows'));
    if (workflows === undefined) throw client.unexpected(path);
    if (values.json === true) writeJson(context, answer);
    else for (const line of formatWorkflows(workflows)) context.write(line);
  },

  async put(args, context) {
    const { values, positionals } = parseCommandLine(args, putDescription);
    const file = one(positionals, 'one file');
    const source = await readInputFile(file, context);
    const id = idIn(source, file);
    const client = connect(values, context, 'ADMIN');
    const answer = await client.ask({ method: 'PUT', path: `${path}/${encodeURIComponent(id)}`, body: { source } });
    if (values.json === true) writeJson(context, answer);
    else {
      context.write(`${field(answer, 'name')} (${id}), version ${field(answer, 'version')}`);
      const reason = field(answer, 'reason');
      if (reason !== undefined) context.notify(`it cannot run at the moment: ${reason}`);
    }
  },

  async show(args, context) {
    const { values, positionals } = parseCommandLine(args, showDescription);
    const workflow = one(positionals, 'one workflow');
    const answer = await connect(values, context).ask({ path: `${path}/${encodeURIComponent(workflow)}` });
    if (values.json === true) writeJson(context, answer);
    else context.write(String(field(answer, 'source')).replace(/\n$/, ''));
  },

  async delete(args, context) {
    const { values, positionals } = parseCommandLine(args, deleteDescription);
    const workflow = one(positionals, 'one workflow');
    const client = connect(values, context, 'ADMIN');
    await client.ask({ method: 'DELETE', path: `${path}/${encodeURIComponent(workflow)}` });
    context.write(`Deleted ${workflow}.`);
  },
};

function connect(
  values: { readonly server?: string | undefined; readonly key?: string | undefined },
  { notify, signal }: CommandContext,
  kind?: 'ADMIN',
): ServerClient {
  return new ServerClient(configuredServer(values, notify, kind), signal);
}

function one([first = '', ...more]: readonly string[], what: string): string {
  if (first === '' || more.length > 0) throw new MisuseError(`The command takes ${what}.`);
  return first;
}

/** Everything else in the file is for the server to check. */
function idIn(source: string, file: string): string {
  let id: unknown;
  try {
    id = field(parse(source), 'id');
  } catch (error) {
    throw new InputError(`${file} is not YAML: ${(error as Error).message}`);
  }
  if (typeof id !== 'string') throw new InputError(`${file} has no id: a workflow needs a UUID of its own.`);
  return id;
}
