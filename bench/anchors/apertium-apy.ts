import { freePort, ServerProcess } from '../subjects/server-process.ts';
import { type Dialect, postRequest } from '../subjects/server-subject.ts';

export interface ApySetting {
  readonly name: string;
  readonly args: readonly string[];
}

/**
 * `as packaged` is the command of the package's own service file. `one a core` was the fastest of the settings tried
 * (`-j`, `-i`, `-u`, `-r`): an HTTP server and a pipeline for each core. Both get a longer time limit than the packaged
 * 10 s, which requests of 50 sentences from 32 clients would run into.
 */
export const apySettings: readonly ApySetting[] = [
  { name: 'apertium-apy, as packaged', args: [] },
  { name: 'apertium-apy, one a core', args: ['-j', '0'] },
];

export async function startApy({ args }: ApySetting): Promise<ServerProcess> {
  const port = await freePort();
  return ServerProcess.start({
    program: 'apertium-apy',
    args: ['--port', String(port), '--timeout', '60', ...args, '/usr/share/apertium'],
    env: {},
    port,
    readyPath: '/listPairs',
  });
}

/** It takes one text a request: several sentences go as lines. */
export const apyDialect: Dialect = {
  encode(sentences) {
    const form = new URLSearchParams({ langpair: 'eng|spa', markUnknown: 'no', q: sentences.join('\n') });
    return postRequest('/translate', { 'Content-Type': 'application/x-www-form-urlencoded' }, form.toString());
  },
  marker: (count) => (count === 1 ? { text: '"translatedText"', count } : { text: '\\n', count: count - 1 }),
  decode: (body) => JSON.parse(body.toString()).responseData.translatedText.trim().split('\n'),
};
