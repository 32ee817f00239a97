import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, ServerProcess } from './server-process.ts';
import { type Dialect, postRequest } from './server-subject.ts';

const root = resolve(import.meta.dirname, '../..');
/** Of the developer whose requests are measured. */
export const benchmarkKey = 'key-of-the-benchmark';

/** A data folder that goes when the benchmark ends. */
export async function temporaryDataFolder(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'dragoman-bench-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** As set-up leaves a checkout: with every module of a start compiled, which a change of the code undoes. */
export function compileModules(): void {
  const program = join(root, 'tools/launch/fill-compile-cache.mjs');
  execFileSync(process.execPath, [program], { env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' } });
}

/**
 * The server as `npm start` runs it once set up, with its defaults but no sentence cache: engines are measured. Settings that
 * are given replace these.
 */
export async function startDragoman(
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  return ServerProcess.start({
    program: join(root, 'node_modules/node/bin/node'),
    args: [join(root, 'bin/dragoman.mjs'), 'serve'],
    env: {
      DRAGOMAN_PORT: String(port),
      DRAGOMAN_DATA_DIR: dataFolder,
      DRAGOMAN_API_KEY: benchmarkKey,
      DRAGOMAN_LOG_LEVEL: 'warn',
      DRAGOMAN_CACHE_SIZE: '0',
      ...settings,
    },
    port,
    readyPath: '/readyz',
  });
}

export const dragomanDialect: Dialect = {
  encode(sentences) {
    const headers = { Authorization: `DeepL-Auth-Key ${benchmarkKey}`, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ text: sentences, source_lang: 'EN', target_lang: 'ES' });
    return postRequest('/v2/translate', headers, body);
  },
  marker: (count) => ({ text: '"text":"', count }),
  decode: (body) => JSON.parse(body.toString()).translations.map(({ text }: { text: string }) => text),
};
