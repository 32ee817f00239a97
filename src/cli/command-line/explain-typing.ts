import type { Readable } from 'node:stream';
import type { OutputStream } from './command-context.ts';

/** A line for a person at a terminal from whom a command expects text; nothing in pipes. */
export function explainTyping(stdin: Readable & { readonly isTTY?: boolean }, stderr: OutputStream): void {
  if (stdin.isTTY === true && stderr.isTTY === true) stderr.write('Type or paste text; Ctrl-D ends it.\n');
}
