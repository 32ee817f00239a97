import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from './bare-environment.ts';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

export const developerKey = 'developer-key-of-the-acceptance-tests';
export const adminKey = 'admin-key-of-the-acceptance-tests:adm';

export interface RunningServer extends AsyncDisposable {
  readonly address: string;
  readonly dataDir: string;
  /** Where it is not in the data folder. */
  readonly databaseUrl?: string;
  readonly process: ChildProcess;
  /** Everything the process has written so far. */
  output(): string;
  /** A request with the developer key, unless the headers say otherwise. */
  request(path: string, options?: RequestInit): Promise<Response>;
  translate(body: Record<string, unknown>): Promise<Response>;
}

export interface ServerOptions {
  /** Where the sources are. Default here. */
  readonly checkout?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Of `dragoman serve`. */
  readonly arguments?: readonly string[];
  /** Kept when the server ends, so that another may continue with it. Default: a new folder, removed at the end. */
  readonly dataDir?: string;
}

/** One process, as a user starts it. */
export async function startProcess(options: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'dragoman-acceptance-'));
  const child = spawn(
    process.execPath,
    [join(options.checkout ?? projectRoot, 'src/main.ts'), 'serve', ...(options.arguments ?? [])],
    {
      cwd: dataDir,
      env: {
        ...bareEnvironment,
        DRAGOMAN_PORT: '0',
        DRAGOMAN_DATA_DIR: dataDir,
        DRAGOMAN_API_KEY: developerKey,
        DRAGOMAN_ADMIN_KEY: adminKey,
        DRAGOMAN_VALIDATE_RESPONSES: '1',
        // However busy the machine is.
        DRAGOMAN_REQUEST_TIMEOUT: '3600',
        // The first start of each data folder would read a thousand files.
        DRAGOMAN_INTERFACE_PHRASES: 'off',
        ...options.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk;
      const ready = /Dragoman is ready on (\S+)/.exec(output);
      if (ready?.[1] !== undefined) resolve(ready[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
      reject(new Error(`The server ended with ${code}:\n${output}`));
    });
  });
  const request = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(new URL(path, address), {
      ...init,
      headers: { authorization: `DeepL-Auth-Key ${developerKey}`, ...init.headers },
    });
  return {
    address,
    dataDir,
    process: child,
    output: () => output,
    request,
    translate: (body) =>
      request('/v2/translate', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
