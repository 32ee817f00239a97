import {
  type CommandDescription,
  type CommandGroup,
  type Completion,
  helpOption,
  type OptionDescription,
  type OptionTable,
} from '../command-line/command-description.ts';

/** A command as completion sees it: what can follow the words of its name. */
export interface CompletedCommand {
  /** Words after `dragoman`; empty for `dragoman` itself. */
  readonly name: string;
  /** Commands that may follow, with their summaries. */
  readonly commands: readonly { readonly word: string; readonly summary: string }[];
  readonly options: readonly CompletedOption[];
  /** What its arguments are. */
  readonly argument: Completion | undefined;
}

export interface CompletedOption {
  /** `--to`, `-t` */
  readonly names: readonly string[];
  readonly takesValue: boolean;
  readonly completion: Completion | undefined;
  readonly help: string;
}

/** All commands, `dragoman` itself first and groups before their commands. */
export function completedCommands(
  descriptions: readonly (CommandDescription | CommandGroup)[],
): readonly CompletedCommand[] {
  return [
    { name: '', commands: descriptions.map(toWord), options: completedOptions({}), argument: undefined },
    ...descriptions.flatMap((description) =>
      'commands' in description
        ? [
            {
              name: description.name,
              commands: description.commands.map(toWord),
              options: completedOptions({}),
              argument: undefined,
            },
            ...description.commands.map(completedCommand),
          ]
        : [completedCommand(description)],
    ),
  ];
}

function completedCommand({ name, options, arguments: given }: CommandDescription): CompletedCommand {
  const argument = given?.find(({ completion }) => completion !== undefined)?.completion;
  return { name, commands: [], options: completedOptions(options), argument };
}

function toWord({ name, summary }: CommandDescription | CommandGroup): { word: string; summary: string } {
  return { word: name.slice(name.lastIndexOf(' ') + 1), summary };
}

function completedOptions(table: OptionTable): readonly CompletedOption[] {
  return Object.entries({ ...table, help: helpOption as OptionDescription }).map(([name, option]) => ({
    names: [`--${name}`, ...(option.short === undefined ? [] : [`-${option.short}`])],
    takesValue: option.type === 'string',
    completion: option.completion,
    help: option.help,
  }));
}
