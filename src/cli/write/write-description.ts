import { writingStyles, writingTones } from '../../language/writing/styles/styles-and-tones.ts';
import { describeCommand } from '../command-line/command-description.ts';
import { jsonOption } from '../command-line/server-options.ts';
import { filesOption, textsArgument } from '../command-line/text-input-options.ts';

const withPreferred = (names: readonly string[]): readonly string[] => [
  ...names,
  ...names.map((name) => `prefer_${name}`),
];

export const writeDescription = describeCommand({
  name: 'write',
  summary: 'Correct texts, or write them in a style or a tone',
  about: ['Improves texts in their own language, with the engines of this machine.'],
  usage: [
    'dragoman write [options] TEXT...',
    'dragoman write [options] --file PATH...',
    'command | dragoman write [options]',
  ],
  arguments: [textsArgument('improved')],
  options: {
    file: filesOption('Text files to improve. Paths may follow it, so that --file *.txt works.'),
    'in-place': {
      type: 'boolean',
      help: 'Replaces the content of the files that change, instead of printing the improved texts.',
      group: 'Files',
    },
    correct: {
      type: 'boolean',
      help: 'Corrects only spelling and grammar, with the smallest change.',
      group: 'What to change',
    },
    style: {
      type: 'string',
      value: 'STYLE',
      completion: withPreferred(writingStyles),
      help: `${writingStyles.join(', ')}.`,
      group: 'What to change',
    },
    tone: {
      type: 'string',
      value: 'TONE',
      completion: withPreferred(writingTones),
      help: `${writingTones.join(', ')}. Excludes --style. With "prefer_" in front (prefer_simple), a style or tone is ignored in languages that do not have it.`,
      group: 'What to change',
    },
    to: {
      type: 'string',
      short: 't',
      value: 'LANGUAGE',
      help: 'Language of the texts, such as de, en-GB or pt-BR. A variant converts the spelling. Default: detected. A text in another language is improved in its own.',
      group: 'What to change',
    },
    diff: {
      type: 'boolean',
      help: 'Prints what changes: [-removed-] and {+added+} words, in colour on a terminal unless NO_COLOR is set. Of files, only the lines that change, with their numbers.',
      group: 'Output',
    },
    reasons: {
      type: 'boolean',
      help: 'Prints each change with its reason and the name of its rule, one on a line; of files, with the line and the column. With --json, adds them as "changes".',
      group: 'Output',
    },
    check: {
      type: 'boolean',
      help: 'Writes nothing. Prints the files or texts that would change; then the exit code is 8.',
      group: 'Output',
    },
    json: { ...jsonOption.json, group: 'Output' },
    verbose: {
      type: 'boolean',
      short: 'v',
      help: 'Prints the language of each text and the engines on standard error.',
      group: 'Output',
    },
  },
  notes: [
    'A file is replaced when its text is complete. If a file fails, for example because it is not UTF-8 text, the reason is printed and the others continue.',
  ],
  examples: [
    { command: 'dragoman write "I recieve a apple every day."' },
    { command: 'dragoman write --correct < letter.txt > corrected.txt' },
    { command: 'dragoman write --to en-GB --style business "I can\'t come, it\'s my favorite color."' },
    { command: 'dragoman write --correct --diff --file letter.txt' },
    { command: 'dragoman write --correct --reasons "I recieve a apple every day."' },
    { command: 'dragoman write --correct --check --file docs/*.md', comment: 'for continuous integration' },
  ],
  exitCodes: {
    1: 'something could not be improved',
    8: 'with --check: something would change',
  },
});
