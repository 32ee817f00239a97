/** What a shell offers as a value: names of files or folders, or fixed words. */
export type Completion = 'files' | 'folders' | readonly string[];

/** An option of a command. The parser, the help page, the reference page and shell completion all read it. */
export interface OptionDescription {
  /** `boolean` options take no value. */
  readonly type: 'string' | 'boolean';
  /** One letter: `t` for `-t`. */
  readonly short?: string;
  /** It may be given several times. */
  readonly multiple?: boolean;
  /** What the help calls the value, such as `LANGUAGE`. */
  readonly value?: string;
  readonly completion?: Completion;
  readonly help: string;
  /** Heading of the help page that it belongs under. Default: "Options". */
  readonly group?: string;
}

export type OptionTable = Readonly<Record<string, OptionDescription>>;

export interface ArgumentDescription {
  /** `FILE...` */
  readonly name: string;
  readonly help: string;
  readonly completion?: Completion;
}

export interface Example {
  readonly command: string;
  /** What it does, in a few words. */
  readonly comment?: string;
}

export interface CommandDescription<Options extends OptionTable = OptionTable> {
  /** The words after `dragoman`: `keys create`. */
  readonly name: string;
  /** One line without a full stop, for lists of commands. */
  readonly summary: string;
  /** Paragraphs that open the help page. */
  readonly about: readonly string[];
  /** Whole command lines. */
  readonly usage: readonly string[];
  /** Without them the command takes options only. */
  readonly arguments?: readonly ArgumentDescription[];
  readonly options: Options;
  /** Paragraphs after the options. */
  readonly notes?: readonly string[];
  readonly examples: readonly Example[];
  /** Meanings beside, or instead of, those that all commands share. */
  readonly exitCodes?: Readonly<Record<number, string>>;
}

/** A command that only groups others, as `dragoman keys` does. */
export interface CommandGroup {
  readonly name: string;
  readonly summary: string;
  readonly about: readonly string[];
  readonly commands: readonly CommandDescription[];
  readonly notes?: readonly string[];
}

/** `--help`, which every command has. */
export const helpOption = {
  type: 'boolean',
  short: 'h',
  help: 'Shows this help.',
} as const satisfies OptionDescription;

/** The last word of the name. */
export function lastWord({ name }: Pick<CommandDescription, 'name'>): string {
  return name.slice(name.lastIndexOf(' ') + 1);
}

/** Type check of a description that keeps the names and types of its options. */
export function describeCommand<const Options extends OptionTable>(
  description: CommandDescription<Options>,
): CommandDescription<Options> {
  return description;
}
