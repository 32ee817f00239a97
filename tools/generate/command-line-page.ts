import { formatGroupHelp, formatHelp } from '../../src/cli/command-line/format-help.ts';
import { type CommandEntry, commands } from '../../src/cli/commands.ts';
import type { Generator } from './generator.ts';
import { generatedNotice } from './markdown.ts';

const opening = `${generatedNotice}

# Command line

The help pages of all commands, as \`dragoman COMMAND --help\` prints them. [Work at the command
line](../guides/command-line.md) shows them in use. Errors go to standard error, one line each; standard output gets results
only.

Source: the \`*-description.ts\` and \`*-commands.ts\` files in \`src/cli\`.
`;

export const commandLinePage: Generator = {
  name: 'command line page',
  output: 'docs/reference/command-line.md',
  produce: async () => renderCommandLinePage(commands),
};

export function renderCommandLinePage(entries: readonly CommandEntry[]): string {
  const pages = entries.flatMap(({ description }) => [
    page(2, description.name, 'commands' in description ? formatGroupHelp(description) : formatHelp(description)),
    ...('commands' in description ? description.commands.map((one) => page(3, one.name, formatHelp(one))) : []),
  ]);
  return [opening, ...pages].join('\n');
}

function page(level: number, name: string, help: string): string {
  return `${'#'.repeat(level)} dragoman ${name}\n\n\`\`\`text\n${help}\`\`\`\n`;
}
