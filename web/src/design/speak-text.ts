import { api } from '../api/client.ts';
import { SpeechPlayer, speechContentType } from './speech-player.ts';

const bytesPerSample = 2;

/** Plays a text as the server speaks it, until it was heard or the signal aborts. Rejects with a `Problem`. */
export async function speakText(text: string, language: string, signal: AbortSignal): Promise<void> {
  const player = new SpeechPlayer({ isKept: false });
  const stopped = Promise.withResolvers<void>();
  signal.addEventListener('abort', () => stopped.resolve(), { once: true });
  try {
    const body = { text, language, content_type: speechContentType };
    const { data } = await api.POST('/v1/voice/speech', { body, parseAs: 'stream', signal });
    const reader = data?.getReader();
    let rest = new Uint8Array();
    for (;;) {
      const { value } = (await reader?.read()) ?? {};
      if (value === undefined) break;
      // A piece may end in the middle of a sample.
      const bytes = new Uint8Array(rest.length + value.length);
      bytes.set(rest);
      bytes.set(value, rest.length);
      const whole = bytes.length - (bytes.length % bytesPerSample);
      player.push(bytes.subarray(0, whole));
      rest = bytes.slice(whole);
    }
    await Promise.race([player.played(), stopped.promise]);
  } finally {
    player.close();
  }
}
