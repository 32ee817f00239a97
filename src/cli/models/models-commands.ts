import { architectures } from '../../engines/bergamot/models/model-files.ts';
import { type CommandGroup, describeCommand } from '../command-line/command-description.ts';

const from = {
  type: 'string',
  multiple: true,
  value: 'LOCATION',
  help: 'Address of an index, a mirror, or a folder to pull from. Repeat it for more. Default: DRAGOMAN_MODELS_URL, else the public index of Firefox Translations.',
} as const;

const json = { type: 'boolean', help: 'Prints JSON.' } as const;

const pairs = { name: 'PAIR...', help: 'Source and target language, such as en-de.' };

export const listDescription = describeCommand({
  name: 'models list',
  summary: 'List the models of this machine, or the models that can be pulled',
  about: ['Lists the installed models. With --available, lists the models of the index instead.'],
  usage: ['dragoman models list [options]'],
  options: {
    available: {
      type: 'boolean',
      help: 'Lists the models of the index. Without a network, this is the copy that the last pull kept.',
    },
    from,
    json,
  },
  examples: [{ command: 'dragoman models list' }, { command: 'dragoman models list --available' }],
});

export const pullDescription = describeCommand({
  name: 'models pull',
  summary: 'Download and install models',
  about: [
    'Downloads and installs models. The command checks the size and SHA-256 of every file. A model is installed completely or not at all; after Ctrl-C or a broken connection, the next pull continues the download.',
  ],
  usage: ['dragoman models pull [options] PAIR...'],
  arguments: [pairs],
  options: {
    architecture: {
      type: 'string',
      value: 'NAME',
      completion: architectures,
      help: 'tiny (fast, small), base-memory or base (best, slow). Default: the best one published.',
    },
    from,
    json,
  },
  notes: ['The command replaces a model of the same pair that was pulled before.'],
  examples: [
    { command: 'dragoman models pull en-de de-en' },
    { command: 'dragoman models pull en-de --from /media/usb/models', comment: 'without a network' },
  ],
  exitCodes: { 1: 'a model could not be installed' },
});

export const removeDescription = describeCommand({
  name: 'models remove',
  summary: 'Remove models',
  about: ['Removes models from the models folder. Models in other folders (of packages) stay.'],
  usage: ['dragoman models remove [options] PAIR...'],
  arguments: [pairs],
  options: { json },
  examples: [{ command: 'dragoman models remove en-de' }],
  exitCodes: { 1: 'there is no such model' },
});

export const verifyDescription = describeCommand({
  name: 'models verify',
  summary: 'Compare installed models with their checksums',
  about: ['Reads the installed models and compares them with the checksums that were kept when they were installed.'],
  usage: ['dragoman models verify [options] [PAIR...]'],
  arguments: [{ ...pairs, help: 'Source and target language, such as en-de. Default: all models.' }],
  options: { json },
  notes: ["To replace a damaged model, use 'dragoman models remove' and then 'dragoman models pull'."],
  examples: [{ command: 'dragoman models verify' }, { command: 'dragoman models verify en-de' }],
  exitCodes: { 1: 'a model is damaged or missing' },
});

export const modelsCommands: CommandGroup = {
  name: 'models',
  summary: 'List, install, remove and check neural models',
  about: ['Manages the neural models that translate inside Dragoman.'],
  commands: [listDescription, pullDescription, removeDescription, verifyDescription],
  notes: [
    'A PAIR is a source and a target language, such as en-de. Every published model has English on one side; German to French needs de-en and en-fr. A running server uses a pulled model from its next request on.',
  ],
};
