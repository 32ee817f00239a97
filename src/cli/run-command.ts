import { ConfigError } from '../config/resolve-config.ts';
import { StartupError } from '../errors/startup-error.ts';

/** A command gets its own arguments and answers the exit code of the process. */
type Command = (args: readonly string[]) => Promise<number>;

interface CommandEntry {
  readonly summary: string;
  /** Loaded when called: the server's modules are no concern of `dragoman keys`. */
  load(): Promise<Command>;
}

const commands: Readonly<Record<string, CommandEntry>> = {
  serve: {
    summary: 'Start the server',
    load: async () => (await import('./serve.ts')).runServe,
  },
  translate: {
    summary: 'Translate arguments, files or standard input, with or without a server',
    load: async () => (await import('./translate.ts')).runTranslate,
  },
  write: {
    summary: 'Correct texts, or write them in a style or a tone',
    load: async () => (await import('./write.ts')).runWrite,
  },
  document: {
    summary: 'Translate documents with a running server',
    load: async () => (await import('./document.ts')).runDocument,
  },
  doctor: {
    summary: 'Show engines, language pairs and what is missing',
    load: async () => (await import('./doctor.ts')).runDoctor,
  },
  models: {
    summary: 'List, install, remove and check neural models',
    load: async () => (await import('./models.ts')).runModels,
  },
  memories: {
    summary: 'Import TMX files into a server as translation memories',
    load: async () => (await import('./memories.ts')).runMemories,
  },
  keys: {
    summary: 'List, create, change, rotate and deactivate keys',
    load: async () => (await import('./keys.ts')).runKeysCommand,
  },
  accounts: {
    summary: 'List, create and change accounts, and show who changed what',
    load: async () => (await import('./accounts.ts')).runAccountsCommand,
  },
};

/** `dragoman <command> …`: finds the command, runs it and turns its faults into readable lines. */
export async function runCommand(argv: readonly string[]): Promise<number> {
  const [name = 'help', ...args] = argv;
  if (name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(usage());
    return 0;
  }
  const entry = commands[name];
  if (entry === undefined) {
    process.stderr.write(`dragoman: no command '${name}'.\n\n${usage()}`);
    return 2;
  }
  try {
    const command = await entry.load();
    return await command(args);
  } catch (error) {
    if (error instanceof StartupError) {
      process.stderr.write(`dragoman: ${error.message}\n`);
      return 1;
    }
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\nEvery setting is explained in docs/reference/configuration.md.\n`);
    return 78;
  }
}

function usage(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`);
  return `Usage: dragoman <command> [options]\n\n${lines.join('\n')}\n\n'dragoman <command> --help' says more.\n`;
}
