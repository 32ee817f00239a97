import { readBuild } from '../config/read-build.ts';
import type { CommandContext, OutputStream } from './command-line/command-context.ts';
import { MisuseError } from './command-line/command-errors.ts';
import { formatGroupHelp, formatHelp } from './command-line/format-help.ts';
import { didYouMean } from './command-line/nearest-name.ts';
import { asksForHelp } from './command-line/parse-command-line.ts';
import { reportFailure } from './command-line/report-failure.ts';
import { type StoppableProcess, stopOnSignals } from './command-line/stop-on-signals.ts';
import { type CommandEntry, commandNamed, commands } from './commands.ts';

/** What a command line needs of the process that runs it. */
export interface CommandProcess extends StoppableProcess {
  readonly stdin: ReturnType<CommandContext['stdin']>;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
}

/**
 * `dragoman <command> …`: finds the command, runs it and returns the exit code. All errors go to standard error as lines
 * that begin with the name of the command.
 */
export async function runCommand(argv: readonly string[], process: CommandProcess): Promise<number> {
  const { stdout, stderr } = process;
  const [first = '', ...rest] = argv;
  const [name = '', args] = first === 'help' ? [rest[0], [...rest.slice(1), '--help']] : [first, rest];
  const entry = commandNamed(name);
  const notify = (line: string): void =>
    void stderr.write(`dragoman${entry === undefined ? '' : ` ${name}`}: ${line}\n`);
  using stop = entry?.handlesSignals === true ? undefined : stopOnSignals(process, [stdout, stderr]);
  // A server goes on without the reader of its first lines.
  if (stop === undefined) for (const output of [stdout, stderr]) output.on('error', () => {});
  const signal = stop?.signal ?? new AbortController().signal;
  const write = (line: string): void => void stdout.write(`${line}\n`);
  let asked = entry === undefined ? '' : name;
  try {
    if (['--version', '-V', 'version'].includes(name)) {
      write(versionLine());
      return 0;
    }
    if (entry === undefined) return showCommands(name, stdout);
    const command = describedCommand(entry, args, stderr);
    if (command === undefined) return 2;
    asked = command.name;
    if (asksForHelp(args)) {
      stdout.write(`${command.page}\n${versionLine()}\n`);
      return 0;
    }
    const run = await entry.load();
    const descriptions = commands.map(({ description }) => description);
    const code = await run(args, { stdin: () => process.stdin, stdout, stderr, signal, descriptions, write, notify });
    signal.throwIfAborted();
    return code;
  } catch (error) {
    return reportFailure(signal.aborted ? signal.reason : error, asked, notify);
  }
}

/** Undefined: a group without one of its commands, whose help is on standard error. */
function describedCommand(
  { description }: CommandEntry,
  args: readonly string[],
  stderr: OutputStream,
): { readonly name: string; readonly page: string } | undefined {
  if (!('commands' in description)) return { name: description.name, page: formatHelp(description) };
  const [given = ''] = args;
  const page = formatGroupHelp(description);
  if (given === '') {
    stderr.write(page);
    return undefined;
  }
  if (given === '--help' || given === '-h') return { name: description.name, page };
  const command = description.commands.find(({ name }) => name === `${description.name} ${given}`);
  if (command !== undefined) return { name: command.name, page: formatHelp(command) };
  const names = description.commands.map(({ name }) => name.slice(description.name.length + 1));
  throw new MisuseError(`There is no command "${description.name} ${given}".${didYouMean(given, names)}`);
}

function versionLine(): string {
  const { version, commit } = readBuild();
  return `Dragoman ${version}${commit === undefined ? '' : ` (${commit.slice(0, 12)})`} on Node.js ${process.versions.node}`;
}

function showCommands(given: string, stdout: OutputStream): number {
  if (!['', '-h', '--help'].includes(given)) {
    if (given.startsWith('-')) throw new MisuseError(`There is no option ${given}.`);
    const names = commands.map(({ description }) => description.name);
    throw new MisuseError(`There is no command "${given}".${didYouMean(given, names)}`);
  }
  const lines = commands.map(({ description: { name, summary } }) => `  ${name.padEnd(12)} ${summary}`);
  stdout.write(
    `Usage: dragoman COMMAND [options]\n\n${lines.join('\n')}\n\n'dragoman COMMAND --help' explains a command.\n${versionLine()}\n`,
  );
  return 0;
}
