import { describeCommand } from '../command-line/command-description.ts';
import { jsonOption } from '../command-line/server-options.ts';

export const detectDescription = describeCommand({
  name: 'detect',
  summary: 'Detect the languages of texts',
  about: [
    'Prints a line for each text: the code of its language, a tab, and the name. "uncertain" means that it is the likeliest of several languages; "-" that the text is in none.',
  ],
  usage: ['dragoman detect [options] TEXT...', 'command | dragoman detect [options]'],
  arguments: [
    {
      name: 'TEXT...',
      help: 'Texts, each with a language of its own. "-" is standard input, as one text, which is also read when there are no texts. All input is UTF-8.',
    },
  ],
  options: { ...jsonOption },
  notes: ['The answer depends on the text and the installed dictionaries; engines are only asked for "unsupported".'],
  examples: [
    { command: 'dragoman detect "Das Haus ist rot und niemand weiß, warum."' },
    { command: 'dragoman detect --json < letter.txt' },
  ],
});
