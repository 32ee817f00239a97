import type { CommandRun } from './command-line/command-context.ts';
import { MisuseError } from './command-line/command-errors.ts';
import { didYouMean } from './command-line/nearest-name.ts';
import { parseCommandLine } from './command-line/parse-command-line.ts';
import { bashScript } from './completion/bash-script.ts';
import { completionDescription, shells } from './completion/completion-description.ts';
import { completedCommands } from './completion/completion-words.ts';
import { fishScript } from './completion/fish-script.ts';
import { zshScript } from './completion/zsh-script.ts';

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** `dragoman completion`. */
export const runCompletion: CommandRun = async (args, { stdout, descriptions }) => {
  const { positionals } = parseCommandLine(args, completionDescription);
  const [given = '', ...others] = positionals;
  const shell = shells.find((known) => known === given);
  if (shell === undefined || others.length > 0)
    throw new MisuseError(`The command takes one shell: ${shells.join(', ')}.${didYouMean(given, shells)}`);
  stdout.write(scripts[shell](completedCommands(descriptions)));
  return 0;
};
