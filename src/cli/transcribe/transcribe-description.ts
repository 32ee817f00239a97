import { describeCommand } from '../command-line/command-description.ts';
import { serverOptions } from '../command-line/server-options.ts';
import { offlineRecognition, speechOptions } from '../command-line/speech-options.ts';

export const transcribeDescription = describeCommand({
  name: 'transcribe',
  summary: 'Transcribe and translate an audio file with a running server',
  about: [
    'Prints what is said in an audio file, or writes transcripts, translations, subtitles and spoken translations of it beside the file.',
  ],
  usage: ['dragoman transcribe [options] FILE'],
  arguments: [
    { name: 'FILE', completion: 'files', help: 'An audio file: .mp3, .wav, .ogg, .flac, .m4a, .mp4 or .webm.' },
  ],
  options: {
    from: speechOptions.from,
    to: {
      type: 'string',
      short: 't',
      multiple: true,
      value: 'LANGUAGES',
      help: 'Languages to translate into: de,es. Default: none, only a transcript in the language of --from (or en).',
      group: 'Languages',
    },
    formality: speechOptions.formality,
    glossary: speechOptions.glossary,
    'spoken-terms': speechOptions['spoken-terms'],
    text: { type: 'boolean', help: 'Writes text. Default, unless another output is named.', group: 'Output' },
    srt: { type: 'boolean', help: 'Writes subtitles as SubRip (.srt).', group: 'Output' },
    vtt: { type: 'boolean', help: 'Writes subtitles as WebVTT (.vtt).', group: 'Output' },
    words: { type: 'boolean', help: 'Writes JSON with the times of sentences and words (.json).', group: 'Output' },
    speech: {
      type: 'string',
      value: 'TYPE',
      help: 'Writes spoken translations of this type of audio: audio/ogg;codecs=opus.',
      group: 'Output',
    },
    out: {
      type: 'string',
      short: 'o',
      value: 'FOLDER',
      completion: 'files',
      help: 'Folder for the results. Default: that of the audio file.',
      group: 'Output',
    },
    force: { type: 'boolean', help: 'Replaces existing files.', group: 'Output' },
    ...serverOptions,
  },
  notes: [
    offlineRecognition,
    'A single text is printed; other results are files: talk.mp3 becomes talk.es.srt. Ctrl-C cancels the work on the server.',
  ],
  examples: [
    { command: 'dragoman transcribe talk.mp3', comment: 'prints the transcript' },
    {
      command: 'dragoman transcribe --from en --to de,es --srt talk.mp3',
      comment: 'writes talk.de.srt and talk.es.srt',
    },
  ],
  exitCodes: { 1: 'a result could not be made' },
});
