/**
 * What a command reports to the person who called it: one line on standard error and an exit code. Anything else that a
 * command throws is a fault of the program.
 */
export abstract class CommandError extends Error {
  abstract readonly exitCode: number;
}

/** The command line is wrong, or asks for something that this installation does not have. */
export class MisuseError extends CommandError {
  readonly exitCode = 2;
}

/** The command cannot do its work, or continue with it. */
export class CommandFailure extends CommandError {
  readonly exitCode = 1;
}

/** One input cannot be processed; a command continues with the others. */
export class InputError extends CommandError {
  readonly exitCode = 1;
}

/** A server gave no answer, or only a part of one; the same request may succeed later. */
export class NoAnswer extends CommandFailure {}

const systemErrors: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EEXIST: 'exists already',
  EISDIR: 'is a folder',
  ENOENT: 'no such file or folder',
  ENOSPC: 'no space left',
  ENOTDIR: 'a part of the path is not a folder',
  EROFS: 'the file system is read-only',
};

/** What went wrong with a file, in words; undefined if the error has nothing to do with a file. */
export function systemErrorWords(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  return systemErrors[String(error.code)] ?? error.message;
}
