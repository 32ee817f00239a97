/**
 * A server or a command cannot begin its work. The message is for the operator, at most two lines: the file or folder,
 * what is wrong with it, and what to do. The command line prints it without a stack.
 */
export class StartupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartupError';
  }
}
