import { extname } from 'node:path';
import { MisuseError } from '../command-line/command-errors.ts';
import { parseCommandLine } from '../command-line/parse-command-line.ts';
import { formalities, languageValue } from '../command-line/translation-options.ts';
import { transcribeDescription } from './transcribe-description.ts';

/** One output, as the interface has it, with the ending of its file. */
export interface WantedResult {
  readonly language: string;
  readonly type: string;
  readonly ending: string;
}

export interface TranscribeCommand {
  readonly file: string;
  readonly contentType: string;
  /** Fields of `parameters`. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly results: readonly WantedResult[];
  readonly out: string | undefined;
  readonly force: boolean;
  readonly server: string | undefined;
  readonly key: string | undefined;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
  '.oga': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.flac': 'audio/flac',
  '.m4a': 'audio/mp4',
  '.mp4': 'audio/mp4',
  '.webm': 'audio/webm',
};

const endings: Readonly<Record<string, string>> = {
  'audio/flac': '.flac',
  'audio/ogg': '.ogg',
  'audio/opus': '.opus',
  'audio/webm': '.webm',
  'audio/x-matroska': '.mka',
  'video/mp2t': '.ts',
};

/** What the arguments ask for. Throws `MisuseError` with what would be right. */
export function parseTranscribeCommand(args: readonly string[]): TranscribeCommand {
  const { values, positionals } = parseCommandLine(args, transcribeDescription);
  const [file = '', ...more] = positionals;
  if (file === '') throw new MisuseError('Name an audio file.');
  if (more.length > 0) throw new MisuseError('The command takes one audio file.');
  const contentType = contentTypes[extname(file).toLowerCase()];
  if (contentType === undefined)
    throw new MisuseError(`${file} is no audio file by its name; known are ${Object.keys(contentTypes).join(', ')}.`);
  const { from, to = [], formality, glossary, speech } = values;
  if (from !== undefined) languageValue('--from', from);
  if (formality !== undefined && !formalities.some((known) => known === formality))
    throw new MisuseError(`--formality takes ${formalities.join(', ')}, not "${formality}".`);
  const named = to.flatMap((list) => list.split(',')).map((language) => languageValue('--to', language.trim()));
  const languages = named.length > 0 ? [...new Set(named)] : [from ?? 'en'];
  const outputs = [
    ...(values.srt ? [['application/x-subrip', '.srt']] : []),
    ...(values.vtt ? [['text/vtt', '.vtt']] : []),
    ...(values.words ? [['application/json', '.json']] : []),
    ...(speech === undefined ? [] : [[speech, endings[speech.split(';')[0]?.trim() ?? ''] ?? '.pcm']]),
  ];
  if (values.text === true || outputs.length === 0) outputs.unshift(['text/plain', '.txt']);
  const parameters = {
    source_language: from,
    formality,
    glossary_id: glossary,
    spoken_terms_id: values['spoken-terms'],
  };
  return {
    file,
    contentType,
    parameters: Object.fromEntries(
      Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
    results: languages.flatMap((language) =>
      outputs.map(([type = '', ending = '']) => ({ language, type, ending: `.${language}${ending}` })),
    ),
    out: values.out,
    force: values.force === true,
    server: values.server,
    key: values.key,
  };
}
