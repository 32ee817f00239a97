import {
  type CommandDescription,
  type CommandGroup,
  helpOption,
  lastWord,
  type OptionDescription,
  type OptionTable,
} from './command-description.ts';
import { wrapWords } from './wrap-words.ts';

const width = 100;
/** Where explanations begin; longer names have theirs on the next line. */
const column = 26;

/** Stays at the end. */
const generalGroup = 'Options';

const sharedExitCodes: Readonly<Record<number, string>> = {
  0: 'done',
  1: 'it failed',
  2: 'the command line is wrong',
  78: 'the configuration is wrong',
  130: 'stopped by Ctrl-C',
};

/** The help page of a command. */
export function formatHelp(command: CommandDescription): string {
  const options: OptionTable = { ...command.options, help: helpOption };
  const groups = Map.groupBy(Object.entries(options), ([, { group }]) => group ?? generalGroup);
  const ordered = [...groups].sort(([one], [other]) => Number(one === generalGroup) - Number(other === generalGroup));
  const sections = [
    ...command.about.map((paragraph) => wrapWords(paragraph, width)),
    section(
      'Usage',
      command.usage.map((line) => `  ${line}`),
    ),
    ...(command.arguments === undefined
      ? []
      : [
          section(
            'Arguments',
            command.arguments.flatMap(({ name, help }) => explain(name, help)),
          ),
        ]),
    ...ordered.map(([group, members]) =>
      section(
        group,
        members.flatMap(([name, option]) => explain(optionName(name, option), option.help)),
      ),
    ),
    ...(command.notes ?? []).map((paragraph) => wrapWords(paragraph, width)),
    section('Examples', exampleLines(command)),
    section('Exit codes', exitCodeLines(command.exitCodes)),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** The help page of a group of commands. */
export function formatGroupHelp(group: CommandGroup): string {
  const sections = [
    ...group.about.map((paragraph) => wrapWords(paragraph, width)),
    section('Usage', [`  dragoman ${group.name} COMMAND [options]`]),
    section(
      'Commands',
      group.commands.flatMap((command) => explain(lastWord(command), `${command.summary}.`)),
    ),
    ...(group.notes ?? []).map((paragraph) => wrapWords(paragraph, width)),
    `'dragoman ${group.name} COMMAND --help' explains one of them.`,
  ];
  return `${sections.join('\n\n')}\n`;
}

function section(title: string, lines: readonly string[]): string {
  return [`${title}:`, ...lines].join('\n');
}

/** `-t, --to LANGUAGE`; without a short name, the long one stays where it is in the others. */
function optionName(name: string, { short, value, type }: OptionDescription): string {
  const long = type === 'string' ? `--${name} ${value ?? 'VALUE'}` : `--${name}`;
  return short === undefined ? `    ${long}` : `-${short}, ${long}`;
}

function explain(name: string, help: string): readonly string[] {
  const lines = wrapWords(help, width - column).split('\n');
  const beside = name.length + 4 <= column;
  const first = beside ? `  ${name.padEnd(column - 2)}${lines.shift() ?? ''}` : `  ${name}`;
  return [first, ...lines.map((line) => `${' '.repeat(column)}${line}`)];
}

function exampleLines({ examples }: CommandDescription): readonly string[] {
  return examples.flatMap(({ command, comment }) => [
    ...(comment === undefined ? [] : [`  # ${comment}`]),
    `  ${command}`,
  ]);
}

function exitCodeLines(own: CommandDescription['exitCodes'] = {}): readonly string[] {
  return Object.entries({ ...sharedExitCodes, ...own }).map(([code, meaning]) => `  ${code.padEnd(5)}${meaning}`);
}
