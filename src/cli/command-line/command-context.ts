import type { Readable, Writable } from 'node:stream';
import type { CommandDescription, CommandGroup } from './command-description.ts';

export type OutputStream = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  /** Of terminals: whether they show colours, and NO_COLOR does not forbid them. */
  hasColors?(): boolean;
};

/** What every command gets from the process. */
export interface CommandContext {
  /** Opened when it is asked for. */
  readonly stdin: () => Readable & { readonly isTTY?: boolean };
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  /** Aborts when the command should end: Ctrl-C, SIGTERM, or an output that nobody reads. */
  readonly signal: AbortSignal;
  /** Of all commands, in the order of the help. */
  readonly descriptions: readonly (CommandDescription | CommandGroup)[];
  /** A line on standard output. */
  write(line: string): void;
  /** A line on standard error, with the name of the command before it. */
  notify(line: string): void;
}

/**
 * Does the work of a command and returns its exit code. A group of commands gets the name of the command as the first
 * argument. What it throws is reported in one place (`reportFailure`).
 */
export type CommandRun = (args: readonly string[], context: CommandContext) => Promise<number>;

/** For programs: indented, with the field names of the HTTP interface. */
export function writeJson({ write }: Pick<CommandContext, 'write'>, value: unknown): void {
  write(JSON.stringify(value, null, 2));
}
