import { describeCommand } from '../command-line/command-description.ts';
import { serverOptions } from '../command-line/server-options.ts';

export const speakDescription = describeCommand({
  name: 'speak',
  summary: 'Speak a text with a running server',
  about: ['Speaks a text, and writes the audio into a file or to standard output while it is spoken.'],
  usage: ['dragoman speak [options] --in LANGUAGE [TEXT]'],
  arguments: [
    {
      name: 'TEXT',
      help: 'The text, at most 5,000 characters. Without it, or as "-", standard input in UTF-8 is read.',
    },
  ],
  options: {
    in: { type: 'string', short: 'i', value: 'LANGUAGE', help: 'Language of the text: es, pt-BR.', group: 'Speech' },
    voice: {
      type: 'string',
      value: 'VOICE',
      help: 'male or female. Default: the first voice of the language.',
      group: 'Speech',
    },
    out: {
      type: 'string',
      short: 'o',
      value: 'FILE',
      completion: 'files',
      help: 'File for the audio, whose name says of which type it is: .ogg, .webm, .flac or .pcm (16 bits, 24 kHz, one channel). Default: Ogg on standard output.',
      group: 'Output',
    },
    force: { type: 'boolean', help: 'Replaces an existing file.', group: 'Output' },
    ...serverOptions,
  },
  examples: [
    { command: 'dragoman speak --in es "La casa es grande." -o house.ogg' },
    {
      command: 'dragoman translate --to es < talk.txt | dragoman speak --in es | ffplay -nodisp -autoexit -',
      comment: 'is heard',
    },
  ],
});
