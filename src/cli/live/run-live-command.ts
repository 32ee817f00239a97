import type { CommandContext } from '../command-line/command-context.ts';
import { AudioSource, sourceContentType } from './audio-source.ts';
import { type CaptionView, PlainCaptions, TerminalCaptions } from './caption-view.ts';
import { Captions } from './captions.ts';
import type { LiveCommand } from './parse-live-command.ts';
import { type StreamTools, sessionsPath, streamSession } from './stream-session.ts';

export type LiveTools = StreamTools & Pick<CommandContext, 'stdin' | 'stdout' | 'signal' | 'notify'>;

/** Shows captions until the audio is over or the signal aborts, which ends the session in order. */
export async function runLiveCommand(command: LiveCommand, tools: LiveTools): Promise<number> {
  const { stdout, signal, notify, client } = tools;
  await using audio = await AudioSource.open(command.input, tools.stdin, signal);
  const opened = await client.ask({
    method: 'POST',
    path: sessionsPath,
    body: { ...command.session, source_media_content_type: sourceContentType, message_format: 'json' },
  });
  const view: CaptionView = stdout.isTTY === true ? new TerminalCaptions(stdout) : new PlainCaptions(stdout);
  const captions = new Captions(command.from, command.to);
  const stop = (): void => audio.stop();
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  let isComplete = true;
  try {
    await streamSession(opened, {
      audio,
      tools,
      onMessage: (message) => view.show(captions.add(message), captions.open),
      onBroken(reason) {
        captions.forgetTentative();
        view.show(captions.end(), []);
        notify(`${reason}; connecting again.`);
      },
      onUnheard() {
        isComplete = false;
      },
    });
  } finally {
    signal.removeEventListener('abort', stop);
    view.show(captions.end(), []);
  }
  if (!isComplete) notify('Some of what was said is missing: the server did not hear it.');
  if (audio.failure !== undefined) notify(audio.failure.message);
  return isComplete && audio.failure === undefined ? 0 : 1;
}
