import { type CommandGroup, describeCommand } from '../command-line/command-description.ts';
import { jsonOption, serverOptions } from '../command-line/server-options.ts';

export const importDescription = describeCommand({
  name: 'memories import',
  summary: 'Import TMX files as translation memories',
  about: ['Imports TMX files into a running server, each as a translation memory.'],
  usage: ['dragoman memories import [options] FILE...'],
  arguments: [{ name: 'FILE...', completion: 'files', help: 'TMX files.' }],
  options: {
    name: { type: 'string', value: 'NAME', help: 'Name of the memory; for one file only. Default: name of the file.' },
    from: {
      type: 'string',
      short: 'f',
      value: 'LANGUAGE',
      help: 'Source language, if the file does not name one (srclang="*all*").',
    },
    ...jsonOption,
    ...serverOptions,
  },
  notes: [
    'The file is read while it is sent, so its size is limited only by the server. A memory is imported completely or not at all: Ctrl-C leaves nothing of it. If the server has too many imports in progress, the command waits.',
  ],
  examples: [
    { command: 'dragoman memories import manuals.tmx' },
    { command: 'dragoman memories import --name "Manuals 2026" --from en manuals.tmx' },
  ],
  exitCodes: { 1: 'something could not be imported' },
});

export const memoriesCommands: CommandGroup = {
  name: 'memories',
  summary: 'Import TMX files into a server as translation memories',
  about: ['Works with the translation memories of a running server.'],
  commands: [importDescription],
};
