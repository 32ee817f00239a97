import { describeCommand } from '../command-line/command-description.ts';
import { jsonOption, serverOptions } from '../command-line/server-options.ts';
import { filesOption, textsArgument } from '../command-line/text-input-options.ts';
import { formalityOption, keepCodeOption, noInterfacePhrasesOption } from '../command-line/translation-options.ts';

export const translateDescription = describeCommand({
  name: 'translate',
  summary: 'Translate arguments, files or standard input, with or without a server',
  about: ['Translates texts, standard input or files, with the engines of this machine or with a server.'],
  usage: [
    'dragoman translate --to LANGUAGE [options] TEXT...',
    'dragoman translate --to LANGUAGE [options] --file PATH...',
    'command | dragoman translate --to LANGUAGE [options]',
  ],
  arguments: [textsArgument('translated')],
  options: {
    file: filesOption('Files to translate. Paths may follow it, so that --file *.txt works. "-" is standard input.'),
    to: {
      type: 'string',
      short: 't',
      value: 'LANGUAGE',
      help: 'Language to translate into, such as es or pt-BR. "dragoman doctor" lists the languages.',
      group: 'Languages',
    },
    from: {
      type: 'string',
      short: 'f',
      value: 'LANGUAGE',
      help: 'Language of the input. Default: it is detected, for each TEXT, and once for a file or for standard input, from its beginning.',
      group: 'Languages',
    },
    formality: formalityOption('Languages'),
    'keep-code': keepCodeOption('Languages'),
    'no-interface-phrases': noInterfacePhrasesOption('Languages'),
    verbose: {
      type: 'boolean',
      short: 'v',
      help: 'Prints the detected languages on standard error.',
      group: 'Languages',
    },
    text: {
      type: 'boolean',
      help: 'Plain text. Lines, line ends and white space stay; a line end ends a sentence.',
      group: 'Kind of text (default: by the extension of the file name, else plain text)',
    },
    wrapped: {
      type: 'boolean',
      help: 'Plain text whose sentences continue over line ends. An empty line ends a paragraph.',
      group: 'Kind of text (default: by the extension of the file name, else plain text)',
    },
    html: {
      type: 'boolean',
      help: 'One HTML document. Tags stay with their words.',
      group: 'Kind of text (default: by the extension of the file name, else plain text)',
    },
    xml: {
      type: 'boolean',
      help: 'One XML document. Tags stay with their words.',
      group: 'Kind of text (default: by the extension of the file name, else plain text)',
    },
    output: {
      type: 'string',
      short: 'o',
      value: 'PATH',
      completion: 'files',
      help: 'Writes to this file instead of standard output ("-").',
      group: 'Output',
    },
    'output-dir': {
      type: 'string',
      value: 'FOLDER',
      completion: 'folders',
      help: 'Writes each file into this folder, under its own name. Creates the folder.',
      group: 'Output',
    },
    explain: {
      type: 'boolean',
      help: 'Prints on standard error what each layer does to each sentence: code that is kept, dates, engines, typography.',
      group: 'Output',
    },
    'line-buffered': {
      type: 'boolean',
      help: 'Translates and prints each line of standard input as it comes. On a terminal this is the default.',
      group: 'Output',
    },
    json: {
      ...jsonOption.json,
      help: 'Prints JSON, with the field names of the HTTP interface. Translations of files are in it, with their "file", and no file is written.',
      group: 'Output',
    },
    server: {
      ...serverOptions.server,
      help: 'Sends the texts to this server (Dragoman, or any with the same interface) instead of translating them here.',
    },
    key: serverOptions.key,
  },
  notes: [
    'Without --output and --output-dir, one file goes to standard output. Several files go beside their originals: name.txt becomes name.es.txt. An existing file is replaced when its translation is complete.',
  ],
  examples: [
    { command: 'dragoman translate --to es "The red car"' },
    { command: 'dragoman translate --from en --to pt-BR < letter.txt > carta.txt' },
    { command: 'dragoman translate --to ca --file *.txt', comment: 'name.txt becomes name.ca.txt' },
    { command: 'tail -f chat.log | dragoman translate --from en --to es --line-buffered' },
  ],
  exitCodes: {
    1: 'something could not be translated',
    2: 'the command line is wrong, or the language is not available',
  },
});
