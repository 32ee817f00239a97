import { mkdtempSync, readFileSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from './running-server.ts';

/** Milliseconds of processor time that the main thread may work in one piece (DESIGN, Laws). */
export const longestPiece = 50;

export interface ProbedServer extends RunningServer {
  /** Milliseconds of processor time of the longest piece of work on the main thread since the last call. */
  longestSince(): Promise<number>;
}

/** A running server whose event loop is measured, see `loop-probe.ts`. */
export async function startProbedServer(environment: Readonly<Record<string, string>> = {}): Promise<ProbedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-loop-'));
  const server = await startServer({
    environment: {
      NODE_OPTIONS: `--import=${new URL('loop-probe.ts', import.meta.url).href}`,
      LOOP_PROBE: join(folder, 'pieces'),
      DRAGOMAN_VALIDATE_RESPONSES: '0',
      DRAGOMAN_REQUEST_TIMEOUT: '600',
      DRAGOMAN_CACHE_SIZE: '0',
      ...environment,
    },
  });
  const pieces = (): readonly string[] => {
    try {
      return readFileSync(join(folder, 'pieces'), 'utf8').split('\n').slice(0, -1);
    } catch {
      return [];
    }
  };
  return {
    ...server,
    async longestSince() {
      const known = pieces().length;
      const { promise, resolve } = Promise.withResolvers<void>();
      const watcher = watch(folder, () => {
        if (pieces().length > known) resolve();
      });
      server.process.kill('SIGUSR2');
      await promise;
      watcher.close();
      return Number(pieces().at(-1));
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
