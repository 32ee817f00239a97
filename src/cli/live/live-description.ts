import { describeCommand } from '../command-line/command-description.ts';
import { serverOptions } from '../command-line/server-options.ts';
import { offlineRecognition, speechOptions } from '../command-line/speech-options.ts';

export const liveDescription = describeCommand({
  name: 'live',
  summary: 'Transcribe and translate speech while somebody speaks, with a running server',
  about: [
    'Shows what is said into the microphone as captions, with translations. A file is played at the speed of speech, without sound.',
  ],
  usage: ['dragoman live [options] [FILE]'],
  arguments: [
    {
      name: 'FILE',
      completion: 'files',
      help: 'Audio or video that ffmpeg reads; - is standard input. Default: the microphone.',
    },
  ],
  options: {
    from: speechOptions.from,
    to: {
      type: 'string',
      short: 't',
      multiple: true,
      value: 'LANGUAGES',
      help: 'Languages to translate into, at most five: de,es. Default: none.',
      group: 'Languages',
    },
    formality: speechOptions.formality,
    glossary: speechOptions.glossary,
    'spoken-terms': speechOptions['spoken-terms'],
    microphone: {
      type: 'string',
      value: 'DEVICE',
      help: 'pulse:NAME or alsa:NAME, as ffmpeg calls it. Default: the default of PulseAudio, or else of ALSA.',
      group: 'Audio',
    },
    ...serverOptions,
  },
  notes: [
    offlineRecognition,
    'On a terminal, words that may still change are dim. Elsewhere each sentence is a line when it does not change any more; with --to, its language is before it.',
    'Ctrl-C ends the session: the last words are still concluded and translated. A second Ctrl-C does not wait for them.',
    'After a broken connection the command connects again, six times, and continues where it was. What engines that failed or were too slow have not heard is missing then; the command says so and ends with 1.',
  ],
  examples: [
    { command: 'dragoman live --from en --to es', comment: 'captions in English and Spanish' },
    { command: 'dragoman live talk.mp3 > talk.txt', comment: 'a file, at the speed of speech' },
  ],
  exitCodes: {
    0: 'the audio is over, or Ctrl-C or SIGTERM ended it',
    1: 'it failed, or some of what was said was not heard',
    130: 'stopped by a second Ctrl-C',
  },
});
