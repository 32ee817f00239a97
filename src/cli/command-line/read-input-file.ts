import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { CommandContext } from './command-context.ts';
import { InputError, systemErrorWords } from './command-errors.ts';

/** The text of a file, or of standard input for `-`. */
export async function readInputFile(file: string, { stdin }: Pick<CommandContext, 'stdin'>): Promise<string> {
  try {
    return file === '-' ? await text(stdin()) : await readFile(file, 'utf8');
  } catch (error) {
    const words = systemErrorWords(error);
    throw words === undefined ? error : new InputError(`${file}: ${words}.`);
  }
}
