/** The command line was not understood, or asks for a language there is not: exit code 2. */
export class MisuseError extends Error {}

/** One input cannot be translated; the others may: exit code 1 at the end. */
export class InputError extends Error {}

/** Nothing more can be translated: exit code 1 at once. */
export class TranslateFailure extends Error {}

/** A server gave no answer, or not the whole of one; the same request may succeed later. */
export class NoAnswer extends TranslateFailure {}

const systemErrors: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EEXIST: 'exists already',
  EISDIR: 'is a folder',
  ENOENT: 'no such file or folder',
  ENOSPC: 'no space left',
  ENOTDIR: 'a part of the path is not a folder',
  EROFS: 'the file system is read-only',
};

/** What went wrong with a file, in words; undefined if the error is no fault of a file. */
export function systemErrorWords(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  return systemErrors[String(error.code)] ?? error.message;
}
