import { MisuseError } from '../command-line/command-errors.ts';
import { parseCommandLine } from '../command-line/parse-command-line.ts';
import { formalities, languageValue } from '../command-line/translation-options.ts';
import type { AudioInput } from './audio-source.ts';
import { liveDescription } from './live-description.ts';

export interface LiveCommand {
  readonly input: AudioInput;
  /** Fields of the session request, besides the type of the audio. */
  readonly session: Readonly<Record<string, string | readonly string[]>>;
  readonly from: string | undefined;
  readonly to: readonly string[];
  readonly server: string | undefined;
  readonly key: string | undefined;
}

const mostTargets = 5;

/** What the arguments ask for. Throws `MisuseError` with what would be right. */
export function parseLiveCommand(args: readonly string[]): LiveCommand {
  const { values, positionals } = parseCommandLine(args, liveDescription);
  const [file, ...more] = positionals;
  if (more.length > 0) throw new MisuseError('The command takes one audio file.');
  const { from, to = [], formality, glossary, microphone } = values;
  if (file !== undefined && microphone !== undefined) throw new MisuseError('Name a file or --microphone, not both.');
  if (from !== undefined) languageValue('--from', from);
  if (formality !== undefined && !formalities.some((known) => known === formality))
    throw new MisuseError(`--formality takes ${formalities.join(', ')}, not "${formality}".`);
  const targets = [...new Set(to.flatMap((list) => list.split(',')).map((code) => languageValue('--to', code.trim())))];
  if (targets.length > mostTargets) throw new MisuseError(`--to takes at most ${mostTargets} languages.`);
  const fields = {
    source_language: from,
    target_languages: targets,
    formality,
    glossary_id: glossary,
    spoken_terms_id: values['spoken-terms'],
  };
  return {
    input: inputOf(file, microphone),
    session: Object.fromEntries(
      Object.entries(fields).filter((entry): entry is [string, string | string[]] => entry[1] !== undefined),
    ),
    from,
    to: targets,
    server: values.server,
    key: values.key,
  };
}

function inputOf(file: string | undefined, microphone: string | undefined): AudioInput {
  if (file === '-') return { kind: 'standard input' };
  if (file !== undefined) return { kind: 'file', path: file };
  if (microphone === undefined) return { kind: 'microphone', devices: ['pulse:default', 'alsa:default'] };
  if (!/^(?:pulse|alsa):./.test(microphone))
    throw new MisuseError(`--microphone takes pulse:NAME or alsa:NAME, not "${microphone}".`);
  return { kind: 'microphone', devices: [microphone] };
}
