import { describeCommand } from '../command-line/command-description.ts';
import { jsonOption } from '../command-line/server-options.ts';

/** Values of `--formality`, as in the interface. */
export const formalities = ['default', 'more', 'less', 'prefer_more', 'prefer_less'] as const;

export const translateDescription = describeCommand({
  name: 'translate',
  summary: 'Translate arguments, files or standard input, with or without a server',
  about: ['Translates texts, standard input or files, with the engines of this machine or with a server.'],
  usage: [
    'dragoman translate --to LANGUAGE [options] TEXT...',
    'dragoman translate --to LANGUAGE [options] --file PATH...',
    'command | dragoman translate --to LANGUAGE [options]',
  ],
  arguments: [
    {
      name: 'TEXT...',
      help: 'Texts. Each is translated on its own and printed on a line of its own. "-" is standard input, which is also read when there are neither texts nor files. All input is UTF-8.',
    },
  ],
  options: {
    file: {
      type: 'string',
      multiple: true,
      value: 'PATH...',
      completion: 'files',
      help: 'Files to translate. Paths may follow it, so that --file *.txt works. "-" is standard input.',
      group: 'Files',
    },
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
    formality: {
      type: 'string',
      value: 'LEVEL',
      completion: formalities,
      help: 'more or less (an error if no engine supports it), prefer_more or prefer_less.',
      group: 'Languages',
    },
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
      type: 'string',
      value: 'URL',
      help: 'Sends the texts to this server (Dragoman, or any with the same interface) instead of translating them here.',
      group: 'Server',
    },
    key: {
      type: 'string',
      value: 'KEY',
      help: 'Key for the server. Default: DRAGOMAN_API_KEY, which other users of the machine cannot see.',
      group: 'Server',
    },
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
