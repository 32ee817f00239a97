import { type CommandGroup, describeCommand } from '../command-line/command-description.ts';
import { jsonOption, serverOptions } from '../command-line/server-options.ts';

const id = { name: 'ID', help: 'Id of the glossary, as "dragoman glossaries list" shows it.' };
const file = {
  name: 'FILE',
  completion: 'files',
  help: 'One entry on each line: source phrase, tab or comma, target phrase. UTF-8. "-" is standard input.',
} as const;
const from = { type: 'string', short: 'f', value: 'LANGUAGE', help: 'Source language, such as en.' } as const;
const to = { type: 'string', short: 't', value: 'LANGUAGE', help: 'Target language, such as es.' } as const;
const format = {
  type: 'string',
  value: 'FORMAT',
  completion: ['tsv', 'csv'],
  help: 'tsv or csv. Default: the extension of FILE, else tsv.',
} as const;

export const listDescription = describeCommand({
  name: 'glossaries list',
  summary: 'List the glossaries of the account',
  about: ['Lists the glossaries of the account with their dictionaries.'],
  usage: ['dragoman glossaries list [options]'],
  options: { ...jsonOption, ...serverOptions },
  examples: [{ command: 'dragoman glossaries list' }],
});

export const createDescription = describeCommand({
  name: 'glossaries create',
  summary: 'Create a glossary from a TSV or CSV file',
  about: ['Creates a glossary with one dictionary from a file, and prints its id.'],
  usage: ['dragoman glossaries create --from LANGUAGE --to LANGUAGE [options] NAME FILE'],
  arguments: [{ name: 'NAME', help: 'Name of the glossary.' }, file],
  options: { from, to, format, ...jsonOption, ...serverOptions },
  notes: ['To add another pair of languages, use "dragoman glossaries replace".'],
  examples: [
    { command: 'dragoman glossaries create --from en --to es "Product names" terms.tsv' },
    { command: 'dragoman glossaries create -f en -t es --format csv Terms - < export.txt' },
  ],
});

export const showDescription = describeCommand({
  name: 'glossaries show',
  summary: 'Show a glossary',
  about: ['Shows the name, the dictionaries and the number of entries of a glossary.'],
  usage: ['dragoman glossaries show [options] ID'],
  arguments: [id],
  options: { ...jsonOption, ...serverOptions },
  examples: [{ command: 'dragoman glossaries show ID' }],
});

export const entriesDescription = describeCommand({
  name: 'glossaries entries',
  summary: 'Print the entries of a dictionary as TSV',
  about: ['Prints the entries of one dictionary as TSV. A glossary with one dictionary needs neither --from nor --to.'],
  usage: ['dragoman glossaries entries [options] ID'],
  arguments: [id],
  options: { from, to, ...jsonOption, ...serverOptions },
  examples: [{ command: 'dragoman glossaries entries --from en --to es ID > terms.tsv' }],
});

export const replaceDescription = describeCommand({
  name: 'glossaries replace',
  summary: 'Replace the entries of a dictionary, or add a dictionary',
  about: ['Replaces all entries of one dictionary with those of a file, or adds the dictionary if it does not exist.'],
  usage: ['dragoman glossaries replace --from LANGUAGE --to LANGUAGE [options] ID FILE'],
  arguments: [id, file],
  options: { from, to, format, ...jsonOption, ...serverOptions },
  examples: [{ command: 'dragoman glossaries replace --from en --to es ID terms.tsv' }],
});

export const deleteDescription = describeCommand({
  name: 'glossaries delete',
  summary: 'Delete a glossary, or one of its dictionaries',
  about: ['Deletes a glossary. With --from and --to, deletes only the dictionary of this pair.'],
  usage: ['dragoman glossaries delete [options] ID'],
  arguments: [id],
  options: { from, to, ...serverOptions },
  examples: [
    { command: 'dragoman glossaries delete ID' },
    { command: 'dragoman glossaries delete --from en --to es ID' },
  ],
});

export const glossariesCommands: CommandGroup = {
  name: 'glossaries',
  summary: 'List, create, show, replace and delete glossaries',
  about: ['Manages the glossaries of an account on a running server.'],
  commands: [
    listDescription,
    createDescription,
    showDescription,
    entriesDescription,
    replaceDescription,
    deleteDescription,
  ],
};
