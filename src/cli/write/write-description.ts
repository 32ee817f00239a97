import { writingStyles, writingTones } from '../../language/writing/styles/styles-and-tones.ts';
import { describeCommand } from '../command-line/command-description.ts';

const withPreferred = (names: readonly string[]): readonly string[] => [
  ...names,
  ...names.map((name) => `prefer_${name}`),
];

export const writeDescription = describeCommand({
  name: 'write',
  summary: 'Correct texts, or write them in a style or a tone',
  about: ['Improves texts in their own language, with the engines of this machine.'],
  usage: ['dragoman write [options] TEXT...', 'command | dragoman write [options]'],
  arguments: [
    {
      name: 'TEXT...',
      help: 'Texts. Each is improved on its own and printed on a line of its own. "-" is standard input, which is also read when there are no texts. All input is UTF-8.',
    },
  ],
  options: {
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
    verbose: {
      type: 'boolean',
      short: 'v',
      help: 'Prints the language of each text and the engines on standard error.',
    },
  },
  examples: [
    { command: 'dragoman write "I recieve a apple every day."' },
    { command: 'dragoman write --correct < letter.txt > corrected.txt' },
    { command: 'dragoman write --to en-GB --style business "I can\'t come, it\'s my favorite color."' },
  ],
  exitCodes: { 1: 'something could not be improved' },
});
