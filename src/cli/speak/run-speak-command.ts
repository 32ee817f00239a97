import { extname } from 'node:path';
import type { CommandContext } from '../command-line/command-context.ts';
import { MisuseError } from '../command-line/command-errors.ts';
import type { CommandServer } from '../command-line/configured-server.ts';
import { fileOutput, streamOutput } from '../command-line/open-output.ts';
import { parseCommandLine } from '../command-line/parse-command-line.ts';
import { readInputFile } from '../command-line/read-input-file.ts';
import { refusalOf } from '../command-line/read-refusal.ts';
import { requestWithRetries } from '../command-line/request-with-retries.ts';
import { speakDescription } from './speak-description.ts';

const types: Readonly<Record<string, string>> = {
  '.ogg': 'audio/ogg;codecs=opus',
  '.opus': 'audio/ogg;codecs=opus',
  '.webm': 'audio/webm;codecs=opus',
  '.flac': 'audio/flac',
  '.pcm': 'audio/pcm;encoding=s16le;rate=24000',
};

export interface SpeakCommand {
  readonly language: string;
  readonly voice: string | undefined;
  readonly type: string;
  /** Undefined: standard input. */
  readonly text: string | undefined;
  /** Undefined: standard output. */
  readonly out: string | undefined;
  readonly force: boolean;
  readonly server: string | undefined;
  readonly key: string | undefined;
}

export function parseSpeakCommand(args: readonly string[]): SpeakCommand {
  const { values, positionals } = parseCommandLine(args, speakDescription);
  const { in: language, voice, out, force = false, server, key } = values;
  if (language === undefined) throw new MisuseError('Name the language of the text: --in es.');
  if (positionals.length > 1) throw new MisuseError('Give one text, in quotation marks.');
  const ending = out === undefined ? '.ogg' : extname(out).toLowerCase();
  const type = types[ending];
  if (type === undefined)
    throw new MisuseError(
      `${out}: the name of the file ends in ${Object.keys(types).join(', ')}, for the type of audio.`,
    );
  const [text] = positionals;
  return { ...{ language, voice, type, out, force, server, key }, text: text === '-' ? undefined : text };
}

interface SpeakTools extends Pick<CommandContext, 'stdin' | 'stdout' | 'signal'> {
  readonly server: CommandServer;
}

/** Asks first, writes then: a refusal leaves no file. */
export async function runSpeakCommand(command: SpeakCommand, tools: SpeakTools): Promise<number> {
  const { server, signal, stdout } = tools;
  if (command.out === undefined && stdout.isTTY === true)
    throw new MisuseError('Audio is no text for a terminal: write it into a file with --out, or send it to a program.');
  const text = (command.text ?? (await readInputFile('-', tools))).trim();
  const body = JSON.stringify({
    ...{ text, language: command.language, content_type: command.type },
    ...(command.voice !== undefined && { voice: command.voice }),
  });
  const headers = { authorization: `DeepL-Auth-Key ${server.key}`, 'content-type': 'application/json' };
  const response = await requestWithRetries(`${server.address}/v1/voice/speech`, { headers, body }, server, signal);
  if (!response.ok || response.body === null) throw await refusalOf(response);
  await using output =
    command.out === undefined
      ? streamOutput(stdout, signal)
      : await fileOutput(command.out, { makeFolder: false, keepExisting: !command.force });
  for await (const bytes of response.body) await output.write(bytes);
  await output.finish();
  return 0;
}
